public import CoreMedia
public import Dispatch
public import Foundation
import HeadlessUIKit

/// Plays an item on the clock of the run, as AVFoundation's `AVPlayer`
/// (developer.apple.com/documentation/avfoundation/avplayer).
///
/// Media is not played: the time of the item passes while the clock advances, observers of times
/// are called, and the end is notified. Playback is like a repeating timer: settling does not wait
/// for its end.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether a player can play; the names and values of AVFoundation's `AVPlayer.Status`.
  public enum Status: Int, Sendable {
    /// The status is not known yet.
    case unknown = 0
    /// The player can play.
    case readyToPlay = 1
    /// The player can't play.
    case failed = 2
  }

  /// The state of playback; the names and values of AVFoundation's `AVPlayer.TimeControlStatus`.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused = 0
    /// The player waits until its item is ready.
    case waitingToPlayAtSpecifiedRate = 1
    /// The player is playing.
    case playing = 2
  }

  /// The action of a player at the end; the values of AVFoundation's `AVPlayer.ActionAtItemEnd`.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The player plays the next item of its queue.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// The player does nothing.
    case none = 2
  }

  /// Why a player waits; the names and values of AVFoundation's `AVPlayer.WaitingReason`.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a reason from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The player measures how fast media arrives.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
    )
    /// The player waits for media.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason"
    )
    /// The player has no item.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason"
    )
  }

  open internal(set) var currentItem: AVPlayerItem? {
    didSet { if currentItem !== oldValue { valueChanged("currentItem", from: oldValue) } }
  }
  /// Whether the player can play: after its first item is ready or has failed.
  open internal(set) var status = Status.unknown {
    didSet { if status != oldValue { valueChanged("status", from: oldValue) } }
  }
  /// The state of playback.
  open internal(set) var timeControlStatus = TimeControlStatus.paused {
    didSet {
      if timeControlStatus != oldValue { valueChanged("timeControlStatus", from: oldValue) }
    }
  }
  /// The error of a player that failed: always `nil`; only items fail.
  open var error: (any Error)? { nil }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The rate with which ``play()`` begins.
  open var defaultRate: Float = 1
  // inert: nothing is heard
  /// The loudness from 0 to 1.
  open var volume: Float = 1
  // inert: nothing is heard
  /// Whether the sound is muted.
  open var isMuted = false
  // inert: no media is loaded
  /// Whether the player waits for media.
  open var automaticallyWaitsToMinimizeStalling = true
  // inert: there is no second screen
  /// Whether the player uses a second screen.
  open var allowsExternalPlayback = true
  // inert: there is no second screen
  /// Whether the player uses a second screen.
  open var isExternalPlaybackActive: Bool { false }
  // inert: nothing is drawn
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true

  var storedRate: Float = 0
  /// The time of the clock from which the position of the item passes; `nil` while it does not
  /// pass.
  var startedAt: Duration?
  var observers: [PlayerTimeObserver] = []
  /// The number of the schedule; the work of older ones does nothing.
  var schedule = 0
  var pendingSeeks: [PendingSeek] = []
  weak var looper: AVPlayerLooper?

  /// Creates a player without an item.
  public override init() {
    super.init()
    ObservableMedia.register()
  }

  /// Creates a player of an address.
  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    ObservableMedia.register()
    setItem(item)
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    setItem(item)
  }

  // MARK: Playing

  /// The rate: 0 for a pause, 1 for the normal speed.
  open var rate: Float {
    get { storedRate }
    set {
      guard newValue.isFinite, newValue != storedRate else { return }
      holdPosition()
      let old = storedRate
      storedRate = newValue
      valueChanged("rate", from: old)
      updateControl()
      startTime()
      notifyObserversOfJump()
    }
  }

  /// Plays with the default rate.
  open func play() { rate = defaultRate }

  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays with a rate as soon as possible.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Why the player waits; `nil` if it does not.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
  }

  /// Returns the position of the item; 0 without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  // MARK: Moving

  /// Moves to a position.
  open func seek(to time: CMTime) { move(to: time, nil) }

  /// Moves to a position; the handler receives in a later turn whether no other move has replaced
  /// it.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    move(to: time, completionHandler)
  }

  /// Moves to a position; tolerances are not used, because each position is exact.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    move(to: time, nil)
  }

  /// Moves to a position; tolerances are not used, because each position is exact.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { move(to: time, completionHandler) }

  // MARK: Observing times

  /// Calls a block after each interval of the item's time while it passes, and when the position
  /// jumps or playback starts or stops.
  ///
  /// - Returns: The observer, which the app keeps for ``removeTimeObserver(_:)``.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @MainActor (CMTime) -> Void
  ) -> Any {
    let step = AVPlayerItem.nanoseconds(interval)
    guard step > 0 else {
      Runtime.current.reportService(
        "an observer of times without a positive interval is not called"
      )
      return PlayerTimeObserver(times: .at([]), block)
    }
    return add(PlayerTimeObserver(times: .every(step), block))
  }

  /// Calls a block when the item's time passes one of some times.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping @MainActor () -> Void
  ) -> Any {
    let boundaries = times.map { AVPlayerItem.nanoseconds($0.timeValue) }
    return add(PlayerTimeObserver(times: .at(boundaries.sorted())) { _ in block() })
  }

  /// Ends an observation.
  open func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
    startTime()
  }

  private func add(_ observer: PlayerTimeObserver) -> PlayerTimeObserver {
    observers.append(observer)
    holdPosition()
    startTime()
    return observer
  }

  /// Ends moves whose handlers were not called.
  open func cancelPendingPrerolls() { cancelSeeks() }

  /// Called at the end of an item with the action `advance`; a queue plays its next item.
  func advance() { rate = 0 }
}

/// A block that is called at times of an item.
@MainActor
final class PlayerTimeObserver {
  enum Times {
    case every(Int64)
    case at([Int64])
  }

  let times: Times
  let block: @MainActor (CMTime) -> Void

  init(times: Times, _ block: @escaping @MainActor (CMTime) -> Void) {
    self.times = times
    self.block = block
  }

  var isPeriodic: Bool { if case .every = times { true } else { false } }

  /// The first time after a position, or before it when time passes backward; in nanoseconds.
  func next(after position: Int64, isForward: Bool) -> Int64? {
    switch times {
    case .every(let step):
      let index = position / step
      return isForward ? (index + 1) * step : (position % step == 0 ? index - 1 : index) * step
    case .at(let times):
      return isForward ? times.first { $0 > position } : times.last { $0 < position }
    }
  }
}
