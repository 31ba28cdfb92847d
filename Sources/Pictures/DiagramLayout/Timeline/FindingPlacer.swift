internal import Findings
internal import TraceModel

/// Finds the event that each finding refers to and makes its label.
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

  /// A finding with the position of the event that it refers to.
  struct Placed {
    var finding: Finding
    var event: Int
  }

  /// Finds the events, and counts the findings that a filter leaves out.
  func events(of findings: [Finding], in filter: ResolvedFilter) -> ([Placed], hidden: Int) {
    var placed: [Placed] = []
    var hidden = 0
    for finding in findings {
      let event = finding.event.flatMap(history.trace.position(of:)) ?? 0
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
          kind: .finding(rule: finding.rule, severity: finding.severity),
          event: event,
          text: text,
          title: FindingPill.title(of: finding),
          link: FindingPill.link(of: finding, in: rulePages),
          width: FindingPill.width(of: text)
        )
      )
    }
  }

  private static let widest = 300.0

  /// The lifetime of the object at the event; an identity may have several lifetimes.
  private func life(of finding: Finding, near event: Int) -> Int? {
    let lives = self.lives[finding.subject] ?? []
    return lives.last { history.subjects[$0].birth <= event } ?? lives.first
  }
}
