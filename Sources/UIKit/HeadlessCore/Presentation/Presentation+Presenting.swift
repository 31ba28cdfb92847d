import TraceModel

/// The transition of a presentation, from `present` to its completion.
///
/// A presentation that removes the presenter's view: presenter's `viewWillDisappear`, presented's
/// `viewWillAppear`, the animation, presented's `viewDidAppear`, presenter's `viewDidDisappear`,
/// completion (eight device logs). In the other styles the presenter receives no callback.
extension Presentation: ContainerTransitionPolicy {
  /// Begins the transition, unless the presenter has left the window.
  func begin() {
    guard phase == .waiting else { return }
    guard let presenter, presenter.viewIfLoaded?.window != nil, let presented else {
      cancelBeforeBegin()
      return
    }
    if style == .popover, let popover = controller as? UIPopoverPresentationController,
      !popover.prepareToShow()
    {
      return cancelBeforeBegin()
    }
    phase = .appearing
    startCoordinator()
    withExtendedLifetime((presenter, presented)) { transition?.begin() }
  }

  /// Creates the transition's coordinator, unless there is one.
  ///
  /// The coordinator of an animated presentation exists when `present` returns.
  func startCoordinator() {
    guard let transition, transition.coordinator == nil, let presenter, let presented else {
      return
    }
    transition.attachCoordinator(
      of: presenter,
      from: presenter,
      to: presented,
      in: container,
      for: [presenter, presented]
    )
  }

  package func sendWillCallbacks(of transition: ContainerTransition<Void>) {
    guard let presenter, let view = presenter.viewIfLoaded, let window = view.window else { return }
    let isAnimated = transition.isAnimated
    placeContainer(over: view, in: window)
    notifyController(.presentationTransitionWillBegin) { $0.presentationTransitionWillBegin() }
    if removesPresentersView, presenter.appearance.canBegin(false) {
      hasHiddenPresenter = true
      presenter.beginTransition(false, animated: isAnimated, driver: .container)
    }
    send(.presented) {
      guard $0.appearance.canBegin(true) else { return }
      $0.beginTransition(true, animated: isAnimated, driver: .container)
      if isAnimated { $0.loadViewIfNeeded() }
    }
  }

  /// Places the views; an animator of the app adds the presented view itself.
  package func placeViews(of transition: ContainerTransition<Void>) {
    guard let presenter, let presented else { return }
    if removesPresentersView { takePresentersView() }
    guard let choice else {
      let view = presented.ensureView()
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
      return
    }
    transition.animate(
      by: choice,
      with: CustomTransition.Participants(
        owner: presenter,
        from: presenter,
        to: presented,
        movesFrom: removesPresentersView,
        container: container,
        style: style,
        finalFrame: controller.frameOfPresentedViewInContainerView
      )
    )
  }

  /// Without an animation the end follows the layout, before any other work of the main queue; if
  /// the presenter's view stays, it follows one turn later (tests of ww-tech/lasso on Apple's
  /// UIKit).
  package func run(_ transition: ContainerTransition<Void>) {
    if transition.isAnimated {
      transition.scheduleEnd()
    } else if removesPresentersView {
      runtime.commit.run()
      transition.end(.completed)
    } else {
      let label = "end of the \(name(of: transition))"
      runtime.loop.afterCommit { [runtime] in
        runtime.loop.schedule(after: .zero, label: label) { self.transition?.end(.completed) }
      }
    }
  }

  /// Removes the presenter's view; presented and presenter receive their did-callbacks.
  package func completeAppearance(of transition: ContainerTransition<Void>) {
    phase = .shown
    if removesPresentersView { removePresentersView() }
    send(.presented) { $0.endModalTransition(.appearing) }
    presented?.modal.change = .none
    endHiding()
    notifyController(.presentationTransitionDidEnd) { $0.presentationTransitionDidEnd(true) }
    transition.coordinator?.detach()
  }

  // choice: cancelled-presentation-completion
  /// Undoes a presentation that the app's animator does not complete.
  ///
  /// The presented controller disappears first, then the presenter appears, as after a cancelled
  /// swipe. By choice, the completion of `present` is called.
  package func restoreAppearance(of transition: ContainerTransition<Void>) {
    phase = .ended
    let presenter = presenter
    if let presented, presented.appearance.state == .appearing {
      presented.beginTransition(false, animated: true, driver: .container)
    }
    returnPresentersView()
    removeViews()
    presented?.endModalTransition(.disappearing)
    unlink()
    presented?.modal.change = .none
    if hasHiddenPresenter, let presenter, presenter.appearance.canBegin(true) {
      presenter.beginTransition(true, animated: true, driver: .container)
      presenter.endModalTransition(.appearing)
    }
    notifyController(.presentationTransitionDidEnd) { $0.presentationTransitionDidEnd(false) }
    transition.coordinator?.detach()
  }

  package func didEnd(_ transition: ContainerTransition<Void>, _ outcome: TransitionOutcome) {
    self.transition = nil
    let completion = completion
    self.completion = nil
    run(completion, of: caller)
    if outcome == .cancelled { release() }
  }

  package func name(of transition: ContainerTransition<Void>) -> String {
    "presentation of \(presented?.description ?? "")"
  }

  /// Sends the presenter's `viewDidDisappear`, unless it was sent.
  ///
  /// It is due at the end of the presentation. If the presented controller presents a further one
  /// in its `viewDidAppear`, it is sent before that one is loaded (remkoh.dev/?p=4214, a log).
  func endHiding() {
    guard phase == .shown, hasHiddenPresenter else { return }
    presenter?.endModalTransition(.disappearing)
  }

  // choice: presenter-leaves-before-presentation
  /// Cancels a presentation before its transition, because the presenter has left the window or a
  /// popover has no source.
  ///
  /// The controllers receive no callback (chosen).
  private func cancelBeforeBegin() {
    phase = .ended
    unlink()
    transition?.coordinator?.detach()
    transition?.finishCoordinator()
    release()
  }

  private func placeContainer(over view: UIView, in window: UIWindow) {
    guard isInContext, let superview = view.superview else {
      container.frame = window.bounds
      window.addSubview(container)
      return
    }
    container.frame = view.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(container, aboveSubview: view)
  }

  /// Whether only the presenter's part of the window is covered.
  var isInContext: Bool {
    style.isInContext || style == .custom && !controller.shouldPresentInFullscreen
  }
}

extension UIViewController {
  /// Ends the half of an appearance that a presentation began, if it is still open.
  ///
  /// A view that has left the window no longer appears.
  func endModalTransition(_ state: AppearanceState) {
    guard appearance.state == state else { return }
    if state == .appearing, viewIfLoaded?.window == nil {
      finishOrphanedTransition()
    } else {
      endTransition()
    }
  }
}
