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
      if animated, !transitions.isEmpty || wasCutShort { warnOfNestedTransition("push") }
      // Callbacks of the change before may have changed the stack.
      // What these callbacks do to the stack waits until the push is complete.
      let wasStarting = isStarting
      isStarting = true
      let before = viewControllers
      let isAppended = !isOnStack(controller) && append(controller)
      isStarting = wasStarting
      guard isAppended, isOnStack(controller) else { return }
      queueChange(.push, animated: animated, from: before)
    }
  }

  func pop(animated: Bool) -> UIViewController? {
    runtime.dispatcher.call(.popViewController, on: traceSubject, animated: animated) {
      guard viewControllers.count > 1 else { return nil }
      prepareToPop(animated: animated)
      guard viewControllers.count > 1 else { return nil }
      return cut(to: viewControllers.count - 1, animated: animated).last
    }
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    runtime.dispatcher.call(
      .popToViewController,
      on: traceSubject,
      animated: animated,
      argument: controller.traceSubject
    ) {
      guard hasForPop(controller) else { return nil }
      guard controller !== topViewController else { return [] }
      prepareToPop(animated: animated)
      guard let place = viewControllers.firstIndex(where: { $0 === controller }) else { return [] }
      return cut(to: place + 1, animated: animated)
    }
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    runtime.dispatcher.call(.popToRootViewController, on: traceSubject, animated: animated) {
      guard !viewControllers.isEmpty else { return nil }
      guard viewControllers.count > 1 else { return [] }
      prepareToPop(animated: animated)
      return cut(to: 1, animated: animated)
    }
  }

  /// Lets the next commit show a child that came by `addChild(_:)`: the children are the stack, so
  /// that it is the top now (openradar 14897231).
  func noteAddedChild(_ child: UIViewController) {
    recordPlace(of: child)
    runtime.commit.enqueueContent(of: self)
  }

  /// Tells whether a controller is on the stack.
  func isOnStack(_ controller: UIViewController) -> Bool {
    viewControllers.identityIndex(of: controller) != nil
  }

  /// Appends to the stack and tells the controller that it is about to move here.
  ///
  /// - Returns: Whether it did: not when a callback gave the controller to another container.
  @discardableResult
  func append(_ controller: UIViewController) -> Bool {
    if let old = controller.parent, old !== self { controller.leaveParent() }
    guard !isOnStack(controller), controller.parent == nil || controller.parent === self,
      acceptsUnlessRoot(controller)
    else { return false }
    childrenStorage.append(controller)
    recordPlace(of: controller)
    setParentWithoutNotifying(of: controller)
    announce(controller)
    return true
  }

  /// Makes a controller on the stack a child; ``announce(_:)`` sends the first callback.
  func setParentWithoutNotifying(of controller: UIViewController) {
    controller.setParent(self)
    controller.containment.isMovingTo = true
    controller.containment.hasReceivedDidMove = false
    controller.containment.awaitsWillMove = true
  }

  /// Sends `willMove(toParent:)` to a controller that has come onto the stack.
  func announce(_ controller: UIViewController) {
    controller.containment.awaitsWillMove = false
    controller.sendWillMove(toParent: self)
  }

  /// Sends `willMove(toParent: nil)` to a controller that has left the stack.
  ///
  /// A callback of another controller can remove a controller that has not received
  /// `willMove(toParent:)` for this stack yet; it then leaves without a callback.
  func announceRemoval(of controller: UIViewController) {
    if controller.containment.awaitsWillMove {
      controller.containment.awaitsWillMove = false
      controller.containment.isMovingTo = false
      controller.setParent(nil)
    } else {
      controller.sendWillMove(toParent: nil)
    }
  }

  /// Takes the top off the stack and tells it that it is about to move away; its parent stays
  /// until the transition ends.
  func removeLast() -> UIViewController? {
    guard let popped = childrenStorage.popLast() else { return nil }
    recordPlace(of: popped)
    popped.sendWillMove(toParent: nil)
    return popped
  }

  /// Lets a controller go that left the stack off the screen: no transition, no appearance.
  func release(_ controller: UIViewController) {
    guard !isOnStack(controller) else { return }
    if controller === host.displayed { host.retire(controller) }
    guard controller.parent === self, !isOnStack(controller) else { return }
    controller.setParent(nil)
    controller.sendDidMove(toParent: nil)
  }

  /// Puts a controller back whose pop was cancelled.
  func restore(_ controller: UIViewController) {
    guard !isOnStack(controller) else { return }
    childrenStorage.append(controller)
    recordPlace(of: controller)
  }

  /// Records where a controller stands on the stack; −1 when it left.
  func recordPlace(of controller: UIViewController) {
    runtime.recording.relation(
      .stackRelation,
      of: traceSubject,
      to: controller.traceSubject,
      index: childrenStorage.lastIndex { $0 === controller } ?? -1
    )
  }

  /// Lets a change wait for the next commit; changes that wait already become one with it.
  func queueChange(
    _ operation: NavigationChange.Operation,
    animated: Bool,
    from before: [UIViewController],
    removed: [UIViewController] = [],
    buried: [UIViewController] = []
  ) {
    let animated = animated && runtime.animator.isEnabled
    var change =
      pendingChange
      ?? NavigationChange(operation: operation, isAnimated: animated, stackBefore: before)
    change.operation = operation
    change.isAnimated = animated
    change.removed += removed
    change.buried += buried
    pendingChange = change
    runtime.commit.enqueueContent(of: self)
  }

  /// Starts the transition of an earlier change of this turn before the stack changes again.
  ///
  /// The first content of a controller that just appears is replaced instead: from iOS 18 on a root
  /// that is pushed over in the turn of `makeKeyAndVisible` hears nothing. Up to iOS 17 it had begun
  /// to appear (github.com/VAndrJ/awesome-apple-bugs, `LifeCyclePushedViewController`).
  func showPendingChangeFirst() {
    if host.displayed != nil {
      if pendingChange != nil { performPendingChange() }
    } else if runtime.behavior.major <= 17, host.isOnScreen, let top = topViewController {
      performPendingChange()
      if runtime.commit.dequeueAppearing(top) { top.sendViewIsAppearing() }
    }
  }

  /// Whether a controller is shown, or its leaving is under way.
  func isShown(_ controller: UIViewController) -> Bool {
    controller === host.displayed && (host.isOnScreen || controller.appearance.state != .hidden)
  }

  private func isInTransition(_ controller: UIViewController) -> Bool {
    transitions.contains { $0.from === controller || $0.to === controller }
  }

  // choice: pop-during-transition
  /// Shows what waits and settles what is in flight before the stack shrinks.
  ///
  /// A pop during an animated pop overlaps with it, as a device log of 2013 shows by its warnings;
  /// that every other transition is ended first is chosen.
  private func prepareToPop(animated: Bool) {
    showPendingChangeFirst()
    guard !transitions.isEmpty else { return }
    warnOfNestedTransition("pop")
    let mayOverlap =
      animated && transitions.allSatisfy { $0.operation == .pop && !$0.isInteractive }
    guard !isStarting, !mayOverlap else { return }
    finishTransitions()
    wasCutShort = true
    runtime.loop.afterCommit { [weak self] in self?.wasCutShort = false }
  }

  /// Takes everything from a place on off the stack.
  private func cut(to count: Int, animated: Bool) -> [UIViewController] {
    guard viewControllers.count > count else { return [] }
    let before = viewControllers
    let gone = Array(before[count...])
    childrenStorage.removeSubrange(count...)
    for controller in gone.reversed() { recordPlace(of: controller) }
    guard let shown = gone.first(where: { isShown($0) }) else {
      for controller in gone.reversed() {
        announceRemoval(of: controller)
        release(controller)
      }
      return gone
    }
    // Chameleon's notes on UIKit: only the controller that is shown hears that it leaves.
    let buried = gone.filter { $0 !== shown && !isInTransition($0) }
    for controller in buried { controller.setParent(nil) }
    let leaving = gone.filter { $0 === shown || isInTransition($0) }
    for controller in leaving.reversed() where !isOnStack(controller) {
      announceRemoval(of: controller)
    }
    queueChange(.pop, animated: animated, from: before, removed: leaving, buried: buried)
    return gone
  }
}
