internal import DiagramLayout
internal import TraceModel

/// Sentences about an export.
struct ExportNotes {
  /// The omissions of the export, one sentence each.
  private(set) var sentences: [String] = []
  /// The information that the input lacks.
  private(set) var limits: [String] = []

  init(_ run: RunExport) {
    let history = run.history
    let trace = history.trace
    switch trace.end.status {
    case .complete: break
    case .stopped:
      sentences.append("The recording stopped early\(Self.reason(trace.end.reason)).")
    case .cut:
      if trace.header.clock == .virtual || trace.header.clock == .monotonic {
        sentences.append("The trace is cut off.")
      }
    }
    if trace.end.dropped > 0 {
      sentences.append("The recorder could not store \(trace.end.dropped.counted("event")).")
    }
    if !run.order.omissions.isEmpty {
      sentences.append("Without tracks: \(run.order.omissions.joined(separator: ", ")).")
    }
    if let observed = trace.header.observed, !observed.isEmpty {
      let callbacks = VisibleText.of(observed.joined(separator: ", "))
      limits.append("The log shows only \(callbacks).")
    }
    count(run)
    let lost = trace.problems.filter { $0.severity > .note }
    if let first = lost.first {
      let number = lost.reduce(0) { $0 + $1.count }
      sentences.append("\(number.counted("problem")) in the input: \(first.message).")
    }
  }

  private static func reason(_ text: String) -> String {
    text.isEmpty ? "" : ": \(VisibleText.of(text))"
  }

  /// Counts the events that become neither slices nor instants.
  private mutating func count(_ run: RunExport) {
    let events = run.history.trace.events
    var (changes, unknown) = (0, 0)
    for index in events.indices {
      let life = Int(run.history.lives[index])
      switch events.kinds[index] {
      case .hierarchy where life >= 0 && !run.isDrawn(life): changes += 1
      case .unknown: unknown += 1
      default: break
      }
    }
    add(changes, "change", "of objects without tracks not shown")
    add(unknown, "event", "of other programs not shown")
    add(run.history.unmatchedEnds, "end", "of calls without a begin left out")
    add(run.history.unfollowedWindowChanges, "change", "of windows without a state of their views")
    add(run.unmatchedStateEnds, "end", "of states without a begin left out")
  }

  private mutating func add(_ count: Int, _ noun: String, _ rest: String) {
    if count > 0 { sentences.append("\(count.counted(noun)) \(rest).") }
  }
}
