import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about updates.
@MainActor
struct `Evidence of everyday updates, a second part` {
  // observation: update-appearance-applied-in-window-apple
  @Test func `a proxy applies to views that come into a window`() async throws {
    try await withApp { app in
      let (before, after) = (UISwitch(), UISwitch())
      let root = UIViewController()
      root.view.addSubview(before)
      try await launch(root, in: app)
      UISwitch.appearance().onTintColor = .red
      root.view.addSubview(after)
      try await app.settle()
      #expect(before.onTintColor == nil)
      #expect(after.onTintColor == .red)
    }
  }

  // observation: update-appearance-own-value-wins
  @Test func `a value of its own wins over a proxy`() async throws {
    try await withApp { app in
      UISwitch.appearance().onTintColor = .red
      let view = UISwitch()
      view.onTintColor = .blue
      try app.show(view)
      #expect(view.onTintColor == .blue)
    }
  }

  // observation: update-scene-active-order
  @Test func `a scene connects before it is active`() async throws {
    try await withApp { app in
      let journal = Journal()
      let delegate = LoggingSceneDelegate(journal, root: UIViewController())
      app.launch(LoggingAppDelegate(journal), scene: delegate)
      try await app.settle()
      let names = ["scene.willConnectTo", "scene.willEnterForeground", "scene.didBecomeActive"]
      #expect(journal.lines.filter(names.contains) == names)
    }
  }

  // observation: update-memory-warning-reaches-controllers
  @Test func `a memory warning reaches the visible controller`() async throws {
    try await withApp { app in
      let root = WarnedController()
      app.launch(LoggingAppDelegate(Journal(), root: root))
      try await app.settle()
      app.receiveMemoryWarning()
      try await app.settle()
      #expect(root.count == 1)
    }
  }

  // observation: update-main-queue-after-current-turn
  @Test func `a block on the main queue precedes a timer`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      var lines: [String] = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        MainActor.assumeIsolated { lines.append("timer") }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { lines.append("block") } }
      lines.append("now")
      try await app.settle()
      try await app.advance(by: .milliseconds(200))
      #expect(lines == ["now", "block", "timer"])
    }
  }
}

private final class WarnedController: UIViewController {
  var count = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    count += 1
  }
}
