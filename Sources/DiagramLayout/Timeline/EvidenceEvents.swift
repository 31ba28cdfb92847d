package import TraceAnalysis
package import TraceModel

/// Finds the events of a trace that prove findings.
///
/// A moment with many events gets an index when its first finding is looked up, since a trace may
/// consist of one moment.
package struct EvidenceEvents {
  /// An object and a name.
  private struct Key: Hashable {
    var subject: SubjectID
    var name: Name
  }

  /// The events of one moment.
  private struct Moment {
    /// The events by line, in the order of events where they share one; `nil` when their order is
    /// that of their lines.
    var byLine: [Int]?
    /// The first event of an object with a name; `nil` until a line alone finds no event.
    var named: [Key: Int]?
  }

  private let trace: Trace
  private let longestScan: Int
  /// The indexes of moments, by the positions of their first events.
  private var moments: [Int: Moment] = [:]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - longestScan: A moment of more events than this has an index.
  package init(_ trace: Trace, longestScan: Int = 32) {
    self.trace = trace
    self.longestScan = longestScan
  }

  /// Returns the event that proves the finding: the one of the same line, by its name where a line
  /// gave several, else the first one of the object at that moment, else the last event before it.
  package mutating func event(of finding: Finding) -> Int {
    let times = trace.events.times
    guard let evidence = finding.evidence.last, !times.isEmpty else { return 0 }
    let low = times.partition { $0 < evidence.time }
    var range = low..<low
    if low < times.count, times[low] == evidence.time {
      range = low..<times.partition { $0 <= evidence.time }
    }
    let found =
      range.count > longestScan
      ? indexed(range, finding.subject, evidence)
      : first(of: range, finding.subject, evidence)
    return found ?? min(low, times.count - 1)
  }

  /// The event among some, in the order of events, that proves a finding; `nil` when none does.
  private func first(
    of indices: some Sequence<Int>,
    _ subject: SubjectID,
    _ evidence: Finding.Evidence
  ) -> Int? {
    let events = trace.events
    var atMoment: Int?
    var onLine: Int?
    for index in indices {
      let isSubject = events.subjects[index] == subject
      let isNamed = trace.names[events.eventNames[index]] == evidence.text
      if evidence.line > 0, events[index].line == evidence.line {
        if isNamed, isSubject { return index }
        onLine = onLine ?? index
      }
      if isSubject, isNamed, atMoment == nil { atMoment = index }
    }
    return onLine ?? atMoment
  }

  private mutating func indexed(
    _ range: Range<Int>,
    _ subject: SubjectID,
    _ evidence: Finding.Evidence
  ) -> Int? {
    var moment = moments[range.lowerBound] ?? moment(of: range)
    defer { moments[range.lowerBound] = moment }
    if evidence.line > 0 {
      let events = trace.events
      let order = moment.byLine
      let index = { (number: Int) in order?[number] ?? range.lowerBound + number }
      let low = (0..<range.count).partition { events[index($0)].line < evidence.line }
      let onLine = (low..<range.count).lazy.map(index).prefix {
        events[$0].line == evidence.line
      }
      if let found = first(of: onLine, subject, evidence) { return found }
    }
    if moment.named == nil { moment.named = named(range) }
    return trace.names.find(evidence.text).flatMap {
      moment.named?[Key(subject: subject, name: $0)]
    }
  }

  private func moment(of range: Range<Int>) -> Moment {
    let events = trace.events
    let isOrdered = range.dropFirst().allSatisfy { events[$0 - 1].line <= events[$0].line }
    guard !isOrdered else { return Moment() }
    return Moment(byLine: range.sorted { (events[$0].line, $0) < (events[$1].line, $1) })
  }

  private func named(_ range: Range<Int>) -> [Key: Int] {
    var named: [Key: Int] = [:]
    for index in range {
      let key = Key(subject: trace.events.subjects[index], name: trace.events.eventNames[index])
      if named[key] == nil { named[key] = index }
    }
    return named
  }
}
