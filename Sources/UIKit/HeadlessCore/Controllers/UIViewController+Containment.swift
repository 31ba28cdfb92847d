import TraceModel

extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  // choice: child-reparented
  /// Makes a controller a child.
  ///
  /// A child of a different parent leaves that parent first, so `didMove(toParent: nil)` precedes
  /// `willMove(toParent:)`. A child of this controller stays a child and receives no callbacks.
  /// UIKit's header documents only that a *different* parent loses the child first.
  func adopt(_ child: UIViewController) {
    unite(with: child)
    dispatcher.call(.addChild, on: traceSubject, argument: child.traceSubject) {
      guard accepts(child) else { return }
      if child.parent === self { return }
      if child.parent != nil { child.leaveParent() }
      // The callbacks of leaving may have given the child to a different parent again.
      guard child.parent == nil, acceptsUnlessRoot(child) else { return }
      if child.appearance.isDrivenByWindow, child.appearance.state == .appearing {
        child.containment.secondDidAppear = appearance.state == .appearing ? .fromParent : .none
      }
      childrenStorage.append(child)
      if childrenStorage.count == 1, !shouldAutomaticallyForwardAppearanceMethods {
        life.runtime.recording.property(.forwardingProperty, of: traceSubject, isOn: false)
      }
      child.setParent(self)
      child.containment.isMovingTo = true
      child.containment.hasReceivedDidMove = false
      (self as? UINavigationController)?.didAddChild(child)
      child.sendWillMove(toParent: self)
    }
  }

  /// Removes the controller from its parent.
  func leaveParent() {
    dispatcher.call(.removeFromParent, on: traceSubject) {
      guard let old = parent else { return }
      (old as? any ContentOwner)?.releaseContent(of: self)
      guard parent === old else { return }
      old.forget(self)
      setParent(nil)
      containment.secondDidAppear = .none
      if appearance.isDrivenByParent { finishOrphanedTransition() }
      guard !containment.awaitsWillMove else {
        containment.awaitsWillMove = false
        return
      }
      sendDidMove(toParent: nil)
    }
  }

  func forget(_ child: UIViewController) {
    if let index = childrenStorage.identityIndex(of: child) {
      childrenStorage.remove(at: index)
    }
  }

  package func sendWillMove(toParent parent: UIViewController?) {
    dispatcher.send(
      .willMoveToParent,
      to: traceSubject,
      argument: parent.traceSubject
    ) { willMove(toParent: parent) }
  }

  package func sendDidMove(toParent parent: UIViewController?) {
    dispatcher.send(
      .didMoveToParent,
      to: traceSubject,
      argument: parent.traceSubject
    ) { didMove(toParent: parent) }
  }

  /// Returns whether a controller is not the root of a window; UIKit rejects a root as a child.
  func acceptsUnlessRoot(_ child: UIViewController) -> Bool {
    guard life.runtime.commit.isRoot(child) else { return true }
    life.runtime.fail(
      exception: "UIViewControllerHierarchyInconsistency",
      "adding a root view controller \(child) as a child of view controller:\(self)",
      about: child.traceSubject
    )
    return false
  }

  private func accepts(_ child: UIViewController) -> Bool {
    // A controller without children contains only itself.
    let holdsSelf =
      child === self
      || !child.childrenStorage.isEmpty
        && sequence(first: self, next: \.parent).contains { $0 === child }
    guard !holdsSelf else {
      life.runtime.fail(
        exception: "UIViewControllerHierarchyInconsistency",
        "Can't add \(child) as a child of \(self): it is that controller or contains it",
        about: traceSubject
      )
      return false
    }
    guard acceptsUnlessRoot(child) else { return false }
    // Outside windows, a child of the controller whose view contains its view may change its parent
    // before its superview.
    guard let view = child.viewIfLoaded, let owner = view.superview?.nearestController,
      owner !== self, view.window != nil || child.parent !== owner
    else { return true }
    life.runtime.fail(
      exception: "UIViewControllerHierarchyInconsistency",
      """
      child view controller:\(child) should have parent view controller:\(owner) but requested \
      parent is:\(self)
      """,
      about: child.traceSubject
    )
    return false
  }
}

extension UIView {
  /// The controller whose root view is this view or its nearest ancestor with a controller.
  package var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controllerStorage).first
  }

  /// Returns whether every controller with a view in a hierarchy has the right parent for this
  /// superview.
  ///
  /// UIKit checks views that enter a window from outside every window, and raises an exception. It
  /// accepts a view that moves directly between two windows: its controller disappears and appears
  /// (`CMPViewControllerTests.swift` of JetBrains' compose-multiplatform-core asserts this on
  /// UIKit). A controller without a parent is accepted, as on devices.
  func ownsControllers(of view: UIView) -> Bool {
    guard let window, view.window == nil || view.window === window else { return true }
    // The owner is looked up only if a controller with a parent is added.
    typealias Visit = (view: UIView, owner: UIViewController?, isOwnerKnown: Bool)
    var pending: [Visit] = [(view, nil, false)]
    while let (view, owner, isOwnerKnown) = pending.popLast() {
      let controller = view.controllerStorage
      if let controller, let parent = controller.parent {
        let owner = isOwnerKnown ? owner : nearestController
        guard parent === owner else {
          life.runtime.fail(
            exception: "UIViewControllerHierarchyInconsistency",
            """
            child view controller:\(controller) should have parent view \
            controller:\(owner?.description ?? "(null)") but actual parent is:\(parent)
            """,
            about: controller.traceSubject
          )
          return false
        }
      }
      for subview in view.subviews {
        pending.append((subview, controller ?? owner, isOwnerKnown || controller != nil))
      }
    }
    return true
  }
}
