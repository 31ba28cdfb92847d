import TraceModel

/// Appearance that the window drives: the window's root, views added to a visible hierarchy, and
/// the views of controllers without a parent.
extension UIViewController {
  /// Hears that the root view's window is about to change.
  func viewWillMove(toWindow newWindow: UIWindow?) {
    let hadWindow = viewIfLoaded?.isInWindow ?? false
    guard hadWindow != (newWindow != nil) else { return }
    if newWindow != nil { enterWindow() } else { leaveWindow() }
  }

  /// Hears that the root view's window has changed: the second half waits for the commit.
  func viewDidMove(toWindow newWindow: UIWindow?) {
    guard appearance.driver == .window, appearance.isInTransition else { return }
    if newWindow == nil {
      // Nobody keeps a controller alive only to tell it that it has disappeared.
      life.runtime.loop.afterCommit { [weak self] in self?.endWindowTransition() }
    } else {
      life.runtime.loop.afterCommit { self.endWindowTransition() }
    }
  }

  /// Sends the second half of an appearance that the window drives, when it still applies.
  func endWindowTransition() {
    guard appearance.driver == .window, appearance.isInTransition else { return }
    let isEntering = appearance.state == .appearing
    guard isEntering == (viewIfLoaded?.window != nil) else { return }
    endTransition()
    if isEntering { repeatDidMove() }
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

  /// Starts to appear, unless a container or the parent does that.
  private func enterWindow() {
    guard life.runtime.suppressesWindowAppearance == 0 else { return }
    // A view that left a window in this turn: its leaving ends before its entering begins.
    if appearance.driver == .window, appearance.state == .disappearing { endTransition() }
    guard appearance.state == .hidden || appearance.state == .disappearing else { return }
    guard !appearance.isDriven else { return }
    guard let parent else {
      beginTransition(true, animated: false, driver: .window)
      return
    }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    switch parent.appearance.state {
    case .visible: beginTransition(true, animated: false, driver: .window)
    case .appearing:
      guard parent.viewIfLoaded?.window != nil else { return }
      beginTransition(true, animated: parent.appearance.isAnimated, driver: .parent)
    case .hidden, .disappearing: return
    }
  }

  /// Starts to disappear, unless a container or the parent does that.
  private func leaveWindow() {
    guard appearance.state == .visible || appearance.state == .appearing else { return }
    guard !appearance.isDriven else { return }
    if parent != nil, life.runtime.suppressesWindowAppearance > 0 { return }
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    beginTransition(false, animated: false, driver: .window)
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
