import TraceModel

/// The one place that moves a controller between hidden and visible.
extension UIViewController {
  private var dispatcher: Dispatcher { life.runtime.dispatcher }

  /// Begins to show or hide the controller, and forwards that to the children.
  ///
  /// The parent hears `viewWillAppear` before its children. A container that moves a controller
  /// which somebody else is moving the same way gets UIKit's warning, and no callback is sent.
  func beginTransition(_ isAppearing: Bool, animated: Bool, driver: Appearance.Driver) {
    guard driver == .hand || appearance.canBegin(isAppearing) else {
      warnOfUnbalancedTransition()
      return
    }
    if isAppearing { _ = ensureView() }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.driver = driver
    if isAppearing {
      life.runtime.commit.enqueueAppearing(self)
      send(.viewWillAppear, animated) { viewWillAppear(animated) }
    } else {
      _ = life.runtime.commit.dequeueAppearing(self)
      send(.viewWillDisappear, animated) { viewWillDisappear(animated) }
    }
    if forwardsToChildren { forwardBegin(isAppearing, animated: animated) }
  }

  /// Ends the open transition, and those of the children that it was forwarded to.
  ///
  /// The parent hears `viewDidAppear` before its children.
  func endTransition() {
    let animated = appearance.isAnimated
    switch appearance.state {
    case .appearing:
      if life.runtime.commit.dequeueAppearing(self) { sendViewIsAppearing() }
      guard appearance.state == .appearing else { return }
      appearance.state = .visible
      send(.viewDidAppear, animated) { viewDidAppear(animated) }
    case .disappearing:
      appearance.state = .hidden
      send(.viewDidDisappear, animated) { viewDidDisappear(animated) }
    case .hidden, .visible: return
    }
    if forwardsToChildren { forwardEnd() }
    containment.isMovingTo = false
    if appearance.state == .hidden { containment.isMovingFrom = false }
  }

  /// Forwards the beginning of an appearance to the children whose views are in this view.
  func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    // A child may add a sibling while it is told: passes go on until everyone was told.
    var told: Set<ObjectIdentifier> = []
    var hasNew = true
    while hasNew {
      hasNew = false
      for child in children where told.insert(ObjectIdentifier(child)).inserted {
        hasNew = true
        guard child.parent === self, isShowing(child) else { continue }
        guard child.appearance.canBegin(isAppearing) else { continue }
        child.beginTransition(isAppearing, animated: animated, driver: .parent)
      }
    }
  }

  /// Forwards the end of an appearance to the children that heard its beginning.
  func forwardEnd() {
    for child in children where child.parent === self {
      if child.appearance.driver == .parent, child.appearance.isInTransition {
        child.endTransition()
      } else if child.containment.hearsDidAppearAgain {
        child.containment.hearsDidAppearAgain = false
        if child.appearance.state == .visible { child.repeatDidAppear() }
      }
    }
  }

  /// Sends `viewDidAppear` a second time: the window sent it to a view that was added before its
  /// controller became a child, and the parent, which was appearing meanwhile, forwards it again
  /// (a device of 2019).
  private func repeatDidAppear() {
    let animated = appearance.isAnimated
    send(.viewDidAppear, animated) { viewDidAppear(animated) }
  }

  /// Sends `viewIsAppearing` to a controller that is about to appear in a window.
  func sendViewIsAppearing() {
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
    containment.appearanceCallbacks += 1
    dispatcher.send(callback, to: traceSubject, animated: animated, wantsSuper: true, body)
    containment.appearanceCallbacks -= 1
  }
}

/// A container that forwards appearance from inside its own appearance callbacks.
///
/// UIKit's navigation and tab bar controllers do so: an override of theirs that skips super keeps
/// the callbacks from the child, and sees them between its own code before and after super.
@MainActor
protocol ContainerForwarding: UIViewController {}
