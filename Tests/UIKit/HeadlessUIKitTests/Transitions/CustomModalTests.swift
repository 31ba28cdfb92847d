import Foundation
import HeadlessUIKit
import Testing

/// Presentations and dismissals that an animator of the app animates.
struct `An animator of a presentation` {
  // modal-present-fullscreen, modal-dismiss-fullscreen: the order of UIKit's transitions.
  @Test @MainActor
  func `a custom full-screen presentation sends the callbacks around its animations`() async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = TestTransitions(world.journal)
      let modal = world.make("B")
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: true) { world.journal.note("presented") }
      try await app.settle()
      #expect(
        world.journal.transitionLines == [
          "A.viewWillDisappear", "B.viewWillAppear", "animate", "animated", "B.viewDidAppear",
          "A.viewDidDisappear", "presented", "animationEnded(true)",
        ]
      )
      #expect(world.root.view.window == nil)
      #expect(modal.view.window === world.window)
      world.journal.clear()
      world.root.dismiss(animated: true) { world.journal.note("dismissed") }
      try await app.settle()
      #expect(
        world.journal.transitionLines == [
          "B.viewWillDisappear", "A.viewWillAppear", "animate", "animated", "A.viewDidAppear",
          "B.viewDidDisappear", "dismissed", "animationEnded(true)",
        ]
      )
      #expect(world.root.view.window === world.window)
      #expect(modal.view.window == nil)
    }
  }

  // modal-custom-style-no-presenter-callbacks
  @Test @MainActor func `a custom style sends the presenter no appearance callbacks`() async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = TestTransitions(world.journal)
      let modal = world.make("B", .custom)
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: true)
      try await app.settle()
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(
        world.journal.transitionLines == [
          "B.viewWillAppear", "animate", "animated", "B.viewDidAppear", "animationEnded(true)",
          "B.viewWillDisappear", "animate", "animated", "B.viewDidDisappear",
          "animationEnded(true)",
        ]
      )
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  @MainActor func `an animator that completes with false cancels the presentation`(
    style: UIModalPresentationStyle
  ) async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = TestTransitions(world.journal)
      transitions.animator.result = false
      let modal = world.make("B", style)
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: true)
      try await app.settle()
      let back = style == .fullScreen ? ["A.viewWillAppear", "A.viewDidAppear"] : []
      let tail = ["animated", "B.viewWillDisappear", "B.viewDidDisappear"] + back
      #expect(
        world.journal.transitionLines.suffix(tail.count + 1) == tail + ["animationEnded(false)"]
      )
      #expect(world.root.presentedViewController == nil)
      #expect(modal.presentingViewController == nil)
      #expect(world.root.view.window === world.window)
      #expect(modal.view.window == nil)
      world.root.present(world.make("C"), animated: false)
      try await app.settle()
      #expect(world.root.presentedViewController != nil)
    }
  }

  @Test @MainActor func `an animator that cancels a dismissal keeps the presented controller`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = TestTransitions(world.journal)
      let driver = UIPercentDrivenInteractiveTransition()
      let modal = world.make("B")
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: false)
      try await app.settle()
      world.journal.clear()
      transitions.interactor = driver
      world.root.dismiss(animated: true)
      try await app.advance(by: .milliseconds(10))
      #expect(modal.isBeingDismissed == false)
      driver.update(0.3)
      driver.cancel()
      try await app.settle()
      #expect(
        world.journal.transitionLines == [
          "B.viewWillDisappear", "A.viewWillAppear", "animate", "animated",
          "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
          "animationEnded(false)",
        ]
      )
      #expect(world.root.presentedViewController === modal)
      #expect(world.root.view.window == nil)
      transitions.interactor = nil
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
      #expect(world.root.view.window === world.window)
    }
  }

  @Test @MainActor func `an animator that never completes leaves the presentation in progress`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = TestTransitions(world.journal)
      transitions.animator.completes = false
      let modal = world.make("B")
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: true)
      try await app.settle()
      #expect(!world.journal.lines.contains("B.viewDidAppear"))
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(app.diagnostics().contains { $0.contains("while a presentation or dismiss is") })
      world.window.rootViewController = UIViewController()
      try await app.settle()
      transitions.animator.context?.completeTransition(true)
      #expect(world.root.presentedViewController == nil)
    }
  }

  @Test(arguments: [false, true])
  @MainActor func `a gesture can drive the animator of a presentation`(isGivenUp: Bool) async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = TestTransitions(world.journal)
      let driver = UIPercentDrivenInteractiveTransition()
      transitions.interactor = driver
      let modal = world.make("B", .overFullScreen)
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: true)
      try await app.advance(by: .milliseconds(10))
      driver.update(0.5)
      try await app.advance(by: .seconds(2))
      #expect(world.journal.transitionLines == ["B.viewWillAppear", "animate"])
      if isGivenUp { driver.cancel() } else { driver.finish() }
      try await app.settle()
      let end = isGivenUp ? ["B.viewWillDisappear", "B.viewDidDisappear"] : ["B.viewDidAppear"]
      let lines = Array(world.journal.transitionLines.dropFirst(2))
      #expect(lines == ["animated"] + end + ["animationEnded(\(!isGivenUp))"])
      #expect(world.root.presentedViewController === (isGivenUp ? nil : modal))
    }
  }

  @Test @MainActor func `an animator gets the final frame from the presentation controller`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = HalfTransitions(world.journal)
      let modal = world.make("B", .custom)
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: true)
      try await app.advance(by: .milliseconds(10))
      let context = try #require(transitions.animator.context)
      #expect(context.finalFrame(for: modal) == CGRect(x: 0, y: 100, width: 390, height: 100))
      #expect(context.initialFrame(for: modal) == .zero)
      #expect(context.view(forKey: .from) == nil)
      #expect(context.viewController(forKey: .from) === world.root)
      #expect(context.presentationStyle == .custom)
      try await app.settle()
    }
  }

  @Test @MainActor
  func `the delegate is not asked for an animator of a modal transition without animation`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let transitions = TestTransitions(world.journal)
      let modal = world.make("B")
      modal.transitioningDelegate = transitions
      world.root.present(modal, animated: false)
      try await app.settle()
      #expect(!world.journal.lines.contains("animate"))
      #expect(world.journal.lines.contains("B.viewDidAppear"))
    }
  }
}

/// A presentation controller whose presented view covers a part of the screen.
private final class HalfTransitions: NSObject, UIViewControllerTransitioningDelegate {
  let animator: TestAnimator

  init(_ journal: Journal) {
    animator = TestAnimator(journal)
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

private final class HalfPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 100, width: 390, height: 100)
  }
}
