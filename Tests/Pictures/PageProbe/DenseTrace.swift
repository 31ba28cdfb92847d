import TraceModel

/// A trace of one navigation controller with 60 controllers that appear and disappear without a pause,
/// for measures: every lane has calls everywhere.
enum DenseTrace {
  /// Returns a trace with at least a number of events.
  static func trace(events count: Int) -> Trace {
    var trace = Trace(header: TraceHeader(clock: .monotonic, title: "dense"))
    trace.end = TraceEnd(status: .complete)
    var clock = SimulatedClock()
    let classes = ["HomeViewController", "DetailViewController", "MapViewController"]
    let container = SubjectID(process: 1, number: 1)
    let controllers = (0..<60).map { SubjectID(process: 1, number: UInt32($0) + 2) }
    for (number, id) in ([container] + controllers).enumerated() {
      let name = id == container ? "UINavigationController" : classes[number % 3]
      var birth = TraceEvent(.birth, at: clock.now, subject: id, name: trace.names.intern(name))
      birth.category = .objectCategory
      birth.subjectKind = id == container ? .navigationController : .viewController
      trace.append(birth)
      guard id != container else { continue }
      var relation = TraceEvent(.hierarchy, at: clock.now, subject: id, name: .parentRelation)
      relation.category = .hierarchyCategory
      relation.statedArgument = container
      trace.append(relation)
    }
    let steps: [Name] = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    var round = 0
    while trace.events.count < count {
      for id in controllers {
        var begin = TraceEvent(.begin, at: clock.next(20_000), subject: id, name: steps[round % 5])
        begin.category = .callbackCategory
        trace.append(begin)
        begin.name = .viewWillLayoutSubviews
        for _ in 0..<clock.random(3) {
          begin.time = clock.next(5_000)
          trace.append(begin)
          trace.append(TraceEvent(.end, at: clock.next(30_000), subject: id))
        }
        trace.append(TraceEvent(.end, at: clock.next(50_000), subject: id))
      }
      round += 1
      if clock.random(20) == 0 { _ = clock.next(800_000_000) }
    }
    return trace
  }
}

/// A clock that advances by random times, equal in every run.
private struct SimulatedClock {
  private(set) var now = Instant.zero
  private var state: UInt64 = 5

  /// Returns a number from 0 up to a limit.
  mutating func random(_ limit: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % limit)
  }

  /// Advances by less than a number of nanoseconds.
  mutating func next(_ nanoseconds: UInt64) -> Instant {
    now = now.advanced(by: .nanoseconds(random(nanoseconds) + 1))
    return now
  }
}
