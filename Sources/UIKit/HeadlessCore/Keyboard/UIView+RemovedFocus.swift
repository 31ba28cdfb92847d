import TraceModel

extension UIView {
  // choice: first-responder-removed
  /// Resigns a first responder in the hierarchy, which is about to be removed from its window.
  ///
  /// The removal of a view that the app has placed is recorded as a call around the resignation;
  /// containers, presentations and tables remove the other ones.
  func resignBeforeRemoval() {
    guard window != nil, let focus = life.runtime.existingFocus, focus.isWithin(self) else {
      return
    }
    guard isPlacedByApp else {
      return focus.endBeforeRemoval(of: self)
    }
    life.runtime.dispatcher.call(.removeFromSuperview, on: traceSubject) {
      focus.endBeforeRemoval(of: self)
    }
  }

  private var isPlacedByApp: Bool {
    if controllerStorage != nil || self is ContainerView { return false }
    return !(superview?.placesItems ?? false)
  }
}
