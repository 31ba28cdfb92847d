import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about updates.
@MainActor
struct `Evidence of everyday updates, a second part` {
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
