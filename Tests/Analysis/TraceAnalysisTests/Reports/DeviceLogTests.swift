import Findings
import Foundation
import LogImport
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Device logs` {
  /// Excerpts of logs that others published; the first line of each names its source.
  static let published = Vector.repositoryRoot.appending(path: "traces/logs/published")

  private func report(_ url: URL) throws -> AnalysisReport {
    let bytes = [UInt8](try Data(contentsOf: url))
    var options = LogImportOptions()
    options.observes = LogImporter.scan(bytes: bytes).observed
    var log = LogImporter(title: url.lastPathComponent, options: options, bytes: bytes)
    return try analyze(&log)
  }

  private func study(_ name: String) throws -> AnalysisReport {
    try report(Self.published.appending(path: name))
  }

  @Test func `a log of a cancelled swipe shows the cancellation and no mistake`() throws {
    let url = Vector.repositoryRoot.appending(path: "traces/logs/nslog-cancelled-swipe.log")
    let report = try report(url)
    #expect(report.findings.contains { $0.rule == 223 && $0.severity == .info })
    #expect(report.rules == [])
    #expect(report.counts.cancelledTransitions == 1)
    #expect(report.exitCode() == 0)
  }

  @Test func `a log states which transition was cancelled, when, and what is unknown`() throws {
    let report = try study("02_nslog_interactive_pop_cancelled.log")
    #expect(report.findings.map(\.rule) == [9, 2, 223])
    #expect(
      report.findings.last?.message
        == "its transition to ViewController#2 was cancelled after 2.3 s"
    )
    #expect(report.exitCode() == 0)
  }

  @Test func `a repeated callback is reported at its line`() throws {
    let report = try study("40_doc_output_present_dismiss_double_did_disappear.log")
    let findings = report.findings.filter { $0.rule == 204 }
    #expect(findings.map(\.line) == [5])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.confidence) == [.low])
    #expect(report.exitCode(failOn: .warning) == 0)
  }

  @Test func `a log of one callback proves nothing and states this`() throws {
    let report = try study("07_nslog_double_push_only_will_appear.log")
    #expect(report.rules == [])
    #expect(report.observed == ["viewWillAppear"])
    #expect(
      report.summary.contains(
        "only viewWillAppear was observed: what is not printed is not judged"
      )
    )
  }

  @Test func `the order of callbacks suggests a missing addChild`() throws {
    let without = try study("08_nslog_child_without_addChild.log")
    #expect(without.findings.filter { $0.rule == 305 }.map(\.severity) == [.info])
    #expect(without.exitCode(failOn: .info) == 0)
    let with = try study("09_nslog_child_with_addChild.log")
    #expect(with.findings.map(\.rule) == [9])
  }
}
