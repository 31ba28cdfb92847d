import TraceModel

/// Turning to a page and back.
extension UIPageViewController {
  func setPages(
    _ pages: [UIViewController],
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let runtime = life.runtime
    runtime.dispatcher.call(
      .setViewControllers,
      on: traceSubject,
      animated: animated,
      argument: pages.first.traceSubject
    ) {
      guard let new = pages.first, pages.count == 1 else {
        runtime.fail(
          .invalidArgument,
          exception: "NSInvalidArgumentException",
          """
          The number of view controllers provided (\(pages.count)) doesn't match the number \
          required (1) for the requested transition
          """,
          about: traceSubject
        )
        return
      }
      settleTurn()
      guard new !== page else {
        if let completion { tell(completion, finished: true) }
        return
      }
      let old = page
      if new.parent !== self { addChild(new) }
      guard new.parent === self else { return }
      guard page === old else {
        // A callback has set a page: that one stays.
        refusePage(new)
        if let completion { tell(completion, finished: page === new) }
        return
      }
      page = new
      if let old, old.parent === self { old.sendWillMove(toParent: nil) }
      guard host.isOnScreen, let shown = host.displayed, page === new else {
        if let old { dismissPage(old) }
        if let completion { waitingCompletions.append(completion) }
        runtime.commit.enqueueContent(of: self)
        return
      }
      begin(
        PageTurn(
          from: shown,
          to: new,
          isAnimated: animated && runtime.animator.isEnabled,
          isInteractive: false,
          completion: completion
        )
      )
    }
  }

  /// Shows the page when something else is shown: without animation, and with the did-callbacks
  /// before the first layout (stackoverflow.com/questions/48653763).
  func showPageIfNeeded() {
    guard turn == nil, let page, page !== host.displayed || host.mustTell(page) else { return }
    guard host.isOnScreen else {
      host.installSilently(page)
      return
    }
    page.loadViewIfNeeded()
    guard turn == nil, self.page === page else { return }
    if let old = host.displayed { host.retire(old) }
    guard turn == nil, self.page === page, host.displayed == nil, host.isOnScreen,
      page.appearance.canBegin(true)
    else { return }
    host.displayed = page
    page.beginTransitionByContainer(true, animated: false)
    if host.displayed === page { host.place(page.ensureView(), of: page) }
    if page.appearance.state == .appearing { page.endTransition() }
    greet(page)
    let completions = waitingCompletions
    waitingCompletions = []
    for completion in completions { tell(completion, finished: true) }
  }

  /// Begins a turn: the incoming page hears its will- first.
  func begin(_ turn: PageTurn) {
    let view = turn.to.ensureView()
    guard self.turn == nil, host.displayed === turn.from, host.isOnScreen else {
      // A callback has changed everything: the page that is set by now waits for the commit.
      if !turn.isInteractive { wait(insteadOf: turn) } else { refusePage(turn.to) }
      return
    }
    self.turn = turn
    turn.to.beginTransitionByContainer(true, animated: turn.isAnimated)
    guard self.turn === turn else { return }
    if turn.from.appearance.canBegin(false) {
      turn.from.beginTransitionByContainer(false, animated: turn.isAnimated)
    }
    guard self.turn === turn else { return }
    turn.isPlaced = true
    host.place(view, of: turn.to)
    guard turn.isAnimated else {
      finish(turn, completed: true)
      return
    }
    guard !turn.isInteractive else { return }
    schedule(turn, after: PageTurn.duration)
  }

  private func wait(insteadOf turn: PageTurn) {
    dismissPage(turn.from)
    if let completion = turn.completion { waitingCompletions.append(completion) }
    life.runtime.commit.enqueueContent(of: self)
  }

  /// Lets the rest of a turn run as an animation.
  func schedule(_ turn: PageTurn, after delay: Duration) {
    life.runtime.loop.schedule(after: delay, label: "end of the turn to \(turn.to)") {
      [self, weak turn] in
      guard let turn, self.turn === turn else { return }
      if turn.isCancelled { goBack(turn) } else { finish(turn, completed: true) }
    }
  }

  /// Ends at once what is in flight; a finger that is still down gives up.
  func settleTurn() {
    guard let turn else { return }
    let goesOn = !turn.isInteractive || turn.isReleased && !turn.isCancelled
    if goesOn { finish(turn, completed: false) } else { goBack(turn) }
  }

  /// Ends a turn: while scrolling the incoming page hears its did- first, while curling the outgoing
  /// one.
  private func finish(_ turn: PageTurn, completed: Bool) {
    guard self.turn === turn else { return }
    self.turn = nil
    let from = turn.from
    let to = turn.to
    page = to
    host.displayed = to
    host.removeView(of: from)
    if !turn.isPlaced, to.parent === self { host.place(to.ensureView(), of: to) }
    switch transitionStyle {
    case .scroll:
      if to.appearance.state == .appearing { to.endTransition() }
      if !isWanted(from) { host.retire(from) }
    case .pageCurl:
      if !isWanted(from) { host.retire(from) }
      if to.appearance.state == .appearing { to.endTransition() }
    }
    if turn.isInteractive, from.parent === self, from !== page {
      from.sendWillMove(toParent: nil)
    }
    dismissPage(from)
    greet(to)
    if turn.isInteractive { tellEnd(of: turn, finished: completed, completed: true) }
    if let completion = turn.completion { tell(completion, finished: completed) }
  }

  /// Undoes a turn: while scrolling the staying page is whole again before the other one goes, while
  /// curling they alternate.
  private func goBack(_ turn: PageTurn) {
    guard self.turn === turn else { return }
    self.turn = nil
    let from = turn.from
    let to = turn.to
    switch transitionStyle {
    case .scroll:
      if from.appearance.canBegin(true) { from.beginTransitionByContainer(true, animated: true) }
      if from.appearance.state == .appearing { from.endTransition() }
      if !isWanted(to) { host.retire(to, animated: true) }
    case .pageCurl:
      if to.appearance.canBegin(false) { to.beginTransitionByContainer(false, animated: true) }
      if from.appearance.canBegin(true) { from.beginTransitionByContainer(true, animated: true) }
      if !isWanted(to) { host.removeView(of: to) }
      if to.appearance.state == .disappearing { to.endTransition() }
      if from.appearance.state == .appearing { from.endTransition() }
    }
    if to.parent === self, !isWanted(to) {
      to.sendWillMove(toParent: nil)
      dismissPage(to)
    }
    tellEnd(of: turn, finished: true, completed: false)
  }

  /// Tells whether a callback has made a page the one to show.
  private func isWanted(_ page: UIViewController) -> Bool {
    page === self.page || page === turn?.to
  }

  /// Takes a page out that is not shown any more.
  private func dismissPage(_ old: UIViewController) {
    guard old !== page, old !== turn?.to, old.parent === self else { return }
    old.removeFromParent()
  }

  /// Takes a page out that was announced and that a callback has replaced before it was shown.
  private func refusePage(_ new: UIViewController) {
    guard new !== page, new !== turn?.to, new.parent === self else { return }
    new.sendWillMove(toParent: nil)
    dismissPage(new)
  }

  private func greet(_ page: UIViewController) {
    guard page.parent === self, page.appearance.state == .visible else { return }
    if !page.containment.hasReceivedDidMove { page.sendDidMove(toParent: self) }
  }

  private func tellEnd(of turn: PageTurn, finished: Bool, completed: Bool) {
    guard let delegate else { return }
    life.runtime.tell(delegate, .pageDidFinishAnimating, argument: turn.from.traceSubject) {
      delegate.pageViewController(
        self,
        didFinishAnimating: finished,
        previousViewControllers: [turn.from],
        transitionCompleted: completed
      )
    }
  }

  private func tell(_ completion: (Bool) -> Void, finished: Bool) {
    life.runtime.dispatcher.tell(.completion, to: traceSubject) { completion(finished) }
  }
}
