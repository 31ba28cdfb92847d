import HeadlessUIKit
import Testing
import TraceModel

/// `UIView.setAnimationsEnabled(false)` and `performWithoutAnimation`.
struct `Transitions with disabled animations` {
  @Test(arguments: [false, true]) @MainActor
  func `a presentation and a dismissal with disabled animations end at once`(
    isBlock: Bool
  ) async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let modal = world.make("B")
      run(isBlock: isBlock) {
        world.root.present(modal, animated: true) { world.journal.note("presented") }
      }
      #expect(world.root.transitionCoordinator == nil)
      try app.idle()
      #expect(world.story.suffix(3) == ["B.viewDidAppear", "A.viewDidDisappear", "presented"])
      run(isBlock: isBlock) { modal.dismiss(animated: true) { world.journal.note("dismissed") } }
      try app.idle()
      #expect(world.story.suffix(3) == ["A.viewDidAppear", "B.viewDidDisappear", "dismissed"])
      #expect(app.now.nanoseconds < 1_000_000)
    }
  }

  @Test @MainActor func `pushes, pops and page turns with disabled animations end at once`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app) { UINavigationController(rootViewController: $0) }
      let navigation = try #require(world.root.navigationController)
      UIView.setAnimationsEnabled(false)
      let pushed = world.make("B")
      navigation.pushViewController(pushed, animated: true)
      try app.idle()
      #expect(world.journal.lines.contains("B.viewDidAppear"))
      navigation.popViewController(animated: true)
      try app.idle()
      #expect(world.journal.lines.contains("B.viewDidDisappear"))
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      pages.setViewControllers([world.make("C")], direction: .forward, animated: false)
      navigation.pushViewController(pages, animated: true)
      try app.idle()
      pages.setViewControllers([world.make("D")], direction: .forward, animated: true)
      try app.idle()
      #expect(world.journal.lines.contains("D.viewDidAppear"))
      #expect(world.journal.lines.contains("C.viewDidDisappear"))
      #expect(app.now.nanoseconds < 1_000_000)
      UIView.setAnimationsEnabled(true)
      navigation.popViewController(animated: true)
      try app.idle()
      #expect(world.journal.lines.last != "A.viewDidAppear")
    }
  }

  // The order of a push without animation in logs of devices: the view is laid out after
  // `viewDidAppear`.
  @Test @MainActor
  func `a push within performWithoutAnimation completes in the order of a push without animation`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app) { UINavigationController(rootViewController: $0) }
      let navigation = try #require(world.root.navigationController)
      world.journal.clear()
      UIView.performWithoutAnimation {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          MainActor.assumeIsolated { world.journal.note("completion") }
        }
        navigation.pushViewController(world.make("B"), animated: true)
        CATransaction.commit()
      }
      #expect(navigation.transitionCoordinator == nil)
      try app.idle()
      let expected = [
        "B.loadViewIfNeeded", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear",
        "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "completion",
      ]
      #expect(world.journal.lines(observedIn: expected) == expected)
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor
  func `an exchange of children within performWithoutAnimation ends at once`() async throws {
    try await withApp { app in
      let container = UIViewController()
      try await launch(container, in: app)
      let from = UIViewController()
      let to = UIViewController()
      container.addChild(from)
      container.addChild(to)
      container.view.addSubview(from.view)
      try await app.settle()
      var isFinished: Bool?
      UIView.performWithoutAnimation {
        container.transition(from: from, to: to, duration: 2, options: []) {
        } completion: {
          isFinished = $0
        }
      }
      try app.idle()
      #expect(isFinished == true)
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `a rotation with disabled animations ends after the commit`() async throws {
    try await withApp { app in
      let controller = UIViewController()
      let window = try await launch(controller, in: app)
      UIView.performWithoutAnimation { window.rotate(to: .landscapeLeft) }
      try app.idle()
      #expect(app.pending.isEmpty)
      #expect(controller.view.bounds.width == 844)
    }
  }

  @MainActor
  private func run(isBlock: Bool, _ body: () -> Void) {
    if isBlock {
      UIView.performWithoutAnimation(body)
    } else {
      UIView.setAnimationsEnabled(false)
      body()
      UIView.setAnimationsEnabled(true)
    }
  }
}
