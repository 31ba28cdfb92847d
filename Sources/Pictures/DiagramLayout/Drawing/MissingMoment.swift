internal import TraceModel

/// Errors for requested moments that are not in the trace.
extension LayoutError {
  private static let mostNamed = 12
  private static let mostCompared = 1_000

  /// The error for an unknown mark; suggests a mark with a similar name.
  static func unknownMark(_ name: String, in history: TraceHistory) -> LayoutError {
    var known: [String] = []
    for mark in history.marks.prefix(mostCompared) where !known.contains(mark.name) {
      known.append(mark.name)
    }
    let near = Spelling.nearest(to: name, in: known) ?? known.first { begins($0, with: name) }
    let help: String
    if let near {
      help = "did you mean '\(near)'?"
    } else if known.isEmpty {
      help = "the trace has no marks; choose a time such as 1.5 or 250ms"
    } else {
      help = "choose one of its marks: \(known.prefix(mostNamed).joined(separator: ", "))"
    }
    return LayoutError(.unknownMark, "the trace has no mark '\(name)'", help: help)
  }

  /// The error for a time outside the trace; names the range of valid times.
  static func outside(
    _ time: Instant,
    from first: Instant,
    to last: Instant,
    in history: TraceHistory
  ) -> LayoutError {
    let (from, to) = (
      history.text(ofTime: first.nanoseconds), history.text(ofTime: last.nanoseconds)
    )
    return LayoutError(
      .momentOutside,
      "\(TimeText.length(time.nanoseconds)) is outside the trace",
      help: "choose a time from \(from) to \(to)"
    )
  }

  private static func begins(_ mark: String, with name: String) -> Bool {
    !name.isEmpty && mark.lowercased().hasPrefix(name.lowercased())
  }
}
