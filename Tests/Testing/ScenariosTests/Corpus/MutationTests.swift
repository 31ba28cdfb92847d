import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

/// Wrong expectations: lines of the corpus deleted, duplicated, swapped or renamed.
///
/// Tests a seeded sample; `LIFELINE_MUTANTS=all` tests every change and prints the count of each
/// reason for which a change is accepted.
struct `A changed expectation` {
  /// Why a changed expectation may hold; traces/scenarios/README.md explains each reason.
  private enum Reason: String {
    /// The runtime never sends the callback in the changed line.
    case notSent
    /// Layout is compared by whole passes, whose number may differ.
    case layout
    /// No line of the changed expectation prints the callback for an object of the same kind.
    case noLongerPrinted
    /// A prefix of the log became a shorter prefix.
    case shorterBeginning
    /// The changed lines are an alternative order that the file accepts.
    case accepted
  }

  private static let sampleSize = 1_000
  private static let seed: UInt64 = 20_261_122

  @Test @MainActor func `a changed expectation is accepted only for a documented reason`()
    async throws
  {
    let triesAll = ProcessInfo.processInfo.environment["LIFELINE_MUTANTS"] == "all"
    var generator = SplitMix64(seed: Self.seed)
    var mutants: [ExpectationMutant] = []
    for path in Corpus.paths {
      let scenario = try Corpus.scenario(path)
      guard scenario.differs.isEmpty, scenario.waitsFor.isEmpty else { continue }
      mutants += ExpectationMutant.all(of: path, scenario.expectedLines)
    }
    if !triesAll { mutants = Array(mutants.shuffled(using: &generator).prefix(Self.sampleSize)) }
    var reasons: [String: Int] = [:]
    for (path, mutants) in Dictionary(grouping: mutants, by: \.path).sorted(by: { $0.key < $1.key })
    {
      let scenario = try Corpus.scenario(path)
      let result = try await Corpus.result(of: path)
      let isAccepted = scenario.compare(result).accepted != nil
      for mutant in mutants {
        guard let changed = try mutant.scenario() else {
          reasons["refused by the reader", default: 0] += 1
          continue
        }
        let comparison = changed.compare(result)
        guard comparison.holds else {
          reasons["differs", default: 0] += 1
          continue
        }
        let isOther = comparison.accepted != nil || isAccepted
        let reason = isOther ? .accepted : Self.reason(for: mutant, scenario, changed)
        reasons["accepted: \(reason?.rawValue ?? "without a reason")", default: 0] += 1
        #expect(
          reason != nil,
          """
          seed \(Self.seed): \(path): \(mutant.change) of line \(mutant.index + 1), \
          '\(mutant.original[mutant.index])', is accepted
          """
        )
      }
    }
    if triesAll {
      for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) { print(count, reason) }
    }
    #expect(reasons["differs", default: 0] > mutants.count / 2)
  }

  private static func reason(
    for mutant: ExpectationMutant,
    _ scenario: Scenario,
    _ changed: Scenario
  ) -> Reason? {
    let keys = scenario.comparedKeys
    let next = mutant.index + 1
    let touched = mutant.change == .swap ? [mutant.index, next] : [mutant.index]
    if touched.contains(where: { keys[$0] == nil }) { return .notSent }
    if scenario.expectsPrefix, mutant.change == .delete, next == keys.count {
      return .shorterBeginning
    }
    if !scenario.comparesLayoutExactly, touched.contains(where: { scenario.layoutLines[$0] }) {
      return .layout
    }
    guard [.delete, .renameCallback, .renameObject].contains(mutant.change),
      !scenario.statesObserved
    else { return nil }
    let isPrinted = changed.comparedKeys.contains(keys[mutant.index])
    let object = ExpectationMutant.object(mutant.original[mutant.index])
    return isPrinted && mutant.names(object) ? nil : .noLongerPrinted
  }
}

extension ExpectationMutant {
  /// Whether a line of the changed expectation names an object.
  fileprivate func names(_ object: String?) -> Bool {
    lines.contains { Self.object($0) == object }
  }
}
