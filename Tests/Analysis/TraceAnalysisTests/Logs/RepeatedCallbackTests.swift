import Findings
import TestSupport
import Testing
import TraceAnalysis

struct `A callback that a class repeats at once` {
  private static let pairs: [(callbacks: [String], rule: String)] = [
    (
      ["viewDidLoad", "viewWillAppear", "viewWillAppear", "viewDidAppear", "viewDidAppear"],
      "LC205"
    ),
    (["viewDidLoad", "viewWillAppear", "viewWillAppear", "viewDidAppear"], "LC205"),
    (["viewWillAppear", "viewWillAppear", "viewDidAppear", "viewDidAppear"], "LC205"),
    (["viewWillAppear", "viewDidAppear", "viewDidAppear"], "LC209"),
    (["viewDidLoad", "viewWillDisappear", "viewWillDisappear", "viewDidDisappear"], "LC211"),
  ]
  private static let cases = pairs.flatMap { pair in
    LogInput.allCases.map { (pair.callbacks, pair.rule, $0) }
  }

  @Test(arguments: cases)
  func `a repeated callback is a suspect that fails no check`(
    callbacks: [String],
    rule: String,
    input: LogInput
  ) throws {
    var log = LogText()
    for callback in callbacks { log.add("HomeVC", callback) }
    let report = try input.report(log.lines)
    let suspects = report.findings.filter { $0.rule != 5 }
    #expect(suspects.map(\.rule.text) == [rule])
    #expect(suspects.map(\.severity) == [.info])
    #expect(suspects.map(\.confidence) == [.low])
    let ending = ", unless the log names two objects of the class"
    #expect(suspects.allSatisfy { $0.message.hasSuffix(ending) })
    #expect(report.exitCode() == 0)
  }

  @Test func `a repeated callback is a suspect if its arguments differ`() throws {
    var log = LogText()
    log.add("HomeVC", "viewDidLoad", "viewWillAppear animated: true")
    log.add("HomeVC", "viewWillAppear animated: false", "viewDidAppear animated: false")
    let suspects = try LogInput.file.report(log.lines).findings.filter { $0.severity > .note }
    #expect(suspects.map(\.rule) == [205])
    #expect(suspects.map(\.severity) == [.info])
  }

  @Test func `a repeated callback is a suspect if other classes print more callbacks`() throws {
    var log = LogText()
    log.add("Root", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear")
    log.add("HomeVC", "viewDidLoad", "viewWillAppear", "viewWillAppear", "viewDidAppear")
    let report = try LogInput.file.report(log.lines)
    #expect(report.findings.filter { $0.rule == 205 }.map(\.severity) == [.info])
  }

  @Test func `a repeated callback is an error if the class prints that it disappears`() throws {
    var log = LogText()
    log.add("HomeVC", "viewDidLoad", "viewWillAppear", "viewWillAppear", "viewDidAppear")
    log.add("HomeVC", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
    let findings = try LogInput.file.report(log.lines).findings.filter { $0.severity > .note }
    #expect(findings.map(\.rule) == [205])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test(arguments: LogInput.allCases)
  func `a repeated callback is usual if the class prints no other callback of the pair`(
    input: LogInput
  ) throws {
    var log = LogText()
    log.add("HomeVC", "viewDidLoad", "viewWillAppear", "viewWillAppear", "viewWillAppear")
    log.add("Second", "viewDidAppear", "viewDidAppear", "viewDidAppear")
    #expect(try input.report(log.lines).findings.filter { $0.severity > .note } == [])
  }

  @Test(arguments: LogInput.allCases)
  func `a repeated callback is usual if the log shows two objects`(input: LogInput) throws {
    var log = LogText()
    log.add("PageVC", "viewDidLoad", "viewDidLoad", "viewWillAppear", "viewWillAppear")
    log.add("PageVC", "viewDidAppear", "viewDidAppear")
    #expect(try input.report(log.lines).findings.map(\.rule) == [5])
  }

  @Test(arguments: LogInput.allCases)
  func `a repeated callback is usual if the log shows visits between`(input: LogInput) throws {
    var log = LogText()
    log.add("HomeVC", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillAppear")
    log.add("HomeVC", "viewDidAppear", "viewWillAppear", "viewDidAppear")
    #expect(try input.report(log.lines).findings == [])
  }
}
