import TraceModel

/// Changing the stack; what is shown follows with the commit.
extension UINavigationController {
  private var runtime: Runtime { life.runtime }

  func push(_ controller: UIViewController, animated: Bool) {
    runtime.dispatcher.call(
      .pushViewController,
      on: traceSubject,
      animated: animated,
      argument: controller.traceSubject
    ) {
      guard accepts(controller) else { return }
      showPendingChangeFirst()
      if transitions.contains(where: { $0.isInteractive }) { finishTransitions() }
      if !transitions.isEmpty, animated {
        runtime.warn(
          .nestedTransition,
          "nested push animation can result in corrupted navigation bar",
          about: traceSubject
        )
      }
      append(controller)
      pendingChange = NavigationChange(operation: .push, isAnimated: animated, popped: nil)
      runtime.commit.enqueueContent(of: self)
    }
  }

  func pop(animated: Bool) -> UIViewController? {
    runtime.dispatcher.call(.popViewController, on: traceSubject, animated: animated) {
      guard viewControllers.count > 1 else { return nil }
      showPendingChangeFirst()
      if !transitions.isEmpty {
        runtime.warn(
          .nestedTransition,
          "nested pop animation can result in corrupted navigation bar",
          about: traceSubject
        )
        if !isStarting { finishTransitions() }
      }
      guard let popped = removeLast() else { return nil }
      guard popped === host.displayed, host.isOnScreen else {
        release(popped)
        return popped
      }
      pendingChange = NavigationChange(operation: .pop, isAnimated: animated, popped: popped)
      runtime.commit.enqueueContent(of: self)
      return popped
    }
  }

  /// Appends to the stack and tells the controller that it is about to move here.
  func append(_ controller: UIViewController) {
    if let old = controller.parent, old !== self { controller.leaveParent() }
    childrenStorage.append(controller)
    runtime.recording.relation(
      .stackRelation,
      of: traceSubject,
      to: controller.traceSubject,
      index: childrenStorage.count - 1
    )
    controller.setParent(self)
    controller.containment.isMovingTo = true
    controller.containment.heardDidMove = false
    controller.sendWillMove(toParent: self)
  }

  /// Takes the top off the stack and tells it that it is about to move away; its parent stays
  /// until the transition ends.
  func removeLast() -> UIViewController? {
    guard let popped = childrenStorage.popLast() else { return nil }
    runtime.recording.relation(
      .stackRelation,
      of: traceSubject,
      to: popped.traceSubject,
      index: -1
    )
    popped.sendWillMove(toParent: nil)
    return popped
  }

  /// Lets a controller go that was popped off the screen: no transition, no appearance.
  func release(_ popped: UIViewController) {
    if popped === host.displayed {
      host.removeView(of: popped)
      host.displayed = nil
    }
    if popped.appearance.state == .disappearing { popped.endTransition() }
    popped.setParent(nil)
    popped.sendDidMove(toParent: nil)
  }

  /// Puts a controller back whose pop was cancelled.
  func restore(_ controller: UIViewController) {
    childrenStorage.append(controller)
    runtime.recording.relation(
      .stackRelation,
      of: traceSubject,
      to: controller.traceSubject,
      index: childrenStorage.count - 1
    )
  }

  /// Starts the transition of an earlier change of this turn before the stack changes again.
  ///
  /// The first content of a controller that just appears is replaced instead: from iOS 18 on a root
  /// that is pushed over in the turn of `makeKeyAndVisible` hears nothing.
  private func showPendingChangeFirst() {
    if pendingChange != nil, host.displayed != nil { performPendingChange() }
  }

  private func accepts(_ controller: UIViewController) -> Bool {
    let message: String
    if viewControllers.contains(where: { $0 === controller }) {
      message = """
        \(self) is pushing the same view controller instance (\(controller)) more than once which \
        is not supported and is most likely an error in the application
        """
    } else if controller is UINavigationController {
      message = "Pushing a navigation controller is not supported"
    } else if sequence(first: self as UIViewController, next: \.parent).contains(where: {
      $0 === controller
    }) {
      message = "Can't push \(controller) on \(self), which it contains"
    } else {
      return true
    }
    runtime.fail(
      .invalidArgument,
      exception: "NSInvalidArgumentException",
      message,
      about: traceSubject
    )
    return false
  }
}
