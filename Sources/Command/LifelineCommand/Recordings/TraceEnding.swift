import TraceModel

/// The end of a trace that is not complete, in words.
enum TraceEnding {
  /// Returns a sentence about the end of a trace; `nil` for a complete one.
  static func sentence(of trace: Trace) -> String? {
    switch trace.end.status {
    case .complete: return nil
    case .stopped: return "ends early: \(VisibleText.of(trace.end.reason))"
    case .cut:
      let history = TraceHistory(trace)
      let time = "\(history.end.nanoseconds / 1_000_000) ms"
      let open = history.spans.filter(\.isOpen).max { $0.depth < $1.depth }
      guard let open, let subject = open.subject else {
        return "the program died at \(time), outside any callback"
      }
      let name = trace.names[open.name]
      let object = history.subjects[subject].displayName
      return VisibleText.of("the program died at \(time) in \(object) \(name)")
    }
  }
}
