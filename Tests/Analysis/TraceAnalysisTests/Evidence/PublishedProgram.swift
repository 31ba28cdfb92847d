import Foundation
import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat

/// A published program, restated as a scenario in `traces/programs`.
struct PublishedProgram: Sendable, CustomTestStringConvertible {
  enum Kind: String, CaseIterable { case mistakes, correct }

  let kind: Kind
  /// The name of the file without its ending.
  let id: String
  let scenario: Scenario

  var testDescription: String { "\(kind.rawValue)/\(id)" }

  /// The rules that were predicted before the first run.
  var predicted: [String] {
    let text = scenario.notes.replacing("predicted ", with: "")
    return text.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// All programs of a kind, in the order of their names.
  static func all(_ kind: Kind) throws -> [PublishedProgram] {
    let folder = "traces/programs/\(kind.rawValue)"
    return try Repository.files(in: folder).filter { $0.hasSuffix(".yml") }.sorted().map {
      let scenario = try Scenario(reading: try Repository.bytes("\(folder)/\($0)"))
      return PublishedProgram(kind: kind, id: String($0.dropLast(4)), scenario: scenario)
    }
  }

  /// Runs the program and returns its report.
  @MainActor
  func report(pedantic: Bool = false) async throws -> AnalysisReport {
    var reader = TraceReader(bytes: try await scenario.run().trace)
    let optIns = pedantic ? Set(RuleRegistry.all.filter(\.isOptIn).map(\.id)) : []
    return try TraceAnalysis.analyze(&reader, options: AnalysisOptions(optIns: optIns))
  }
}
