import TraceModel

extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  /// Makes a controller a child.
  func adopt(_ child: UIViewController) {
    dispatcher.call(.addChild, on: traceSubject, argument: child.traceSubject) {
      guard accepts(child) else { return }
      if child.parent === self { return }
      if child.parent != nil { child.leaveParent() }
      childrenStorage.append(child)
      child.setParent(self)
      child.containment.isMovingTo = true
      child.containment.heardDidMove = false
      child.sendWillMove(toParent: self)
    }
  }

  /// Takes the controller out of its parent.
  func leaveParent() {
    dispatcher.call(.removeFromParent, on: traceSubject) {
      guard let old = parent else { return }
      old.forget(self)
      setParent(nil)
      sendDidMove(toParent: nil)
    }
  }

  func forget(_ child: UIViewController) {
    childrenStorage.removeAll { $0 === child }
  }

  func sendWillMove(toParent parent: UIViewController?) {
    dispatcher.send(
      .willMoveToParent,
      to: traceSubject,
      argument: parent.traceSubject,
      wantsSuper: true
    ) { willMove(toParent: parent) }
  }

  func sendDidMove(toParent parent: UIViewController?) {
    dispatcher.send(
      .didMoveToParent,
      to: traceSubject,
      argument: parent.traceSubject,
      wantsSuper: true
    ) { didMove(toParent: parent) }
  }

  private func accepts(_ child: UIViewController) -> Bool {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      life.runtime.fail(
        .hierarchyInconsistency,
        exception: "UIViewControllerHierarchyInconsistency",
        "Can't add \(child) as a child of \(self): it is that controller or contains it",
        about: traceSubject
      )
      return false
    }
    guard let view = child.viewIfLoaded, let owner = view.superview?.nearestController,
      owner !== self, view.window != nil
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

  /// Checks, when a controller's view enters a window, that the controller's parent owns the view
  /// above it; a controller without a parent is let through, as on devices.
  func checkControllers(of view: UIView) {
    guard window != nil, let controller = view.controllerStorage else { return }
    guard let parent = controller.parent, let owner = nearestController, owner !== parent else {
      return
    }
    life.runtime.fail(
      .hierarchyInconsistency,
      exception: "UIViewControllerHierarchyInconsistency",
      """
      child view controller:\(controller) should have parent view controller:\(owner) but actual \
      parent is:\(parent)
      """,
      about: controller.traceSubject
    )
  }
}
