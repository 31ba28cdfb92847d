internal import TraceModel

/// The moments of a film in chronological order.
struct FilmMoments {
  struct Moment {
    /// The number of events up to the moment.
    var events: Int
    var time: Instant
    /// The name of the moment in the picture.
    var caption: String

    /// The time, and the changes since the moment before.
    func facts(_ history: TraceHistory, _ changes: TreeChanges?) -> String {
      let when = history.isUntimed ? "event \(events)" : history.text(ofTime: time.nanoseconds)
      return when + (changes.map { " · \($0.summary)" } ?? "")
    }
  }

  private(set) var moments: [Moment] = []

  /// Changes with shorter pauses, in nanoseconds, and changes of one recorded turn are one moment.
  private static let pause: Int64 = 1_000_000

  init(_ history: TraceHistory, _ choice: FilmLayout.Moments) {
    switch choice {
    case .marks:
      moments = history.marks.map {
        Moment(events: $0.event + 1, time: $0.time, caption: $0.name)
      }
    case .changes: addChanges(history)
    }
  }

  private mutating func addChanges(_ history: TraceHistory) {
    let events = history.trace.events
    var first: Int?
    var last: Int?
    var isSameTurn = false
    let recordsTurns = events.contains(where: Self.isEndOfTurn)
    for index in events.indices {
      if Self.isEndOfTurn(events[index]) { isSameTurn = false }
      guard Self.isChange(events[index]) else { continue }
      defer { isSameTurn = recordsTurns }
      if let begin = first, let end = last, !isSameTurn,
        events.times[end].nanoseconds(to: events.times[index]) >= Self.pause
      {
        add(begin, end, history)
        first = nil
      }
      first = first ?? index
      last = index
    }
    if let first, let last { add(first, last, history) }
  }

  private mutating func add(_ first: Int, _ last: Int, _ history: TraceHistory) {
    moments.append(
      Moment(
        events: last + 1,
        time: history.trace.events.times[last],
        caption: Self.call(around: first, history) ?? Self.call(from: first, to: last, history)
      )
    )
  }

  private static func isEndOfTurn(_ event: TraceEvent) -> Bool {
    event.kind == .metadata && event.name == .endOfTurn
  }

  private static func isChange(_ event: TraceEvent) -> Bool {
    if event.kind == .death { return true }
    guard event.kind == .hierarchy else { return false }
    switch event.name {
    case .superviewRelation, .parentRelation, .viewRelation, .rootRelation, .presentedRelation,
      .hiddenProperty, .nodeRelation:
      return true
    default: return false
    }
  }

  /// The outermost call that contains an event.
  private static func call(around event: Int, _ history: TraceHistory) -> String? {
    let spans = history.spans
    let low = index(ofSpanFrom: event, history)
    guard low > 0 else { return nil }
    var current = low - 1
    while let parent = spans[current].parent, parent < current { current = parent }
    let span = spans[current]
    guard span.end ?? .max > event else { return nil }
    return text(of: span, history)
  }

  /// The first call of a controller during some changes, otherwise of any object.
  private static func call(from first: Int, to last: Int, _ history: TraceHistory) -> String {
    let during = history.spans[index(ofSpanFrom: first, history)...].prefix { $0.begin <= last }
    let controllers = during.lazy.filter { span in
      span.subject.map { history.subjects[$0].kind.isController } ?? false
    }
    return (controllers.first ?? during.first).map { text(of: $0, history) } ?? "change"
  }

  private static func text(of span: CallSpan, _ history: TraceHistory) -> String {
    let name = history.trace.names[span.name]
    let object = span.subject.map { history.subjects[$0].displayName }
    return [object, name].compactMap(\.self).joined(separator: " ")
  }

  /// The index of the first span that begins at or after an event.
  private static func index(ofSpanFrom event: Int, _ history: TraceHistory) -> Int {
    history.spans.partition { $0.begin < event }
  }
}
