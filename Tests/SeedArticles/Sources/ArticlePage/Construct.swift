import Foundation

/// A construct of UIKit code that is compiled alone.
struct Construct {
  let title: String
  let messages: [CompilerMessage]

  /// Reads the titles of the constructs, and the log of each by its number.
  static func all(in file: URL, logs: URL) throws -> [Construct] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("=== ") }.enumerated().map { index, line in
        let log = try CompilerLog(logs.appendingPathComponent("construct-\(index + 1).swift.log"))
        return Construct(title: String(line.dropFirst(4)), messages: log.messages)
      }
  }
}
