import Foundation
import LifelineTesting
import Synchronization
import Testing

/// A recorded test within a test, with its issues.
struct Inner {
  /// The texts of its issues, each with its comments as lines.
  let issues: [String]
  /// The lines of the issues.
  let lines: [Int]

  /// Runs a body like a test with the trait, and collects its issues instead of failing.
  init(
    _ trait: LifelineTrait = .lifeline,
    _ body: @escaping @MainActor () async throws -> Void
  ) async throws {
    let found = Found()
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    try await withKnownIssue(isIntermittent: true) {
      try await trait.provideScope(for: test, testCase: testCase) { try await body() }
    } matching: { issue in
      found.add(issue)
      return true
    }
    issues = found.texts
    lines = found.lines
  }

  /// The first line of each issue.
  var headlines: [String] {
    issues.map { String($0.prefix { $0 != "\n" }) }
  }

  private final class Found: Sendable {
    private let all = Mutex<[(text: String, line: Int)]>([])

    var texts: [String] { all.withLock { $0.map(\.text) } }
    var lines: [Int] { all.withLock { $0.map(\.line) } }

    func add(_ issue: Issue) {
      var text = issue.comments.map(\.rawValue).joined(separator: "\n")
      if let error = issue.error { text = "\(error)\n" + text }
      all.withLock { $0.append((text, issue.sourceLocation?.line ?? 0)) }
    }
  }
}

/// Returns the path after a word such as `trace:` in the text of an issue.
func path(after word: String, in text: String) -> String? {
  text.split(separator: "\n").first { $0.hasPrefix("\(word): ") }
    .map { String($0.dropFirst(word.count + 2)) }
}

/// Retains an object for a short time on another thread.
func holdOnAThread(_ object: some AnyObject & Sendable) {
  Thread.detachNewThread {
    usleep(20_000)
    withExtendedLifetime(object) {}
  }
}
