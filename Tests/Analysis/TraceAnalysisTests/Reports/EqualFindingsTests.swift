import Findings
import LogImport
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// Findings that a report for readers joins.
struct `Equal findings` {
  private func text(_ lines: [String]) throws -> String {
    try LogInput.file.report(lines).text(fileName: "a.log")
  }

  /// A log in which every object makes the same mistake.
  private func repeated(_ count: Int, className: (Int) -> String = { _ in "HomeVC" }) -> [String] {
    (0..<count).flatMap { index in
      let object = "<App.\(className(index)): 0x\(String(index + 4096, radix: 16))>"
      return [
        "viewDidLoad", "viewWillAppear", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ].map { "\(object) \($0)" }
    }
  }

  @Test func `three equal findings are written in full`() throws {
    let text = try text(repeated(3))
    #expect(text.ranges(of: "error[LC205]").count == 3)
    #expect(!text.contains("equal finding"))
  }

  @Test func `more equal findings are one with a count and their first places`() throws {
    let text = try text(repeated(5000))
    #expect(text.ranges(of: "error[LC205]").count == 1)
    #expect(text.contains("note: and 4999 equal findings, at lines 9, 15 … and 29997\n"))
    #expect(text.contains("5000 errors"))
    #expect(text.count { $0 == "\n" } < 60)
  }

  @Test func `an exception of several runs is one finding`() throws {
    let exception =
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
      + "'Pushing the same view controller instance more than once is not supported (<A.B: 0x%>)'"
    let lines = (0..<5000).map { exception.replacing("%", with: String($0 + 4096, radix: 16)) }
    let text = try text(lines)
    #expect(text.ranges(of: "error[LC405]").count == 1)
    #expect(text.contains("4999 equal findings"))
  }

  @Test func `findings of many classes are cut off with the number of the others`() throws {
    let text = try text(repeated(200) { "Home\($0)VC" })
    #expect(text.ranges(of: "error[LC205]").count == 25)
    #expect(text.contains("175 similar findings not shown: 175 of LC205; --all shows each\n"))
    #expect(text.contains("200 errors"))
  }

  @Test func `a later part repeats no finding that was shown`() throws {
    let findings = try LogInput.file.report(repeated(10)).findings.filter { $0.rule == 205 }
    var groups = FindingGroups(joins: true)
    try #require(findings.count == 10)
    #expect(groups.add(Array(findings.prefix(2))).count == 2)
    #expect(groups.add(Array(findings[2..<3])).count == 1)
    #expect(groups.rest == nil)
    #expect(groups.add(Array(findings.dropFirst(3))).isEmpty)
    #expect(groups.rest == "7 similar findings not shown: 7 of LC205; --all shows each")
    var all = FindingGroups(joins: false)
    #expect(all.add(findings).count == findings.count)
    #expect(all.rest == nil)
  }
}
