import Foundation

/// A construct of UIKit code that is compiled alone.
struct Construct {
  /// The module that it imports.
  let module: String
  let title: String
  let messages: [CompilerMessage]

  /// Reads the titles of the constructs, and the log of each by its number.
  static func all(in file: URL, logs: URL) throws -> [Construct] {
    var constructs: [Construct] = []
    var module = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        module = String(line.dropFirst(3))
      } else if line.hasPrefix("=== ") {
        let name = "construct-\(constructs.count + 1).swift.log"
        let log = try CompilerLog(logs.appendingPathComponent(name))
        let title = String(line.dropFirst(4))
        constructs.append(Construct(module: module, title: title, messages: log.messages))
      }
    }
    return constructs
  }
}
