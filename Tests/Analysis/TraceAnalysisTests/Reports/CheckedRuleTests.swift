import Findings
import Foundation
import LogImport
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `The checked rules` {
  private static let logs: [String] = ["traces/logs", "traces/logs/published"].flatMap { folder in
    let root = Vector.repositoryRoot.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted().filter { $0.hasSuffix(".log") }.map { "\(folder)/\($0)" }
  }

  private func report(_ log: String) throws -> AnalysisReport {
    let bytes = Array(log.utf8)
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "a.log", options: options, bytes: bytes)
    return try analyze(&importer)
  }

  private func numbers(_ report: AnalysisReport) -> Set<Int> {
    Set(report.checkedRules.map { Int($0.id.number) })
  }

  @Test(arguments: logs)
  func `the checked rules contain every rule with a finding in a log`(path: String) throws {
    let url = Vector.repositoryRoot.appending(path: path)
    let bytes = [UInt8](try Data(contentsOf: url))
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var log = LogImporter(title: url.lastPathComponent, options: options, bytes: bytes)
    let report = try analyze(&log)
    let found = Set((report.findings + report.suppressed.map(\.finding)).map(\.rule))
    #expect(found.subtracting(report.checkedRules.map(\.id)).isEmpty)
  }

  @Test(arguments: RuleFixture.all)
  func `the checked rules contain every rule with a finding in a trace`(fixture: RuleFixture) throws
  {
    let report = try fixture.analyze()
    #expect(Set(report.findings.map(\.rule)).subtracting(report.checkedRules.map(\.id)).isEmpty)
    for finding in report.findings {
      let rule = report.checkedRules.first { $0.id == finding.rule }
      #expect(finding.severity <= rule?.severity ?? .note)
      #expect(finding.confidence <= rule?.confidence ?? .low)
    }
  }

  @Test func `the checked rules of a log are those of its callbacks`() throws {
    let appear = try report(
      """
      <HomeViewController: 0x6010> viewWillAppear
      <HomeViewController: 0x6010> viewDidAppear
      <HomeViewController: 0x6010> viewWillDisappear
      <HomeViewController: 0x6010> viewDidDisappear
      """
    )
    #expect(numbers(appear).isSuperset(of: [202, 203, 204, 205, 208, 209, 211, 901]))
    #expect(numbers(appear).isDisjoint(with: [101, 206, 302, 501, 601, 602, 605, 703, 806]))
    let one = try report("<HomeViewController: 0x6010> viewDidAppear\n")
    #expect(numbers(one).isDisjoint(with: 202...212))
    #expect(one.text(fileName: "a.log").contains("rules; "))
    let load = try report("<HomeViewController: 0x6010> viewDidLoad\n")
    #expect(numbers(load).contains(101))
    #expect(numbers(load).isDisjoint(with: 202...216))
    #expect(one.checkedRules.count < appear.checkedRules.count)
  }

  @Test func `the checked rules of a log and of a recording differ by what only one states`() throws
  {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad)
    let recording = numbers(builder.analyze())
    #expect(recording.isDisjoint(with: [3, 6]) && recording.isSuperset(of: [101, 306, 701, 806]))
    let log = numbers(try report("<HomeViewController: 0x6010> viewDidLoad\n"))
    #expect(log.isSuperset(of: [3, 6]) && log.isDisjoint(with: [306, 701, 806]))
  }

  @Test func `the checked rules of a JUnit report are those that can fail the input`() throws {
    let log = try report(
      """
      <HomeViewController: 0x6010> viewWillAppear
      <HomeViewController: 0x6010> viewDidAppear
      """
    )
    func cases(_ failOn: Severity?) -> Int {
      let input = CheckedInput(name: "a.log", outcome: .report(log), failOn: failOn)
      return JUnitReport.text(of: [input]).split(separator: "\n").count {
        $0.hasPrefix("<testcase")
      }
    }
    let findings = log.findings.count
    let errors = log.checkedRules.count { $0.severity == .error && $0.confidence != .low }
    #expect(errors > 0 && cases(.error) == errors + findings)
    #expect(cases(.note) > cases(.error) && cases(.note) <= log.checkedRules.count + findings)
    #expect(cases(nil) == findings)
  }
}
