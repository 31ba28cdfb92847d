import TraceModel

/// The drag that moves a sheet away, driven by the caller instead of a finger.
extension UIPresentationController {
  private var drag: Dismissal? {
    guard let drag = presentation?.drag, drag.isCurrent, !drag.isReleased else { return nil }
    return drag
  }

  /// Begins to drag the sheet away; for a popover it is the tap beside it.
  ///
  /// The delegate is asked and told, then `viewWillDisappear` comes at once; nothing follows until
  /// ``finishInteractiveDismissal()`` or ``cancelInteractiveDismissal()``. A sheet that may not go
  /// (`isModalInPresentation`, or the delegate says so) sends its delegate
  /// `presentationControllerDidAttemptToDismiss` only (Apple's header).
  ///
  /// - Returns: Whether a drag has begun; not for styles that a finger can't dismiss, during a
  ///   transition, or below another presentation.
  @discardableResult
  public func beginInteractiveDismissal() -> Bool {
    guard let presentation, let presented = presentation.presented else { return false }
    return presentation.runtime.dispatcher.call(.sheetDragBegin, on: presented.traceSubject) {
      guard presentation.canBeDragged else { return false }
      if presented.holdsItsPresentation || !presentation.asksToDismiss() {
        presentation.tellDelegate(.presentationDidAttemptToDismiss) {
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
      presentation.drag = drag
      drag.begin()
      return true
    }
  }

  /// Moves the finger; UIKit sends nothing for that.
  ///
  /// - Parameter fraction: How far the sheet has come, from 0 to 1; other values are clamped.
  public func updateInteractiveDismissal(_ fraction: Double) {
    guard let presentation, let presented = presentation.presented else { return }
    presentation.runtime.dispatcher.call(.sheetDragUpdate, on: presented.traceSubject) {
      guard let drag else { return }
      drag.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
      drag.coordinator?.percentComplete = drag.fraction
    }
  }

  /// Lets the finger go with the dismissal decided: the rest of the way is an animation.
  public func finishInteractiveDismissal() { release(isCancelled: false) }

  /// Lets the finger go with the dismissal given up: the sheet runs back, then hears
  /// `viewWillAppear`, `viewIsAppearing` and `viewDidAppear` (device logs).
  public func cancelInteractiveDismissal() { release(isCancelled: true) }

  private func release(isCancelled: Bool) {
    guard let presentation, let presented = presentation.presented else { return }
    let name: Name = isCancelled ? .sheetDragCancel : .sheetDragFinish
    presentation.runtime.dispatcher.call(name, on: presented.traceSubject) {
      guard let drag else { return }
      drag.isReleased = true
      drag.coordinator?.release(isCancelled: isCancelled)
      let rest = isCancelled ? drag.fraction : 1 - drag.fraction
      presentation.runtime.loop.schedule(
        after: Presentation.duration * rest,
        label: "\(isCancelled ? "cancellation" : "end") of the drag of \(presented)"
      ) {
        if isCancelled { drag.restore() } else { drag.complete() }
        presentation.drag = nil
      }
    }
  }
}

extension Presentation {
  /// Whether a finger can take hold of the sheet now.
  var canBeDragged: Bool {
    guard phase == .shown, style.isDismissedByHand, !removesPresentersView else { return false }
    guard let presented, container.window != nil else { return false }
    return presented.presentationsAbove().isEmpty
  }

  /// Asks the delegate whether the user may dismiss.
  func asksToDismiss() -> Bool {
    guard let delegate = controller.delegate else { return true }
    return runtime.tell(delegate, .presentationShouldDismiss) {
      delegate.presentationControllerShouldDismiss(controller)
    }
  }

  /// Tells the delegate what the user does.
  func tellDelegate(
    _ message: Name,
    _ body: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    guard let delegate = controller.delegate else { return }
    runtime.tell(delegate, message) { body(delegate, controller) }
  }
}

extension UIViewController {
  /// Whether this controller or one that is visible in it may not be dismissed by the user.
  ///
  /// A child says so for the navigation controller that is presented: Apple's sample
  /// “Disabling the pull-down gesture for a sheet” relies on it.
  var holdsItsPresentation: Bool {
    var pending = [self]
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending += controller.children.filter { $0.viewIfLoaded?.window != nil }
    }
    return false
  }
}
