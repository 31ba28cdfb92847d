import TraceModel

extension UIViewController {
  // choice: dismissal-of-nothing-completion
  /// Dismisses the controller that this one presents and all above it; if it presents none, its
  /// presenter dismisses it.
  ///
  /// Without a presentation the completion runs after the commit (chosen).
  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    life.runtime.dispatcher.call(.dismiss, on: traceSubject, animated: animated) {
      let animated = animated && life.runtime.animator.isEnabled
      guard let presentation = nearestPresentation ?? nearestHost else {
        if let completion { completeWithoutDismissal(completion) }
        return
      }
      let above = presentation.presented?.presentationsAbove() ?? []
      guard ([presentation] + above).allSatisfy({ $0.phase == .shown }) else {
        warnOfBusyDismissal()
        return
      }
      let top = (above.first ?? presentation).presented
      let choice = animated ? top?.chooseAnimatorOfDismissal() : nil
      guard ([presentation] + above).allSatisfy({ $0.phase == .shown }) else {
        warnOfBusyDismissal()
        return
      }
      let dismissal = Dismissal(
        of: presentation,
        by: traceSubject,
        animated: animated,
        completion: completion
      )
      dismissal.choice = choice
      if animated { dismissal.startCoordinator() }
      life.runtime.loop.afterCommit { dismissal.begin() }
    }
  }

  /// The presentation by this controller or by the nearest ancestor that presents.
  package var nearestPresentation: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presentation).first
  }

  /// The presentation that displays this controller or an ancestor.
  var nearestHost: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.host).first
  }

  private func completeWithoutDismissal(_ completion: @escaping () -> Void) {
    let subject = traceSubject
    let runtime = life.runtime
    runtime.loop.afterCommit {
      runtime.dispatcher.invoke(.completion, to: subject) { completion() }
    }
  }
}
