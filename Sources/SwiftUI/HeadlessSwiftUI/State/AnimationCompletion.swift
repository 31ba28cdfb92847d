import HeadlessUIKit

/// When the completion of an animated change is called
/// (developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When the animation counts as complete, which can be before its effect ends.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The animation is complete when its effect has ended.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)

  /// The time from the change to the completion, in seconds.
  func delay(_ animation: Animation?) -> Double {
    guard let animation else { return 0 }
    return isRemoval
      ? max(animation.duration, animation.logicalDuration) : animation.logicalDuration
  }
}

/// Runs a body; its changes are animated.
///
/// The completion runs in a later turn, when the animation has ended.
/// Without an animation the completion runs in the next turn. A body without changes waits like one
/// with changes.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  // choice: animation-completion-without-changes
  let isDisabled = Transaction.current.disablesAnimations
  let delay = isDisabled ? 0 : completionCriteria.delay(animation)
  Runtime.current.loop.schedule(after: .seconds(delay), label: "the completion of withAnimation") {
    completion()
  }
  return result
}
