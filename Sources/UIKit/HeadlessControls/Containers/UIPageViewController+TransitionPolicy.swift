import TraceModel

package typealias PageTurn = ContainerTransition<PageTurnDetails>

/// The two pages of a turn, and the app's completion.
package struct PageTurnDetails: ChildTransitionDetails {
  // choice: page-turn-duration
  /// The duration of an animated turn; chosen: no log with times was found.
  static let duration: Duration = .milliseconds(300)

  package let from: UIViewController
  package let to: UIViewController
  var completion: ((Bool) -> Void)?
}

/// The callbacks and views of a page turn.
extension UIPageViewController: ContainerTransitionPolicy {
  package func sendWillCallbacks(of turn: PageTurn) {
    turn.to.beginTransitionByContainer(true, animated: turn.isAnimated)
    guard turn.isInFlight, turn.from.appearance.canBegin(false) else { return }
    turn.from.beginTransitionByContainer(false, animated: turn.isAnimated)
  }

  package func placeViews(of turn: PageTurn) { host.place(turn.to.ensureView(), of: turn.to) }

  package func remove(_ turn: PageTurn) { self.turn = nil }

  /// With the style `scroll` the incoming page receives its did-callback first, with `pageCurl` the
  /// outgoing page.
  package func completeAppearance(of turn: PageTurn) {
    let from = turn.from
    let to = turn.to
    page = to
    host.displayed = to
    host.removeView(of: from)
    if !turn.hasBroughtViews, to.parent === self { host.place(to.ensureView(), of: to) }
    switch transitionStyle {
    case .scroll:
      if to.appearance.state == .appearing { to.endTransition() }
      if !isCurrent(from) { host.detach(from) }
    case .pageCurl:
      if !isCurrent(from) { host.detach(from) }
      if to.appearance.state == .appearing { to.endTransition() }
    }
  }

  /// With the style `scroll` the page that stays receives its callbacks first; with `pageCurl` the
  /// callbacks of both pages alternate.
  package func restoreAppearance(of turn: PageTurn) {
    let from = turn.from
    let to = turn.to
    switch transitionStyle {
    case .scroll:
      if from.appearance.canBegin(true) { from.beginTransitionByContainer(true, animated: true) }
      if from.appearance.state == .appearing { from.endTransition() }
      if !isCurrent(to) { host.detach(to, animated: true) }
    case .pageCurl:
      if to.appearance.canBegin(false) { to.beginTransitionByContainer(false, animated: true) }
      if from.appearance.canBegin(true) { from.beginTransitionByContainer(true, animated: true) }
      if !isCurrent(to) { host.removeView(of: to) }
      if to.appearance.state == .disappearing { to.endTransition() }
      if from.appearance.state == .appearing { from.endTransition() }
    }
  }

  package func didEnd(_ turn: PageTurn, _ outcome: TransitionOutcome) {
    let isCompleted = outcome == .completed
    let outgoing = isCompleted ? turn.from : turn.to
    if turn.isInteractive { removePageWithWillMove(outgoing) } else { removePage(outgoing) }
    if isCompleted { sendPendingDidMove(to: turn.to) }
    let isFinished = !turn.wasInterrupted || !isCompleted
    if turn.isInteractive {
      notifyDidFinish(turn, finished: isFinished, completed: isCompleted)
      if isCompleted { updateNeighbors(to: turn.to, from: turn.from) }
    }
    if let completion = turn.details.completion { run(completion, finished: isFinished) }
  }

  package func name(of turn: PageTurn) -> String { "turn to \(turn.to)" }

  private func notifyDidFinish(_ turn: PageTurn, finished: Bool, completed: Bool) {
    guard let delegate else { return }
    life.runtime.invoke(delegate, .pageDidFinishAnimating, argument: turn.from.traceSubject) {
      delegate.pageViewController(
        self,
        didFinishAnimating: finished,
        previousViewControllers: [turn.from],
        transitionCompleted: completed
      )
    }
  }
}
