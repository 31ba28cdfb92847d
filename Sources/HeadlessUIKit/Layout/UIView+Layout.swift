import TraceModel

/// What of a view waits for the next commit.
struct LayoutState {
  /// The view wants `layoutSubviews`.
  var needsLayout = true
  /// The view wants `updateConstraints`.
  var needsConstraints = true
  /// Something below the view wants one of the two.
  var subtreeIsDirty = false
  /// The view wants `draw`.
  var needsDisplay = true
  /// The view or something below it may be drawn with the next commit.
  var wantsDisplayPass = true

  /// Whether the view or something below it waits.
  var isDirty: Bool { needsLayout || needsConstraints || subtreeIsDirty }
}

extension UIView {
  func invalidateLayout() {
    layoutState.needsLayout = true
    CommitQueue.invalidations &+= 1
    superview?.setSubtreeNeedsCommit()
  }

  func invalidateConstraints() {
    layoutState.needsConstraints = true
    CommitQueue.invalidations &+= 1
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
    for subview in subviews where subview.layoutState.isDirty && subview.superview === self {
      subview.updateConstraintsOfSubtree()
    }
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    let commit = life.runtime.commit
    if let controller = controllerStorage {
      commit.perform(.updateViewConstraints, of: controller) {
        controller.sendUpdateViewConstraints()
      }
    } else {
      commit.perform(.updateConstraints, of: self) { sendUpdateConstraints() }
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
      let commit = life.runtime.commit
      if let controller = controllerStorage {
        commit.perform(.viewWillLayoutSubviews, of: controller) {
          controller.sendViewWillLayoutSubviews()
        }
      }
      commit.perform(.layoutSubviews, of: self) { send(.layoutSubviews) { layoutSubviews() } }
      if let controller = controllerStorage {
        commit.perform(.viewDidLayoutSubviews, of: controller) {
          controller.sendViewDidLayoutSubviews()
        }
      }
    }
    for subview in subviews where subview.layoutState.isDirty && subview.superview === self {
      subview.layoutSubtree()
    }
  }

  /// Lays out the view and what is in it, from the farthest ancestor that asked for layout in an
  /// unbroken chain.
  func layoutWithAncestors() {
    life.runtime.commit.showContent()
    life.runtime.commit.updateSafeAreas()
    var start = self
    while let superview = start.superview, superview.layoutState.needsLayout { start = superview }
    start.updateConstraintsOfSubtree()
    start.layoutSubtree()
  }
}
