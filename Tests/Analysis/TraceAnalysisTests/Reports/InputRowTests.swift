import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `The row of an input` {
  private func report(
    isDoubled: Bool,
    end: TraceEnd = TraceEnd(status: .complete)
  ) -> AnalysisReport {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    if isDoubled { builder.callback(home, .viewDidAppear) }
    builder.callbacks(home, .viewWillDisappear, .viewDidDisappear)
    builder.death(home)
    return builder.analyze(end: end)
  }

  private func members(of row: InputRow, listsFindings: Bool = false) throws -> [String: Any] {
    let line = row.jsonLine(listsFindings: listsFindings)
    #expect(line.hasSuffix("}\n") && !line.dropLast().contains("\n"))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `a checked input has all counts and no error`() {
    let row = InputRow(
      file: "a \"b\"\n.json",
      outcome: .success(report(isDoubled: false)),
      format: "trace",
      bytes: 120,
      lines: 7,
      duration: .microseconds(61_000_005)
    )
    #expect(
      row.jsonLine() == """
        {"file":"a \\"b\\"\\n.json","status":"clean","format":"trace","errors":0,"warnings":0,\
        "infos":0,"notes":0,"suppressed":0,"deselected":0,"withheld":0,"beyondLimit":0,\
        "problems":0,"events":12,"lines":7,"bytes":120,"duration":61.000005,"errorCode":null,\
        "errorText":null}

        """
    )
  }

  @Test func `an input that could not be checked has a reason and no counts`() {
    let row = InputRow(
      file: "a.json",
      outcome: .failure(InputRow.Failure(code: "empty", text: "the input is empty"))
    )
    #expect(
      row.jsonLine(listsFindings: true) == """
        {"file":"a.json","status":"unreadable","format":null,"errors":null,"warnings":null,\
        "infos":null,"notes":null,"suppressed":null,"deselected":null,"withheld":null,\
        "beyondLimit":null,"problems":null,"events":null,"lines":null,"bytes":null,\
        "duration":null,"errorCode":"empty","errorText":"the input is empty","findings":null}

        """
    )
  }

  @Test func `the findings are a member on request`() throws {
    let report = report(isDoubled: true)
    let row = InputRow(file: "a.json", outcome: .success(report))
    #expect(row.status == .findings)
    #expect(try members(of: row)["findings"] == nil)
    let all = try members(of: row, listsFindings: true)
    let found = try #require(all["findings"] as? [[String: Any]])
    #expect(found.map { $0["rule"] as? String } == report.findings.map(\.rule.text))
    #expect(try members(of: row)["errors"] as? Int == report.count(of: .error))
    #expect(report.count(of: .error) == 1)
  }

  @Test(arguments: [true, false])
  func `a recording without an end is cut, with and without findings`(isDoubled: Bool) throws {
    let report = report(isDoubled: isDoubled, end: TraceEnd(status: .cut))
    let row = InputRow(file: "a.json", outcome: .success(report))
    #expect(row.status == .cut)
    #expect(try members(of: row)["errors"] as? Int == (isDoubled ? 1 : 0))
  }

  @Test func `a failure states its status`() {
    let statuses: [InputRow.Status] = [.timeout, .cut, .unreadable]
    for status in statuses {
      let failure = InputRow.Failure(status: status, code: "x", text: "y")
      #expect(InputRow(file: "a", outcome: .failure(failure)).status == status)
    }
  }

  @Test func `the page about columns lists every member of a row`() throws {
    expectGolden(InputRow.page, at: "Tests/Fleet/COLUMNS.md")
    expectGolden(InputRow.sparkSchema, at: "Tests/Fleet/spark/columns.txt")
    expectGolden(InputRow.duckDBTable, at: "Tests/Fleet/duckdb/table.sql")
    let row = InputRow(file: "a.json", outcome: .success(report(isDoubled: false)))
    for name in try members(of: row, listsFindings: true).keys {
      #expect(InputRow.page.contains("\n| `\(name)` | "), "\(name)")
    }
  }
}
