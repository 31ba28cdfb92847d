import Findings
import TraceAnalysis
import TraceModel

extension TraceRows {
  /// Inserts the findings with their evidence.
  ///
  /// - Parameter known: The indexes of known findings; `nil` if there is nothing to compare with.
  /// - Throws: ``QueryError``.
  func insertFindings(known: Set<Int>?) throws(QueryError) {
    if var row = try writer("finding") {
      let lives = lives
      for (index, finding) in report.findings.enumerated() {
        let position = finding.event.flatMap(trace.position(of:))
        row.put(number)
        row.put(index + 1)
        row.put(finding.rule.text)
        row.put(finding.name)
        row.put(finding.severity.rawValue)
        row.put(finding.confidence.rawValue)
        row.put(life(of: finding.subject, at: position, lives))
        row.put(finding.object.text)
        row.put(finding.className)
        row.put(finding.evidence.last?.text)
        row.put(position)
        row.put(finding.evidence.isEmpty ? nil : finding.time.nanoseconds)
        row.put(finding.line == 0 ? nil : finding.line)
        row.put(finding.message)
        row.put(finding.help)
        row.put(finding.fingerprint)
        row.put(finding.cause?.rule.text)
        row.put(known.map { $0.contains(index) })
        try row.end()
      }
    }
    guard var row = try writer("evidence") else { return }
    for (index, finding) in report.findings.enumerated() {
      for (place, item) in finding.evidence.enumerated() {
        row.put(number)
        row.put(index + 1)
        row.put(place + 1)
        row.put(item.event.flatMap(trace.position(of:)))
        row.put(item.isTimed ? item.time.nanoseconds : nil)
        row.put(item.line == 0 ? nil : item.line)
        row.put(item.object.text)
        row.put(item.text)
        row.put(item.before)
        row.put(item.after)
        row.put(item.note)
        try row.end()
      }
    }
  }

  /// Inserts the transitions between controllers.
  ///
  /// - Throws: ``QueryError``.
  func insertTransitions() throws(QueryError) {
    guard var row = try writer("transition") else { return }
    let lives = lives
    for (index, transition) in report.transitions.enumerated() {
      row.put(number)
      row.put(index + 1)
      row.put(transition.kind.rawValue)
      row.put(life(of: transition.old, at: nil, lives))
      row.put(life(of: transition.new, at: nil, lives))
      row.put(transition.from)
      row.put(transition.to)
      row.put(transition.start.nanoseconds)
      row.put(transition.end.nanoseconds)
      row.put(transition.isTimed ? transition.start.nanoseconds(to: transition.end) : nil)
      row.put(transition.line == 0 ? nil : transition.line)
      row.put(transition.endLine == 0 ? nil : transition.endLine)
      try row.end()
    }
  }

  /// The last lifetime of each identity.
  private var lives: [SubjectID: Int] {
    var lives: [SubjectID: Int] = [:]
    for (life, subject) in history.subjects.enumerated() { lives[subject.id] = life }
    return lives
  }

  /// The number of the lifetime of an identity at an event, else of its last lifetime.
  private func life(of id: SubjectID, at event: Int?, _ lives: [SubjectID: Int]) -> Int? {
    if let event, trace.events.subjects[event] == id, history.lives[event] >= 0 {
      return Int(history.lives[event]) + 1
    }
    return lives[id].map { $0 + 1 }
  }
}
