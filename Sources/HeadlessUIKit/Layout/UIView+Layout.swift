import TraceModel

/// What of a view waits for the next commit.
struct LayoutState {
  /// The view wants `layoutSubviews`.
  var needsLayout = true
  /// The view wants `updateConstraints`.
  var needsConstraints = true
  /// Something below the view wants one of the two.
  var subtreeIsDirty = false

  /// Whether the view or something below it waits.
  var isDirty: Bool { needsLayout || needsConstraints || subtreeIsDirty }
}

extension UIView {
  func invalidateLayout() {
    layoutState.needsLayout = true
    superview?.setSubtreeNeedsCommit()
  }

  func invalidateConstraints() {
    layoutState.needsConstraints = true
    superview?.setSubtreeNeedsCommit()
  }

  func setSubtreeNeedsCommit() {
    var view: UIView? = self
    while let current = view, !current.layoutState.subtreeIsDirty {
      current.layoutState.subtreeIsDirty = true
      view = current.superview
    }
  }

  /// Updates constraints from the leaves up; a controller comes right before its root view.
  func updateConstraintsOfSubtree() {
    guard layoutState.isDirty else { return }
    for subview in subviews where subview.superview === self {
      subview.updateConstraintsOfSubtree()
    }
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    if let controller = controllerStorage {
      controller.sendUpdateViewConstraints()
    } else {
      sendUpdateConstraints()
    }
  }

  func sendUpdateConstraints() {
    send(.updateConstraints) { updateConstraints() }
  }

  /// Lays out from the root down; a controller's callbacks stand around its root view's.
  func layoutSubtree() {
    guard layoutState.isDirty else { return }
    layoutState.subtreeIsDirty = false
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      controllerStorage?.sendViewWillLayoutSubviews()
      send(.layoutSubviews) { layoutSubviews() }
      controllerStorage?.sendViewDidLayoutSubviews()
    }
    for subview in subviews where subview.superview === self { subview.layoutSubtree() }
  }

  /// Lays out the whole hierarchy that the view is in, when the view or an ancestor asked for it.
  func layoutFromRoot() {
    var root = self
    while let superview = root.superview { root = superview }
    life.runtime.commit.showContent()
    root.updateConstraintsOfSubtree()
    root.layoutSubtree()
  }
}
