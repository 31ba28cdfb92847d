import TraceModel

/// Setting and displaying a page, with or without a turn; `+TransitionPolicy` completes or restores
/// it.
extension UIPageViewController {
  func setPages(
    _ pages: [UIViewController],
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    for page in pages { unite(with: page) }
    let runtime = life.runtime
    runtime.dispatcher.call(
      .setViewControllers,
      on: traceSubject,
      animated: animated,
      argument: pages.first.traceSubject
    ) {
      if pages.isEmpty, transitionStyle == .pageCurl, !isViewLoaded, page == nil {
        if let completion { run(completion, finished: true) }
        return
      }
      guard let new = pages.first, pages.count == 1 else {
        runtime.fail(
          exception: "NSInvalidArgumentException",
          """
          The number of view controllers provided (\(pages.count)) doesn't match the number \
          required (1) for the requested transition
          """,
          about: traceSubject
        )
        return
      }
      turn?.interrupt()
      guard new !== page else {
        if let completion { run(completion, finished: true) }
        return
      }
      let old = page
      if new.parent !== self { addChild(new) }
      guard new.parent === self else { return }
      guard page === old else {
        // A callback has set a different page, which stays.
        removePageWithWillMove(new)
        if let completion { run(completion, finished: page === new) }
        return
      }
      page = new
      // The indicator is not asked for after a swipe, as Apple documents it.
      if transitionStyle == .scroll, let dataSource,
        dataSource.presentationCount(for: self) > 0
      {
        _ = dataSource.presentationIndex(for: self)
      }
      if let old, old.parent === self { old.sendWillMove(toParent: nil) }
      guard host.isOnScreen, let shown = host.displayed, page === new else {
        if let old { removePage(old) }
        if let completion { pendingCompletions.append(completion) }
        runtime.commit.enqueueContent(of: self)
        return
      }
      begin(
        PageTurnDetails(from: shown, to: new, completion: completion),
        isAnimated: animated && runtime.animator.isEnabled
      )
    }
  }

  /// Displays the page that was set, unless it is already displayed: without animation, and with
  /// the did-callbacks before the first layout (stackoverflow.com/questions/48653763).
  func showPageIfNeeded() {
    guard turn == nil, let page, page !== host.displayed || host.needsAppearance(page) else {
      return
    }
    guard host.isOnScreen else {
      host.installSilently(page)
      return
    }
    page.loadViewIfNeeded()
    guard turn == nil, self.page === page else { return }
    if let old = host.displayed { host.detach(old) }
    guard turn == nil, self.page === page, host.displayed == nil, host.isOnScreen,
      page.appearance.canBegin(true)
    else { return }
    host.displayed = page
    page.beginTransitionByContainer(true, animated: false)
    if host.displayed === page { host.place(page.ensureView(), of: page) }
    if page.appearance.state == .appearing { page.endTransition() }
    sendPendingDidMove(to: page)
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { run(completion, finished: true) }
  }

  /// Begins a turn: the incoming page receives its will-callback first.
  func begin(_ details: PageTurnDetails, isAnimated: Bool, isInteractive: Bool = false) {
    _ = details.to.ensureView()
    guard turn == nil, host.displayed === details.from, host.isOnScreen else {
      // A callback has changed the page or hidden the container.
      if isInteractive { removePageWithWillMove(details.to) } else { postpone(details) }
      return
    }
    let turn = PageTurn(
      details,
      of: self,
      in: life.runtime,
      duration: PageTurnDetails.duration,
      isAnimated: isAnimated,
      isInteractive: isInteractive
    )
    self.turn = turn
    if isAnimated { turn.attachCoordinator(of: self, in: host.content) }
    turn.begin()
  }

  /// Leaves the page to the next commit instead of turning to it.
  private func postpone(_ details: PageTurnDetails) {
    removePage(details.from)
    if let completion = details.completion { pendingCompletions.append(completion) }
    life.runtime.commit.enqueueContent(of: self)
  }

  /// Whether the page is set or a turn leads to it, after callbacks that can change both.
  func isCurrent(_ page: UIViewController) -> Bool { page === self.page || page === turn?.to }

  /// Removes a page that is no longer displayed.
  func removePage(_ old: UIViewController) {
    guard !isCurrent(old), old.parent === self else { return }
    old.removeFromParent()
  }

  /// Removes a page that has not received `willMove(toParent: nil)` yet.
  func removePageWithWillMove(_ old: UIViewController) {
    guard !isCurrent(old), old.parent === self else { return }
    old.sendWillMove(toParent: nil)
    removePage(old)
  }

  /// Sends `didMove(toParent:)` to a visible page that has not received it.
  func sendPendingDidMove(to page: UIViewController) {
    guard page.parent === self, page.appearance.state == .visible else { return }
    if !page.containment.hasReceivedDidMove { page.sendDidMove(toParent: self) }
  }

  /// Runs a completion of the app.
  func run(_ completion: (Bool) -> Void, finished: Bool) {
    life.runtime.dispatcher.invoke(.completion, to: traceSubject) { completion(finished) }
  }
}
