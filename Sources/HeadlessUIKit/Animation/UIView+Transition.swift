public import Foundation
import TraceModel

/// Transitions between contents of a view and between two views, with UIKit's names
/// (developer.apple.com/documentation/uikit/uiview, “Creating transitions between views”).
extension UIView {
  /// Changes the content of a view with a transition.
  ///
  /// The block runs at once. A second transition of the same view ends the first with `false`.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: Seconds.
  ///   - options: The kind of transition; whether changes of properties are animated, too.
  ///   - animations: Makes the changes; it runs at once.
  ///   - completion: Called once, with whether the transition was not cut off.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = view.life.runtime
    runtime.dispatcher.call(.transitionDuring, on: view.traceSubject) {
      view.change(duration: duration, options: options, completion: completion) { animations?() }
    }
  }

  // choice: transition-from-to-moves
  /// Shows one view instead of another with a transition.
  ///
  /// The new view takes the old one's place among its siblings and the old one is removed, with the
  /// callbacks of adding and removing, both when the transition begins (chosen; no log shows the
  /// moment). With ``AnimationOptions/showHideTransitionViews`` both stay where they are and only
  /// `isHidden` changes. Without a superview of the old view nothing is shown, and the completion
  /// comes with `true`.
  public static func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = fromView.life.runtime
    runtime.dispatcher.call(
      .transitionViews,
      on: fromView.traceSubject,
      argument: toView.traceSubject
    ) {
      let container = fromView.superview
      let duration = container == nil ? 0 : duration
      (container ?? fromView).change(
        duration: duration,
        options: options,
        completion: completion
      ) {
        if options.contains(.showHideTransitionViews) {
          toView.isHidden = false
          fromView.isHidden = true
        } else if let container, toView !== fromView {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }
    }
  }

  /// Makes changes in a transition of this view; what they change is animated only when asked for.
  private func change(
    duration: TimeInterval,
    options: AnimationOptions,
    completion: ((Bool) -> Void)?,
    _ changes: () -> Void
  ) {
    let animator = life.runtime.animator
    animator.animate(
      Self.timing(duration, 0, options),
      options: options,
      container: self,
      animations: {
        let wasEnabled = animator.isEnabled
        if !options.contains(.allowAnimatedContent) { animator.isEnabled = false }
        changes()
        animator.isEnabled = wasEnabled
      },
      completion: completion
    )
  }
}
