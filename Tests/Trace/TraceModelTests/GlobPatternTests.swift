import Testing
import TraceModel

struct `Glob pattern` {
  @Test(arguments: [
    ("Home", "Home", true), ("Home", "HomeView", false), ("Home*", "HomeView", true),
    ("*View*", "HomeViewController", true), ("H?me", "Home", true), ("H?me", "Hme", false),
    ("*", "", true), ("", "", true), ("", "a", false), ("a*b*c", "axxbxxc", true),
    ("a*b*c", "axxbxx", false), ("*é", "caf\u{E9}", true), ("UI*", "UIView", true),
    ("UI*", "_UIView", false), ("?", "", false), ("a?c", "abc", true),
  ])
  func `a pattern matches a whole text`(pattern: String, text: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(text) == expected)
  }

  @Test func `a pattern matches the last components of a path`() {
    #expect(GlobPattern("*.log").matches(path: "build/device.log"))
    #expect(GlobPattern("logs/*").matches(path: "./build/logs/a.log"))
    #expect(!GlobPattern("logs").matches(path: "build/logs/a.log"))
  }

  @Test func `matching time depends only on both lengths`() {
    let pattern = GlobPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }
}
