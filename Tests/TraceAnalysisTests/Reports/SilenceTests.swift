import Foundation
import LogImport
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat

struct `Nothing is said` {
  /// The warnings and errors of the stories that are about a mistake.
  private static let mistakes: [String: [String]] = [
    "child-without-add-child": ["LC302"],
    "child-without-did-move": ["LC301"],
    "child-without-remove-from-parent": ["LC301"],
    "child-without-remove-view": ["LC309"],
    "child-without-will-move": ["LC304"],
    "two-pushes": ["LC221"],
    "vc4-by-hand": ["LC305", "LC216"],
    "vc4-later": ["LC305"],
    "vc4-orphan": ["LC305", "LC306"],
  ]

  @Test func `of a story but what it is about`() throws {
    let folder = Vector.repositoryRoot.appending(path: "traces/stories")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count >= 17)
    for name in names {
      var reader = try TraceReader(path: folder.appending(path: name).path)
      let rules = try analyze(&reader).rules
      #expect(rules == Self.mistakes[String(name.dropLast(5))] ?? [], "\(name)")
    }
  }

  /// The rules that each published log violates, by the number of the log.
  private static let shown: [String: Set<String>] = [
    "15": ["LC901"], "16": ["LC901"], "25": ["LC901"], "37": ["LC903"], "38": ["LC905"],
    "40": ["LC204"], "41": ["LC105"], "90": ["LC902"], "96": ["LC903", "LC904"],
  ]

  @Test func `of a device log but what it shows`() throws {
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
