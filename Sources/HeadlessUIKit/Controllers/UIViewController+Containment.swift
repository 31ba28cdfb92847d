import TraceModel

extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  // choice: child-reparented
  /// Makes a controller a child.
  ///
  /// A child of another parent leaves that one first, so `didMove(toParent: nil)` comes before
  /// `willMove(toParent:)`; a child of this one stays what it is, and hears nothing (both chosen:
  /// UIKit's header only says that a *different* parent loses the child first).
  func adopt(_ child: UIViewController) {
    dispatcher.call(.addChild, on: traceSubject, argument: child.traceSubject) {
      guard accepts(child) else { return }
      if child.parent === self { return }
      if child.parent != nil { child.leaveParent() }
      // The callbacks of leaving are the app's: it may have given the child away again.
      guard child.parent == nil, acceptsUnlessRoot(child) else { return }
      if child.appearance.driver == .window, child.appearance.state == .appearing {
        child.containment.secondDidAppear = appearance.state == .appearing ? .fromParent : .none
      }
      childrenStorage.append(child)
      child.setParent(self)
      child.containment.isMovingTo = true
      child.containment.heardDidMove = false
      (self as? UINavigationController)?.noteAddedChild(child)
      child.sendWillMove(toParent: self)
    }
  }

  /// Takes the controller out of its parent.
  func leaveParent() {
    dispatcher.call(.removeFromParent, on: traceSubject) {
      guard let old = parent else { return }
      (old as? any ContentOwner)?.letGo(of: self)
      guard parent === old else { return }
      old.forget(self)
      setParent(nil)
      containment.secondDidAppear = .none
      if appearance.driver == .parent { driverIsGone() }
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

  func sendWillMove(toParent parent: UIViewController?) {
    dispatcher.send(
      .willMoveToParent,
      to: traceSubject,
      argument: parent.traceSubject,
      requiresSuper: true
    ) { willMove(toParent: parent) }
  }

  func sendDidMove(toParent parent: UIViewController?) {
    dispatcher.send(
      .didMoveToParent,
      to: traceSubject,
      argument: parent.traceSubject,
      requiresSuper: true
    ) { didMove(toParent: parent) }
  }

  /// Tells whether a controller is no window's root, which UIKit accepts as nobody's child.
  func acceptsUnlessRoot(_ child: UIViewController) -> Bool {
    guard life.runtime.commit.isRoot(child) else { return true }
    life.runtime.fail(
      .hierarchyInconsistency,
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
        .hierarchyInconsistency,
        exception: "UIViewControllerHierarchyInconsistency",
        "Can't add \(child) as a child of \(self): it is that controller or contains it",
        about: traceSubject
      )
      return false
    }
    guard acceptsUnlessRoot(child) else { return false }
    // A child of the controller whose view it is in may move on with its view in place, as long as
    // nothing is in a window yet.
    guard let view = child.viewIfLoaded, let owner = view.superview?.nearestController,
      owner !== self, view.window != nil || child.parent !== owner
    else { return true }
    life.runtime.fail(
      .hierarchyInconsistency,
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
  /// The controller whose root view is this view or the nearest one above it.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controllerStorage).first
  }

  /// Tells whether the parents of all controllers in a view own what the view comes into.
  ///
  /// UIKit checks views that enter a window from outside of every window, and throws. A view that
  /// moves from one window directly into another one is accepted, and its controller disappears and
  /// appears (`CMPViewControllerTests.swift` of JetBrains' compose-multiplatform-core asserts it on
  /// UIKit). A controller without a parent is accepted, as on devices.
  func ownsControllers(of view: UIView) -> Bool {
    guard let window, view.window == nil || view.window === window else { return true }
    // The owner above the view is looked up only when a controller with a parent is added.
    typealias Visit = (view: UIView, owner: UIViewController?, isOwnerKnown: Bool)
    var pending: [Visit] = [(view, nil, false)]
    while let (view, owner, isOwnerKnown) = pending.popLast() {
      let controller = view.controllerStorage
      if let controller, let parent = controller.parent {
        let owner = isOwnerKnown ? owner : nearestController
        guard parent === owner else {
          life.runtime.fail(
            .hierarchyInconsistency,
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
