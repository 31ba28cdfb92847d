import Foundation
import TraceModel

/// The pending layout work of a view.
struct LayoutState {
  /// Whether `layoutSubviews` is pending.
  var needsLayout = true
  /// Whether `updateConstraints` is pending.
  var needsConstraints = true
  /// Whether either is pending for a descendant.
  var subtreeIsDirty = false
  /// Whether `draw` is pending.
  var needsDisplay = true
  /// Whether the view or a descendant needs a drawing pass.
  var wantsDisplayPass = true

  /// Whether layout or constraint work is pending for the view or a descendant.
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

  /// Updates constraints from the leaves up; a controller is called right before its root view.
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

  /// Returns the natural size of the content; none if reading it never ends.
  func queryIntrinsicContentSize() -> CGSize {
    guard !life.isOfOwnClass else { return intrinsicContentSize }
    let name = recording.name("intrinsicContentSize")
    let size = life.runtime.dispatcher.query(name, of: traceSubject) { intrinsicContentSize }
    return size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Calls `layoutSubviews` and records it.
  func sendLayoutSubviews() { send(.layoutSubviews) { layoutSubviews() } }

  /// Lays out views from the root down; a controller's callbacks enclose its root view's callbacks.
  func layoutSubtree() {
    guard layoutState.isDirty else { return }
    layoutState.subtreeIsDirty = false
    let dispatcher = life.runtime.dispatcher
    guard dispatcher.beginStep(.layoutSubviews, of: traceSubject) else {
      layoutState.needsLayout = false
      return
    }
    defer { dispatcher.endStep() }
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      let commit = life.runtime.commit
      if let controller = controllerStorage {
        commit.perform(.viewWillLayoutSubviews, of: controller) {
          controller.sendViewWillLayoutSubviews()
        }
      }
      commit.perform(.layoutSubviews, of: self) {
        // The layer of a class of the runtime has no use for the message, and may not exist.
        if life.isOfOwnClass { sendLayoutSubviews() } else { layoutSublayers(of: layer) }
      }
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

  /// Lays out the view and its subtree, starting from the farthest ancestor in an unbroken chain of
  /// ancestors that need layout.
  ///
  /// Changed constraints are solved first: their consequences can extend the chain.
  func layoutWithAncestors() {
    life.runtime.commit.showContent()
    life.runtime.commit.updateSafeAreas()
    var start = startOfLayout
    start.updateConstraintsOfSubtree()
    guard let engine = life.runtime.existingLayoutEngine else { return start.layoutSubtree() }
    engine.pass(at: rootOfHierarchy) {
      start = startOfLayout
      start.layoutSubtree()
    }
  }

  private var startOfLayout: UIView {
    var start = self
    while let superview = start.superview, superview.layoutState.needsLayout { start = superview }
    return start
  }

  /// Updates the constraints of a hierarchy and lays it out.
  func layoutHierarchy() {
    updateConstraintsOfSubtree()
    guard let engine = life.runtime.existingLayoutEngine else { return layoutSubtree() }
    engine.pass(at: self) { layoutSubtree() }
  }
}
