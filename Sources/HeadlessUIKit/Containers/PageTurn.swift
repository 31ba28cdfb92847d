/// A page turn that is in flight.
@MainActor
final class PageTurn {
  // choice: page-turn-duration
  /// How long a turn takes; chosen: no log with times was found.
  static let duration: Duration = .milliseconds(300)

  let from: UIViewController
  let to: UIViewController
  let isAnimated: Bool
  let isInteractive: Bool
  let completion: ((Bool) -> Void)?
  /// How far the finger has come, from 0 to 1.
  var fraction = 0.0
  /// Whether the incoming page's view was placed; a callback may end the turn before.
  var isPlaced = false
  /// Whether the gesture has ended; the rest of the way is an animation.
  var isReleased = false
  /// Whether the gesture was given up.
  var isCancelled = false

  init(
    from: UIViewController,
    to: UIViewController,
    isAnimated: Bool,
    isInteractive: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.completion = completion
  }
}
