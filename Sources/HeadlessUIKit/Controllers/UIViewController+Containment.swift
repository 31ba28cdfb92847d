import TraceModel

extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  /// Makes a controller a child.
  func adopt(_ child: UIViewController) {
    dispatcher.call(.addChild, on: traceSubject, argument: child.traceSubject) {
      guard accepts(child) else { return }
      if child.parent === self { return }
      if child.parent != nil { child.leaveParent() }
      if child.appearance.driver == .window, child.appearance.isInTransition {
        child.containment.hearsDidAppearAgain = appearance.state == .appearing
      }
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
      (old as? any ContentOwner)?.letGo(of: self)
      guard parent === old else { return }
      old.forget(self)
      setParent(nil)
      containment.hearsDidAppearAgain = false
      if appearance.driver == .parent { driverIsGone() }
      sendDidMove(toParent: nil)
    }
  }

  func forget(_ child: UIViewController) {
    if let place = childrenStorage.lastIndex(where: { $0 === child }) {
      childrenStorage.remove(at: place)
    }
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

  /// Tells whether the parents of all controllers in a view own what the view comes into.
  ///
  /// UIKit checks when views enter a window; a controller without a parent is let through, as on
  /// devices.
  func ownsControllers(of view: UIView) -> Bool {
    guard window != nil else { return true }
    var pending: [(view: UIView, owner: UIViewController?)] = [(view, nearestController)]
    while let (view, owner) = pending.popLast() {
      let controller = view.controllerStorage
      if let controller, let parent = controller.parent, parent !== owner {
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
      for subview in view.subviews { pending.append((subview, controller ?? owner)) }
    }
    return true
  }
}
