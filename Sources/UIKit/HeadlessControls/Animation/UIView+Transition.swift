public import Foundation
import TraceModel

/// Transitions between contents of a view and between two views, with UIKit's names
/// (developer.apple.com/documentation/uikit/uiview, “Creating transitions between views”).
extension UIView {
  /// Changes the content of a view with a transition.
  ///
  /// A second transition of the same view ends the first with `false`.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration in seconds.
  ///   - options: The kind of transition, and whether changes of properties are animated, too.
  ///   - animations: Makes the changes; it runs at once.
  ///   - completion: Called once with whether the transition was not cancelled.
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
  /// Replaces one view by another with a transition.
  ///
  /// The new view is inserted at the old one's index and the old one is removed, both when the
  /// transition begins (chosen; no log shows the moment). With
  /// ``AnimationOptions/showHideTransitionViews`` both keep their superviews and only `isHidden`
  /// changes. If the old view has no superview, nothing changes and the completion receives `true`.
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

  /// Makes changes in a transition of this view; property changes are animated only with
  /// ``AnimationOptions/allowAnimatedContent``.
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
