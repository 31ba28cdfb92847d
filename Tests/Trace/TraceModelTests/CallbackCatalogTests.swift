import Foundation
import TestSupport
import Testing
import TraceModel

struct `Catalogue of callbacks` {
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
    var ids: Set<UInt32> = []
    for path in try files(below: "Sources/Trace/TraceModel/Names") {
      for line in try lines(of: path) where line.contains("public static let ") {
        guard let start = line.firstRange(of: "Name(id: ")?.upperBound,
          let id = UInt32(line[start...].prefix { $0.isNumber })
        else { continue }
        #expect(ids.insert(id).inserted, "id \(id) is declared twice")
        #expect(id == 0 || !NameTable.known[Name(id: id)].isEmpty, "id \(id) has no row")
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

  @Test
  func `each callback of a controller or view is overridden by a client of the compile check`()
    throws
  {
    let clients = try files(below: "Tests/CompileCheck/Clients").map(source).joined()
    for row in CallbackCatalog.rows where row.isSent {
      guard row.owner == .controller || row.owner == .view else { continue }
      // A method of the app's own, with any name.
      guard row.name != .unwindAction else { continue }
      let base = row.text.prefix { $0 != "(" }
      #expect(clients.contains("override func \(base)("), "\(row.text) is not overridden")
    }
  }

  /// Files that may spell callbacks, with the reason.
  private static let exceptions = [
    "Sources/SwiftUI/HeadlessViewInspector/Modifiers/Events.swift":
      "names in the library's messages",
    "Sources/UIKit/HeadlessNibs/Nibs/NibSession+Connections.swift": "elements of Interface Builder",
    "Sources/UIKit/HeadlessNibs/Nibs/UIStoryboardSegueTemplate.swift":
      "attributes of Interface Builder",
    "Sources/UIKit/HeadlessNibs/ObjectiveC/MethodNames.swift": "selectors that an app performs",
    "Sources/UIKit/LifecycleBehaviors/LifecycleLogger.swift":
      "lines of a log as developers print them",
    "Sources/Analysis/LogImport/Records/JSONField.swift": "keys of JSON, such as body",
    "Sources/Analysis/LogImport/Callbacks/CallbackTable.swift":
      "words of logs, such as a lone draw",
    "Sources/Analysis/LogImport/Messages/CallbackReport+Lifetime.swift":
      "words of logs, such as a lone deinit",
    "Sources/Analysis/LogImport/Messages/Relevance.swift": "runs of letters, such as init",
    "Sources/Analysis/LogImport/Messages/WordLists.swift": "English words, such as init",
    "Sources/Testing/Scenarios/Verbs/Verbs+Controllers.swift": "methods that an app calls, too",
    "Sources/Testing/Scenarios/Verbs/Verbs+Tables.swift": "methods that an app calls, too",
    "Sources/Command/lifeline/Commands/InitCommand.swift": "the name of a subcommand",
    "Sources/Command/APICoverage/Declarations/DeclarationParser.swift": "keywords of Swift",
    "Sources/Command/APICoverage/Usage/APIIndex.swift": "keywords of Swift",
    "Sources/Command/APICoverage/Usage/UseScanner.swift": "keywords of Swift",
  ]

  @Test func `no other code spells a callback as a string`() throws {
    let texts = Set(CallbackCatalog.rows.map(\.text))
    let files = try files(below: "Sources")
    var used: Set<String> = []
    // Sources/AppSources is a package of its own, which does not depend on the catalogue.
    let others = ["Sources/Trace/TraceModel/Names/Callbacks/", "Sources/AppSources/"]
    for path in files where !others.contains(where: { path.hasPrefix($0) }) {
      for (index, line) in try lines(of: path).enumerated() {
        for text in literals(in: line) where texts.contains(text) {
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

  /// Returns the string literals of a line of code, but for those of examples of rules.
  private func literals(in line: Substring) -> [String] {
    guard line.utf8.contains(UInt8(ascii: "\"")), !line.contains("bad: "), !line.contains("good: ")
    else { return [] }
    let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  /// Returns the Swift files below a folder in a fixed order.
  private func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Repository.url(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private func lines(of path: String) throws -> [Substring] {
    try source(path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func source(_ path: String) throws -> String {
    String(decoding: try Repository.bytes(path), as: UTF8.self)
  }
}
