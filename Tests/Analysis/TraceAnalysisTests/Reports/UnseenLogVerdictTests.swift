import Findings
import LogImport
import TestSupport
import Testing
import TraceAnalysis

/// The verdicts on logs that were labeled by reading before anything read them.
struct `Verdicts on logs that nobody had seen` {
  /// The rules that are reported today and should not be, by log.
  ///
  /// The list only shrinks. LC009 states that few of the lines that look like callbacks were parsed.
  private static let misjudged: [String: Set<String>] = [:]

  private func report(_ log: UnseenLog) throws -> AnalysisReport {
    let options = LogImportOptions(scan: LogImporter.scan(bytes: log.bytes))
    var importer = LogImporter(title: log.name, options: options, bytes: log.bytes)
    return try analyze(&importer)
  }

  @Test(arguments: UnseenLog.names)
  func `a log has no error that its labels do not name`(name: String) throws {
    let log = try UnseenLog(named: name)
    let errors = try report(log).findings.filter { $0.severity == .error }
      .map { "\($0.rule)" }.filter { !log.rules.contains($0) }
    #expect(errors == [])
  }

  @Test(arguments: UnseenLog.names)
  func `a log has no rule broken that its labels do not name`(name: String) throws {
    let log = try UnseenLog(named: name)
    let extra = try Set(report(log).rules).subtracting(log.rules)
    #expect(extra == Self.misjudged[name] ?? [])
  }

  @Test func `a log whose lines name no object has no error`() throws {
    let report = try report(UnseenLog(named: "app-and-view-in-steps"))
    let findings = report.findings.filter { $0.rule == 204 }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.confidence) == [.low])
    #expect(report.exitCode(failOn: .warning) == 0)
  }

  @Test func `a coordinator of SwiftUI is no controller`() throws {
    let report = try report(UnseenLog(named: "playground-representable"))
    #expect(report.counts.controllers == 2)
  }

  @Test(arguments: UnseenLog.names)
  func `a log shows the mistakes that its labels name`(name: String) throws {
    let log = try UnseenLog(named: name)
    let missing = try log.rules.subtracting(report(log).rules)
    #expect(missing == [])
  }
}
