import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Reports about SwiftUI nodes` {
  /// A report with one finding about a row.
  private func report() throws -> (report: AnalysisReport, finding: Finding) {
    var builder = TraceBuilder("Rows")
    let host = builder.host(1)
    let list = builder.node(4, "List", in: host.view)
    let row = builder.node(31, "RowView", "id 7", in: list)
    builder.nodeCallback(.onAppear, of: row)
    var event = TraceEvent(.diagnostic, subject: row, name: .hierarchyInconsistency)
    event.category = .diagnosticCategory
    event.text = builder.intern("the hierarchy is inconsistent")
    builder.add(event)
    var analyzer = Analyzer(header: builder.trace.header)
    for event in builder.trace.events { analyzer.consume(event, names: builder.trace.names) }
    let report = analyzer.finish(end: builder.trace.end, problems: [])
    return (report, try #require(report.findings.first { $0.subject == row }))
  }

  @Test func `a finding names a node by class, number and identity`() throws {
    let (_, finding) = try report()
    #expect(finding.object.text == "RowView#31 (id 7)")
    #expect(finding.object.path == "List/id 7/RowView")
  }

  @Test func `text and JSON contain the path of the node`() throws {
    let (report, finding) = try report()
    let text = report.text(fileName: "rows.json")
    #expect(text.contains(": RowView#31 (id 7): "))
    #expect(text.contains(" = view: List/id 7/RowView\n"))
    let json = finding.jsonLine(fileName: "rows.json")
    #expect(json.contains("\"subject\":\"RowView#31 (id 7)\",\"path\":\"List/id 7/RowView\","))
    let input = CheckedInput(name: "rows.json", outcome: .report(report))
    let sarif = SARIFReport.text(of: [input], rules: [finding.rule], version: "1")
    #expect(sarif.contains("List/id 7/RowView"))
  }

  @Test func `a summary counts nodes apart from controllers`() throws {
    let (report, _) = try report()
    #expect(report.summary.first?.contains("0 controllers, 2 SwiftUI views, ") == true)
    #expect(report.statistics(fileName: "rows.json").contains("0 controllers, 2 SwiftUI views in"))
    #expect(report.json(fileName: "rows.json").contains("\"swiftUIViews\":2"))
  }

  @Test func `a report about controllers has no path`() throws {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewDidAppear)
    let report = builder.analyze()
    #expect(!report.findings.isEmpty)
    #expect(!report.text(fileName: "a").contains(" = view: "))
    #expect(!report.json(fileName: "a").contains("\"path\""))
  }
}
