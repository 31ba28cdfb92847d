import TraceModel

/// Appearance that the app drives by itself.
extension UIViewController {
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
      let same: AppearanceState = isAppearing ? .appearing : .disappearing
      guard appearance.state != same || appearance.driver != .hand else {
        warnOfUnbalancedTransition()
        return
      }
      beginTransition(isAppearing, animated: animated, driver: .hand)
    }
  }

  func endTransitionByHand() {
    life.runtime.dispatcher.call(.endAppearanceTransition, on: traceSubject) {
      guard appearance.isInTransition else {
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
  func warnOfDirectCall(_ callback: Name) {
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
