import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// Names without an address: each may be a class with several objects.
private let names = [
  "Detail", "Second", "VC2", "Login", "HomeScreen", "vc1", "DetailViewController", "DetailVC",
  "DetailController",
]

struct `An object that a log only names` {
  private static let cases = names.flatMap { name in LogInput.allCases.map { (name, $0) } }

  @Test(arguments: cases)
  func `a named object may be pushed onto another object of its name`(
    name: String,
    input: LogInput
  ) throws {
    var log = LogText()
    log.add(name, "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLoad")
    log.add(name, "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear")
    let report = try input.report(log.lines)
    #expect(report.findings.map(\.rule) == [5])
    #expect(report.exitCode() == 0)
  }

  @Test(arguments: cases)
  func `a named object may be pushed again after a pop without a deinit`(
    name: String,
    input: LogInput
  ) throws {
    var log = LogText()
    log.add("Root", "viewDidLoad", "viewWillAppear", "viewDidAppear")
    for _ in 0..<3 {
      log.add(name, "viewDidLoad")
      log.add("Root", "viewWillDisappear")
      log.add(name, "viewWillAppear")
      log.add("Root", "viewDidDisappear")
      log.add(name, "viewDidAppear", "viewWillDisappear")
      log.add("Root", "viewWillAppear")
      log.add(name, "viewDidDisappear")
      log.add("Root", "viewDidAppear")
    }
    let report = try input.report(log.lines)
    #expect(report.findings.map(\.rule) == [5])
  }

  @Test(arguments: LogInput.allCases)
  func `a named object may be pushed onto another when its loading is not printed`(
    input: LogInput
  ) throws {
    var log = LogText()
    log.add("Detail", "viewWillAppear", "viewDidAppear")
    log.add("Detail", "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear")
    #expect(try input.report(log.lines).rules == [])
  }

  @Test(arguments: names)
  func `a named object is reported with low confidence if no object explains a callback`(
    name: String
  ) throws {
    var log = LogText()
    log.add(name, "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLoad")
    log.add(name, "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear")
    log.add(name, "viewDidAppear")
    let report = try LogInput.file.report(log.lines)
    #expect(report.rules == ["LC209"])
    #expect(report.findings.first { $0.rule == 209 }?.confidence == .low)
    #expect(report.exitCode() == 0)
  }

  @Test(arguments: names)
  func `a finding has medium confidence while one object had its name`(name: String) throws {
    var log = LogText()
    log.add(name, "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidAppear")
    let report = try LogInput.file.report(log.lines)
    #expect(report.rules == ["LC209"])
    #expect(report.findings.map(\.confidence) == [.medium])
    #expect(report.exitCode() == 1)
  }

  @Test func `a name may have callbacks of several views that move to windows in any order`() throws
  {
    var log = LogText()
    log.add("ProductCell", "willMove(toWindow:)", "willMove(toWindow:)")
    log.add("ProductCell", "didMoveToWindow", "didMoveToWindow")
    log.add("ProductCell", "willMove(toSuperview:)", "willMove(toSuperview:)")
    log.add("ProductCell", "didMoveToSuperview", "didMoveToSuperview")
    #expect(try LogInput.file.report(log.lines).rules == [])
  }
}

struct `An address without a deinit` {
  @Test(arguments: LogInput.allCases)
  func `a name means a new object after the old one left the screen`(input: LogInput) throws {
    var log = LogText()
    for _ in 0..<3 {
      log.add("<Detail: 0x6010>", "viewDidLoad", "viewWillAppear", "viewDidAppear")
      log.add("<Detail: 0x6010>", "viewWillDisappear", "viewDidDisappear")
    }
    #expect(try input.report(log.lines).findings.map(\.rule) == [])
  }

  @Test(arguments: LogInput.allCases)
  func `a name means the same object as long as the object is on the screen`(input: LogInput) throws
  {
    var log = LogText()
    log.add("<Detail: 0x6010>", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLoad")
    let report = try input.report(log.lines)
    #expect(report.rules == ["LC101"])
    #expect(report.findings.map(\.confidence) == [.high])
  }
}
