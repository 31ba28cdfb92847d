import TraceModel

/// Replacement of the stack.
extension UINavigationController {
  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    for controller in controllers { unite(with: controller) }
    life.runtime.dispatcher.call(.setViewControllers, on: traceSubject, animated: animated) {
      guard acceptsStack(controllers) else { return }
      showPendingChangeFirst()
      if transitions.contains(where: { $0.isInteractive }) { finishTransitions() }
      for controller in controllers where controller.parent != nil && controller.parent !== self {
        controller.leaveParent()
      }
      // A controller that a callback has given to another container stays there.
      let controllers = controllers.filter {
        $0.parent === self || $0.parent == nil && acceptsUnlessRoot($0)
      }
      let old = viewControllers
      guard !old.elementsEqual(controllers, by: ===) else { return }
      let removed = old.filter { controller in !controllers.contains { $0 === controller } }
      let added = controllers.filter { controller in !old.contains { $0 === controller } }
      childrenStorage = controllers
      for controller in removed { recordStackIndex(of: controller) }
      for controller in controllers { recordStackIndex(of: controller) }
      for controller in added { setParentWithoutNotifying(of: controller) }

      let shown = removed.first { isShown($0) }
      // The changes that these callbacks make become visible after this one.
      let wasStarting = isStarting
      isStarting = true
      for controller in removed { sendRemoval(to: controller, isShown: controller === shown) }
      for controller in added { sendAddition(to: controller) }
      isStarting = wasStarting

      let isBack = controllers.last.map { top in old.dropLast().contains { $0 === top } } ?? true
      queueChange(
        isBack ? .pop : .push,
        animated: animated,
        from: old,
        removed: shown.map { [$0] } ?? []
      )
    }
  }

  /// Sends the parent callbacks of a removal; the displayed controller receives the second one when
  /// its transition ends.
  private func sendRemoval(to controller: UIViewController, isShown: Bool) {
    guard !isOnStack(controller), controller.parent === self else { return }
    announceRemoval(of: controller)
    if !isShown { release(controller) }
  }

  /// Sends the parent callbacks of an addition; the top receives the second one when its transition
  /// ends.
  private func sendAddition(to controller: UIViewController) {
    guard isOnStack(controller), controller.parent === self,
      controller.containment.awaitsWillMove
    else { return }
    announce(controller)
    guard isOnStack(controller), controller !== topViewController else { return }
    controller.sendDidMove(toParent: self)
    controller.containment.isMovingTo = false
  }
}
