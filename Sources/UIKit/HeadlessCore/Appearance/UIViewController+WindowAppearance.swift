import TraceModel

/// Appearance driven by the window, according to the table of ``WindowChange``.
extension UIViewController {
  /// Begins an appearance transition if the window of the root view is about to change.
  func viewWillMove(toWindow newWindow: UIWindow?) {
    let hadWindow = viewIfLoaded?.isInWindow ?? false
    guard hadWindow != (newWindow != nil) else { return }
    let isSuppressed = life.runtime.suppressesWindowAppearance > 0
    if newWindow != nil, !isSuppressed, appearance.isDrivenByWindow,
      appearance.state == .disappearing
    {
      // The view left a window in this turn: that transition ends before the next one begins.
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
    case .takeOver: appearance.takeOverFromApp()
    case .begin(let driver):
      let animated = driver == .parent(isForApp: false) && (parent?.appearance.isAnimated ?? false)
      beginTransition(change.isEntering, animated: animated, driver: driver)
    case .beginForBoth:
      containment.secondDidAppear = .fromParent
      beginTransition(true, animated: false, driver: .window(.alone))
    case .beginAgain: beginTransition(false, animated: false, driver: .window(.besideParent))
    }
  }

  /// Schedules the end of the transition for after the commit, when the root view's window has
  /// changed.
  func viewDidMove(toWindow newWindow: UIWindow?) {
    if newWindow != nil { sendFirstTraits() }
    guard appearance.isDrivenByWindow, appearance.isInTransition else { return }
    // The block retains the controller until it has received the did callback (contain-04).
    life.runtime.loop.afterCommit { self.endWindowTransition() }
  }

  /// Ends a transition that the window drives, if it still applies.
  func endWindowTransition() {
    if containment.secondDidAppear == .fromWindow {
      containment.secondDidAppear = .none
      if appearance.state == .visible { repeatDidAppear() }
      return
    }
    guard appearance.isDrivenByWindow, appearance.isInTransition else { return }
    let isEntering = appearance.state == .appearing
    guard isEntering == (viewIfLoaded?.window != nil) else { return }
    endTransition()
    if isEntering { repeatDidMove() }
  }

  /// Ends an open transition in this direction now, if the window would end it after the commit.
  func endWindowTransitionEarly(_ isAppearing: Bool) {
    guard appearance.isDrivenByWindow, appearance.isChanging(isAppearing) else { return }
    guard isAppearing == (viewIfLoaded?.window != nil) else { return }
    endTransition()
  }

  /// Ends the open transition after the commit, because its driver no longer does.
  func finishOrphanedTransition() {
    guard appearance.isInTransition else { return }
    if appearance.state == .appearing, viewIfLoaded?.window == nil {
      beginTransition(false, animated: false, driver: .window(.alone))
    }
    appearance.moveToWindow()
    life.runtime.loop.afterCommit { [self] in
      guard appearance.isDrivenByWindow, appearance.isInTransition else { return }
      endTransition()
    }
  }

  /// Reverts an appearance that the window began, when a callback has kept the view out of it.
  func cancelEntering() {
    if appearance.isDrivenByWindow, appearance.state == .appearing { finishOrphanedTransition() }
  }

  /// Reverts a transition that began because the view was about to enter a window but did not.
  func cancelAppearance() {
    switch appearance.driver {
    case .window: finishOrphanedTransition()
    case .parent: if appearance.state == .appearing { finishOrphanedTransition() }
    case .none, .app, .container: return
    }
  }

  // choice: child-added-while-appearing
  /// The part of the parent in the appearance of the controller.
  ///
  /// A parent that begins to appear in its window, as after a cancelled drag of a sheet, forwards
  /// the beginning to a child that a callback adds meanwhile: after the children that were added
  /// before.
  private var owner: WindowChange.Owner {
    guard let parent else { return .none }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return .nonForwardingParent }
    let isInWindow = parent.viewIfLoaded?.window != nil && !parent.appearance.isBeginning
    return .forwardingParent(parent.appearance.state, isInWindow: isInWindow)
  }

  /// Sends `didMove(toParent:)` again after an appearance in a visible parent.
  ///
  /// Catalyst 26.5 and iOS 9 do this, but only if the window drove the appearance and the app had
  /// sent the first one.
  private func repeatDidMove() {
    guard let parent, containment.hasReceivedDidMove else { return }
    sendDidMove(toParent: parent)
  }
}

extension Runtime {
  /// Runs a block in which views that change windows do not change their controllers' appearance.
  func withoutWindowAppearance(_ body: () -> Void) {
    suppressesWindowAppearance += 1
    body()
    suppressesWindowAppearance -= 1
  }
}
