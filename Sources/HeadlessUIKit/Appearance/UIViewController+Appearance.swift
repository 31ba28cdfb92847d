import TraceModel

/// The one place that moves a controller between hidden and visible.
extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  /// Begins to show or hide the controller, and forwards that to the children.
  ///
  /// The parent hears `viewWillAppear` before its children. Who moves a controller that is already
  /// moving or has moved the same way gets UIKit's warning; the callback is then sent for the app
  /// only. `isByHand` tells that the app began this in a controller above.
  func beginTransition(
    _ isAppearing: Bool,
    animated: Bool,
    driver: Appearance.Driver,
    isByHand: Bool = false
  ) {
    if driver == .container || driver == .parent, isCoveredInContext { return }
    let isByHand = isByHand || driver == .hand
    if !appearance.canBegin(isAppearing) {
      warnOfUnbalancedTransition()
      guard isByHand else { return }
    }
    if isAppearing { _ = ensureView() }
    appearance.begin(isAppearing, animated: animated, driver: driver, isByHand: isByHand)
    let transition = appearance.transitions
    if isAppearing {
      life.runtime.commit.enqueueAppearing(self)
      send(.viewWillAppear, animated) { viewWillAppear(animated) }
    } else {
      _ = life.runtime.commit.dequeueAppearing(self)
      send(.viewWillDisappear, animated) { viewWillDisappear(animated) }
    }
    // A callback may have begun the next transition, which the children know by now.
    guard forwardsToChildren, appearance.transitions == transition else { return }
    forwardBegin(isAppearing, animated: animated, isByHand: isByHand)
    // Or it has ended this one, before all children had heard of it.
    if appearance.transitions == transition, !appearance.isInTransition { forwardEnd() }
  }

  /// Ends the open transition, and those of the children that it was forwarded to.
  ///
  /// The parent hears `viewDidAppear` before its children.
  func endTransition() {
    if appearance.state == .appearing, life.runtime.commit.dequeueAppearing(self) {
      sendViewIsAppearing()
      // What the app began there is for its driver to end.
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

  /// Forwards the beginning of an appearance to the children whose views are in this view.
  ///
  /// What the app begins by hand is forwarded also to children that the window has begun to move
  /// already, with UIKit's warning.
  func forwardBegin(_ isAppearing: Bool, animated: Bool, isByHand: Bool = false) {
    // A child may add a sibling while it is told: passes go on until everyone was told.
    let transition = appearance.transitions
    var told: Set<ObjectIdentifier> = []
    var hasNew = true
    while hasNew {
      hasNew = false
      for child in children where told.insert(ObjectIdentifier(child)).inserted {
        hasNew = true
        guard appearance.transitions == transition else { return }
        guard child.parent === self, isShowing(child) else { continue }
        if isAppearing { child.endWindowTransitionEarly(false) }
        guard child.hears(isAppearing, isByHand: isByHand) else { continue }
        child.beginTransition(
          isAppearing,
          animated: animated,
          driver: .parent,
          isByHand: isByHand
        )
      }
    }
  }

  /// Whether the beginning of the parent's appearance reaches the controller.
  private func hears(_ isAppearing: Bool, isByHand: Bool) -> Bool {
    if appearance.canBegin(isAppearing) { return true }
    guard isByHand, isAppearing || appearance.state != .hidden else { return false }
    return appearance.driver != .hand || !appearance.isInTransition
  }

  /// Forwards the end of an appearance to the children that heard its beginning.
  func forwardEnd() {
    for child in children where child.parent === self {
      if child.appearance.driver == .parent, child.appearance.isInTransition {
        // A child whose view has left this view meanwhile does not appear with it.
        if child.appearance.state == .disappearing || isShowing(child) {
          child.endTransition()
        } else {
          child.driverIsGone()
        }
      } else if child.containment.secondDidAppear == .fromParent {
        child.hearSecondDidAppear()
      }
    }
  }

  /// Sends the `viewDidAppear` that a parent forwards to a child whose appearance the window drives.
  ///
  /// The window's own has come before, or comes after the commit (the parent's own comes first when
  /// the window drives both).
  private func hearSecondDidAppear() {
    containment.secondDidAppear = .none
    if appearance.state == .visible { repeatDidAppear() }
    guard appearance.driver == .window, appearance.state == .appearing else { return }
    endTransition()
    containment.secondDidAppear = .fromWindow
  }

  /// Sends `viewDidAppear` a second time: the window sent it to a view that was added before its
  /// controller became a child, and the parent, which was appearing meanwhile, forwards it again
  /// (a device of 2019).
  func repeatDidAppear() {
    let animated = appearance.isAnimated
    send(.viewDidAppear, animated) { viewDidAppear(animated) }
  }

  /// Sends `viewIsAppearing` to a controller that is about to appear in a window.
  ///
  /// The callback is there from iOS 13 on, with an appearance, a re-appearance and one that follows
  /// a cancelled disappearance alike.
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
    let isDisappearance = callback == .viewWillDisappear || callback == .viewDidDisappear
    containment.appearanceCallbacks += 1
    if isDisappearance { containment.disappearanceCallbacks += 1 }
    dispatcher.send(callback, to: traceSubject, animated: animated, requiresSuper: true, body)
    containment.appearanceCallbacks -= 1
    if isDisappearance { containment.disappearanceCallbacks -= 1 }
  }
}

/// A container that forwards appearance from inside its own appearance callbacks.
///
/// UIKit's navigation and tab bar controllers do so: an override of theirs that skips super keeps
/// the callbacks from the child, and sees them between its own code before and after super.
@MainActor
protocol ContainerForwarding: UIViewController {}
