internal import Findings
internal import TraceModel

/// The lines under the title of a picture: the size of the trace and its omitted parts.
struct TraceFacts {
  private let history: TraceHistory
  private let findings: [Finding]

  init(_ history: TraceHistory, findings: [Finding]) {
    self.history = history
    self.findings = findings
  }

  /// The numbers of objects, callbacks and findings, and the duration, in one line.
  func summary(of content: TimelineContent) -> String {
    let objects = content.lanes.count { $0.life != nil }
    var parts = [objects.counted("object"), content.callbacks.counted("callback")]
    let processes = Set(history.subjects.map(\.id.process)).count
    if processes > 1 { parts.append("\(processes) processes") }
    if !findings.isEmpty { parts.append(findings.count.counted("finding")) }
    if history.isUntimed {
      parts.append("order only: the log has no times")
    } else if let length = history.statedLength {
      let isMoment = history.trace.header.clock == .virtual && length < history.resolution
      parts.append(
        isMoment ? "all at one moment" : "recorded \(history.text(ofTime: length))"
      )
    }
    switch history.trace.end.status {
    case .complete: break
    case .stopped: parts.append("recording stopped early")
    case .cut:
      if history.trace.header.clock != .order, history.trace.header.clock != .wall {
        parts.append("cut off")
      }
    }
    return parts.joined(separator: " · ")
  }

  /// Notes about omissions and gaps in the trace, one per line.
  func notes(omissions: [String]) -> [String] {
    var notes: [String] = []
    if !omissions.isEmpty { notes.append("Not drawn: " + omissions.joined(separator: ", ")) }
    if let observed = history.trace.header.observed {
      let names = observed.joined(separator: ", ")
      notes.append(names.isEmpty ? "The log shows no callbacks" : "The log shows only \(names)")
    }
    if history.unmatchedEnds > 0 {
      notes.append("\(history.unmatchedEnds.counted("end")) without a begin left out")
    }
    if history.unfollowedWindowChanges > 0 {
      let changes = history.unfollowedWindowChanges.counted("time")
      notes.append("Windows hidden or shown \(changes) without a new state of their views")
    }
    return notes
  }
}

extension LayoutError {
  /// The error for a trace without objects.
  static func nothing(in trace: Trace) -> LayoutError {
    LayoutError(
      .nothingToDraw,
      trace.events.isEmpty
        ? "the trace contains no events" : "the trace contains no event of a view or controller",
      help: "record callbacks first; for a log, run 'lifeline import' to see what it cannot read"
    )
  }

  /// The error for a filter that leaves no object.
  static var nothingLeft: LayoutError {
    LayoutError(
      .nothingToDraw,
      "the filter leaves no object",
      help: "name classes of the trace, with * for any characters, or one of: "
        + PictureFilter.areas.joined(separator: ", ")
    )
  }
}
