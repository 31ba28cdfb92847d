import TraceModel

/// Changes of the stack; the displayed controller follows with the commit.
extension UINavigationController {
  private var runtime: Runtime { life.runtime }

  func push(_ controller: UIViewController, animated: Bool) {
    unite(with: controller)
    runtime.dispatcher.call(
      .pushViewController,
      on: traceSubject,
      animated: animated,
      argument: controller.traceSubject
    ) {
      guard accepts(controller) else { return }
      showPendingChangeFirst()
      if transitions.contains(where: { $0.isInteractive }) { finishTransitions() }
      if isAnimated(animated), !transitions.isEmpty || hasInterruptedTransition {
        warnOfNestedTransition("push")
      }
      // Callbacks of the pending change may have changed the stack. The changes that the callbacks
      // of this push make become visible after it.
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
      return truncate(to: viewControllers.count - 1, animated: animated).last
    }
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    runtime.dispatcher.call(
      .popToViewController,
      on: traceSubject,
      animated: animated,
      argument: controller.traceSubject
    ) {
      guard acceptsPop(to: controller) else { return nil }
      guard controller !== topViewController else { return [] }
      prepareToPop(animated: animated)
      guard let index = viewControllers.identityIndex(of: controller) else { return [] }
      return truncate(to: index + 1, animated: animated)
    }
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    runtime.dispatcher.call(.popToRootViewController, on: traceSubject, animated: animated) {
      guard !viewControllers.isEmpty else { return nil }
      guard viewControllers.count > 1 else { return [] }
      prepareToPop(animated: animated)
      return truncate(to: 1, animated: animated)
    }
  }

  /// Displays a child that `addChild(_:)` has added with the next commit: the children are the
  /// stack, so that it is the top now (openradar 14897231).
  func didAddChild(_ child: UIViewController) {
    recordStackIndex(of: child)
    runtime.commit.enqueueContent(of: self)
  }

  func isOnStack(_ controller: UIViewController) -> Bool {
    viewControllers.identityIndex(of: controller) != nil
  }

  /// Appends a controller to the stack and sends `willMove(toParent:)`.
  ///
  /// - Returns: `false` if a callback has given the controller to another container.
  @discardableResult
  package func append(_ controller: UIViewController) -> Bool {
    unite(with: controller)
    if let old = controller.parent, old !== self { controller.leaveParent() }
    guard !isOnStack(controller), controller.parent == nil || controller.parent === self,
      acceptsUnlessRoot(controller)
    else { return false }
    childrenStorage.append(controller)
    recordStackIndex(of: controller)
    setParentWithoutNotifying(of: controller)
    announce(controller)
    return true
  }

  /// Makes a controller on the stack a child; ``announce(_:)`` sends its first callback.
  func setParentWithoutNotifying(of controller: UIViewController) {
    controller.setParent(self)
    controller.containment.isMovingTo = true
    controller.containment.hasReceivedDidMove = false
    controller.containment.awaitsWillMove = true
  }

  /// Sends `willMove(toParent:)` to a controller that was added to the stack.
  func announce(_ controller: UIViewController) {
    controller.containment.awaitsWillMove = false
    controller.sendWillMove(toParent: self)
  }

  /// Sends `willMove(toParent: nil)` to a controller that was removed from the stack.
  ///
  /// A callback can remove a controller that has not received `willMove(toParent:)` for this stack
  /// yet; the controller then receives no callback.
  func announceRemoval(of controller: UIViewController) {
    if controller.containment.awaitsWillMove {
      controller.containment.awaitsWillMove = false
      controller.containment.isMovingTo = false
      controller.setParent(nil)
    } else {
      controller.sendWillMove(toParent: nil)
    }
  }

  /// Removes the top of the stack and sends `willMove(toParent: nil)`; it remains a child until the
  /// transition ends.
  func removeLast() -> UIViewController? {
    guard let popped = childrenStorage.popLast() else { return nil }
    recordStackIndex(of: popped)
    popped.sendWillMove(toParent: nil)
    return popped
  }

  /// Takes the parent from a controller that was removed from the stack without a transition.
  func release(_ controller: UIViewController) {
    guard !isOnStack(controller) else { return }
    if controller === host.displayed { host.detach(controller) }
    guard controller.parent === self, !isOnStack(controller) else { return }
    controller.setParent(nil)
    controller.sendDidMove(toParent: nil)
  }

  /// Restores a controller on the stack after its pop was cancelled.
  func restore(_ controller: UIViewController) {
    guard !isOnStack(controller) else { return }
    childrenStorage.append(controller)
    recordStackIndex(of: controller)
  }

  /// Records the index of a controller on the stack; −1 if it was removed.
  func recordStackIndex(of controller: UIViewController) {
    runtime.recording.relation(
      .stackRelation,
      of: traceSubject,
      to: controller.traceSubject,
      index: childrenStorage.lastIndex { $0 === controller } ?? -1
    )
    stackDidChangeBars()
    parent?.barsOfContent?.contentInsetsDidChange()
  }

  /// Adds a change to the pending one, which becomes visible with the next commit.
  func queueChange(
    _ operation: Operation,
    animated: Bool,
    from before: [UIViewController],
    removed: [UIViewController] = [],
    removedBelowTop: [UIViewController] = []
  ) {
    let animated = isAnimated(animated)
    var change =
      pendingChange
      ?? NavigationChange(operation: operation, isAnimated: animated, stackBefore: before)
    change.operation = operation
    change.isAnimated = animated
    change.removed += removed
    change.removedBelowTop += removedBelowTop
    pendingChange = change
    runtime.commit.enqueueContent(of: self)
  }

  /// Whether a change that the app requests as animated is animated: not in
  /// `performWithoutAnimation`.
  private func isAnimated(_ animated: Bool) -> Bool { animated && runtime.animator.isEnabled }

  /// Starts the transition of an earlier change in this turn before the stack changes again.
  ///
  /// The first content of a controller that is appearing is replaced instead: from iOS 18 on, a
  /// root that is covered by a push in the turn of `makeKeyAndVisible` receives no appearance
  /// callback. Up to iOS 17 it has begun to appear (github.com/VAndrJ/awesome-apple-bugs,
  /// `LifeCyclePushedViewController`).
  func showPendingChangeFirst() {
    if host.displayed != nil {
      if pendingChange != nil { performPendingChange() }
    } else if runtime.behavior.major <= 17, host.isOnScreen, let top = topViewController {
      performPendingChange()
      if runtime.commit.dequeueAppearing(top) { top.sendViewIsAppearing() }
    }
  }

  /// Whether a controller is displayed on the screen, or is disappearing.
  func isShown(_ controller: UIViewController) -> Bool {
    controller === host.displayed && (host.isOnScreen || controller.appearance.state != .hidden)
  }

  private func isInTransition(_ controller: UIViewController) -> Bool {
    transitions.contains { $0.from === controller || $0.to === controller }
  }

  // choice: pop-during-transition
  /// Shows the pending change and ends transitions in flight before controllers are popped.
  ///
  /// A pop during an animated pop overlaps with it, as a device log of 2013 shows by its warnings;
  /// by choice, every other transition is ended first.
  private func prepareToPop(animated: Bool) {
    showPendingChangeFirst()
    guard !transitions.isEmpty else { return }
    warnOfNestedTransition("pop")
    let mayOverlap =
      isAnimated(animated)
      && transitions.allSatisfy { $0.details.change.operation == .pop && !$0.isInteractive }
    guard !isStarting, !mayOverlap else { return }
    finishTransitions()
    hasInterruptedTransition = true
    runtime.loop.afterCommit { [weak self] in self?.hasInterruptedTransition = false }
  }

  /// Shortens the stack to a number of controllers.
  private func truncate(to count: Int, animated: Bool) -> [UIViewController] {
    guard viewControllers.count > count else { return [] }
    let before = viewControllers
    let popped = Array(before[count...])
    childrenStorage.removeSubrange(count...)
    for controller in popped.reversed() { recordStackIndex(of: controller) }
    guard let shown = popped.first(where: { isShown($0) }) else {
      for controller in popped.reversed() {
        announceRemoval(of: controller)
        release(controller)
      }
      return popped
    }
    // Chameleon's notes on UIKit: only the displayed controller receives callbacks.
    let belowTop = popped.filter { $0 !== shown && !isInTransition($0) }
    for controller in belowTop { controller.setParent(nil) }
    let leaving = popped.filter { $0 === shown || isInTransition($0) }
    for controller in leaving.reversed() where !isOnStack(controller) {
      announceRemoval(of: controller)
    }
    queueChange(
      .pop,
      animated: animated,
      from: before,
      removed: leaving,
      removedBelowTop: belowTop
    )
    return popped
  }
}
