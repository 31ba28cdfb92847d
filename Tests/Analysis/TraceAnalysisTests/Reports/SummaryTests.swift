import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `A summary` {
  @Test func `a summary has no "only" where nothing was observed`() {
    let report = EventBuilder().analyze(observed: .fixed([]))
    #expect(
      report.summary.contains(
        "no callback of a controller was observed: what is not printed is not judged"
      )
    )
  }

  @Test func `a summary names errors that do not fail the check`() {
    var builder = EventBuilder()
    builder.identity = .className
    let page = builder.birth("Page", alreadyAlive: true)
    for _ in 0..<2 { builder.callbacks(page, .viewDidLoad, .viewWillAppear, .viewDidAppear) }
    builder.callback(page, .viewDidAppear)
    let report = builder.analyze()
    #expect(report.exitCode() == 0)
    #expect(
      report.summary.first?
        .hasSuffix("; 1 error of low confidence, which does not fail") == true,
      "\(report.summary)"
    )
  }

  @Test func `a summary names the first withheld finding`() {
    var builder = EventBuilder()
    builder.identity = .label
    let other = builder.birth("Other", alreadyAlive: true)
    builder.callbacks(other, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear)
    let home = builder.birth("Home", alreadyAlive: true)
    builder.callbacks(home, .viewWillAppear, .viewDidAppear, .viewWillAppear, .viewDidAppear)
    let observed = Set<Name>([
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ])
    let names = observed.map { builder.names[$0] }.sorted()
    var header = TraceHeader(clock: .virtual, title: "log")
    header.observed = names
    let report = builder.analyze(header: header)
    #expect(report.counts.withheldFindings == 1)
    #expect(
      report.summary.contains(
        "it is LC208 will-appear-while-visible of Home#2, viewWillAppear at line 15; "
          + "--observes with the callbacks that the log prints brings it back"
      ),
      "\(report.summary)"
    )
    let stated = builder.analyze(observed: .fixed(observed), header: header)
    #expect(stated.rules.contains("LC208"))
  }
}

struct `A trace with a line that could not be read` {
  private func report(lost line: Int, code: String = "bad-event") -> AnalysisReport {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewDidAppear)
    let problem = TraceProblem(.warning, code: code, message: "damaged", line: line)
    return builder.analyze(problems: [problem])
  }

  @Test func `a lost line lowers the confidence of later findings`() {
    #expect(report(lost: 7).findings.first { $0.rule == 209 }?.confidence == .low)
    #expect(report(lost: 7).exitCode() == 0)
    #expect(
      report(lost: 7).summary.last
        == "line 7 could not be read: what was found after it, or missed, is of low confidence"
    )
  }

  @Test func `a lost line does not change earlier findings`() {
    #expect(report(lost: 9).findings.first { $0.rule == 209 }?.confidence == .high)
    #expect(report(lost: 9).exitCode() == 1)
    #expect(report(lost: 3, code: "bad-time").exitCode() == 1)
  }

  @Test func `a lost line lowers the confidence of a missing event`() {
    var builder = EventBuilder()
    let host = builder.birth("Host")
    let child = builder.birth("Child")
    builder.callback(child, .willMoveToParent, to: host)
    builder.callback(host, .viewDidLoad)
    let problem = TraceProblem(.warning, code: "bad-event", message: "damaged", line: 5)
    let findings = builder.analyze(problems: [problem]).findings
    #expect(findings.filter { $0.rule == 301 }.map(\.confidence) == [.low])
  }
}
