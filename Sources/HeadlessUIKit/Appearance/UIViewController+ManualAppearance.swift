import TraceModel

/// Appearance that the app drives by itself.
extension UIViewController {
  /// Begins a transition for the app.
  ///
  /// One that the window has begun the same way, and would end after the commit, is ended first: an
  /// appearance that the window drives and one by hand are both told in full (the life-cycle test of
  /// swift-snapshot-testing, `testUIViewControllerLifeCycle`). A second call in the same direction
  /// is only warned about; one that does not fit the state is warned about and sent.
  func beginTransitionByHand(_ isAppearing: Bool, animated: Bool) {
    if takeContainerDrive() {
      beginTransition(isAppearing, animated: animated, driver: .container)
      return
    }
    life.runtime.dispatcher.call(
      .beginAppearanceTransition,
      on: traceSubject,
      animated: animated,
      isOn: isAppearing
    ) {
      if appearance.driver == .hand, appearance.isChanging(isAppearing) {
        warnOfUnbalancedTransition()
        return
      }
      endWindowTransitionEarly(isAppearing)
      beginTransition(isAppearing, animated: animated, driver: .hand)
    }
  }

  /// Ends what ``beginTransitionByHand(_:animated:)`` began, and only that.
  func endTransitionByHand() {
    life.runtime.dispatcher.call(.endAppearanceTransition, on: traceSubject) {
      guard appearance.isInTransition else {
        warnOfUnbalancedTransition()
        return
      }
      if appearance.isTakenOver {
        appearance.isTakenOver = false
        return
      }
      guard appearance.driver == .hand else {
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

  /// UIKit's warning since iOS 16; the same for a direct call and for the wrong super.
  ///
  /// Older versions said nothing. The first printed ones are of autumn 2022:
  /// github.com/LeoNatan/LNPopupController/issues/521.
  func warnOfDirectCall(_ callback: Name) {
    guard life.runtime.behavior.major >= 16 else { return }
    life.runtime.warn(
      .appearanceCalledDirectly,
      """
      Calling -\(NameTable()[callback]): directly on a view controller is not supported, and may \
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
