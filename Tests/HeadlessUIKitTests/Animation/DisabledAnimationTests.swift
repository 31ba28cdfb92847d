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
