package import TraceModel

/// What a file does not contain of a trace.
package struct ExportOmissions {
  private let format: String
  private let events: Int
  private var counts: [EventKind: Int] = [:]

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - format: The name of the format in sentences.
  ///   - trace: The trace.
  package init(format: String, trace: Trace) {
    self.format = format
    events = trace.events.kinds.count(where: \.isTimed)
  }

  /// Counts events that have no place in the format.
  package mutating func leaveOut(_ kind: EventKind, count: Int = 1) {
    if count > 0 { counts[kind, default: 0] += count }
  }

  /// The number of events in the file and, if there are any, of those that are not in it.
  package var sentence: String {
    let left = counts.values.reduce(0, +)
    let head = "exported \((events - left).counted("event"))"
    guard left > 0 else { return head }
    let words = EventKind.allCases.compactMap { kind in
      counts[kind].map { $0.counted(Self.noun(kind).one, plural: Self.noun(kind).many) }
    }
    let verb =
      left == 1 ? "has no place in \(format) and was" : "have no place in \(format) and were"
    return "\(head); \(words.joined(separator: ", ")) \(verb) left out"
  }

  private static func noun(_ kind: EventKind) -> (one: String, many: String) {
    switch kind {
    case .begin: ("begin", "begins")
    case .end: ("end without a begin", "ends without a begin")
    case .birth: ("birth", "births")
    case .death: ("death", "deaths")
    case .stateBegin: ("begin of a state", "begins of states")
    case .stateEnd: ("end of a state", "ends of states")
    case .hierarchy: ("change of the hierarchy", "changes of the hierarchy")
    case .mark: ("mark", "marks")
    case .diagnostic: ("message", "messages")
    case .cause: ("cause", "causes")
    case .effect: ("effect", "effects")
    case .unknown, .header, .footer, .metadata: ("line without a time", "lines without times")
    }
  }
}
