import TraceModel

// choice: several-presentations-dismissed
/// The way out of one presentation and of all that is above it.
///
/// A removing presentation: presented's `viewWillDisappear`, presenter's `viewWillAppear`, the time,
/// presenter's `viewDidAppear`, presented's `viewDidDisappear`, completion (eight device logs). Of
/// several, the top-most is animated and told first; those between that are covered hear nothing,
/// the others as the top-most (chosen).
@MainActor
final class Dismissal {
  /// The presentation that was asked to end.
  private weak var base: Presentation?
  /// All that end, the top-most first; empty for a drag, which keeps nobody alive while it lasts.
  private let kept: [Presentation]
  let isAnimated: Bool
  let isInteractive: Bool
  /// The receiver of `dismiss`.
  let caller: SubjectID
  var completion: (() -> Void)?
  /// How far the finger has come, from 0 to 1.
  var fraction = 0.0
  /// Whether the gesture has ended; the rest of the way is an animation.
  var isReleased = false
  /// The animator of the app.
  var choice: TransitionChoice?
  /// The transition that this animator animates.
  private(set) var custom: CustomTransition?
  private(set) var coordinator: TransitionCoordinator?
  private var isShowingPresenter = false
  private let runtime: Runtime

  init(
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
  }

  /// Whether the dismissal still runs: a window that lost its root ends it.
  var isCurrent: Bool { base?.phase == .dismissing }

  /// All that end, the top-most first.
  private var ending: [Presentation] { kept.isEmpty ? [base].compactMap { $0 } : kept }

  /// Sends the will-callbacks, places the views and waits for the end.
  func begin() {
    guard isCurrent, let base else { return }
    let ending = ending
    guard let presenter = base.presenter, base.container.window != nil else {
      complete()
      return
    }
    let top = ending[0]
    startCoordinator()
    for presentation in ending {
      presentation.tellController(.dismissalTransitionWillBegin) {
        $0.dismissalTransitionWillBegin()
      }
    }
    if isInteractive {
      base.tellDelegate(.presentationWillDismiss) { $0.presentationControllerWillDismiss($1) }
    }
    for presentation in ending {
      presentation.tell(.dismissed) {
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
    guard isCurrent else { return }
    base.bringBackPresentersView()
    if let choice, let presented = ending[0].presented {
      begin(choice, from: presented, to: presenter, over: base, top: ending[0])
      return
    }
    coordinator?.begin()
    guard !isInteractive else { return }
    if isAnimated {
      runtime.loop.schedule(
        after: Presentation.duration,
        label: "end of the dismissal by \(presenter)"
      ) { self.complete() }
    } else {
      guard base.removesPresentersView else {
        runtime.loop.afterCommit { self.complete() }
        return
      }
      // Both did-callbacks come before any other work of the main queue (tests of ww-tech/lasso on
      // Apple's UIKit).
      runtime.commit.run()
      complete()
    }
  }

  /// Ends the way out: the views leave, then presenter and presented hear their did-.
  func complete() {
    guard isCurrent, let base else { return }
    custom?.close()
    let ending = ending
    base.returnPresentersView()
    for presentation in ending {
      presentation.phase = .ended
      presentation.removeViews()
      presentation.unlink()
    }
    if isShowingPresenter { base.presenter?.endModalTransition(.appearing) }
    for presentation in ending {
      presentation.tell(.dismissed) { $0.endModalTransition(.disappearing) }
      presentation.presented?.modal.change = .none
    }
    for presentation in ending {
      presentation.tellController(.dismissalTransitionDidEnd) { $0.dismissalTransitionDidEnd(true) }
    }
    if isInteractive {
      base.tellDelegate(.presentationDidDismiss) { $0.presentationControllerDidDismiss($1) }
    }
    finishCoordinator([base.presenter] + ending.map(\.presented))
    let completion = completion
    self.completion = nil
    base.run(completion, of: caller)
    for presentation in ending { presentation.release() }
  }

  // choice: cancelled-dismissal-completion
  /// Undoes the dismissal: the presented controller is back.
  ///
  /// A presenter that had begun to appear goes first. That the completion of `dismiss` is called is
  /// chosen.
  func restore() {
    guard isCurrent, let base else { return }
    custom?.close()
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
      presentation.tellController(.dismissalTransitionDidEnd) {
        $0.dismissalTransitionDidEnd(false)
      }
    }
    finishCoordinator([base.presenter] + ending.map(\.presented))
    base.customDismissal = nil
    let completion = completion
    self.completion = nil
    base.run(completion, of: caller)
  }

  private func begin(
    _ choice: TransitionChoice,
    from presented: UIViewController,
    to presenter: UIViewController,
    over base: Presentation,
    top: Presentation
  ) {
    let custom = CustomTransition(
      choice,
      of: CustomTransition.Cast(
        owner: presenter,
        from: presented,
        to: presenter,
        movesTo: base.removesPresentersView,
        container: top.container,
        style: top.style
      )
    ) { [weak self] didComplete in
      if didComplete { self?.complete() } else { self?.restore() }
    }
    self.custom = custom
    base.customDismissal = self
    coordinator?.follow(custom)
    coordinator?.begin()
    custom.start()
  }

  /// Makes the transition's coordinator, unless there is one.
  ///
  /// That of an animated dismissal is there when `dismiss` returns.
  func startCoordinator() {
    let ending = ending
    guard coordinator == nil, let top = ending.first, let presenter = base?.presenter else {
      return
    }
    let coordinator = TransitionCoordinator(
      owner: presenter,
      from: top.presented,
      to: presenter,
      containerView: top.container,
      duration: Presentation.duration,
      isAnimated: isAnimated,
      isInteractive: isInteractive
    )
    self.coordinator = coordinator
    presenter.transitionInFlight = coordinator
    for presentation in ending { presentation.presented?.transitionInFlight = coordinator }
  }

  /// Ends the transition for those who wait for it.
  private func finishCoordinator(_ controllers: [UIViewController?]) {
    guard let coordinator else { return }
    self.coordinator = nil
    for controller in controllers where controller?.transitionInFlight === coordinator {
      controller?.transitionInFlight = nil
    }
    coordinator.finish()
  }
}
