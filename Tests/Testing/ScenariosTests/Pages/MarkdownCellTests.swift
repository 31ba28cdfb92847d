import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport
import Testing

@Suite struct `A cell of a generated table` {
  @Test(arguments: [
    ("transitions for <C1>.", "transitions for \\<C1>."), ("a|b\nc", "a\\|b c"),
    ("_View *and* `code` \\", "\\_View \\*and\\* \\`code\\` \\\\"),
    ("-[A b](c)", "-[A b]\\(c)"), ("", ""),
  ])
  func `shows each character of a printed text`(text: String, cell: String) {
    #expect(MarkdownCell.literal(text) == cell)
  }

  @Test(arguments: [
    ("not compared: <animation>", "not compared: \\<animation>"),
    ("`UIView<A>` and <B>", "`UIView<A>` and \\<B>"), ("``a`<b>`` <c>", "``a`<b>`` \\<c>"),
    ("`open <a>", "`open \\<a>"), ("`a|b` | c\nd", "`a\\|b` \\| c d"), ("\\<a> \\|", "\\<a> \\|"),
    ("*kept* _as_ it is \\", "*kept* _as_ it is \\"), ("a < b", "a \\< b"),
  ])
  func `a cell with the text of an author has no HTML and keeps code`(text: String, cell: String) {
    #expect(MarkdownCell.prose(text) == cell)
  }

  @Test func `a cell of a generated table has no HTML on the page about coverage`() throws {
    let page = String(
      decoding: try Repository.bytes("traces/scenarios/COVERAGE.md"),
      as: UTF8.self
    )
    let code = /`[^`\n]*`/
    let element = /(?:^|[^\\])<[A-Za-z\/!?]/
    let lines = page.replacing(code, with: "").split(separator: "\n")
    #expect(lines.filter { $0.firstMatch(of: element) != nil } == [])
  }
}
