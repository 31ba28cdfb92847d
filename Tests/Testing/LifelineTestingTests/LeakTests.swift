import HeadlessUIKit
import LifelineTesting
import Testing

/// Retains objects of a test, as a static or a global of an app does.
@MainActor
private final class Keeper {
  var kept: [AnyObject] = []
}

@MainActor
struct `Leaks` {
  private let keeper = Keeper()

  @Test func `a popped controller that is still alive is a leak`() async throws {
    let keeper = keeper
    let inner = try await Inner {
      let app = HeadlessApp.current
      let navigation = UINavigationController(rootViewController: HomeViewController())
      let window = show(navigation)
      try await app.settle()
      let detail = CyclicViewController()
      detail.retainItself()
      keeper.kept = [window]
      navigation.pushViewController(detail, animated: false)
      try await app.settle()
      navigation.popViewController(animated: false)
      try await app.settle()
    }
    let headline = try #require(inner.headlines.first)
    #expect(inner.headlines.count == 1)
    #expect(
      headline.hasPrefix(
        "CyclicViewController#9 is still alive after the test and not reachable from a visible window: "
          + "it left UINavigationController#"
      )
    )
  }

  @Test func `a leak is reported with its creation, push and last callbacks`() async throws {
    let keeper = keeper
    let file = "LifelineTestingTests/LeakTests.swift"
    let line = #line + 6
    let inner = try await Inner {
      let app = HeadlessApp.current
      let host = HostViewController()
      let navigation = UINavigationController(rootViewController: host)
      let window = show(navigation)
      try await app.settle()
      host.pushDetail()
      keeper.kept = [window]
      try await app.settle()
      navigation.popViewController(animated: true)
      try await app.settle()
    }
    let lines = try #require(inner.issues.first).split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix("CyclicViewController#10 “Red shoe” is still alive") == true
    )
    #expect(
      lines.filter { $0.hasPrefix("note: it was") || $0.hasPrefix("note: the last") } == [
        "note: it was created in Shelf#9 open at 0 ms, between \(file):\(line) "
          + "and \(file):\(line + 3)",
        "note: the last callbacks it received: viewWillDisappear, viewDidDisappear, "
          + "didMove(toParent:)",
      ]
    )
    #expect(
      lines.contains {
        $0.hasPrefix("note: it became a child of UINavigationController#2 in Shelf#9 open at ")
      }
    )
  }

  @Test func `a controller in a retained window is not a leak`() async throws {
    let keeper = keeper
    let inner = try await Inner {
      keeper.kept = [show(UINavigationController(rootViewController: HomeViewController()))]
      try await HeadlessApp.current.settle()
    }
    #expect(inner.issues == [])
  }

  @Test func `a controller of a launched application is not a leak`() async throws {
    let inner = try await Inner {
      let app = HeadlessApp.current
      app.launch(LaunchedApp(), scene: LaunchedScene())
      try await app.settle()
      app.enterBackground()
      app.enterForeground()
      app.receiveMemoryWarning()
      UIView.animate(withDuration: 1) { UIApplication.shared.keyWindow?.alpha = 0.5 }
      DispatchQueue.main.async {}
      let schedule = { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
      schedule()
      try await app.settle()
    }
    #expect(inner.issues == [])
  }

  @Test func `a controller whose holder can't be found is an info and fails no test`() async throws
  {
    let keeper = keeper
    let body: @MainActor () -> Void = {
      let window = UIWindow()
      window.rootViewController = HomeViewController()
      keeper.kept = [window]
    }
    #expect(try await Inner(.lifeline, body).issues == [])
    let inner = try await Inner(.lifeline(failOn: .info), body)
    let words =
      "HomeViewController#2 is still alive after the test, and what holds it is not visible"
    #expect(inner.issues.contains { $0.hasPrefix("info[LC906]") && $0.contains(words) })
  }

  @Test func `a retain cycle is a leak`() async throws {
    let inner = try await Inner {
      CyclicViewController().retainItself()
    }
    #expect(
      inner.headlines == [
        "CyclicViewController#1 is still alive after the test and not reachable from a visible window"
      ]
    )
    let note =
      "note: it holds itself: CyclicViewController → closure in action (CyclicViewController)"
    #expect(inner.issues.first?.contains(note) == true)
  }

  @Test func `the children of a leak are leaks`() async throws {
    let inner = try await Inner {
      let host = CyclicViewController()
      host.addChild(HomeViewController())
      host.retainItself()
    }
    #expect(inner.headlines.count == 2)
    let note = "note: held by a cycle: CyclicViewController → children[0] (HomeViewController)"
    #expect(inner.issues.contains { $0.contains(note) })
  }

  @Test func `leaks are not reported if the check is disabled`() async throws {
    let inner = try await Inner(.lifeline(checksLeaks: false)) {
      CyclicViewController().retainItself()
    }
    #expect(inner.issues == [])
  }

  @Test func `a controller released outside the main actor is not a leak`() async throws {
    let inner = try await Inner {
      let box = Box(HomeViewController())
      await Task.detached { await box.empty() }.value
    }
    #expect(inner.issues == [])
  }

  @Test func `a controller that another thread is about to release is not a leak`() async throws {
    let inner = try await Inner {
      holdOnAThread(Box(HomeViewController()))
    }
    #expect(inner.issues == [])
  }
}

private final class HostViewController: UIViewController {
  private lazy var traced = TracedObject(named: "Shelf")

  func pushDetail() {
    traced.span("open") {
      let detail = CyclicViewController()
      detail.retainItself()
      detail.title = "Red shoe"
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}

/// Releases its content on the thread that empties it.
private actor Box {
  private var content: UIViewController?

  @MainActor
  init(_ content: UIViewController) {
    self.content = content
  }

  nonisolated func empty() async { await clear() }

  private func clear() { content = nil }
}

@MainActor
private final class LaunchedApp: UIApplicationDelegate {}

@MainActor
private final class LaunchedScene: UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}
