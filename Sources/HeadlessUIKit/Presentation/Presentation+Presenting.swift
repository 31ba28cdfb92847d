import TraceModel

/// The way in.
///
/// A removing presentation: presenter's `viewWillDisappear`, presented's `viewWillAppear`, the time,
/// presented's `viewDidAppear`, presenter's `viewDidDisappear`, completion (eight device logs). The
/// other styles send nothing to the presenter.
extension Presentation {
  /// Sends the will-callbacks, places the views and waits for the end.
  func begin() {
    guard phase == .waiting else { return }
    guard let presenter, let presented, let view = presenter.viewIfLoaded,
      let window = view.window
    else {
      callOff()
      return
    }
    phase = .appearing
    startCoordinator()
    placeContainer(over: view, in: window)
    tellController(.presentationTransitionWillBegin) { $0.presentationTransitionWillBegin() }
    if removesPresentersView, presenter.appearance.canBegin(false) {
      hasHiddenPresenter = true
      presenter.beginTransition(false, animated: isAnimated, driver: .container)
    }
    tell(.presented) {
      guard $0.appearance.canBegin(true) else { return }
      $0.beginTransition(true, animated: isAnimated, driver: .container)
      if isAnimated { $0.loadViewIfNeeded() }
    }
    guard phase == .appearing else { return }
    if let choice {
      begin(choice, of: presented, on: presenter)
      return
    }
    placeViews(of: presented)
    coordinator?.begin()
    scheduleEnd()
  }

  /// Makes the transition's coordinator, unless there is one.
  ///
  /// That of an animated presentation is there when `present` returns.
  func startCoordinator() {
    guard coordinator == nil, let presenter, let presented else { return }
    let coordinator = TransitionCoordinator(
      owner: presenter,
      from: presenter,
      to: presented,
      containerView: container,
      duration: Self.duration,
      isAnimated: isAnimated,
      isInteractive: false
    )
    self.coordinator = coordinator
    presenter.transitionInFlight = coordinator
    presented.transitionInFlight = coordinator
  }

  /// Ends the way in: the presenter's view leaves, then presented and presenter hear their did-.
  func complete() {
    guard phase == .appearing else { return }
    phase = .shown
    custom?.close()
    custom = nil
    if removesPresentersView { removePresentersView() }
    tell(.presented) { $0.endModalTransition(.appearing) }
    presented?.modal.change = .none
    endHiding()
    tellController(.presentationTransitionDidEnd) { $0.presentationTransitionDidEnd(true) }
    finishCoordinator()
    let completion = completion
    self.completion = nil
    run(completion, of: caller)
  }

  /// Sends the presenter's `viewDidDisappear`, unless that was done.
  ///
  /// It is due at the end of the way in. When the presented controller itself presents in its
  /// `viewDidAppear`, it comes before the next controller is loaded (remkoh.dev/?p=4214, a log).
  func endHiding() {
    guard phase == .shown, hasHiddenPresenter else { return }
    presenter?.endModalTransition(.disappearing)
  }

  // choice: presenter-leaves-before-presentation
  /// Gives up what has not begun: the presenter has left the window meanwhile.
  ///
  /// Nobody is told (chosen).
  func callOff() {
    phase = .ended
    unlink()
    finishCoordinator()
    release()
  }

  /// Ends the transition for those who wait for it.
  func finishCoordinator() {
    guard let coordinator else { return }
    self.coordinator = nil
    for controller in [presenter, presented]
    where controller?.transitionInFlight === coordinator {
      controller?.transitionInFlight = nil
    }
    coordinator.finish()
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

  private func placeViews(of presented: UIViewController) {
    if removesPresentersView { takePresentersView() }
    let view = presented.ensureView()
    view.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// The end comes after the animation; without one it comes after the layout, before any other work
  /// of the main queue, and for a presenter that stays one turn later (tests of ww-tech/lasso on
  /// Apple's UIKit).
  private func scheduleEnd() {
    let label = "end of the presentation of \(presented?.description ?? "")"
    if isAnimated {
      runtime.loop.schedule(after: Self.duration, label: label) { self.complete() }
    } else if removesPresentersView {
      runtime.commit.run()
      complete()
    } else {
      runtime.loop.afterCommit { [runtime] in
        runtime.loop.schedule(after: .zero, label: label) { self.complete() }
      }
    }
  }

  /// Whether only the presenter's part of the window is covered.
  var isInContext: Bool {
    style.isInContext || style == .custom && !controller.shouldPresentInFullscreen
  }
}

extension UIViewController {
  /// Ends the half of an appearance that a presentation began, when it still is open.
  ///
  /// A view that has left the window meanwhile does not appear any more.
  func endModalTransition(_ state: AppearanceState) {
    guard appearance.state == state else { return }
    if state == .appearing, viewIfLoaded?.window == nil {
      finishOrphanedTransition()
    } else {
      endTransition()
    }
  }
}
