import Foundation
import TraceModel

/// A movement of a scroll view's content over time, on the clock of the run.
@MainActor
package final class ScrollMotion {
  /// The cause of the movement.
  package enum Cause {
    /// Code that asked for an animation.
    case animation
    /// A finger that has left with speed.
    case deceleration
    /// A tap on the status bar.
    case scrollToTop
  }

  let cause: Cause
  private let start: CGPoint
  let target: CGPoint
  private let duration: Duration
  private var step = 0
  private let steps: Int
  private var isStopped = false

  // choice: scroll-animation-steps
  /// Creates a movement, whose content moves 20 times in each second.
  ///
  /// An animation that code has begun takes 300 ms.
  init(_ cause: Cause, from start: CGPoint, to target: CGPoint, for duration: Duration) {
    self.cause = cause
    self.start = start
    self.target = target
    self.duration = duration
    steps = min(100, max(2, Int((duration.seconds * 20).rounded(.up))))
  }

  /// Ends the movement where it is.
  func stop() { isStopped = true }

  /// Schedules the next step.
  func schedule(for view: UIScrollView) {
    view.life.runtime.loop.schedule(
      after: duration / steps,
      label: "scrolling",
      isCancelled: { [weak self, weak view] in
        self?.isStopped ?? true || view == nil
      }
    ) { [weak view] in
      guard let view else { return }
      self.advance(view)
    }
  }

  private func advance(_ view: UIScrollView) {
    step += 1
    guard step < steps else { return view.finish(self) }
    let fraction = eased(CGFloat(step) / CGFloat(steps))
    let offset = CGPoint(
      x: start.x + (target.x - start.x) * fraction,
      y: start.y + (target.y - start.y) * fraction
    )
    view.move(to: offset)
    if !isStopped { schedule(for: view) }
  }

  private func eased(_ part: CGFloat) -> CGFloat {
    switch cause {
    case .animation, .scrollToTop: part * part * (3 - 2 * part)
    case .deceleration: 1 - pow(1 - part, 3)
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension UIScrollView {
  // choice: scroll-offset-animated
  /// Begins to move the content; a movement in progress stops without a message to the delegate.
  ///
  /// If the content is at the target, nothing happens, and the delegate is not notified of an end.
  package func animate(_ cause: ScrollMotion.Cause, to target: CGPoint, for duration: Duration) {
    stopMotion()
    guard target.x.isFinite, target.y.isFinite else {
      contentOffset = target
      return
    }
    guard target != contentOffset || cause != .animation else { return }
    let motion = ScrollMotion(cause, from: contentOffset, to: target, for: duration)
    self.motion = motion
    motion.schedule(for: self)
  }

  /// Stops a movement in progress.
  func stopMotion() {
    motion?.stop()
    motion = nil
    isDecelerating = false
  }

  /// Moves the content to its target and notifies the delegate of the end.
  func finish(_ motion: ScrollMotion) {
    move(to: motion.target)
    guard self.motion === motion else { return }
    stopMotion()
    switch motion.cause {
    case .animation:
      notify(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    case .deceleration:
      notify(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .scrollToTop:
      notify(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    }
  }

  /// Moves the content as a part of a movement, which goes on.
  func move(to offset: CGPoint) {
    let current = motion
    motion = nil
    contentOffset = offset
    if motion == nil { motion = current }
  }
}
