import Foundation

/// A log of `traces/logs-unseen`, with what a reader finds in it.
package struct UnseenLog: Sendable {
  /// The folder of these logs.
  package static let folder = "traces/logs-unseen"

  /// An event that a reader finds.
  package struct Label: Sendable {
    /// The line of the log, counted from 1.
    package let line: Int
    /// The receiver and the callback, or the receiver, `!` and the beginning of a message.
    package let text: String
    /// Whether the line states that the callback was animated.
    package let isAnimated: Bool
    /// Whether neither the presence nor the absence of the event counts.
    package let isOptional: Bool

    /// Reads `12 HomeViewController viewWillAppear animated` or `12? Person deinit`.
    fileprivate init?(_ row: Substring) {
      let parts = row.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      isOptional = parts[0].hasSuffix("?")
      guard let line = Int(isOptional ? parts[0].dropLast() : parts[0]) else { return nil }
      self.line = line
      isAnimated = parts[1].hasSuffix(" animated")
      text = String(isAnimated ? parts[1].dropLast(" animated".count) : parts[1])
    }
  }

  /// The file's name without its extension.
  package let name: String
  /// The bytes of the log.
  package let bytes: [UInt8]
  /// The events in the order of their lines.
  package let labels: [Label]
  /// The rules that the log breaks; empty for a log without a mistake.
  package let rules: Set<String>

  /// Reads a log and its labels.
  package init(named name: String) throws {
    let folder = Repository.root.appending(path: Self.folder)
    self.name = name
    bytes = [UInt8](try Data(contentsOf: folder.appending(path: name + ".log")))
    let expected = try String(
      contentsOf: folder.appending(path: name + ".expected.txt"),
      encoding: .utf8
    )
    var labels: [Label] = []
    var rules: Set<String> = []
    for row in expected.split(separator: "\n") {
      if row.hasPrefix("#") {
        rules.formUnion(row.matches(of: /LC\d{3}/).map { String($0.output) })
      } else {
        guard let label = Label(row) else { throw CocoaError(.fileReadCorruptFile) }
        labels.append(label)
      }
    }
    self.labels = labels
    self.rules = rules
  }

  /// The names of all logs, sorted.
  package static var names: [String] {
    let folder = Repository.root.appending(path: Self.folder)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }.sorted()
  }
}
