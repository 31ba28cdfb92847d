import TraceModel

/// Passes events on and shows the number of events on a terminal once reading takes over a second.
struct ProgressSource<Base: TraceEventSource>: TraceEventSource {
  private(set) var base: Base
  private let label: String
  private let isShown: Bool
  private var count = 0
  private var line: ProgressLine

  init(_ base: Base, label: String, isShown: Bool) {
    self.isShown = isShown
    self.base = base
    self.label = label
    line = ProgressLine(isShown: isShown)
  }

  var names: NameTable { base.names }
  var header: TraceHeader { base.header }
  var end: TraceEnd { base.end }
  var problems: [TraceProblem] { base.problems }

  mutating func next() throws -> TraceEvent? {
    let event = try base.next()
    guard isShown else { return event }
    count += 1
    if event == nil {
      line.clear()
    } else if count.isMultiple(of: 65_536) {
      line.show("\(label): \(count) events")
    }
    return event
  }
}
