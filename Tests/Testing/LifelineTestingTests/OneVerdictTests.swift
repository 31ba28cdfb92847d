import Foundation
import HeadlessUIKit
import LifelineTesting
import Testing

/// Results on which the test kit and readers of its trace must agree.
@MainActor
struct `One verdict` {
  @Test func `a callback that the app calls itself does not change the state`() async throws {
    let inner = try await Inner {
      let home = HomeViewController()
      let window = show(home)
      try await HeadlessApp.current.settle()
      home.viewWillAppear(false)
      expectState(of: home, is: .visible)
      withExtendedLifetime(window) {}
    }
    #expect(inner.headlines.filter { $0.contains("expected visible") } == [])
    #expect(inner.headlines.contains { $0.contains("LC216") })
  }

  @Test func `a leak is stored in the trace`() async throws {
    let inner = try await Inner { CyclicViewController().retainItself() }
    let issue = try #require(inner.issues.first)
    #expect(inner.issues.count == 1)
    let file = try #require(path(after: "trace", in: issue))
    let trace = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    let sentence = "CyclicViewController#1 is still alive after the test and not reachable from a"
    #expect(inner.headlines.first?.hasPrefix(sentence) == true)
    let lines = trace.split(separator: "\n").filter { $0.contains("\"cat\":\"diagnostic\"") }
    #expect(lines.count == 2)
    #expect(lines.last?.contains("\"message\":\"\(sentence)") == true)
  }
}
