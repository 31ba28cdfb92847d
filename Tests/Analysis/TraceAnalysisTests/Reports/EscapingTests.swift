import Findings
import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Hostile names in reports` {
  static let name = "A\"<&>'%:,\n\r\t\u{1}\u{1B}]]>\u{1F600}\u{FFFE}\\"

  private func input(checking rules: [RuleID] = [209]) -> CheckedInput {
    var builder = EventBuilder()
    let home = builder.birth(Self.name)
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    var report = builder.analyze()
    report.checkedRules.removeAll { !rules.contains($0.id) }
    return CheckedInput(name: "a:b,c%\nd.json", outcome: .report(report))
  }

  @Test func `hostile names are escaped in workflow commands`() {
    let text = GitHubReport.text(of: [input()])
    #expect(text.split(separator: "\n").count == 1)
    #expect(
      text.hasPrefix(
        "::error file=a%3Ab%2Cc%25%0Ad.json,line=8,endLine=8,title=LC209 did-appear-repeated::"
          + "A\"<&>'%25:,<U+000A><U+000D><U+0009>"
      ),
      "\(text)"
    )
  }

  @Test func `hostile names do not control a terminal`() throws {
    var builder = EventBuilder()
    let home = builder.birth("Home\u{1B}[31m\u{9B}2J\u{202E}\r")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    let report = builder.analyze()
    let finding = try #require(report.findings.first)
    let name = "Home<U+001B>[31m<U+009B>2J<U+202E><U+000D>#1"
    let words = "viewDidAppear was called while it was already visible"
    #expect(finding.short(fileName: "a\nb") == "a<U+000A>b:8: error: \(name): \(words) [LC209]\n")
    let text = report.text(fileName: "a\u{7}b")
    #expect(text.hasPrefix("error[LC209] did-appear-repeated: \(name): \(words)\n"))
    #expect(text.contains("--> a<U+0007>b:8\n"))
    let hidden = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }
    #expect(hidden.isEmpty)
  }

  @Test func `a JUnit report with hostile names is valid XML`() throws {
    let text = JUnitReport.text(of: [input(checking: [209, 208])])
    for scalar in text.unicodeScalars {
      #expect(scalar.value >= 0x20 || scalar == "\n", "\(scalar.value)")
      #expect(scalar.value != 0xFFFE)
    }
    #expect(!text.contains("]]>"))
    #expect(text.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
  }

  @Test func `a SARIF report with hostile names is JSON with a valid address`() throws {
    let text = SARIFReport.text(of: [input()], rules: [209], version: "0.1.0")
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(document?["version"] as? String == "2.1.0")
    #expect(text.contains("\"uri\":\"a%3Ab%2Cc%25%0Ad.json\""))
  }

  @Test func `a finding with hostile names is one line of JSON`() throws {
    guard case .report(let report) = input().outcome, let finding = report.findings.first else {
      Issue.record("no finding")
      return
    }
    let line = finding.jsonLine(fileName: "a\nb")
    #expect(line.split(separator: "\n").count == 1)
    #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
  }

  @Test func `annotations above nine of a level are counted`() {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    for _ in 0..<12 { builder.callback(home, .viewDidAppear) }
    let input = CheckedInput(name: "a.json", outcome: .report(builder.analyze()))
    let lines = GitHubReport.text(of: [input]).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=lifeline::3 more errors, see the report")
  }
}
