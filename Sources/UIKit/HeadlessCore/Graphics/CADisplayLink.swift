public import Foundation
import Synchronization
import TraceModel

/// A timer that fires for each frame, as Core Animation's `CADisplayLink`
/// (developer.apple.com/documentation/quartzcore/cadisplaylink): 60 times a second on the clock of
/// the run.
///
/// Settling does not wait for its end.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private let runtime: Runtime
  private let state = LinkState()
  private var isAdded = false
  private var last: Instant?

  /// Creates a link, which retains its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = selectorTarget(target)
    selector = sel
    runtime = .current
    super.init()
  }

  /// Whether the link does not fire.
  open var isPaused = false
  /// The preferred frames per second; 0 is the maximum, 60.
  open var preferredFramesPerSecond = 0
  /// The number of display frames between two calls, at least 1; it sets
  /// ``preferredFramesPerSecond``, which replaces it
  /// (developer.apple.com/documentation/quartzcore/cadisplaylink/frameinterval).
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }
  /// The preferred range of frames per second; `preferred` has the effect of
  /// ``preferredFramesPerSecond``.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the last frame, in seconds of ``CACurrentMediaTime()``.
  open var timestamp: CFTimeInterval { last.map { Double($0.nanoseconds) / 1e9 } ?? 0 }
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames at the maximum: 1/60 second.
  open var duration: CFTimeInterval { 1.0 / 60 }

  private var interval: Duration {
    let preferred = preferredFrameRateRange.preferred.map { Int($0) } ?? 0
    let rate = preferredFramesPerSecond > 0 ? preferredFramesPerSecond : preferred
    return .nanoseconds(1_000_000_000 / min(60, rate > 0 ? rate : 60))
  }

  /// Starts the link; the run loop and the mode are ignored, and a second call has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded, !state.isInvalid.load(ordering: .relaxed) else { return }
    isAdded = true
    let (mailbox, state) = (runtime.mailbox, state)
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now.advanced(by: interval),
        interval: interval,
        label: "a display link",
        origin: nil,
        isCancelled: { state.isInvalid.load(ordering: .relaxed) }
      ) { self.fire() }
    )
  }

  /// Stops the link: the same as ``invalidate()``, because the mode is ignored.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the link and releases its target.
  open func invalidate() {
    state.isInvalid.store(true, ordering: .relaxed)
    target = nil
  }

  private func fire() {
    last = runtime.loop.now
    guard !isPaused, let target else { return }
    runtime.inContext { _ = runtime.performAction(selector, on: target, sender: self) }
  }
}

/// Whether a link was invalidated, which the queue of work reads.
private final class LinkState: Sendable {
  let isInvalid = Atomic(false)
}

/// A range of frames per second, as Core Animation's `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Any rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)
}

/// Returns the time of the run's clock in seconds; outside a run the time since the last restart.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard let runtime = Runtime.running else { return ProcessInfo.processInfo.systemUptime }
  return Double(runtime.mailbox.now.nanoseconds) / 1e9
}
