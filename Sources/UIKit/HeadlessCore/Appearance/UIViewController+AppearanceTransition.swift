import TraceModel

/// Appearance transitions: all drivers change a controller's appearance through these methods.
extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  /// Begins an appearance transition and forwards it to the children.
  ///
  /// The parent receives `viewWillAppear` before its children. A transition that does not match the
  /// controller's state logs UIKit's warning; its callback is sent only if the app began it.
  func beginTransition(
    _ isAppearing: Bool,
    animated: Bool,
    driver: ControllerAppearance.Driver
  ) {
    switch driver {
    case .container, .parent: if isCoveredInContext { return }
    case .none, .app, .window: break
    }
    if !appearance.canBegin(isAppearing) {
      warnOfUnbalancedTransition()
      guard driver.isForApp else { return }
    }
    if isAppearing {
      _ = ensureView()
      runAfterLoading()
    }
    appearance.begin(isAppearing, animated: animated, driver: driver)
    let transition = appearance.transitions
    appearance.isBeginning = isAppearing
    defer {
      if appearance.transitions == transition { appearance.isBeginning = false }
    }
    if isAppearing {
      life.runtime.commit.enqueueAppearing(self)
      send(.viewWillAppear, animated) { viewWillAppear(animated) }
    } else {
      _ = life.runtime.commit.dequeueAppearing(self)
      send(.viewWillDisappear, animated) { viewWillDisappear(animated) }
    }
    // A callback may have begun the next transition, which was forwarded to the children.
    guard forwardsToChildren, appearance.transitions == transition else { return }
    forwardBegin(isAppearing, animated: animated, isForApp: driver.isForApp)
    // A callback may also have ended this transition before all children had begun it.
    if appearance.transitions == transition, !appearance.isInTransition { forwardEnd() }
  }

  /// Ends the open transition and forwards the end to the children.
  ///
  /// The parent receives `viewDidAppear` before its children.
  package func endTransition() {
    if appearance.state == .appearing, life.runtime.commit.dequeueAppearing(self) {
      // The view has its geometry in the callback (Apple's documentation of `viewIsAppearing`).
      life.runtime.commit.updateSafeAreas()
      sendViewIsAppearing()
      // A transition that the callback began is ended by its driver.
      guard appearance.state == .appearing else { return }
    }
    let animated = appearance.isAnimated
    let transition = appearance.transitions
    guard let end = appearance.end() else { return }
    for _ in 0..<end.count {
      if end.callback == .viewDidAppear {
        send(.viewDidAppear, animated) { viewDidAppear(animated) }
      } else {
        send(.viewDidDisappear, animated) { viewDidDisappear(animated) }
      }
    }
    if forwardsToChildren, appearance.transitions == transition { forwardEnd() }
    containment.isMovingTo = false
    if appearance.state == .hidden { containment.isMovingFrom = false }
  }

  /// Forwards the beginning of a transition to the children whose views are in this view.
  ///
  /// A transition that the app began is also forwarded to children whose transition in that
  /// direction is already open, with UIKit's warning.
  func forwardBegin(_ isAppearing: Bool, animated: Bool, isForApp: Bool = false) {
    // A callback may add a child: passes repeat until no new child is found.
    let transition = appearance.transitions
    var visited: Set<ObjectIdentifier> = []
    var hasNew = true
    while hasNew {
      hasNew = false
      for child in children where visited.insert(ObjectIdentifier(child)).inserted {
        hasNew = true
        guard appearance.transitions == transition else { return }
        guard child.parent === self, isShowing(child) else { continue }
        if isAppearing { child.endWindowTransitionEarly(false) }
        guard child.receivesBegin(isAppearing, isForApp: isForApp) else { continue }
        child.beginTransition(
          isAppearing,
          animated: animated,
          driver: .parent(isForApp: isForApp)
        )
      }
    }
  }

  /// Whether the beginning of the parent's transition is forwarded to the controller.
  private func receivesBegin(_ isAppearing: Bool, isForApp: Bool) -> Bool {
    if appearance.canBegin(isAppearing) { return true }
    guard isForApp, isAppearing || appearance.state != .hidden else { return false }
    return appearance.driver != .app || !appearance.isInTransition
  }

  /// Forwards the end of a transition to the children that received its beginning.
  func forwardEnd() {
    for child in children where child.parent === self {
      if child.appearance.isDrivenByParent, child.appearance.isInTransition {
        // A child whose view has left this view does not appear with it.
        if child.appearance.state == .disappearing || isShowing(child) {
          child.endTransition()
        } else {
          child.finishOrphanedTransition()
        }
      } else if child.containment.secondDidAppear == .fromParent {
        child.sendSecondDidAppear()
      }
    }
  }

  /// Sends the `viewDidAppear` that a parent forwards to a child whose appearance the window
  /// drives.
  ///
  /// The window's `viewDidAppear` precedes it, or follows after the commit if the window drives
  /// both the parent and the child.
  private func sendSecondDidAppear() {
    containment.secondDidAppear = .none
    if appearance.state == .visible { repeatDidAppear() }
    guard appearance.isDrivenByWindow, appearance.state == .appearing else { return }
    endTransition()
    containment.secondDidAppear = .fromWindow
  }

  /// Sends `viewDidAppear` a second time.
  ///
  /// The window has sent it because the view was added before the controller became a child; the
  /// appearing parent forwards it again (a device of 2019).
  func repeatDidAppear() {
    let animated = appearance.isAnimated
    send(.viewDidAppear, animated) { viewDidAppear(animated) }
  }

  /// Sends `viewIsAppearing` to a controller that is about to appear in a window.
  ///
  /// The callback exists from iOS 13, for each appearance, including the one after a cancelled
  /// disappearance.
  func sendViewIsAppearing() {
    guard life.runtime.behavior.major >= 13 else { return }
    guard appearance.state == .appearing, viewIfLoaded?.window != nil else { return }
    let animated = appearance.isAnimated
    send(.viewIsAppearing, animated) { viewIsAppearing(animated) }
  }

  func sendUpdateViewConstraints() {
    dispatcher.send(.updateViewConstraints, to: traceSubject) { updateViewConstraints() }
  }

  func sendViewWillLayoutSubviews() {
    dispatcher.send(.viewWillLayoutSubviews, to: traceSubject) { viewWillLayoutSubviews() }
  }

  func sendViewDidLayoutSubviews() {
    dispatcher.send(.viewDidLayoutSubviews, to: traceSubject) { viewDidLayoutSubviews() }
  }

  private var forwardsToChildren: Bool {
    shouldAutomaticallyForwardAppearanceMethods && !(self is any ContainerForwarding)
  }

  private func isShowing(_ child: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
    return view.isDescendant(of: own)
  }

  private func send(_ callback: Name, _ animated: Bool, _ body: () -> Void) {
    let isAppearing = callback != .viewWillDisappear && callback != .viewDidDisappear
    appearance.enterCallback(isAppearing: isAppearing)
    dispatcher.send(callback, to: traceSubject, animated: animated, body)
    appearance.leaveCallback(isAppearing: isAppearing)
  }
}

/// A container that forwards appearance to its children from inside its appearance callbacks.
///
/// UIKit's containers do this: if an override in a subclass does not call super, the children
/// receive no callbacks; otherwise they receive them during the call of super.
@MainActor
package protocol ContainerForwarding: UIViewController {}
