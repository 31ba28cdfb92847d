import TraceModel

/// The pass that sends `draw`, after the layout passes of a commit.
extension UIView {
  package func invalidateDisplay() {
    layoutState.needsDisplay = true
    wantDisplayPass()
  }

  /// Schedules a drawing pass for the next commit.
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

  /// Draws the views that need display, the superview first.
  ///
  /// Hidden or empty views keep waiting.
  func displaySubtree() {
    guard layoutState.wantsDisplayPass else { return }
    layoutState.wantsDisplayPass = false
    guard !isHidden else {
      layoutState.wantsDisplayPass = true
      return
    }
    if layoutState.needsDisplay, !bounds.isEmpty {
      layoutState.needsDisplay = false
      if !life.isOfOwnClass {
        send(.draw) { life.runtime.drawing(bounds.size) { observing(.drawing) { draw(bounds) } } }
      }
    }
    for subview in subviews
    where subview.layoutState.wantsDisplayPass && subview.superview === self {
      subview.displaySubtree()
    }
  }
}
