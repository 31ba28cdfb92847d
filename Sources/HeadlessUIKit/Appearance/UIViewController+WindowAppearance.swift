import TraceModel

/// Appearance that the window drives, by the table of ``WindowChange``.
extension UIViewController {
  /// Hears that the root view's window is about to change.
  func viewWillMove(toWindow newWindow: UIWindow?) {
    let hadWindow = viewIfLoaded?.isInWindow ?? false
    guard hadWindow != (newWindow != nil) else { return }
    let isSuppressed = life.runtime.suppressesWindowAppearance > 0
    if newWindow != nil, !isSuppressed, appearance.driver == .window,
      appearance.state == .disappearing
    {
      // The view left a window in this turn: its leaving ends before its entering begins.
      endTransition()
    }
    let change = WindowChange(
      isEntering: newWindow != nil,
      appearance: appearance,
      owner: owner,
      isSuppressed: isSuppressed && !(newWindow != nil && followsContext),
      isRoot: newWindow?.rootViewController === self,
      behavior: life.runtime.behavior
    )
    switch change.response {
    case .ignore: return
    case .takeOver:
      appearance.driver = .window
      appearance.isTakenOver = true
    case .begin(let driver):
      let animated = driver == .parent && (parent?.appearance.isAnimated ?? false)
      beginTransition(change.isEntering, animated: animated, driver: driver)
    case .beginForBoth:
      containment.secondDidAppear = .fromParent
      beginTransition(true, animated: false, driver: .window)
    case .beginAgain:
      beginTransition(false, animated: false, driver: .window, isByHand: true)
      if appearance.isChanging(false) { appearance.endsTwice = true }
    }
  }

  /// Hears that the root view's window has changed: the second half waits for the commit.
  func viewDidMove(toWindow newWindow: UIWindow?) {
    if newWindow != nil { sendFirstTraits() }
    guard appearance.driver == .window, appearance.isInTransition else { return }
    // The block keeps the controller until it has heard the second half, also when nobody else
    // does (contain-04).
    life.runtime.loop.afterCommit { self.endWindowTransition() }
  }

  /// Sends the second half of an appearance that the window drives, when it still applies.
  func endWindowTransition() {
    if containment.secondDidAppear == .fromWindow {
      containment.secondDidAppear = .none
      if appearance.state == .visible { repeatDidAppear() }
      return
    }
    guard appearance.driver == .window, appearance.isInTransition else { return }
    let isEntering = appearance.state == .appearing
    guard isEntering == (viewIfLoaded?.window != nil) else { return }
    endTransition()
    if isEntering { repeatDidMove() }
  }

  /// Ends now what the window has begun this way and would end after the commit.
  func endWindowTransitionEarly(_ isAppearing: Bool) {
    guard appearance.driver == .window, appearance.isChanging(isAppearing) else { return }
    guard isAppearing == (viewIfLoaded?.window != nil) else { return }
    endTransition()
  }

  /// Ends the open transition after the commit, because nobody else will.
  func driverIsGone() {
    guard appearance.isInTransition else { return }
    if appearance.state == .appearing, viewIfLoaded?.window == nil {
      beginTransition(false, animated: false, driver: .window)
    }
    appearance.driver = .window
    life.runtime.loop.afterCommit { [self] in
      guard appearance.driver == .window, appearance.isInTransition else { return }
      endTransition()
    }
  }

  /// Takes back an appearance that began because the view was about to enter a window, when a
  /// callback has kept the view out.
  func callOffEntering() {
    if appearance.driver == .window, appearance.state == .appearing { driverIsGone() }
  }

  /// Takes back what began because the view was about to enter a window, which it did not.
  func callOffAppearance() {
    switch appearance.driver {
    case .window: driverIsGone()
    case .parent: if appearance.state == .appearing { driverIsGone() }
    case .nobody, .hand, .container: return
    }
  }

  private var owner: WindowChange.Owner {
    guard let parent else { return .nobody }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return .silent }
    return .forwarding(
      parent.appearance.state,
      isInWindow: parent.viewIfLoaded?.window != nil
    )
  }

  /// Sends `didMove(toParent:)` again after an appearance in a visible parent.
  ///
  /// Seen on Catalyst 26.5 and iOS 9, only where the window drove the appearance and the app had
  /// sent the first one.
  private func repeatDidMove() {
    guard let parent, containment.heardDidMove else { return }
    sendDidMove(toParent: parent)
  }
}

extension Runtime {
  /// Runs a block in which views change windows without starting an appearance.
  func withoutWindowAppearance(_ body: () -> Void) {
    suppressesWindowAppearance += 1
    body()
    suppressesWindowAppearance -= 1
  }
}
