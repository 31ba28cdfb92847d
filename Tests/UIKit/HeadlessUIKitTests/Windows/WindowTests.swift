import HeadlessUIKit
import Testing

struct `A window` {
  // window-02, window-03
  @Test @MainActor func `a new window is hidden, at the normal level and not key`() async throws {
    try await withApp { _ in
      let window = UIWindow()
      #expect(!window.isKeyWindow)
      #expect(window.isHidden)
      #expect(window.windowLevel == .normal)
      #expect(window.safeAreaInsets == .zero)
      #expect(window.rootViewController == nil)
    }
  }

  // window-03
  @Test(
    arguments: [
      (UIWindow.Level.normal, 0), (.statusBar, 1_000), (.alert, 2_000),
    ] as [(UIWindow.Level, CGFloat)]
  ) func `the window levels have UIKit's values`(
    level: UIWindow.Level,
    number: CGFloat
  ) {
    #expect(level.rawValue == number)
    #expect(level < UIWindow.Level(number + 1))
  }

  @Test @MainActor func `an application's windows are ordered by level`() async throws {
    try await withApp { _ in
      let levels = [UIWindow.Level.alert, .normal, .statusBar, .normal]
      let windows = levels.map { level in
        let window = UIWindow()
        window.windowLevel = level
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
      }
      #expect(UIApplication.shared.windows == [windows[1], windows[3], windows[2], windows[0]])
      windows[1].windowLevel = UIWindow.Level(3_000)
      #expect(UIApplication.shared.windows.last === windows[1])
      windows[1].isHidden = true
      #expect(UIApplication.shared.windows.last === windows[0])
    }
  }

  @Test @MainActor func `makeKey moves key status from the previous key window`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let first = KeyWindow("1", journal)
      let second = KeyWindow("2", journal)
      first.makeKeyAndVisible()
      first.makeKey()
      second.makeKey()
      #expect(journal.lines == ["1 becomeKey true", "1 resignKey false", "2 becomeKey true"])
      #expect(!first.isKeyWindow)
      #expect(second.isKeyWindow)
      journal.clear()
      second.isHidden = false
      second.isHidden = true
      #expect(journal.lines == ["2 resignKey false"])
    }
  }
}

private final class KeyWindow: UIWindow {
  private var name = ""
  private var journal = Journal()

  convenience init(_ name: String, _ journal: Journal) {
    self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    self.name = name
    self.journal = journal
  }

  override func becomeKey() {
    super.becomeKey()
    journal.note("\(name) becomeKey \(isKeyWindow)")
  }

  override func resignKey() {
    super.resignKey()
    journal.note("\(name) resignKey \(isKeyWindow)")
  }
}
