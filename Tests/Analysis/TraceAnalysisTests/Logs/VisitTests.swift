import Findings
import TestSupport
import Testing
import TraceAnalysis
import TraceModel

/// A screen that is visited several times, with a mistake in one visit or in each.
private struct Visits: CustomTestStringConvertible {
  enum Mistake: String, CaseIterable {
    case missingWillAppear, repeatedWillAppear

    var rule: String { self == .missingWillAppear ? "LC202" : "LC205" }
  }

  var mistake: Mistake
  var receiver: String
  var printsDeinit: Bool
  var input: LogInput

  var testDescription: String {
    "\(mistake.rawValue) of \(receiver), \(printsDeinit ? "with" : "without") deinit, \(input)"
  }

  static let all: [Visits] = Mistake.allCases.flatMap { mistake in
    ["<DetailViewController: 0x6020>", "<Detail: 0x6020>", "DetailViewController", "Detail"]
      .flatMap { receiver in
        [false, true].flatMap { printsDeinit in
          LogInput.allCases.map { input in
            Visits(mistake: mistake, receiver: receiver, printsDeinit: printsDeinit, input: input)
          }
        }
      }
  }

  /// Checks a log of visits, of which some have the mistake.
  func report(_ count: Int, wrong: Set<Int>) throws -> AnalysisReport {
    var log = LogText()
    let home = "<HomeViewController: 0x6010>"
    log.add(home, "viewDidLoad", "viewWillAppear", "viewDidAppear")
    for visit in 0..<count {
      log.add(receiver, "viewDidLoad")
      log.add(home, "viewWillDisappear")
      if mistake == .repeatedWillAppear || !wrong.contains(visit) {
        log.add(receiver, "viewWillAppear")
      }
      if mistake == .repeatedWillAppear, wrong.contains(visit) {
        log.add(receiver, "viewWillAppear")
      }
      log.add(home, "viewDidDisappear")
      log.add(receiver, "viewDidAppear", "viewWillDisappear")
      log.add(home, "viewWillAppear")
      log.add(receiver, "viewDidDisappear")
      log.add(home, "viewDidAppear")
      if printsDeinit { log.add(receiver, "deinit") }
    }
    return try input.report(log.lines)
  }
}

struct `A mistake in one of several visits` {
  @Test(arguments: Visits.all)
  fileprivate func `a mistake in one visit is reported once for any number of visits`(
    visits: Visits
  ) throws {
    for count in 1...6 {
      // The first visit is right, so that the class prints the callback.
      let report = try visits.report(count + 1, wrong: [1])
      let isAddressed = visits.receiver.contains("0x")
      // Without an address and without deinit, the object of the first visit may appear again.
      let isAmbiguous =
        !isAddressed && !visits.printsDeinit && visits.mistake == .repeatedWillAppear
      #expect(report.rules == (isAmbiguous ? [] : [visits.mistake.rule]), "\(count) visits")
      #expect(report.counts.withheldFindings == 0)
    }
  }

  @Test(arguments: Visits.all)
  fileprivate func `a mistake in the first visit is reported for any number of visits`(
    visits: Visits
  ) throws {
    for count in 2...6 {
      let report = try visits.report(count, wrong: [0])
      if visits.input == .pipe, visits.mistake == .missingWillAppear {
        #expect(report.rules.count + report.counts.withheldInPipe == 1, "\(count) visits")
      } else {
        #expect(report.rules == [visits.mistake.rule], "\(count) visits")
      }
    }
  }

  @Test(arguments: Visits.all.filter { $0.mistake == .missingWillAppear })
  fileprivate func `a finding is withheld if the class never prints the missing callback`(
    visits: Visits
  ) throws {
    for count in 1...6 {
      let report = try visits.report(count, wrong: Set(0..<count))
      #expect(report.rules == [], "\(count) visits")
      #expect(report.counts.withheldFindings > 0, "\(count) visits")
    }
  }
}

struct `A log in a pipe` {
  private let log = [
    "<Home: 0x1> viewDidLoad", "<Home: 0x1> viewDidAppear", "<Home: 0x1> viewWillDisappear",
    "<Home: 0x1> viewDidDisappear", "<Home: 0x1> viewWillAppear", "<Home: 0x1> viewDidAppear",
  ]

  @Test func `a pipe counts the withheld findings that the log as a file has`() throws {
    let file = try LogInput.file.report(log)
    let pipe = try LogInput.pipe.report(log)
    #expect(file.rules == ["LC202"])
    #expect(pipe.rules == [])
    #expect(pipe.counts.withheldInPipe == 1)
    #expect(file.counts.withheldInPipe == 0)
    #expect(
      pipe.summary.contains(
        "1 finding withheld because the input is a pipe: "
          + "the log prints the missing callback only later; check it as a file"
      )
    )
  }

  @Test func `no finding in a pipe is withheld if the missing callback never follows`() throws {
    let pipe = try LogInput.pipe.report(Array(log.prefix(4)))
    #expect(pipe.counts.withheldInPipe == 0)
  }
}

struct `The observed callbacks` {
  @Test(arguments: LogInput.allCases)
  func `the observed callbacks are exactly those that the log prints`(input: LogInput) throws {
    let lines = ["<Home: 0x1> viewDidLoad", "<Home: 0x1> didReceiveMemoryWarning"]
    #expect(try input.report(lines).observed == ["viewDidLoad", "didReceiveMemoryWarning"])
  }
}

/// A log that begins after an object of a class, which prints no address, was created.
struct `An object older than the log` {
  @Test(
    arguments: [
      // A pop back to the older object, with and without the push.
      [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewWillAppear",
        "viewDidDisappear", "viewDidAppear",
      ],
      [
        "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
      ],
      [
        "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
        "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear", "deinit",
      ],
    ],
    LogInput.allCases
  )
  fileprivate func `an object older than the log explains callbacks that one object can't receive`(
    callbacks: [String],
    input: LogInput
  ) throws {
    var log = LogText()
    for callback in callbacks { log.add("Detail", callback) }
    #expect(try input.report(log.lines).rules.isEmpty)
  }

  @Test(arguments: [
    ("viewDidLoad viewWillAppear viewDidAppear viewDidAppear", "LC209"),
    ("viewDidLoad viewWillAppear viewWillAppear viewDidAppear viewWillDisappear", "LC205"),
    ("viewDidLoad viewDidAppear viewWillAppear viewWillDisappear viewDidDisappear", "LC202"),
    ("viewDidLoad viewWillAppear viewDidAppear viewDidDisappear viewWillDisappear", "LC210"),
    (
      "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear viewDidDisappear",
      "LC204"
    ),
  ])
  func `an object older than the log does not explain a mistake of one object`(
    callbacks: String,
    rule: String
  ) throws {
    var log = LogText()
    log.add("Other", "viewDidLoad", "viewWillAppear", "viewDidAppear")
    log.add("Other", "viewWillDisappear", "viewDidDisappear")
    for callback in callbacks.split(separator: " ") { log.add("Detail", String(callback)) }
    #expect(try LogInput.file.report(log.lines).rules.contains(rule))
  }
}
