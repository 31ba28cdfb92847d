import TraceModel

/// The pass that sends `draw`, after the layout of a commit.
extension UIView {
  func invalidateDisplay() {
    layoutState.needsDisplay = true
    wantDisplayPass()
  }

  /// Lets the next commit look whether the view can be drawn.
  func wantDisplayPass() {
    guard layoutState.needsDisplay || layoutState.wantsDisplayPass else { return }
    layoutState.wantsDisplayPass = true
    superview?.setSubtreeWantsDisplay()
  }

  func setSubtreeWantsDisplay() {
    var view: UIView? = self
    while let current = view, !current.layoutState.wantsDisplayPass {
      current.layoutState.wantsDisplayPass = true
      view = current.superview
    }
  }

  /// Draws what waits to be drawn, parent first.
  ///
  /// What is hidden or has no size waits until that changes.
  func displaySubtree() {
    guard layoutState.wantsDisplayPass else { return }
    layoutState.wantsDisplayPass = false
    guard !isHidden else {
      layoutState.wantsDisplayPass = true
      return
    }
    if layoutState.needsDisplay, !bounds.isEmpty {
      layoutState.needsDisplay = false
      if !life.isOfOwnClass { send(.draw) { draw(bounds) } }
    }
    for subview in subviews
    where subview.layoutState.wantsDisplayPass && subview.superview === self {
      subview.displaySubtree()
    }
  }
}
