package import TraceModel

// choice: several-presentations-dismissed
/// The dismissal of one presentation and of all presentations above it.
///
/// A presentation that had removed the presenter's view: presented's `viewWillDisappear`,
/// presenter's `viewWillAppear`, the animation, presenter's `viewDidAppear`, presented's
/// `viewDidDisappear`, completion (eight device logs). If several are dismissed, the top one is
/// animated and receives its callbacks first; covered controllers between receive none, the others
/// the same as the top one (chosen).
@MainActor
package final class Dismissal {
  /// The lowest presentation that ends.
  private weak var base: Presentation?
  /// All presentations that end, the top one first; empty until a drag ends, because a drag keeps
  /// no controller alive.
  private var kept: [Presentation]
  /// The receiver of `dismiss`.
  private let caller: SubjectID
  private var completion: (() -> Void)?
  /// The app's animator.
  var choice: TransitionChoice?
  private(set) lazy var transition = ContainerTransition<Void>(
    (),
    of: self,
    in: runtime,
    duration: Presentation.duration,
    isAnimated: isAnimated,
    isInteractive: isInteractive
  )
  private let isAnimated: Bool
  private let isInteractive: Bool
  /// Whether the presenter has begun to appear.
  private var isShowingPresenter = false
  private let runtime: Runtime

  package init(
    of base: Presentation,
    by caller: SubjectID,
    animated: Bool,
    isInteractive: Bool = false,
    completion: (() -> Void)? = nil
  ) {
    self.base = base
    let ending = (base.presented?.presentationsAbove() ?? []) + [base]
    kept = isInteractive ? [] : ending
    isAnimated = animated
    self.isInteractive = isInteractive
    self.caller = caller
    self.completion = completion
    runtime = base.runtime
    for presentation in ending { presentation.phase = .dismissing }
    base.dismissal = self
    if isInteractive { base.drivenDismissal = self }
  }

  /// All presentations that end, the top one first.
  private var ending: [Presentation] { kept.isEmpty ? [base].compactMap { $0 } : kept }

  /// Begins the transition; if the views are in no window, it ends at once.
  package func begin() {
    guard transition.isInFlight, let base else { return }
    guard let presenter = base.presenter, base.container.window != nil else {
      transition.end(.completed)
      return
    }
    startCoordinator()
    withExtendedLifetime((presenter, ending)) { transition.begin() }
  }

  /// Ends the drag of a sheet.
  func release(_ outcome: TransitionOutcome) {
    guard transition.isHeld else { return }
    // The animation after the gesture keeps the presentation alive.
    kept = ending
    transition.release(outcome)
  }

  /// Creates the transition's coordinator, unless there is one.
  ///
  /// The coordinator of an animated dismissal exists when `dismiss` returns.
  func startCoordinator() {
    let ending = ending
    guard transition.coordinator == nil, let top = ending.first, let presenter = base?.presenter
    else { return }
    transition.attachCoordinator(
      of: presenter,
      from: top.presented,
      to: presenter,
      in: top.container,
      for: [presenter] + ending.compactMap(\.presented)
    )
  }
}

extension Dismissal: ContainerTransitionPolicy {
  package func sendWillCallbacks(of transition: ContainerTransition<Void>) {
    guard let base, let presenter = base.presenter else { return }
    let ending = ending
    let top = ending[0]
    for presentation in ending {
      presentation.notifyController(.dismissalTransitionWillBegin) {
        $0.dismissalTransitionWillBegin()
      }
    }
    if isInteractive {
      base.notifyDelegate(.presentationWillDismiss) { $0.presentationControllerWillDismiss($1) }
    }
    for presentation in ending {
      presentation.send(.dismissed) {
        guard $0.appearance.canBegin(false) else { return }
        $0.beginTransition(
          false,
          animated: isAnimated && presentation === top,
          driver: .container
        )
      }
    }
    if base.hasHiddenPresenter, presenter.appearance.canBegin(true) {
      isShowingPresenter = true
      presenter.beginTransition(true, animated: isAnimated, driver: .container)
    }
  }

  package func placeViews(of transition: ContainerTransition<Void>) {
    guard let base else { return }
    base.bringBackPresentersView()
    let top = ending[0]
    guard let choice, let presented = top.presented, let presenter = base.presenter else { return }
    transition.animate(
      by: choice,
      with: CustomTransition.Participants(
        owner: presenter,
        from: presented,
        to: presenter,
        movesTo: base.removesPresentersView,
        container: top.container,
        style: top.style
      )
    )
    base.drivenDismissal = self
  }

  package func run(_ transition: ContainerTransition<Void>) {
    if isAnimated {
      transition.scheduleEnd()
    } else if base?.removesPresentersView ?? false {
      // Both did-callbacks are sent before any other work of the main queue (tests of ww-tech/lasso
      // on Apple's UIKit).
      runtime.commit.run()
      transition.end(.completed)
    } else {
      runtime.loop.afterCommit { self.transition.end(.completed) }
    }
  }

  /// Removes the views; presenter and presented receive their did-callbacks.
  package func completeAppearance(of transition: ContainerTransition<Void>) {
    guard let base else { return }
    let ending = ending
    base.returnPresentersView()
    for presentation in ending {
      presentation.phase = .ended
      presentation.removeViews()
      presentation.unlink()
    }
    if isShowingPresenter { base.presenter?.endModalTransition(.appearing) }
    for presentation in ending {
      presentation.send(.dismissed) { $0.endModalTransition(.disappearing) }
      presentation.presented?.modal.change = .none
    }
    for presentation in ending {
      presentation.notifyController(.dismissalTransitionDidEnd) {
        $0.dismissalTransitionDidEnd(true)
      }
    }
    if isInteractive {
      base.notifyDelegate(.presentationDidDismiss) { $0.presentationControllerDidDismiss($1) }
    }
    transition.coordinator?.detach()
  }

  // choice: cancelled-dismissal-completion
  /// Undoes the dismissal: the presented controller appears again.
  ///
  /// A presenter that had begun to appear disappears first. By choice, the completion of `dismiss`
  /// is called.
  package func restoreAppearance(of transition: ContainerTransition<Void>) {
    guard let base else { return }
    let ending = ending
    for presentation in ending { presentation.phase = .shown }
    if isShowingPresenter, let presenter = base.presenter {
      if presenter.appearance.state == .appearing {
        presenter.beginTransition(false, animated: true, driver: .container)
      }
      base.removePresentersView()
      presenter.endModalTransition(.disappearing)
    }
    for presentation in ending {
      presentation.presented?.modal.change = .none
      if let presented = presentation.presented, presented.appearance.state == .disappearing {
        presented.beginTransition(true, animated: true, driver: .container)
        presented.endModalTransition(.appearing)
      }
    }
    for presentation in ending {
      presentation.notifyController(.dismissalTransitionDidEnd) {
        $0.dismissalTransitionDidEnd(false)
      }
    }
    transition.coordinator?.detach()
  }

  package func didEnd(_ transition: ContainerTransition<Void>, _ outcome: TransitionOutcome) {
    guard let base else { return }
    let ending = ending
    if outcome == .cancelled, base.drivenDismissal === self { base.drivenDismissal = nil }
    let completion = completion
    self.completion = nil
    base.run(completion, of: caller)
    if outcome == .completed { for presentation in ending { presentation.release() } }
  }

  package func name(of transition: ContainerTransition<Void>) -> String {
    if isInteractive { return "drag of \(base?.presented?.description ?? "")" }
    return "dismissal by \(base?.presenter?.description ?? "")"
  }
}
