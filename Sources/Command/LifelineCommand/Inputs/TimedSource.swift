import TraceModel

/// Passes events on until the time limit of the check.
struct TimedSource<Base: TraceEventSource>: TraceEventSource {
  private(set) var base: Base
  private let meter: InputMeter

  init(_ base: Base, meter: InputMeter) {
    self.base = base
    self.meter = meter
  }

  var names: NameTable { base.names }
  var header: TraceHeader { base.header }
  var end: TraceEnd { base.end }
  var problems: [TraceProblem] { base.problems }

  mutating func next() throws -> TraceEvent? {
    try meter.requireTime()
    return try base.next()
  }
}
