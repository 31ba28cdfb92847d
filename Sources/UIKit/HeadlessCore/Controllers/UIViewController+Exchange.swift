import Foundation
import TraceModel

/// The implementation of `transition(from:to:…)`, with which an app's container exchanges children.
extension UIViewController {
  func exchange(
    _ from: UIViewController,
    for to: UIViewController,
    duration: TimeInterval,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    unite(with: to)
    let runtime = life.runtime
    let isAnimated = duration > 0 && runtime.animator.isEnabled
    runtime.dispatcher.call(
      .transitionFromTo,
      on: traceSubject,
      animated: isAnimated,
      argument: to.traceSubject
    ) {
      guard areSiblings(from, to) else { return }
      if isAnimated { _ = to.ensureView() } else { to.loadViewIfNeeded() }
      if from !== to { beginExchange(from, for: to, isAnimated: isAnimated) }
      if let animations {
        runtime.dispatcher.invoke(.animations, to: traceSubject) { animations() }
      }
      let end: @MainActor () -> Void = { [self] in
        let isFinished = from === to || endExchange(from, for: to)
        guard let completion else { return }
        runtime.dispatcher.invoke(.completion, to: traceSubject) { completion(isFinished) }
      }
      guard isAnimated else {
        runtime.loop.afterCommit(end)
        return
      }
      runtime.loop.schedule(
        after: .seconds(duration.isFinite ? min(duration, longestDuration) : longestDuration),
        label: "end of the transition from \(from) to \(to)",
        end
      )
    }
  }

  /// Sends the will callbacks and adds the incoming child's view.
  ///
  /// Only the views change if the container is outside a window or not visible.
  private func beginExchange(
    _ from: UIViewController,
    for to: UIViewController,
    isAnimated: Bool
  ) {
    let isShown = appearance.state == .visible || appearance.state == .appearing
    if isShown, viewIfLoaded?.window != nil {
      // An incoming view that the app has already added is appearing; UIKit's warning then names
      // the outgoing child (a log of iOS 16).
      let hasBegun = !to.appearance.canBegin(true)
      let canLeave = from.appearance.canBegin(false)
      from.beginTransition(false, animated: isAnimated, driver: .container)
      if hasBegun {
        (canLeave ? from : to).warnOfUnbalancedTransition()
      } else {
        to.beginTransition(true, animated: isAnimated, driver: .container)
      }
      if isAnimated { to.loadViewIfNeeded() }
    }
    let container = from.viewIfLoaded?.superview ?? ensureView()
    let view = to.ensureView()
    guard view.superview !== container else { return }
    life.runtime.withoutWindowAppearance { container.addSubview(view) }
  }

  /// Removes the outgoing child's view and sends the pending did callbacks, the incoming child's
  /// first.
  ///
  /// - Returns: Whether no later transition has replaced this one.
  private func endExchange(_ from: UIViewController, for to: UIViewController) -> Bool {
    let isOvertaken = from.appearance.isChanging(true) || to.appearance.isChanging(false)
    if !isOvertaken {
      life.runtime.withoutWindowAppearance { from.viewIfLoaded?.removeFromSuperview() }
    }
    if to.appearance.driver == .container, to.appearance.isChanging(true) { to.endTransition() }
    if from.appearance.driver == .container, from.appearance.isChanging(false) {
      from.endTransition()
    }
    return !isOvertaken
  }

  private func areSiblings(_ from: UIViewController, _ to: UIViewController) -> Bool {
    if from.parent === self, to.parent === self { return true }
    life.runtime.fail(
      exception: "NSInvalidArgumentException",
      """
      Children view controllers \(from) and \(to) must have a common parent view controller when \
      calling -[UIViewController \
      transitionFromViewController:toViewController:duration:options:animations:completion:]
      """,
      about: traceSubject
    )
    return false
  }
}

/// The maximum duration of a transition in seconds, about 30 years.
private let longestDuration: TimeInterval = 1e9
