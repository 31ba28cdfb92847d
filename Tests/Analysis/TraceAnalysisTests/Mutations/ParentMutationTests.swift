import Findings
import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

/// Recorded runs in which one event about a parent is removed or names a different controller.
struct `A recording with a wrong parent` {
  /// The number of changed events, evenly spread over all recordings.
  private static let sample = 600

  private struct Change: Hashable {
    var container: String
    var event: String
    var change: String

    /// Whether only UIKit can make the mistake: it sends these callbacks, and their number depends on
    /// the version and on what was cancelled.
    var isOfUIKit: Bool {
      container != "container of the app" && change == "removed" && event != "parent"
    }
  }

  private struct Count {
    var tried = 0
    var found = 0
  }

  @Test @MainActor func `a changed parent causes a finding`() async throws {
    var traces: [MutableTrace] = []
    for path in try Repository.files(in: "traces/stories").filter({ $0.hasSuffix(".json") }) {
      traces.append(try MutableTrace(path: Repository.url("traces/stories/\(path)").path))
    }
    for path in Corpus.paths where try Corpus.scenario(path).waitsFor.isEmpty {
      traces.append(
        try MutableTrace(reader: TraceReader(bytes: try await Corpus.result(of: path).trace))
      )
    }
    let all = traces.indices.flatMap { trace in traces[trace].parents.map { (trace, $0) } }
    let tried = min(all.count, Self.sample)
    var counts: [Change: Count] = [:]
    var before: [Int: Set<String>] = [:]
    for number in 0..<tried {
      let (index, place) = all[number * all.count / tried]
      let trace = traces[index]
      let usual = before[index] ?? Self.keys(trace.report())
      before[index] = usual
      for (change, parent) in Self.changes(of: place, in: trace) {
        let found = !Self.keys(trace.report(parent: parent, at: place)).subtracting(usual).isEmpty
        counts[change, default: Count()].tried += 1
        if found { counts[change]?.found += 1 }
      }
    }
    let mistakes = counts.filter { !$0.key.isOfUIKit }.values
    let found = mistakes.reduce(0) { $0 + $1.found }
    #expect(found * 5 > mistakes.reduce(0) { $0 + $1.tried } * 4)
    expectGolden(Self.page(counts, recordings: traces.count), at: "traces/rules/PARENTS.md")
  }

  private static func changes(
    of place: Int,
    in trace: MutableTrace
  ) -> [(Change, SubjectID?)] {
    let event = trace.event(at: place)
    let isRelation = event.kind == .hierarchy
    let named = event.argument
    let id = named == .none ? trace.formerParent(of: event.subject, before: place) : named
    let container =
      switch trace.kind(of: id) {
      case .navigationController: "navigation controller"
      case .tabBarController: "tab bar controller"
      case .pageViewController, .splitViewController: "other container of UIKit"
      default: "container of the app"
      }
    let direction = named == .none ? " nil" : ""
    let name = (isRelation ? "parent" : event.name.knownText) + direction
    let other = trace.controllers.first { $0 != id && $0 != event.subject }
    let removed = (Change(container: container, event: name, change: "removed"), SubjectID?.none)
    guard let other, named != .none else { return [removed] }
    return [removed, (Change(container: container, event: name, change: "of another"), other)]
  }

  private static func keys(_ report: AnalysisReport) -> Set<String> {
    Set(report.findings.filter { $0.severity > .info }.map { "\($0.rule) \($0.subject)" })
  }

  private static func page(_ counts: [Change: Count], recordings: Int) -> String {
    let order = counts.sorted {
      ($0.key.container, $0.key.event, $0.key.change) < (
        $1.key.container, $1.key.event, $1.key.change
      )
    }
    let rows = order.map { change, count in
      let reason = change.isOfUIKit ? "only UIKit sends it" : ""
      return "| \(change.container) | `\(change.event)` | \(change.change) | \(count.tried) "
        + "| \(count.found) | \(reason) |\n"
    }
    return """
      # Wrong parents

      One event of a recorded run that states or names a parent is removed, or names a different
      controller. Each change should give a warning or an error that the run does not give.
      The events are spread evenly over \(recordings) stories and scenarios.

      | parent | event | change | changes | found | remark |
      |---|---|---|---|---|---|
      \(rows.joined())
      A child of a container of UIKit may miss a callback after a cancelled transition, and versions of
      UIKit differ, so that a missing callback there is no mistake of an app.
      """
  }
}
