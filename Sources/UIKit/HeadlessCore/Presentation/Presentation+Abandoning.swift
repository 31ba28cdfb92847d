/// The end of presentations in a window that has lost its root.
extension Presentation {
  // choice: presentations-above-replaced-root
  /// Removes the views at once; the controllers receive the callbacks of the change of windows.
  ///
  /// Appearance transitions in flight end after the commit; completions are not called (chosen: no
  /// log shows a root that is replaced below a presentation).
  func abandon() {
    guard phase != .ended else { return }
    phase = .ended
    completion = nil
    transition?.close()
    dismissal?.transition.close()
    let involved = [presented, presenter].compactMap { $0 }
    unlink()
    presented?.modal.change = .none
    container.removeFromSuperview()
    for controller in involved {
      controller.transitionInFlight = nil
      guard controller.viewIfLoaded?.window == nil, controller.appearance.isDrivenFromOutside else {
        continue
      }
      controller.finishOrphanedTransition()
    }
    // The presented controllers live until they have received their callbacks.
    let transition = transition
    runtime.loop.afterCommit { [self] in
      withExtendedLifetime(involved) {}
      release()
    }
    transition?.finishCoordinator()
  }
}

extension UIViewController {
  /// The presentations on this controller and on controllers in it, the top one first.
  func presentationsAbove() -> [Presentation] {
    var found: [Presentation] = []
    var pending: [UIViewController] = [self]
    var seen: Set<ObjectIdentifier> = []
    while let controller = pending.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      pending += controller.children
      guard let presentation = controller.modal.presentation else { continue }
      found.append(presentation)
      if let presented = presentation.presented { pending.append(presented) }
    }
    return found.reversed()
  }
}
