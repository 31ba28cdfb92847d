import HeadlessUIKit
import LifelineTesting
import Testing

@MainActor
struct `A window that the test does not hold` {
  @Test func `a window that was deallocated before its content appeared fails the test`()
    async throws
  {
    let line = #line + 3
    let inner = try await Inner {
      _ = show(HomeViewController())
      try HeadlessApp.current.settle()
    }
    #expect(
      inner.headlines == [
        "UIWindow#2 was deallocated before HomeViewController#1 appeared in it: nothing retained "
          + "the window when the clock moved at LifelineTestingTests/LostWindowTests.swift:\(line)"
      ]
    )
    let help = "\nhelp: retain the window until the end of the test: return it from the function"
    #expect(inner.issues.first?.contains(help) == true)
  }

  @Test func `a lost window is reported for a test that throws`() async throws {
    let inner = try await Inner {
      _ = show(HomeViewController())
      try HeadlessApp.current.idle()
      throw Missing()
    }
    #expect(inner.headlines.count == 2)
    #expect(inner.headlines.contains { $0.hasPrefix("UIWindow#2 was deallocated before ") })
  }

  @Test func `a lost window is accepted if the check is disabled`() async throws {
    let inner = try await Inner(.lifeline(checksWindows: false)) {
      _ = show(HomeViewController())
      try HeadlessApp.current.settle()
    }
    #expect(inner.issues == [])
  }

  /// Correct uses of windows.
  enum Use: CaseIterable {
    case droppedAfterItsContentAppeared, droppedAtTheEnd, hiddenFirst, neverShown, withoutARoot
    case replacedByAnother, rootTakenOut
  }

  @Test(arguments: Use.allCases)
  func `a window that is released after its content appeared is not reported`(
    use: Use
  ) async throws {
    let inner = try await Inner { try Self.run(use) }
    #expect(inner.issues == [])
  }

  private static func run(_ use: Use) throws {
    let app = HeadlessApp.current
    let home = HomeViewController()
    var window: UIWindow? = UIWindow()
    if use != .withoutARoot { window?.rootViewController = home }
    if use != .neverShown { window?.makeKeyAndVisible() }
    switch use {
    case .droppedAfterItsContentAppeared: try app.settle()
    case .droppedAtTheEnd: return
    case .hiddenFirst: window?.isHidden = true
    case .rootTakenOut: window?.rootViewController = nil
    case .replacedByAnother:
      window?.rootViewController = nil
      window = show(home)
      try app.settle()
    case .neverShown, .withoutARoot: break
    }
    window = nil
    try app.settle()
  }
}

private struct Missing: Error {}
