internal import TraceAnalysis
internal import TraceModel

/// Finds the event that each finding points at and makes its label.
struct FindingPlacer {
  private let history: TraceHistory
  private let fitter: TextFitter
  private let rulePages: String?
  private let lives: [SubjectID: [Int]]

  init(_ history: TraceHistory, fitter: TextFitter, rulePages: String?) {
    self.history = history
    self.fitter = fitter
    self.rulePages = rulePages
    var lives: [SubjectID: [Int]] = [:]
    for (life, subject) in history.subjects.enumerated() {
      lives[subject.id, default: []].append(life)
    }
    self.lives = lives
  }

  /// A finding with the event that it points at.
  struct Placed {
    var finding: Finding
    var event: Int
  }

  /// Finds the events, and counts the findings that a filter leaves out.
  func events(of findings: [Finding], in filter: ResolvedFilter) -> ([Placed], hidden: Int) {
    var placed: [Placed] = []
    var hidden = 0
    for finding in findings {
      let event = event(of: finding)
      let life = life(of: finding, near: event)
      let isShown = life.map { filter.shows(history.subjects[$0]) } ?? true
      if isShown, filter.events.contains(event) || filter.events.isEmpty {
        placed.append(Placed(finding: finding, event: event))
      } else {
        hidden += 1
      }
    }
    return (placed, hidden)
  }

  /// Adds a label for each finding to the lane of its object, or of the trace as a whole.
  func place(_ findings: [Placed], lanes: [Int: Int], in content: inout TimelineContent) {
    for placed in findings {
      let (finding, event) = (placed.finding, placed.event)
      let lane = life(of: finding, near: event).flatMap { lanes[$0] } ?? 0
      guard content.lanes.indices.contains(lane) else { continue }
      let width = Self.widest - FindingPill.decoration
      let text = fitter.fit(FindingPill.text(of: finding), .pill, into: width)
      content.lanes[lane].labels.append(
        TimelineContent.Label(
          kind: .finding(finding.severity),
          event: event,
          text: text,
          title: "\(finding.rule) \(finding.severity.rawValue): \(finding.message)",
          link: rulePages.map { "\($0)\(finding.rule)/README.md" },
          width: FindingPill.width(of: text)
        )
      )
    }
  }

  private static let widest = 300.0

  /// The event that proves the finding: the one of the same line, by its name where a line gave
  /// several, else the first one of the object at that moment, else the last event before it.
  private func event(of finding: Finding) -> Int {
    let events = history.trace.events
    guard let evidence = finding.evidence.last, !events.isEmpty else { return 0 }
    var low = 0
    var high = events.count
    while low < high {
      let middle = low + (high - low) / 2
      if events.times[middle] < evidence.time { low = middle + 1 } else { high = middle }
    }
    var atMoment: Int?
    var onLine: Int?
    var place = low
    while place < events.count, events.times[place] == evidence.time {
      let isSubject = events.subjects[place] == finding.subject
      let isNamed = history.trace.names[events.eventNames[place]] == evidence.text
      if evidence.line > 0, events[place].line == evidence.line {
        if isNamed, isSubject { return place }
        onLine = onLine ?? place
      }
      if isSubject, isNamed, atMoment == nil { atMoment = place }
      place += 1
    }
    if let place = onLine ?? atMoment { return place }
    return min(low, events.count - 1)
  }

  /// The life of the object that lasts at the event; an identity may have several lives.
  private func life(of finding: Finding, near event: Int) -> Int? {
    let lives = self.lives[finding.subject] ?? []
    return lives.last { history.subjects[$0].birth <= event } ?? lives.first
  }
}
