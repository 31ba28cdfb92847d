import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

/// A trace of `traces/rules` that a rule must report or must not report.
struct RuleFixture: Sendable, CustomTestStringConvertible {
  /// The id of the rule.
  var rule: String
  /// The file name without extension: `fires`, `silent`, `fires-<case>`, `silent-<case>`.
  var name: String

  var testDescription: String { "\(rule)/\(name)" }

  /// Whether the rule must report the trace.
  var fires: Bool { name.hasPrefix("fires") }

  /// The path of the file from the root of the repository.
  var path: String { "traces/rules/\(rule)/\(name).json" }

  static let folder = Vector.repositoryRoot.appending(path: "traces/rules")

  /// The ids of the rules that have a folder, sorted.
  static let rules: [String] = names(in: folder).filter { $0.hasPrefix("LC") }

  /// All fixtures, sorted by rule and name.
  static let all: [RuleFixture] = rules.flatMap { rule in
    names(in: folder.appending(path: rule)).filter { $0.hasSuffix(".json") }.map {
      RuleFixture(rule: rule, name: String($0.dropLast(5)))
    }
  }

  /// Analyzes the trace with the rule enabled.
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
