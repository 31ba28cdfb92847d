import Foundation
import LogImport
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat

struct `Findings in recorded traces and logs` {
  @Test func `a recorded story has only the findings of its mistake`() throws {
    let folder = Vector.repositoryRoot.appending(path: "traces/stories")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count >= 17)
    for name in names {
      var reader = try TraceReader(path: folder.appending(path: name).path)
      let rules = try analyze(&reader, options: .pedantic).rules
      let path = "stories/\(name.dropLast(5)).yml"
      #expect(rules == ExpectedFindings.rules(of: path), "\(name)")
    }
  }

  /// The rules that each published log violates, by the number of the log.
  private static let shown: [String: Set<String>] = [
    "15": ["LC901"], "16": ["LC901"], "25": ["LC901"], "37": ["LC903"], "38": ["LC905"],
    "40": ["LC204"], "41": ["LC105"], "90": ["LC902"], "96": ["LC903", "LC904"],
    "45": ["LC610"], "46": ["LC610"], "47": ["LC610"], "48": ["LC610"], "49": ["LC610"],
    "50": ["LC610"], "51": ["LC610"], "52": ["LC610"], "53": ["LC610"], "54": ["LC610"],
    "55": ["LC610"], "56": ["LC610"], "57": ["LC610"], "58": ["LC610"], "59": ["LC610"],
    "60": ["LC610"], "61": ["LC611"], "62": ["LC611"], "63": ["LC611"], "64": ["LC608"],
    "65": ["LC608"], "66": ["LC611"], "67": ["LC616"], "68": ["LC616"], "69": ["LC612"],
  ]

  @Test func `a published log has only the findings that it shows`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: `Device logs`.published.path)
    for name in names.sorted() where name.hasSuffix(".log") {
      let bytes = [UInt8](try Data(contentsOf: `Device logs`.published.appending(path: name)))
      var options = LogImportOptions()
      options.observes = LogImporter.scan(bytes: bytes).observed
      var log = LogImporter(title: name, options: options, bytes: bytes)
      let extra = Set(try analyze(&log).rules).subtracting(Self.shown[String(name.prefix(2))] ?? [])
      #expect(extra == [], "\(name)")
    }
  }
}
