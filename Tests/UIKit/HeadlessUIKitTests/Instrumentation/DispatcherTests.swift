import HeadlessUIKit
import Testing
import TraceModel

struct `The dispatcher` {
  @Test @MainActor func `an override that does not call super is recorded`() async throws {
    let trace = try await record { app in
      let window = UIWindow()
      window.rootViewController = ForgetfulController()
      window.makeKeyAndVisible()
      try await app.settle()
    }
    let missing = trace.events.filter { $0.flags.contains(.superMissing) }
    #expect(missing.map(\.name) == [.viewDidLoad])
  }

  @Test @MainActor func `an override that calls super twice is recorded`() async throws {
    let trace = try await record { app in
      let window = UIWindow()
      window.rootViewController = DoublingController()
      window.makeKeyAndVisible()
      try await app.settle()
    }
    let repeated = trace.events.filter { $0.flags.contains(.superRepeated) }
    #expect(repeated.map(\.name) == [.viewWillAppear])
  }

  @Test @MainActor func `a call of a different super method is recorded`() async throws {
    let trace = try await record { app in
      let window = UIWindow()
      window.rootViewController = ConfusedController()
      window.makeKeyAndVisible()
      try await app.settle()
    }
    let wrong = trace.events.filter { $0.kind == .end && $0.text != .empty }
    #expect(wrong.map(\.name) == [.viewDidAppear])
    #expect(wrong.map(\.text) == [.viewWillAppear])
  }

  @Test @MainActor func `callbacks called by the app are marked as direct`() async throws {
    let trace = try await record { _ in
      let controller = UIViewController()
      controller.viewWillAppear(true)
    }
    let direct = trace.events.filter { $0.flags.contains(.direct) }
    #expect(direct.map(\.name) == [.viewWillAppear])
    let warning = try #require(trace.events.first { $0.kind == .diagnostic })
    #expect(warning.name == .appearanceCalledDirectly)
    let text = trace.names[warning.text]
    #expect(text.hasPrefix("Calling -viewWillAppear: directly on a view controller"))
  }

  @Test @MainActor func `willMove and didMove called by the app are not marked as direct`()
    async throws
  {
    let trace = try await record { _ in
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    #expect(!trace.events.contains { $0.flags.contains(.direct) })
    let moves = trace.calls(of: "UIViewController", only: [.willMoveToParent, .didMoveToParent])
    #expect(
      moves == [
        "UIViewController#2 willMove(toParent: UIViewController)",
        "UIViewController#2 didMove(toParent: UIViewController)",
        "UIViewController#2 willMove(toParent: nil)",
        "UIViewController#2 didMove(toParent: nil)",
      ]
    )
  }

  @Test @MainActor func `births and deaths are recorded`() async throws {
    let trace = try await record { _ in _ = UIView() }
    #expect(trace.subjects.count == 1)
    let view = try #require(trace.subjects.first)
    #expect(view.className == "UIView")
    #expect(view.kind == .view)
    #expect(view.death != nil)
    #expect(trace.end.status == .complete)
  }

  @Test @MainActor func `unbalanced begin and end calls are recorded`() async throws {
    let trace = try await record { _ in
      let controller = UIViewController()
      controller.endAppearanceTransition()
      controller.beginAppearanceTransition(true, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
    }
    let warnings = trace.events.filter { $0.name == .unbalancedTransition }
    #expect(warnings.count == 2)
  }
}

private final class ForgetfulController: UIViewController {
  override func loadView() { view = UIView() }
  override func viewDidLoad() {}
}

private final class DoublingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    super.viewWillAppear(animated)
  }
}

private final class ConfusedController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }
}
