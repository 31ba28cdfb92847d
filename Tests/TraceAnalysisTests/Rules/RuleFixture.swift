import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

/// A trace of `traces/rules` that shows a rule firing or staying silent.
struct RuleFixture: Sendable, CustomTestStringConvertible {
  /// The rule that the fixture is about.
  var rule: String
  /// The name of the file without its extension: `fires`, `silent`, `fires-<case>`.
  var name: String

  var testDescription: String { "\(rule)/\(name)" }

  /// Whether the rule must report something.
  var fires: Bool { name.hasPrefix("fires") }

  /// The path from the root of the repository.
  var path: String { "traces/rules/\(rule)/\(name).json" }

  static let folder = Vector.repositoryRoot.appending(path: "traces/rules")

  /// The folders of rules, by name.
  static let rules: [String] = names(in: folder).filter { !$0.contains(".") }

  /// All fixtures, by rule and name.
  static let all: [RuleFixture] = rules.flatMap { rule in
    names(in: folder.appending(path: rule)).filter { $0.hasSuffix(".json") }.map {
      RuleFixture(rule: rule, name: String($0.dropLast(5)))
    }
  }

  /// What the analyzer says of the fixture, the rule asked for.
  func analyze() throws -> AnalysisReport {
    var reader = try TraceReader(path: Vector.repositoryRoot.appending(path: path).path)
    let optIns = Set([rule].compactMap(RuleID.init))
    return try TraceAnalysis.analyze(&reader, options: AnalysisOptions(optIns: optIns))
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }
}
