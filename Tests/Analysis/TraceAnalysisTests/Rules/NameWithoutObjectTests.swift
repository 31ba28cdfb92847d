import Findings
import LogImport
import TestSupport
import Testing
import TraceAnalysis

struct `A name or a line without an object` {
  private func findings(_ lines: [String]) throws -> [Finding] {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "test", options: options, bytes: bytes)
    return try analyze(&importer).findings.filter { $0.severity > .info }
  }

  private static let interleaved = [
    "willMove(toParent:)", "didMove(toParent:)", "willMove(toParent:)", "willMove(toParent:)",
    "didMove(toParent:)", "didMove(toParent:)",
  ]

  @Test func `a name stands for several children if their moves interleave`() throws {
    #expect(try findings(Self.interleaved.map { "Detail \($0)" }) == [])
  }

  @Test func `a name stands for several children if both move before they load`() throws {
    let moves = ["willMove(toParent:)", "willMove(toParent:)"]
    let loads = ["viewDidLoad", "viewDidLoad", "viewWillAppear", "viewDidAppear"]
    #expect(try findings((moves + loads).map { "Page \($0)" }) == [])
  }

  @Test func `an address with interleaved moves is one child`() throws {
    let rules = try findings(Self.interleaved.map { "<Detail: 0x101> \($0)" }).map(\.rule)
    #expect(!rules.isEmpty)
  }

  @Test func `a line that names no object is never an error`() throws {
    let lines = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "viewDidDisappear",
    ]
    let found = try findings(lines)
    #expect(found.map(\.rule) == [204])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.confidence) == [.low])
    let pointer = try findings(lines.map { "<Detail: 0x101> \($0)" })
    #expect(pointer.map(\.severity) == [.error])
    #expect(pointer.map(\.confidence) == [.high])
  }

  @Test func `a second load is reported although the object appeared before its load`() throws {
    let early = ["init", "loadView", "viewWillAppear", "viewDidLoad", "viewDidAppear"]
    #expect(try findings(early.map { "<Map: 0x101> \($0)" }).map(\.rule) == [102])
    let twice = early + ["viewDidLoad"]
    #expect(try findings(twice.map { "<Map: 0x101> \($0)" }).map(\.rule) == [102, 101])
  }
}
