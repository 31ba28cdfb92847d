import Foundation
import HeadlessUIKit
import Testing

/// Transitions of the app's animators that a gesture drives.
struct `A percent-driven transition` {
  /// A delegate whose animator a gesture drives, and the journal of both.
  @MainActor
  private func driven() -> (Journal, TestTransitions, UIPercentDrivenInteractiveTransition) {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    let driver = UIPercentDrivenInteractiveTransition()
    transitions.interactor = driver
    return (journal, transitions, driver)
  }

  // interactive-pop-finished-hust2015: no callback is sent while the finger moves.
  @Test @MainActor func `a finished gesture completes the pop after the rest of its duration`()
    async throws
  {
    let (journal, transitions, driver) = driven()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = transitions
      journal.clear()
      navigation.popViewController(animated: true)
      try await app.advance(by: .milliseconds(10))
      driver.update(0.5)
      try await app.advance(by: .seconds(5))
      #expect(driver.percentComplete == 0.5)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      let alpha = try #require(navigation.topViewController).view.presentationAlpha
      #expect(abs(alpha - 0.5) < 1e-6)
      journal.note("finger goes")
      driver.finish()
      try await app.advance(by: .milliseconds(149))
      #expect(journal.lines.last == "finger goes")
      try await app.advance(by: .milliseconds(2))
      #expect(
        journal.transitionLines == [
          "B.willMove(toParent:nil)", "ask pop", "B.viewWillDisappear", "A.viewWillAppear",
          "animate", "finger goes", "animated", "B.viewDidDisappear", "A.viewDidAppear",
          "B.didMove(toParent:nil)", "animationEnded(true)",
        ]
      )
    }
  }

  // interactive-pop-cancelled-hust2015
  @Test @MainActor func `a cancelled gesture runs the pop back`() async throws {
    let (journal, transitions, driver) = driven()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      let window = navigation.view.window
      navigation.delegate = transitions
      journal.clear()
      navigation.popViewController(animated: true)
      try await app.advance(by: .milliseconds(10))
      driver.update(0.25)
      journal.note("finger goes")
      driver.cancel()
      try await app.settle()
      #expect(
        journal.transitionLines == [
          "B.willMove(toParent:nil)", "ask pop", "B.viewWillDisappear", "A.viewWillAppear",
          "animate", "finger goes", "animated", "A.viewWillDisappear", "A.viewDidDisappear",
          "B.viewWillAppear", "B.viewDidAppear", "B.didMove(toParent:N)", "animationEnded(false)",
        ]
      )
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController?.view.window === window)
    }
  }

  @Test @MainActor func `the coordinator reports how the gesture ends`() async throws {
    let (journal, transitions, driver) = driven()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = transitions
      navigation.popViewController(animated: true)
      try await app.advance(by: .milliseconds(10))
      navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        journal.note("interaction changes, cancelled: \($0.isCancelled)")
      }
      driver.cancel()
      #expect(journal.lines.last == "interaction changes, cancelled: true")
    }
  }

  @Test @MainActor func `a gesture that ends before the transition begins leaves it open`()
    async throws
  {
    let (journal, transitions, driver) = driven()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = transitions
      navigation.popViewController(animated: true)
      driver.finish()
      journal.clear()
      try await app.settle()
      #expect(journal.lines.contains("B.viewWillDisappear"))
      #expect(!journal.lines.contains("B.viewDidDisappear"))
    }
  }

  @Test @MainActor func `a gesture can drive a released transition again`() async throws {
    let (journal, transitions, driver) = driven()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = transitions
      navigation.popViewController(animated: true)
      try await app.advance(by: .milliseconds(10))
      driver.finish()
      try await app.advance(by: .milliseconds(150))
      driver.pause()
      try await app.advance(by: .seconds(2))
      #expect(!journal.lines.contains("B.viewDidDisappear"))
      driver.cancel()
      try await app.settle()
      #expect(navigation.viewControllers.count == 2)
      #expect(journal.lines.last == "animationEnded(false)")
    }
  }

  @Test @MainActor func `a higher completion speed shortens the rest of the transition`()
    async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 2
    transitions.interactor = driver
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = transitions
      navigation.popViewController(animated: true)
      try await app.advance(by: .milliseconds(10))
      driver.finish()
      try await app.advance(by: .milliseconds(149))
      #expect(!journal.lines.contains("B.viewDidDisappear"))
      try await app.advance(by: .milliseconds(2))
      #expect(journal.lines.contains("B.viewDidDisappear"))
    }
  }

  @Test @MainActor func `a transition without wantsInteractiveStart runs as an animation`()
    async throws
  {
    let journal = Journal()
    let transitions = TestTransitions(journal)
    let driver = HesitantDriver()
    transitions.interactor = driver
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = transitions
      navigation.popViewController(animated: true)
      try await app.settle()
      #expect(journal.lines.contains("B.viewDidDisappear"))
    }
  }

  @Test(arguments: [false, true])
  @MainActor func `a gesture drives an interruptible animator`(isGivenUp: Bool) async throws {
    let journal = Journal()
    let transitions = InterruptibleTransitions()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = transitions
      journal.clear()
      navigation.popViewController(animated: true)
      try await app.advance(by: .milliseconds(10))
      transitions.driver.update(0.5)
      try await app.advance(by: .seconds(2))
      #expect(!journal.lines.contains("B.viewDidDisappear"))
      if isGivenUp { transitions.driver.cancel() } else { transitions.driver.finish() }
      try await app.settle()
      #expect(navigation.viewControllers.count == (isGivenUp ? 2 : 1))
      #expect(journal.lines.contains("B.viewDidDisappear") == !isGivenUp)
    }
  }
}

/// A driver whose transition does not start with the gesture.
private final class HesitantDriver: UIPercentDrivenInteractiveTransition {
  override var wantsInteractiveStart: Bool {
    get { false }
    set {}
  }
}

/// An animator with an interruptible property animator.
private final class InterruptibleTransitions: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext)?.startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    if let animator { return animator }
    let outgoing = context.view(forKey: .from)
    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { outgoing?.alpha = 0 }
    animator.addCompletion { position in context.completeTransition(position == .end) }
    self.animator = animator
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
