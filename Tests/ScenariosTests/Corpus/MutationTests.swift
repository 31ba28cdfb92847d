import Foundation
import Scenarios
import TestSupport
import Testing

/// Wrong expectations: each line of the corpus deleted, doubled, exchanged, or renamed.
///
/// A seeded sample is tried; `LIFELINE_MUTANTS=all` tries every change and prints the count of each
/// reason for which a change is accepted.
struct `A changed expectation` {
  /// Why a changed expectation may hold; README of the corpus explains each.
  private enum Reason: String {
    /// The runtime never sends what the changed line shows.
    case notSent
    /// Of layout only whole passes are required, and not counted.
    case layout
    /// The log does not print the callback of any object of the kind any more.
    case noLongerPrinted
    /// A beginning became a shorter beginning.
    case shorterBeginning
    /// The change gives another order that the file accepts.
    case accepted
  }

  private static let sampleSize = 2_000
  private static let seed: UInt64 = 20_261_122

  @Test @MainActor func `is accepted only for a reason that the grammar names`() async throws {
    let triesAll = ProcessInfo.processInfo.environment["LIFELINE_MUTANTS"] == "all"
    var generator = SceneGenerator(seed: Self.seed)
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
      let result = try await scenario.run()
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
        let reason = comparison.accepted == nil ? Self.reason(for: mutant, scenario) : .accepted
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

  private static func reason(for mutant: ExpectationMutant, _ scenario: Scenario) -> Reason? {
    let old = mutant.original[mutant.index]
    let callback = ExpectationMutant.callback(old)
    func isNotSent(_ line: String) -> Bool {
      let name = ExpectationMutant.callback(line)
      return line.hasPrefix("<") || scenario.unmodelled.contains { $0.hasPrefix(name) }
    }
    let next = mutant.index + 1
    let changed =
      mutant.change == .swap ? [old, mutant.original[next]] : [old]
    if changed.contains(where: isNotSent) { return .notSent }
    if scenario.expectsPrefix, mutant.change == .delete, next == mutant.original.count {
      return .shorterBeginning
    }
    if !scenario.comparesLayoutExactly, changed.contains(where: isLayout) { return .layout }
    guard mutant.change != .duplicate, mutant.change != .swap, mutant.change != .argument else {
      return nil
    }
    let others = mutant.lines.filter { ExpectationMutant.callback($0) == callback }
    guard scenario.statesObserved else {
      return others.isEmpty || !mutant.names(ExpectationMutant.object(old)) ? .noLongerPrinted : nil
    }
    return nil
  }

  private static func isLayout(_ line: String) -> Bool {
    [
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
      "layoutSubviews", "updateConstraints", "draw",
    ].contains(ExpectationMutant.callback(line))
  }
}

extension ExpectationMutant {
  /// Whether a line of the changed expectation is about an object.
  fileprivate func names(_ object: String?) -> Bool {
    lines.contains { Self.object($0) == object }
  }
}
