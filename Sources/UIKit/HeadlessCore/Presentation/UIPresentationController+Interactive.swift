import TraceModel

/// The drag that dismisses a sheet, driven by calls instead of a finger.
extension UIPresentationController {
  /// Begins to dismiss the sheet by dragging it; for a popover it is the tap beside it.
  ///
  /// The delegate is asked and notified, then `viewWillDisappear` is sent at once; no other
  /// callback follows until ``finishInteractiveDismissal()`` or ``cancelInteractiveDismissal()``.
  /// If the sheet can't be dismissed (`isModalInPresentation`, or the delegate refuses), only the
  /// delegate's `presentationControllerDidAttemptToDismiss` is called (Apple's header).
  ///
  /// - Returns: Whether a drag has begun. It does not begin for styles that a finger can't dismiss,
  ///   during a transition, or below a further presentation.
  @discardableResult
  public func beginInteractiveDismissal() -> Bool {
    guard let presentation, let presented = presentation.presented else { return false }
    return presentation.runtime.dispatcher.call(.sheetDragBegin, on: presented.traceSubject) {
      guard presentation.canBeDragged else { return false }
      if presented.blocksInteractiveDismissal || !presentation.isDismissalAllowed() {
        presentation.notifyDelegate(.presentationDidAttemptToDismiss) {
          $0.presentationControllerDidAttemptToDismiss($1)
        }
        return false
      }
      guard presentation.canBeDragged else { return false }
      let drag = Dismissal(
        of: presentation,
        by: presented.traceSubject,
        animated: true,
        isInteractive: true
      )
      drag.begin()
      return true
    }
  }

  /// Moves the finger; UIKit sends no callback.
  ///
  /// - Parameter fraction: The position of the sheet, from 0 to 1; other values are clamped.
  public func updateInteractiveDismissal(_ fraction: Double) {
    callDuringDrag(.sheetDragUpdate) { $0.transition.update(fraction) }
  }

  /// Lifts the finger so that the sheet is dismissed; an animation runs to its end.
  public func finishInteractiveDismissal() {
    callDuringDrag(.sheetDragFinish) { $0.release(.completed) }
  }

  /// Lifts the finger so that the dismissal is cancelled: the sheet runs back, then receives
  /// `viewWillAppear`, `viewIsAppearing` and `viewDidAppear` (device logs).
  public func cancelInteractiveDismissal() {
    callDuringDrag(.sheetDragCancel) { $0.release(.cancelled) }
  }

  private func callDuringDrag(_ name: Name, _ body: (Dismissal) -> Void) {
    guard let presentation, let presented = presentation.presented else { return }
    presentation.runtime.dispatcher.call(name, on: presented.traceSubject) {
      if let drag = presentation.drivenDismissal { body(drag) }
    }
  }
}

extension Presentation {
  /// Whether a finger can begin to drag the sheet.
  package var canBeDragged: Bool {
    guard phase == .shown, style.isDismissedByHand, !removesPresentersView else { return false }
    guard let presented, container.window != nil else { return false }
    return presented.presentationsAbove().isEmpty
  }

  /// Asks the delegate whether the user may dismiss the sheet.
  func isDismissalAllowed() -> Bool {
    guard let delegate = controller.delegate else { return true }
    return runtime.invoke(delegate, .presentationShouldDismiss) {
      delegate.presentationControllerShouldDismiss(controller)
    }
  }

  /// Notifies the delegate of an action of the user.
  func notifyDelegate(
    _ message: Name,
    _ body: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    guard let delegate = controller.delegate else { return }
    runtime.invoke(delegate, message) { body(delegate, controller) }
  }
}

extension UIViewController {
  /// Whether `isModalInPresentation` is set here or in a visible descendant.
  ///
  /// A child can block the dismissal of the navigation controller that is presented: Apple's sample
  /// “Disabling the pull-down gesture for a sheet” relies on it.
  var blocksInteractiveDismissal: Bool {
    var pending = [self]
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending += controller.children.filter { $0.viewIfLoaded?.window != nil }
    }
    return false
  }
}
