import TraceModel

extension UIViewController {
  // choice: dismissal-of-nothing-completion
  /// Takes away what this controller presents with all that is above it; a controller that presents
  /// nothing asks its presenter.
  ///
  /// With nothing to take away the completion comes after the commit (chosen).
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

  /// The presentation on this controller or on the nearest ancestor that presents.
  var nearestPresentation: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presentation).first
  }

  /// The presentation by which this controller or an ancestor is shown.
  var nearestHost: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.host).first
  }

  private func completeWithoutDismissal(_ completion: @escaping () -> Void) {
    let subject = traceSubject
    let runtime = life.runtime
    runtime.loop.afterCommit {
      runtime.dispatcher.tell(.completion, to: subject) { completion() }
    }
  }
}
