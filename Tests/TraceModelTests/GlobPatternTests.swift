import Testing
import TraceModel

struct `A pattern` {
  @Test(arguments: [
    ("Home", "Home", true), ("Home", "HomeView", false), ("Home*", "HomeView", true),
    ("*View*", "HomeViewController", true), ("H?me", "Home", true), ("H?me", "Hme", false),
    ("*", "", true), ("", "", true), ("", "a", false), ("a*b*c", "axxbxxc", true),
    ("a*b*c", "axxbxx", false), ("*é", "caf\u{E9}", true), ("UI*", "UIView", true),
    ("UI*", "_UIView", false), ("?", "", false), ("a?c", "abc", true),
  ])
  func `stands for texts`(pattern: String, text: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(text) == expected)
  }

  @Test func `stands for paths by their last names`() {
    #expect(GlobPattern("*.log").matches(path: "build/device.log"))
    #expect(GlobPattern("logs/*").matches(path: "./build/logs/a.log"))
    #expect(!GlobPattern("logs").matches(path: "build/logs/a.log"))
  }

  @Test func `takes its time by both lengths only`() {
    let pattern = GlobPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }
}
