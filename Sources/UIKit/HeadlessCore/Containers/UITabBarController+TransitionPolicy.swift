import TraceModel

/// A switch between tabs that a gesture or an animator of the app drives.
package typealias TabTransition = ContainerTransition<TabTransitionDetails>

/// The two tabs of a switch.
package struct TabTransitionDetails: ChildTransitionDetails {
  // choice: interactive-tab-switch-duration
  /// The duration of a whole switch without a gesture; chosen, an app's animator decides it.
  static let duration: Duration = .milliseconds(500)

  package let from: UIViewController
  package let to: UIViewController
}

// choice: interactive-tab-switch-cancelled
// choice: cancelled-custom-tab-switch
/// The callbacks and views of a switch that takes time.
///
/// At the begin the incoming controller receives `viewWillAppear` and the outgoing one
/// `viewWillDisappear`. After a cancelled switch by gesture neither receives its did-callback (a
/// comment in github.com/mattneub/Programming-iOS-Book-Examples); by choice, both then reverse as
/// after a cancelled swipe of a navigation controller.
///
/// After a switch that its animator does not complete, both turn back in the same way (chosen).
extension UITabBarController: ContainerTransitionPolicy {
  package func sendWillCallbacks(of transition: TabTransition) {
    transition.to.beginTransitionByContainer(true, animated: true)
    guard transition.isInFlight, transition.from.appearance.canBegin(false) else { return }
    transition.from.beginTransitionByContainer(false, animated: true)
  }

  package func placeViews(of transition: TabTransition) {
    guard transition.custom == nil else { return }
    host.place(transition.to.ensureView(), of: transition.to)
  }

  package func remove(_ transition: TabTransition) { self.transition = nil }

  package func completeAppearance(of transition: TabTransition) {
    let from = transition.from
    let to = transition.to
    if to.parent === self {
      if selected !== to { recordSelection(of: to) }
      host.displayed = to
    }
    host.removeView(of: from)
    if !transition.hasBroughtViews, host.displayed === to {
      host.place(to.ensureView(), of: to)
    }
    if from.appearance.state == .disappearing { from.endTransition() }
    if to.appearance.state == .appearing { to.endTransition() }
  }

  package func restoreAppearance(of transition: TabTransition) {
    let from = transition.from
    let to = transition.to
    if transition.custom != nil, selected === to, from.parent === self {
      recordSelection(of: from)
    }
    host.detach(to, animated: true)
    guard from === host.displayed else { return }
    host.reattach(from)
    guard from.appearance.canBegin(true) else { return }
    from.beginTransitionByContainer(true, animated: true)
    if from.appearance.state == .appearing { from.endTransition() }
  }

  package func didEnd(_ transition: TabTransition, _ outcome: TransitionOutcome) {}

  package func name(of transition: TabTransition) -> String { "switch to \(transition.to)" }
}
