import Foundation
import TraceModel

/// The pending layout work of a view.
package struct LayoutState {
  /// Whether `layoutSubviews` is pending.
  package var needsLayout = true
  /// Whether `updateConstraints` is pending.
  package var needsConstraints = true
  /// Whether `updateProperties` is pending, of the view and of its controller.
  var needsProperties = true
  var controllerNeedsProperties = true
  /// Whether either is pending for a descendant.
  var subtreeIsDirty = false
  /// Whether the view's layout callbacks are running.
  var isLayingOut = false
  /// Whether constraints have changed the frames of subviews since the view's layout began.
  var hasSolvedFrames = false
  /// Whether `draw` is pending.
  var needsDisplay = true
  /// Whether the view or a descendant needs a drawing pass.
  var wantsDisplayPass = true

  /// Whether layout or constraint work is pending for the view or a descendant.
  var isDirty: Bool {
    needsLayout || needsConstraints || needsProperties || controllerNeedsProperties
      || subtreeIsDirty
  }
}

extension UIView {
  package func invalidateLayout() {
    layoutState.needsLayout = true
    guard !layoutState.isLayingOut || repeatsOwnLayout else { return }
    CommitQueue.invalidations &+= 1
    superview?.setSubtreeNeedsCommit()
  }

  package func invalidateConstraints() {
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
        observing(.constraints, ofController: true) { controller.sendUpdateViewConstraints() }
      }
    } else {
      commit.perform(.updateConstraints, of: self) { sendUpdateConstraints() }
    }
  }

  func sendUpdateConstraints() {
    send(.updateConstraints) { observing(.constraints) { updateConstraints() } }
  }

  /// Returns the natural size of the content; none if reading it never ends.
  package func queryIntrinsicContentSize() -> CGSize {
    guard !life.isOfOwnClass else { return intrinsicContentSize }
    let name = recording.name("intrinsicContentSize")
    let size = life.runtime.dispatcher.query(name, of: traceSubject) { intrinsicContentSize }
    return size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Calls `layoutSubviews` and records it.
  func sendLayoutSubviews() {
    send(.layoutSubviews) { observing(.layout) { layoutSubviews() } }
  }

  /// Lays out views from the root down; a controller's callbacks enclose its root view's callbacks.
  func layoutSubtree() {
    guard layoutState.isDirty else { return }
    layoutState.subtreeIsDirty = false
    updateOwnProperties()
    let dispatcher = life.runtime.dispatcher
    guard dispatcher.beginStep(.layoutSubviews, of: traceSubject) else {
      layoutState.needsLayout = false
      return
    }
    defer { dispatcher.endStep() }
    // A frame that the layout of the superview has just changed, changes the safe area.
    if life.runtime.commit.checksSafeAreas, isInWindow, safeAreaInsets != insetsState.lastSent {
      updateSafeAreaOfSubtree()
    }
    if layoutState.needsLayout { sendLayoutCallbacks() }
    for subview in subviews where subview.layoutState.isDirty && subview.superview === self {
      subview.layoutSubtree()
    }
  }

  // choice: layout-invalidated-by-itself
  /// Calls the layout callbacks of the view and its controller.
  ///
  /// A view that the callbacks mark as needing layout, by `setNeedsLayout` or by adding or removing
  /// subviews, is not laid out again afterwards, so that they can rebuild the subviews each time.
  /// Reports of devices show that subviews added during layout repeat it endlessly in iOS 9 but not
  /// in iOS 11 (github.com/layoutBox/PinLayout/issues/124). Frames that constraints have changed
  /// meanwhile are set by a further layout, as are the cells of content that is reloaded.
  private func sendLayoutCallbacks() {
    let wasLayingOut = layoutState.isLayingOut
    layoutState.needsLayout = false
    layoutState.hasSolvedFrames = false
    layoutState.isLayingOut = true
    let commit = life.runtime.commit
    if let controller = controllerStorage {
      commit.perform(.viewWillLayoutSubviews, of: controller) {
        observing(.layout, ofController: true) { controller.sendViewWillLayoutSubviews() }
      }
    }
    commit.perform(.layoutSubviews, of: self) {
      // The layer of a class of the runtime has no use for the message, and may not exist.
      if life.isOfOwnClass { sendLayoutSubviews() } else { layoutSublayers(of: layer) }
    }
    if let controller = controllerStorage {
      commit.perform(.viewDidLayoutSubviews, of: controller) {
        observing(.layout, ofController: true) { controller.sendViewDidLayoutSubviews() }
      }
    }
    layoutState.isLayingOut = wasLayingOut
    layoutState.needsLayout =
      layoutState.hasSolvedFrames || repeatsOwnLayout && layoutState.needsLayout
  }

  /// Schedules a layout that sets solved frames, also while the view is being laid out.
  func invalidateSolvedFrames() {
    layoutState.hasSolvedFrames = true
    setNeedsLayout()
    superview?.setSubtreeNeedsCommit()
  }

  /// Lays out the view and its subtree, starting from the farthest ancestor in an unbroken chain of
  /// ancestors that need layout.
  ///
  /// Changed constraints are solved first: their consequences can extend the chain. New frames
  /// change the safe areas and margins of subviews, which are laid out again.
  func layoutWithAncestors() {
    let commit = life.runtime.commit
    commit.showContent()
    // The commit passes over hidden windows.
    if commit.hasSafeAreas, let window, window.isHidden { window.updateSafeAreaOfSubtree() }
    for _ in 0..<Self.safeAreaLimit {
      commit.updateSafeAreas()
      passWithAncestors()
      guard commit.checksSafeAreas else { return }
    }
  }

  /// The number of layouts after which changed safe areas wait for the next commit.
  private static let safeAreaLimit = 10

  private func passWithAncestors() {
    var start = startOfLayout
    start.updatePropertiesOfSubtree()
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
    updatePropertiesOfSubtree()
    updateConstraintsOfSubtree()
    guard let engine = life.runtime.existingLayoutEngine else { return layoutSubtree() }
    engine.pass(at: self) { layoutSubtree() }
  }
}
