internal import DiagramLayout
internal import Findings
internal import TraceComparison
internal import TraceModel

/// Two traces as one, in which events that correspond are at the same time.
///
/// The processes of both traces get new numbers, so that all objects and threads are distinct.
/// Between two pairs of events that correspond, an event keeps its distance in time from the first
/// pair; the pairs are as far apart as in the trace where they are farther apart.
struct JoinedTraces {
  /// A difference of the traces.
  struct Difference {
    var kind: DiagramLayout.Difference
    /// The event of the call, in the joined trace.
    var event: Int
    /// The event of the same call in the other trace; `nil` if that trace has no such call.
    var partner: Int?
  }

  /// The letters by which the page refers to the traces.
  static let letters = ["A", "B"]

  /// All events.
  private(set) var trace: Trace
  /// The findings of both traces.
  private(set) var findings: [Finding] = []
  /// The differences in the order of ``trace``.
  private(set) var differences: [Difference] = []
  /// The number of equal calls.
  let inBoth: Int
  /// The names of both traces.
  let names: [String]
  /// The time of each event.
  private(set) var times: [Int64] = []
  /// Whether an event corresponds to the previous event.
  private(set) var corresponds: [Bool] = []
  /// The labels of the born objects of both traces, in the order of their births.
  let labels: [[String]]

  /// The new numbers of the processes of both traces.
  private var processes: [[UInt32: UInt32]] = [[:], [:]]
  private var positions: [[Int]] = [[], []]
  private var known: [Name: Name] = [:]

  init(_ comparison: TraceComparison, _ sides: [ReducedTrace], names: [String]) {
    self.names = names
    inBoth = comparison.inBoth
    labels = [comparison.first.objectLabels, comparison.second.objectLabels]
    trace = Trace(header: Self.header(sides.map(\.trace.header)))
    trace.names = sides[0].trace.names
    trace.end = sides[0].trace.end
    trace.end.dropped += sides[1].trace.end.dropped
    if trace.end.status == .complete { trace.end.status = sides[1].trace.end.status }
    trace.problems = sides.flatMap(\.trace.problems)
    join(sides, EventPairs(comparison, sides).pairs)
    for (number, side) in sides.enumerated() {
      findings += side.findings.map { moved($0, of: side.trace, number) }
    }
    addDifferences(comparison, sides)
  }

  /// The trace that a process of the joined trace is part of: 0 or 1.
  func side(ofProcess process: UInt32) -> Int { Int(process) > processes[0].count ? 1 : 0 }

  private static func header(_ headers: [TraceHeader]) -> TraceHeader {
    var header = headers[0]
    if headers[1].clock == .order { header.clock = .order }
    if let first = header.observed, let second = headers[1].observed {
      header.observed = first.filter(second.contains)
    } else {
      header.observed = header.observed ?? headers[1].observed
    }
    return header
  }

  private mutating func join(_ sides: [ReducedTrace], _ pairs: [(first: Int, second: Int)]) {
    let traces = sides.map(\.trace)
    for (side, trace) in traces.enumerated() {
      for event in trace.events {
        for process in [event.process, event.subject.process, event.argument.process] {
          let next = UInt32(processes[0].count + processes[1].count + 1)
          if processes[side][process] == nil, process > 0 || event.process == process {
            processes[side][process] = next
          }
        }
      }
    }
    var writer = JoinedTimes(traces)
    for pair in pairs {
      while let (side, time) = writer.next(before: pair) { append(traces, &writer, side, time) }
      writer.align(at: pair)
      append(traces, &writer, 0, writer.base)
      append(traces, &writer, 1, writer.base)
      corresponds[corresponds.count - 1] = true
    }
    let end = (first: traces[0].events.count, second: traces[1].events.count)
    while let (side, time) = writer.next(before: end) { append(traces, &writer, side, time) }
  }

  private mutating func append(
    _ traces: [Trace],
    _ writer: inout JoinedTimes,
    _ side: Int,
    _ time: Int64
  ) {
    var event = traces[side].events[writer.positions[side]]
    writer.positions[side] += 1
    times.append(event.time.nanoseconds)
    corresponds.append(false)
    positions[side].append(trace.events.count)
    event.time = Instant(nanoseconds: time)
    event.process = processes[side][event.process] ?? event.process
    event.subject = moved(event.subject, side)
    event.argument = moved(event.argument, side)
    if side == 1 {
      event.name = moved(event.name, traces[1].names)
      event.category = moved(event.category, traces[1].names)
      event.text = moved(event.text, traces[1].names)
      event.extra = moved(event.extra, traces[1].names)
    }
    trace.append(event)
  }

  private func moved(_ id: SubjectID, _ side: Int) -> SubjectID {
    guard id != .none, let process = processes[side][id.process] else { return id }
    return SubjectID(process: process, number: id.number)
  }

  private mutating func moved(_ name: Name, _ names: NameTable) -> Name {
    if let own = known[name] { return own }
    let own = trace.names.intern(names[name])
    known[name] = own
    return own
  }

  private func moved(_ finding: Finding, of trace: Trace, _ side: Int) -> Finding {
    var result = finding
    result.object.id = moved(finding.object.id, side)
    for index in result.evidence.indices {
      let position = result.evidence[index].event.flatMap(trace.position(of:))
      result.evidence[index].event = position.map {
        EventIndex(UInt32(truncatingIfNeeded: positions[side][$0]))
      }
      result.evidence[index].object.id = moved(result.evidence[index].object.id, side)
    }
    return result
  }

  private mutating func addDifferences(_ comparison: TraceComparison, _ sides: [ReducedTrace]) {
    func position(_ row: Int) -> Int? {
      let isFirst = comparison.rows[row].first != nil
      let side = isFirst ? 0 : 1
      return comparison.call(of: comparison.rows[row])
        .flatMap { sides[side].reducedPosition(of: $0.event) }
        .map { positions[side][$0] }
    }
    for (row, change) in comparison.changes.enumerated() {
      guard let kind = DiagramLayout.Difference(change), let event = position(row) else { continue }
      let partner = change.partner.flatMap(position)
      differences.append(Difference(kind: kind, event: event, partner: partner))
    }
    differences.sort { $0.event < $1.event }
  }
}

/// The times of the events of two traces on a common axis.
struct JoinedTimes {
  /// The time of the last pair.
  private(set) var base: Int64 = 0
  /// The next events of both traces.
  var positions = [0, 0]
  private let times: [[Int64]]
  /// The own times of the last pair.
  private var origins: [Int64]

  init(_ traces: [Trace]) {
    times = traces.map { $0.events.times.map(\.nanoseconds) }
    origins = times.map { $0.first ?? 0 }
  }

  private func distance(_ side: Int, _ position: Int) -> Int64 {
    times[side][position].difference(from: origins[side])
  }

  /// Returns the trace whose event is the next one before a pair, and its time.
  func next(before pair: (first: Int, second: Int)) -> (side: Int, time: Int64)? {
    let hasFirst = positions[0] < pair.first, hasSecond = positions[1] < pair.second
    guard hasFirst || hasSecond else { return nil }
    let isFirst =
      hasFirst
      && (!hasSecond || distance(0, positions[0]) <= distance(1, positions[1]))
    let side = isFirst ? 0 : 1
    return (side, base.advanced(saturatingBy: distance(side, positions[side])))
  }

  /// Moves the base to a pair.
  mutating func align(at pair: (first: Int, second: Int)) {
    base = base.advanced(
      saturatingBy: max(distance(0, pair.first), distance(1, pair.second))
    )
    origins = [times[0][pair.first], times[1][pair.second]]
  }
}
