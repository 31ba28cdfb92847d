/// The end of presentations whose window has lost its root.
extension Presentation {
  // choice: presentations-above-replaced-root
  /// Takes the views out at once; the controllers hear what the window's change sends.
  ///
  /// What was in flight ends after the commit; completions are not called (chosen: no log shows a
  /// root that is replaced below a presentation).
  func abandon() {
    guard phase != .ended else { return }
    phase = .ended
    completion = nil
    custom?.close()
    customDismissal?.custom?.close()
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
    // The presented controllers live until they were told.
    runtime.loop.afterCommit { [self] in
      withExtendedLifetime(involved) {}
      release()
    }
    finishCoordinator()
  }
}

extension UIViewController {
  /// The presentations on this controller and on those in it, the top-most first.
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
