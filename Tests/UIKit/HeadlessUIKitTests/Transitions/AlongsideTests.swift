import HeadlessUIKit
import Testing
import TraceModel

/// The coordinator of a presentation, and its alongside blocks.
struct `The coordinator of a modal transition` {
  @Test @MainActor func `the coordinator exists when present and dismiss return`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let modal = world.make("B")
      world.root.present(modal, animated: true)
      var coordinator = try #require(world.root.transitionCoordinator)
      #expect(coordinator === modal.transitionCoordinator)
      #expect(coordinator.isAnimated)
      #expect(coordinator.transitionDuration == 0.5)
      #expect(coordinator.viewController(forKey: .to) === modal)
      coordinator.animate { _ in
        world.journal.note("alongside")
      } completion: { _ in
        world.journal.note("completed")
      }
      try await app.settle()
      #expect(
        world.story.filter { !$0.contains("IsAppearing") && !$0.contains("DidLoad") } == [
          "A.viewWillDisappear", "B.viewWillAppear", "alongside", "B.viewDidAppear",
          "A.viewDidDisappear", "completed",
        ]
      )
      #expect(world.root.transitionCoordinator == nil)
      modal.dismiss(animated: true)
      coordinator = try #require(modal.transitionCoordinator)
      #expect(coordinator === world.root.transitionCoordinator)
      #expect(coordinator.viewController(forKey: .to) === world.root)
      try await app.settle()
      #expect(modal.transitionCoordinator == nil)
    }
  }

  @Test @MainActor func `present without animation creates no coordinator before it begins`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let modal = world.make("B")
      world.root.present(modal, animated: false)
      #expect(world.root.transitionCoordinator == nil)
      try await app.settle()
      modal.dismiss(animated: false)
      #expect(world.root.transitionCoordinator == nil)
      try await app.settle()
    }
  }

  @Test @MainActor
  func `the coordinator runs its completions if the presenter has left the window`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      world.root.present(world.make("B"), animated: true)
      world.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        world.journal.note("completed")
      }
      world.root.view.removeFromSuperview()
      try await app.settle()
      #expect(world.journal.lines.contains("completed"))
      #expect(world.root.transitionCoordinator == nil)
    }
  }

  @Test @MainActor
  func `changes of alongside blocks are animated for the duration of the transition`()
    async throws
  {
    let journal = Journal()
    let trace = try await record { app in
      let world = try ModalWorld(app)
      let bar = UIView()
      world.root.view.addSubview(bar)
      world.root.present(world.make("B", .overFullScreen), animated: true)
      world.root.transitionCoordinator?.animate { _ in
        #expect(UIView.inheritedAnimationDuration == 0.5)
        bar.alpha = 0
        UIView.animate(withDuration: 9) {
          bar.frame.origin.x = 100
        } completion: {
          journal.note("\($0) at \(app.now.nanoseconds / 1_000_000)")
        }
      }
      try app.idle()
      #expect(bar.alpha == 0)
      try await app.advance(by: .milliseconds(250))
      #expect(abs(bar.presentationAlpha - 0.5) < 0.001)
      try await app.settle()
    }
    #expect(journal.lines == ["true at 500"])
    #expect(trace.states(.animatingState) == ["begin", "end"])
    #expect(trace.events.count { $0.name == .alongsideAnimation && $0.kind == .begin } == 1)
  }

  @Test @MainActor func `changes alongside a transition without animation are made at once`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let window = world.window
      window.resize(to: CGSize(width: 844, height: 390), animated: false)
      #expect(UIView.inheritedAnimationDuration == 0)
      try app.idle()
      #expect(app.pending.isEmpty)
    }
  }

  @Test(arguments: [false, true]) @MainActor
  func `changes of alongside blocks follow the finger`(isCancelled: Bool) async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = StagedController("B", world.journal)
      world.root.present(sheet, animated: false)
      try await app.settle()
      let bar = UIView()
      world.root.view.addSubview(bar)
      let drag = try #require(sheet.presentationController)
      sheet.hooks["viewWillDisappear"] = { [unowned sheet] in
        sheet.transitionCoordinator?.animate { _ in bar.frame.origin.x = 100 }
      }
      #expect(drag.beginInteractiveDismissal())
      try await app.advance(by: .seconds(2))
      #expect(bar.presentationFrame.minX == 0)
      drag.updateInteractiveDismissal(0.5)
      try await app.advance(by: .seconds(2))
      #expect(abs(bar.presentationFrame.minX - 50) < 0.001)
      if isCancelled {
        drag.cancelInteractiveDismissal()
      } else {
        drag.finishInteractiveDismissal()
      }
      try await app.advance(by: .milliseconds(125))
      let seen = bar.presentationFrame.minX
      #expect(isCancelled ? seen < 50 && seen > 0 : seen > 50 && seen < 100)
      try await app.settle()
      #expect(bar.presentationFrame.minX == 100)
    }
  }

  @Test @MainActor func `a handler of the interaction can add a handler`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = try #require(try world.stack([("B", .pageSheet)]).first)
      let drag = try #require(sheet.presentationController)
      #expect(drag.beginInteractiveDismissal())
      let coordinator = try #require(sheet.transitionCoordinator)
      coordinator.notifyWhenInteractionChanges { context in
        world.journal.note("first \(context.isCancelled)")
        coordinator.notifyWhenInteractionChanges { _ in world.journal.note("second") }
      }
      drag.finishInteractiveDismissal()
      try await app.settle()
      #expect(world.journal.lines.contains("first false"))
    }
  }
}
