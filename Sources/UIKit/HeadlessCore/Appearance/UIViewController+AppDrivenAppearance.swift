import TraceModel

/// Appearance driven by the app.
extension UIViewController {
  /// Begins a transition for `beginAppearanceTransition`.
  ///
  /// A transition in the same direction that the window drives ends first, so that both send all
  /// their callbacks (the life cycle test of swift-snapshot-testing,
  /// `testUIViewControllerLifeCycle`). A second call of the app in the same direction only logs a
  /// warning; a call that does not match the state logs a warning and sends its callback.
  func beginTransitionForApp(_ isAppearing: Bool, animated: Bool) {
    if consumeContainerCall() {
      beginTransition(isAppearing, animated: animated, driver: .container)
      return
    }
    life.runtime.dispatcher.call(
      .beginAppearanceTransition,
      on: traceSubject,
      animated: animated,
      isOn: isAppearing
    ) {
      if appearance.driver == .app, appearance.isChanging(isAppearing) {
        warnOfUnbalancedTransition()
        return
      }
      endWindowTransitionEarly(isAppearing)
      beginTransition(isAppearing, animated: animated, driver: .app)
    }
  }

  /// Ends a transition that ``beginTransitionForApp(_:animated:)`` began.
  func endTransitionForApp() {
    life.runtime.dispatcher.call(.endAppearanceTransition, on: traceSubject) {
      guard appearance.isInTransition else {
        warnOfUnbalancedTransition()
        return
      }
      if appearance.ignoresEndOfApp() { return }
      guard appearance.driver == .app else {
        warnOfUnbalancedTransition()
        return
      }
      endTransition()
    }
  }

  func warnOfUnbalancedTransition() {
    life.runtime.warn(
      .unbalancedTransition,
      "Unbalanced calls to begin/end appearance transitions for \(self).",
      about: traceSubject
    )
  }

  /// Logs UIKit's warning for a direct call of a callback, or for a call of the wrong super.
  ///
  /// Only iOS 16 and later log it; the first published warnings are of autumn 2022:
  /// github.com/LeoNatan/LNPopupController/issues/521.
  func warnOfDirectCall(_ callback: Name) {
    guard life.runtime.behavior.major >= 16 else { return }
    life.runtime.warn(
      .appearanceCalledDirectly,
      """
      Calling -\(callback.knownText): directly on a view controller is not supported, and may \
      result in out-of-order callbacks and other inconsistent behavior. Use the \
      -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController \
      to manually drive appearance callbacks instead. Make a symbolic breakpoint at \
      UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View \
      controller: \(self)
      """,
      about: traceSubject
    )
  }
}
