internal import Findings
internal import TraceModel

/// A trace with at most a number of events.
///
/// It omits, until it is small enough: callbacks that lay out or draw; then all calls and callbacks
/// that change no state; each only if nothing else happens inside and no finding refers to it. If
/// that is not enough, the events after the maximum number are omitted too.
struct ReducedTrace {
  /// The events that are kept.
  private(set) var trace: Trace
  /// The omissions, one sentence each; empty for a complete trace.
  private(set) var notes: [String] = []
  /// The findings; evidence whose event is omitted has none.
  private(set) var findings: [Finding]
  private let whole: Trace
  /// The position of each event of the whole trace in ``trace``, -1 for an omitted one; empty if no
  /// event is omitted.
  private var positions: [Int32] = []

  init(_ whole: Trace, findings: [Finding], mostEvents: Int) {
    self.whole = whole
    trace = whole
    self.findings = findings
    let limit = max(1, mostEvents)
    guard whole.events.count > limit else { return }
    let evidence = Set(
      findings.lazy.flatMap(\.evidence).compactMap { $0.event.flatMap(whole.position(of:)) }
    )
    var isKept = calls(without: \.isLayoutCallback, evidence)
    if isKept.count(where: \.self) > limit {
      isKept = calls(without: { $0.isLayoutCallback || $0.role == .none }, evidence)
    }
    let omitted = (whole.events.count - isKept.count(where: \.self)) / 2
    if omitted > 0 {
      notes.append("\(omitted.counted("call")) without effect are left out of this page.")
    }
    keep(isKept, limit)
    for finding in self.findings.indices {
      for number in self.findings[finding].evidence.indices {
        let reduced = self.findings[finding].evidence[number].event
          .flatMap(whole.position(of:)).flatMap(reducedPosition(of:))
        self.findings[finding].evidence[number].event = reduced.map {
          EventIndex(UInt32(truncatingIfNeeded: $0))
        }
      }
    }
  }

  /// Returns the position in ``trace`` of an event of the whole trace; `nil` if it is omitted.
  func reducedPosition(of position: Int) -> Int? {
    guard !positions.isEmpty else { return position }
    return positions[position] < 0 ? nil : Int(positions[position])
  }

  /// Marks the events that remain without the calls of some names in which nothing remains.
  private func calls(without isOmitted: (Name) -> Bool, _ evidence: Set<Int>) -> [Bool] {
    let events = whole.events
    var isKept = Array(repeating: true, count: events.count)
    var open: [ThreadID: [(begin: Int, hasContent: Bool)]] = [:]
    for position in events.indices {
      let event = events[position]
      let thread = event.threadID
      if event.kind == .begin {
        open[thread, default: []].append((position, false))
        continue
      }
      if event.kind == .end, let call = open[thread]?.popLast() {
        let isPlain =
          !call.hasContent && isOmitted(events.eventNames[call.begin])
          && event.flags.isDisjoint(with: [.superMissing, .superRepeated])
          && !evidence.contains(call.begin) && !evidence.contains(position)
        if isPlain {
          isKept[call.begin] = false
          isKept[position] = false
          continue
        }
      }
      if let last = open[thread]?.indices.last { open[thread]?[last].hasContent = true }
    }
    return isKept
  }

  private mutating func keep(_ isKept: [Bool], _ limit: Int) {
    trace = Trace(header: whole.header)
    trace.end = whole.end
    trace.problems = whole.problems
    trace.names = whole.names
    positions = Array(repeating: -1, count: whole.events.count)
    var cut = 0
    for position in whole.events.indices where isKept[position] {
      guard trace.events.count < limit else {
        cut += 1
        continue
      }
      positions[position] = Int32(truncatingIfNeeded: trace.events.count)
      trace.append(whole.events[position])
    }
    if cut > 0 { notes.append("The last \(cut.counted("event")) are left out of this page.") }
  }
}
