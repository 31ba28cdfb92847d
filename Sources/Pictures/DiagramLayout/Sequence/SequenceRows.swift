internal import Findings
internal import TraceModel

/// The rows of a sequence from top to bottom: calls, findings, marks and pauses.
struct SequenceRows {
  /// The content of a row.
  enum Kind: Equatable {
    /// A callback or call of an object, its deallocation, or a UIKit message about it.
    case call(TimelineContent.Label.Kind)
    /// A finding about the row above.
    case finding(Severity)
    /// A mark of the trace's author.
    case mark
    /// A pause between two calls, possibly during a transition.
    case fold(length: Int64, isTransition: Bool)
  }

  struct Row {
    var kind: Kind
    /// The index of the row's event; for a pause, of the event after it.
    var event: Int
    /// The lane of the object; `nil` for marks, pauses and findings without an object.
    var lane: Int?
    var text: FittedText
    /// The name of the object, at the end of the row.
    var object: FittedText?
    var title: String
    var link: String?
    /// The number of drawn calls that are open around the row.
    var depth = 0
    /// The time or number left of the row.
    var time: FittedText?
  }

  private(set) var rows: [Row] = []
  /// The calls without a row, as phrases with numbers.
  private(set) var omissions: [String] = []
  /// The kinds of pauses that are drawn compressed: `true` for those during a transition.
  var folds: Set<Bool> {
    Set(
      rows.compactMap { row in
        if case .fold(_, let isTransition) = row.kind { isTransition } else { nil }
      }
    )
  }

  private let content: TimelineContent
  private let history: TraceHistory
  private let fitter: TextFitter
  private let transitions: TransitionPeriods

  init(
    _ content: TimelineContent,
    history: TraceHistory,
    options: SequenceLayout.Options,
    fitter: TextFitter
  ) {
    self.content = content
    self.history = history
    self.fitter = fitter
    transitions = TransitionPeriods(history)
    addLabels()
    addCalls()
    let rank = { (row: Row) in if case .finding = row.kind { 1 } else { 0 } }
    rows = rows.enumerated().sorted { left, right in
      (left.element.event, rank(left.element), left.offset)
        < (right.element.event, rank(right.element), right.offset)
    }.map(\.element)
    limit(to: max(1, options.maxRows))
    indent()
    if history.isUntimed {
      number()
    } else {
      addFolds(over: options.foldThreshold.wholeNanoseconds)
      addTimes()
    }
  }

  private mutating func addLabels() {
    for (number, lane) in content.lanes.enumerated() {
      let owner = lane.life == nil ? nil : number
      for label in lane.labels {
        let kind: Kind =
          switch label.kind {
          case .finding(_, let severity): .finding(severity)
          case .mark: .mark
          default: .call(label.kind)
          }
        var row = Row(
          kind: kind,
          event: label.event,
          lane: owner,
          text: withoutOwnClass(label.text, of: lane),
          title: label.title
        )
        row.link = label.link
        if case .call = kind { row.object = owner.map(object) }
        rows.append(row)
      }
    }
  }

  /// Adds the calls that have bars instead of labels in a timeline.
  private mutating func addCalls() {
    for (number, lane) in content.lanes.enumerated() {
      for bar in lane.bars {
        guard case .span(let span) = bar.source, !history.spans[span].isCallback else { continue }
        let name = bar.text.unabridged ?? bar.text.string
        let text = withoutOwnClass(fitter.fit(name, .label, into: 240), of: lane)
        var row = Row(kind: .call(.call), event: bar.begin, lane: number, text: text, title: name)
        row.object = object(of: number)
        rows.append(row)
      }
    }
  }

  /// Removes the class of the object from the beginning of a text: it is at the end of the row.
  private func withoutOwnClass(_ text: FittedText, of lane: TimelineContent.Lane) -> FittedText {
    guard let life = lane.life, case let name = history.subjects[life].className, !name.isEmpty,
      case let whole = text.unabridged ?? text.string, whole.hasPrefix(name + ".")
    else { return text }
    return fitter.fit(String(whole.dropFirst(name.count + 1)), text.font, into: 240)
  }

  private func object(of lane: Int) -> FittedText {
    guard let life = content.lanes[lane].life else { return fitter.whole("", .note) }
    let subject = history.subjects[life]
    return fitter.fit(subject.displayName, .note, into: 170)
  }

  /// Removes all rows after the limit, except findings and the calls that they refer to.
  private mutating func limit(to most: Int) {
    let cut = content.firstUnread ?? .max
    guard rows.count > most || cut < .max else { return }
    var withFindings: Set<[Int]> = []
    for row in rows {
      if case .finding = row.kind { withFindings.insert([row.event, row.lane ?? -1]) }
    }
    let before = rows.count + content.unread
    rows = rows.enumerated().filter { index, row in
      index < most && row.event < cut || withFindings.contains([row.event, row.lane ?? -1])
    }.map(\.element)
    omissions.append(
      "\((before - rows.count).counted("row")) over the limit of \(most.grouped)"
    )
  }

  /// Computes the depth of each row: the number of calls with a row that are open around it.
  private mutating func indent() {
    var drawn: [Int: Int] = [:]
    for index in rows.indices {
      guard let span = history.span(at: rows[index].event) else { continue }
      var parent = history.spans[span].parent
      // The number of spans limits the loop in a damaged trace.
      for _ in 0..<64 {
        guard let outer = parent else { break }
        if let depth = drawn[outer] {
          rows[index].depth = depth + 1
          break
        }
        parent = history.spans[outer].parent
      }
      if case .call(let kind) = rows[index].kind, kind == .callback || kind == .call {
        drawn[span] = rows[index].depth
      }
    }
  }

  private mutating func addFolds(over threshold: Int64) {
    var result: [Row] = []
    for row in rows {
      if let before = result.last {
        let length = time(of: row.event).difference(from: time(of: before.event))
        if length > threshold {
          let isTransition = transitions.cover(
            from: time(of: before.event),
            to: time(of: row.event)
          )
          let words = TimeText.length(length) + (isTransition ? " in transition" : "")
          result.append(
            Row(
              kind: .fold(length: length, isTransition: isTransition),
              event: row.event,
              text: fitter.whole(words, .foldLength),
              title: isTransition ? "\(words): views are on their way" : "\(words) without a call"
            )
          )
        }
      }
      result.append(row)
    }
    rows = result
  }

  /// Numbers the calls of a trace without times.
  private mutating func number() {
    var number = 0
    for index in rows.indices {
      guard case .call = rows[index].kind else { continue }
      number += 1
      rows[index].time = fitter.whole(number.grouped, .tick)
    }
  }

  /// Writes the time at the beginning of each burst of calls, and offsets from it inside the burst.
  private mutating func addTimes() {
    let width = SequenceMetrics.gutter - 16
    let least: Int64 = 1_000_000
    var start: Int64?
    var shown: Int64 = 0
    for index in rows.indices {
      switch rows[index].kind {
      case .fold: start = nil
      case .finding, .mark, .call:
        let time = time(of: rows[index].event)
        if let start {
          let offset = time.difference(from: start)
          guard case .call = rows[index].kind, offset >= least,
            time.difference(from: shown) >= least
          else { continue }
          let text = "+" + TimeText.length(offset)
          rows[index].time = fitter.fit(text, .tick, into: width)
        } else {
          start = time
          let text = TimeText.length(time.magnitude < 1_000 ? 0 : time)
          rows[index].time = fitter.fit(text, .boldTick, into: width)
        }
        shown = time
      }
    }
  }

  private func time(of event: Int) -> Int64 {
    let times = history.trace.events.times
    return event < times.count ? times[event].nanoseconds : history.end.nanoseconds
  }
}
