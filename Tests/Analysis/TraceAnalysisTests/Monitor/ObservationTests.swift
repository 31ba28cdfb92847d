import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Observed callbacks` {
  private func log(_ classes: [(String, [Name])]) -> EventBuilder {
    var builder = EventBuilder()
    builder.identity = .label
    for (name, callbacks) in classes {
      let id = builder.birth(name, alreadyAlive: true)
      for callback in callbacks { builder.callback(id, callback) }
    }
    return builder
  }

  private func header(_ observed: [String]) -> TraceHeader {
    var header = TraceHeader(clock: .order, title: "log")
    header.observed = observed
    return header
  }

  @Test func `callbacks outside the header's set are unobserved`() {
    let builder = log([("Home", [.viewWillAppear, .viewWillAppear])])
    #expect(builder.analyze(header: header(["viewWillAppear"])).rules == [])
    #expect(builder.analyze(observed: .everything).rules == ["LC205"])
  }

  @Test func `the callbacks that a user states hold for every class`() {
    let builder = log([("Home", [.viewWillAppear, .viewWillAppear])])
    let report = builder.analyze(observed: .fixed([.viewWillAppear, .viewWillDisappear]))
    #expect(report.rules == ["LC205"])
    #expect(report.observed == ["viewWillAppear", "viewWillDisappear"])
  }

  @Test func `a callback is not missing in a class that never prints it`() {
    let builder = log([
      ("Home", [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
      ("Detail", [.viewWillAppear, .viewWillAppear]),
    ])
    let all = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let report = builder.analyze(header: header(all))
    #expect(report.rules == [])
    #expect(report.counts.withheldFindings == 1)
  }

  @Test func `the callbacks seen so far prove less at the start than a first pass`() {
    // The second viewWillAppear comes before the log has shown that it prints viewWillDisappear.
    let builder = log([("Home", [.viewWillAppear, .viewWillAppear, .viewWillDisappear])])
    let both: Set<Name> = [.viewWillAppear, .viewWillDisappear]
    #expect(builder.analyze(observed: .asSeen).rules == [])
    #expect(builder.analyze(observed: .fixed(both)).rules == ["LC205"])
  }

  @Test func `a callback seen so far proves later violations`() {
    let builder = log([
      ("Home", [.viewWillAppear, .viewWillDisappear, .viewWillAppear, .viewWillAppear])
    ])
    #expect(builder.analyze(observed: .asSeen).rules == ["LC205"])
  }
}
