import CheckConfiguration
import Foundation
import TestSupport
import Testing
import Yams

struct `The parser of YAML` {
  /// The outline of a value, in which only differences of meaning are visible.
  private func outline(_ node: YAMLNode?) -> String {
    guard let node else { return "nothing" }
    let place = "\(node.line):\(node.column) "
    switch node.content {
    case .scalar(let text): return place + "'\(text)'"
    case .sequence(let items): return place + "[\(items.map(outline).joined(separator: ", "))]"
    case .mapping(let pairs):
      let texts = pairs.map { "\(outline($0.key)): \(outline($0.value))" }
      return place + "{\(texts.joined(separator: ", "))}"
    }
  }

  private func outline(_ node: Node?) -> String {
    guard let node else { return "nothing" }
    let place = "\(node.mark?.line ?? 0):\(node.mark?.column ?? 0) "
    switch node {
    case .scalar(let scalar): return place + "'\(scalar.string)'"
    case .sequence(let items): return place + "[\(items.map(outline).joined(separator: ", "))]"
    case .mapping(let pairs):
      let texts = pairs.map { "\(outline($0.key)): \(outline($0.value))" }
      return place + "{\(texts.joined(separator: ", "))}"
    case .alias: return "an alias"
    }
  }

  @Test func `all YAML of the repository is read as libyaml reads it`() throws {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: "traces").path
    )
    var count = 0
    for name in names where name.hasSuffix(".yml") {
      let bytes = try Repository.bytes("traces/\(name)")
      let read = try? YAMLParser.root(of: bytes, path: name)
      // Scenario files have texts that are quoted before they are parsed.
      let expected = try? Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
      #expect(outline(read) == outline(expected), "\(name)")
      count += expected == nil ? 0 : 1
    }
    #expect(count > 200)
  }

  @Test(arguments: [
    "a: b\n", "a:\n- b\n- c: d\n  e: f\ng: h", "- - a\n  - b\n-\n  c: 'it''s'",
    "a: [b, 'c', \"d\\n\"]",
    "{a: b, \"c\": [1, {d: e}]}", "a: one\n  two\n\n  three # no\nb: c", "a: \"one\n  two\\\n  x\"",
    "a: |\n  one\n   two\n\n  three\n\nb: >-\n  one\n  two\n\n  three\n    four\n  five\n",
    "--- # x\na: b\n...",
    "a: |+\n  x\n\n\nb: c", "# x\n\na:   # y\n  b\n", "a: b#c\nd: e:f\ng: -1\nh: ?x",
    "\"a b\": 'c: d'\n'e' : f",
    "é: [ü, 'ö']\nx: y", "[a,\nb, # c\n d]", "a: 'one\n  two'\n", "a: \"\\u00e9\\x41\\U0001F600\"",
    "a:\r\n  - b\r\n  - c\r\n", "a: >\n  one\n  two\n", "a: \"\"\nb: ''\nc:\nd: ~", "", "# nothing",
    "a: |2\n    x\n   y\n", "a: {b: c,\n  d: [e]}\nf: g",
  ])
  func `a text is read as libyaml reads it`(text: String) throws {
    let expected = try Yams.compose(yaml: text)
    #expect(outline(try YAMLParser.root(of: Array(text.utf8), path: "x")) == outline(expected))
  }

  @Test(arguments: [
    ("a: 'b", "1:4: a quote is not closed"), ("a: [b, c", "2:1: a bracket is not closed"),
    ("a: b\n c: d", "2:3: a key begins in the line of another key"),
    ("a: b\n   \t- c: d", "2:8: a key begins in the line of another key"),
    ("a:\n\tb: c", "2:2: a tab indents the line; indent with spaces"),
    ("a: %b", "1:4: a text begins with '%'; quote it"),
    ("a: \"\\q\"", "1:6: an escape with '\\' is not known"),
    ("a: b\nc", "2:1: expected ':' after a key"),
    ("a: 'b' c", "1:8: unexpected text after a value"),
    ("a:\n  b: c\n d: e", "3:2: a line begins in no column of the lines above"),
    ("- a\n-b\n", "2:1: a line begins in no column of the lines above"),
    ("a: - b", "1:4: a list begins in the line of its key"),
    ("--- a\n--- b", "2:1: a second document begins"),
  ])
  func `a mistake is refused with its position`(text: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try YAMLParser.root(of: Array(text.utf8), path: "x")
    }
    let found = error.map { "\($0.line):\($0.column): \($0.message)" }
    #expect(found?.replacing("the file is not valid YAML: ", with: "") == message)
  }

  @Test func `a line of a megabyte is read in one pass`() throws {
    let items = String(repeating: "{\"a\":1},", count: 100_000)
    let root = try YAMLParser.root(of: Array("[\(items)]".utf8), path: "x")
    guard case .sequence(let list)? = root?.content else { return #expect(Bool(false)) }
    #expect(list.count == 100_000)
    #expect(list.last?.column == 799_994)
  }
}
