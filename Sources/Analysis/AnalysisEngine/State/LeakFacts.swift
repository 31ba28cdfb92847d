package import Findings
package import TraceModel

/// Where a controller was created and first shown, and what keeps it alive.
struct LeakFacts {
  /// An event with the words for it, which name objects that may be dead when a leak is found.
  struct Moment {
    var event: TraceEvent
    var index: EventIndex
    var note: String
  }

  var birth: Moment
  /// The event by which the controller was shown: it became a child, a root or a sheet.
  var showing: Moment?
  /// The recorded path of references to it.
  var references: (event: TraceEvent, index: EventIndex, text: String)?
}

extension AnalysisState {
  /// Records the birth of a controller: the current event.
  mutating func noteBirth(of event: TraceEvent) {
    leakFacts[event.subject] = LeakFacts(birth: moment(of: event, "created"))
  }

  /// Records the first relation by which a controller is shown: the current event.
  mutating func noteShowing(of id: SubjectID, by event: TraceEvent) {
    guard id != .none, leakFacts[id]?.showing == nil else { return }
    let moment = moment(of: event, words(for: event))
    leakFacts[id]?.showing = moment
  }

  /// Records what keeps a controller alive: the current event.
  mutating func noteReferences(_ event: TraceEvent, text: String) {
    leakFacts[event.subject]?.references = (event, cursor.event, text)
  }

  private func moment(of event: TraceEvent, _ words: String) -> LeakFacts.Moment {
    LeakFacts.Moment(event: event, index: cursor.event, note: words + callerText)
  }

  /// The words for the callback, call or span of the app that is running.
  private var callerText: String {
    guard let caller = calls.innermost, caller.subject != .none else { return " here" }
    return " here, in \(name(caller.subject)).\(calls.text(of: caller.name))"
  }

  /// The evidence of where a leaked controller was created and shown.
  package func originEvidence(of id: SubjectID) -> [Finding.Evidence] {
    guard let facts = leakFacts[id] else { return [] }
    var birth = evidence(facts.birth.event, at: facts.birth.index, note: facts.birth.note)
    birth.name = .initializer
    let showing = facts.showing.map {
      evidence($0.event, at: $0.index, note: $0.note)
    }
    return [birth] + [showing].compactMap(\.self)
  }

  /// The evidence of what keeps a leaked controller alive, where the trace records it.
  package func referenceEvidence(of id: SubjectID) -> [Finding.Evidence] {
    guard let references = leakFacts[id]?.references else { return [] }
    return [evidence(references.event, at: references.index, note: references.text)]
  }

  /// The words that follow a message about a leak: `; held by window → …`, where the trace records
  /// them.
  package func referenceText(of id: SubjectID) -> String {
    leakFacts[id]?.references.map { "; \($0.text)" } ?? ""
  }

  /// Whether the trace records that an object of the app's lifetime holds a controller.
  package func isHeldByRoot(_ id: SubjectID) -> Bool {
    let text = leakFacts[id]?.references?.text ?? ""
    return text.hasPrefix("held by ") && !text.hasPrefix("held by a cycle")
  }

  private func words(for event: TraceEvent) -> String {
    switch event.name {
    case .parentRelation: "became a child of \(name(event.argument))"
    case .presentedRelation: "presented \(name(event.argument))"
    default: "became the root"
    }
  }
}
