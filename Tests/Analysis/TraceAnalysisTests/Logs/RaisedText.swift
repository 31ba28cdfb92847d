import Foundation
import TestSupport
import Testing

/// A reason with which the runtime raises an exception, as its source contains it.
struct RaisedText: Hashable, CustomTestStringConvertible {
  /// The name of the exception.
  var exception: String
  var text: String

  var testDescription: String { "\(exception) \(text.prefix(60))" }

  /// The object that replaces the values in a text.
  private static let object = "<Shop.CartViewController: 0x105809800>"

  /// The texts of the calls of `fail` with a literal text.
  static let all: [RaisedText] = {
    let folder = Repository.url("Sources/UIKit")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let found = files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file -> [RaisedText] in
      let source = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return texts(in: source ?? "")
    }
    var seen: Set<RaisedText> = []
    return found.filter { seen.insert($0).inserted }
  }()

  private static func texts(in source: String) -> [RaisedText] {
    source.matches(of: /fail\(\s*(?:\.\w+,\s*)?exception: "((?:NS|UI|CA)\w+)",\s*(?=")/).compactMap
    {
      let text = literal(source[$0.range.upperBound...])
      return text.isEmpty ? nil : RaisedText(exception: String($0.output.1), text: text)
    }
  }

  /// The value of one or more literals, joined by `+`, at the beginning of a source.
  private static func literal(_ source: Substring) -> String {
    var value = ""
    var rest = source
    while rest.first == "\"" {
      let isLong = rest.hasPrefix("\"\"\"")
      let mark = isLong ? "\"\"\"" : "\""
      rest = rest.dropFirst(mark.count)
      while let character = rest.first, !rest.hasPrefix(mark) {
        rest.removeFirst()
        guard character == "\\", let next = rest.popFirst() else {
          value.append(character)
          continue
        }
        switch next {
        case "(":
          skipInterpolation(&rest)
          value += object
        case "n": value += "\n"
        case "t": value += "\t"
        case "\n": rest = rest.drop { $0 == " " }
        default: value.append(next)
        }
      }
      rest = rest.dropFirst(mark.count).drop { $0.isWhitespace }
      if isLong { value = unindented(value) }
      guard rest.first == "+" else { break }
      rest = rest.dropFirst().drop { $0.isWhitespace }
    }
    return value
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private static func skipInterpolation(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
    }
  }
}
