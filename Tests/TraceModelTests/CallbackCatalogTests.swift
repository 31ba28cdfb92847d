import Foundation
import TestSupport
import Testing
import TraceModel

struct `The catalogue of callbacks` {
  @Test func `ids of known names never change`() {
    let lines = (0..<NameTable.known.count).map { id in
      "\(id) \(NameTable.known[Name(id: UInt32(id))])"
    }
    expectGolden(
      lines.joined(separator: "\n") + "\n",
      at: "traces/known-names.txt"
    )
  }

  @Test func `each declared name has a row with its text`() throws {
    let declaration = try Regex(#"public static let (\w+) = Name\(id: (\d+)\)"#)
    var ids: Set<Int> = []
    for path in try files(below: "Sources/TraceModel/Names") {
      let code = try source(path)
      for match in code.matches(of: declaration) {
        let id = try #require(match.output[2].substring.flatMap { Int($0) })
        #expect(ids.insert(id).inserted, "id \(id) is declared twice")
        #expect(id == 0 || !NameTable.known[Name(id: UInt32(id))].isEmpty, "id \(id) has no row")
      }
    }
    #expect(ids.count > 100)
  }

  @Test func `texts and spellings of one owner are unique`() {
    for owner in CallbackInfo.Owner.allCases {
      var seen: Set<String> = []
      for row in CallbackCatalog.rows where row.owner == owner {
        for spelling in Set([row.text] + row.selectors + row.shortSpellings) {
          #expect(seen.insert(spelling).inserted, "\(spelling) names two callbacks")
        }
      }
    }
  }

  @Test func `each role but the shared ones belongs to one callback`() {
    for role in CallbackRole.allCases where role != .none && role != .otherOfController {
      #expect(CallbackCatalog.rows.count { $0.role == role } == 1, "\(role)")
    }
  }

  @Test func `a name that is not a callback has no row`() {
    #expect(Name.addChild.callback == nil)
    #expect(Name(id: 4_000_000).callback == nil)
    #expect(Name(id: 4_000_000).role == .none)
    #expect(Name(id: 4_000_000).group == nil)
    #expect(Name(id: 4_000_000).knownText.isEmpty)
  }

  @Test(arguments: CallbackCatalog.rows.filter { $0.isSent }.map(\.text))
  func `a callback of a controller or view is overridden by a client of the compile check`(
    text: String
  ) throws {
    let row = try #require(CallbackCatalog.rows.first { $0.text == text })
    guard row.owner == .controller || row.owner == .view else { return }
    let base = text.prefix { $0 != "(" }
    let folder = "Tests/CompileCheck/Clients"
    let clients = try Repository.files(in: folder).map { try source("\(folder)/\($0)") }
    #expect(clients.contains { $0.contains("override func \(base)(") }, "\(text) is not overridden")
  }

  /// Files that may spell callbacks, with the reason.
  private static let exceptions = [
    "Sources/LogImport/Callbacks/CallbackTable.swift": "words of logs, such as a lone draw",
    "Sources/LogImport/Idioms/LifetimeIdiom.swift": "words of logs, such as a lone deinit",
    "Sources/LogImport/Messages/Relevance.swift": "runs of letters, such as init",
    "Sources/LogImport/Messages/WordLists.swift": "English words, such as init",
    "Sources/Scenarios/Pages/NotExpressible.swift": "methods of the runtime's interface",
  ]

  @Test func `no other code spells a callback as a string`() throws {
    let texts = Set(CallbackCatalog.rows.map(\.text))
    let literal = try Regex(#""((?:[^"\\]|\\.)*)""#)
    let files = try files(below: "Sources")
    var used: Set<String> = []
    for path in files where !path.hasPrefix("Sources/TraceModel/Names/Callbacks/") {
      for (index, line) in try source(path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        // The examples of rules are Swift code or sequences of callbacks.
        if line.contains("bad: ") || line.contains("good: ") { continue }
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        for match in code.matches(of: literal) {
          guard let text = match.output[1].substring.map(String.init), texts.contains(text) else {
            continue
          }
          used.insert(path)
          #expect(
            Self.exceptions[path] != nil,
            "\(path):\(index + 1): \"\(text)\": use its name of the catalogue"
          )
        }
      }
    }
    #expect(files.count > 100)
    #expect(used == Set(Self.exceptions.keys), "an exception is not needed")
  }

  /// Returns the Swift files below a folder in a fixed order.
  private func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Repository.url(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private func source(_ path: String) throws -> String {
    String(decoding: try Repository.bytes(path), as: UTF8.self)
  }
}
