internal import Findings
internal import TraceModel

/// A filter applied to one trace.
struct ResolvedFilter {
  /// The words of `only` or of `hide`, by kind.
  private struct Words {
    var globs: [GlobPattern] = []
    var objects: [ObjectArea] = []
    var calls: [CallArea] = []

    var limitsObjects: Bool { !globs.isEmpty || !objects.isEmpty }

    init(_ words: [String]) {
      for word in words {
        if let area = ObjectArea(rawValue: word) {
          objects.append(area)
        } else if let area = CallArea(rawValue: word) {
          calls.append(area)
        } else {
          globs.append(GlobPattern(word))
        }
      }
    }

    func name(_ subject: Subject) -> Bool {
      objects.contains { $0.contains(subject) } || globs.contains { $0.matches(subject.className) }
    }
  }

  /// The events that are shown.
  private(set) var events: Range<Int>
  /// Whether words leave out objects or calls.
  let hasWords: Bool
  private let only: Words
  private let hide: Words

  /// Finds the events that a filter shows.
  ///
  /// - Throws: ``LayoutError`` with code `unknown-mark` or `moment-outside`.
  init(_ filter: PictureFilter, _ history: TraceHistory) throws(LayoutError) {
    only = Words(filter.only)
    hide = Words(filter.hide)
    hasWords = !filter.only.isEmpty || !filter.hide.isEmpty
    let moments = FilterMoments(history)
    let first = try filter.from.map { moment throws(LayoutError) in try moments.first(moment) } ?? 0
    let last =
      try filter.to.map { moment throws(LayoutError) in try moments.last(moment) }
      ?? history.trace.events.count
    guard first < last || filter.from == nil && filter.to == nil else {
      throw moments.empty(from: first, to: last)
    }
    events = min(first, last)..<last
  }

  /// Leaves out the events from an index on.
  mutating func end(at event: Int) { events = events.clamped(to: 0..<event) }

  /// Whether the words permit an object.
  func shows(_ subject: Subject) -> Bool {
    if only.limitsObjects, !only.name(subject) { return false }
    return !hide.name(subject)
  }

  /// Whether words name an object explicitly, so that it is drawn even if it is hidden by default.
  func asksFor(_ subject: Subject) -> Bool {
    only.limitsObjects && only.name(subject) && !hide.name(subject)
  }

  /// Whether a word names a kind of calls explicitly.
  func asksFor(_ area: CallArea) -> Bool { only.calls.contains(area) }

  /// Whether the words permit calls of a name.
  func shows(_ name: Name, isCallback: Bool) -> Bool {
    let isIn = { (area: CallArea) in area.contains(name, isCallback: isCallback) }
    if !only.calls.isEmpty, !only.calls.contains(where: isIn) { return false }
    return !hide.calls.contains(where: isIn)
  }
}

/// Finds the events of moments.
struct FilterMoments {
  private let history: TraceHistory

  init(_ history: TraceHistory) {
    self.history = history
  }

  /// The index of the first event at or after a moment.
  func first(_ moment: PictureFilter.Moment) throws(LayoutError) -> Int {
    switch moment {
    case .mark(let name): return try event(of: name)
    case .time(let time):
      try requireTimes(for: time)
      guard let end = history.trace.events.times.last, time <= end else { throw outside(time) }
      return history.trace.events.times.partition { $0 < time }
    }
  }

  /// The index after the last event at or before a moment.
  func last(_ moment: PictureFilter.Moment) throws(LayoutError) -> Int {
    switch moment {
    case .mark(let name): return try event(of: name) + 1
    case .time(let time):
      try requireTimes(for: time)
      guard let start = history.trace.events.times.first, time >= start else { throw outside(time) }
      return history.trace.events.times.partition { $0 <= time }
    }
  }

  /// The error for a part without events.
  func empty(from first: Int, to last: Int) -> LayoutError {
    LayoutError(
      .momentOutside,
      first > last ? "the part begins after its end" : "the part contains no event",
      help:
        "choose a longer part of the \(history.text(ofTime: history.end.nanoseconds)) of the trace"
    )
  }

  private func event(of name: String) throws(LayoutError) -> Int {
    if let mark = history.marks.first(where: { $0.name == name }) { return mark.event }
    throw .unknownMark(name, in: history)
  }

  private func requireTimes(for time: Instant) throws(LayoutError) {
    guard history.isUntimed else { return }
    throw LayoutError(
      .momentOutside,
      "the log has no times, so it does not contain \(TimeText.length(time.nanoseconds))",
      help: "name a mark, or leave the moment out"
    )
  }

  private func outside(_ time: Instant) -> LayoutError {
    let times = history.trace.events.times
    return .outside(time, from: times.first ?? .zero, to: times.last ?? .zero, in: history)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index of an ascending collection at which a condition is no longer true.
  func partition(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
