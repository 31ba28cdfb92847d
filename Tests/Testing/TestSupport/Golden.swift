package import Foundation
package import Testing
import TraceComparison

/// Expects a text to equal a file of the repository.
///
/// With `RECORD=1` the file is written instead, unless it is equal already; a run that wrote files
/// fails, so that nobody takes it for a passed one. When `CI` is set nothing is written.
///
/// - Parameters:
///   - text: What the test made.
///   - path: The file, from the repository's root.
///   - sourceLocation: Where an issue is shown.
package func expectGolden(
  _ text: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(path: path)
  if let problem = golden.problem(with: text) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// A file that holds what a test expects.
package struct Golden {
  private let path: String
  private let file: URL
  private let environment: [String: String]

  /// Names the file by its path from a folder, the repository's root unless told otherwise.
  package init(
    path: String,
    root: URL = Repository.root,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.path = path
    self.environment = environment
    file = root.appending(path: path)
  }

  /// Compares or records; returns what a person should read, or `nil` when all is well.
  package func problem(with text: String) -> String? {
    let stored = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if stored == text { return nil }
    let asksToRecord = environment["RECORD"] == "1"
    let isContinuousIntegration = !(environment["CI"] ?? "").isEmpty
    if asksToRecord, !isContinuousIntegration { return record(text, isNew: stored == nil) }
    let help =
      asksToRecord
      ? "RECORD=1 is refused because CI is set"
      : "to accept it: RECORD=1 swift test, then read the diff"
    guard let stored else { return "\(path) does not exist\n\(help)" }
    let lines = LineDifference.lines(expected: stored, actual: text).joined(separator: "\n")
    return "\(path) differs (- stored, + made)\n\(lines)\n\(help)"
  }

  private func record(_ text: String, isNew: Bool) -> String {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    } catch {
      return "can't record \(path): \(error)"
    }
    return "\(path) was \(isNew ? "made" : "changed"): a run that records fails; run again"
  }
}
