import Findings
import TraceModel

extension World {
  /// The evidence of a violation: what put the region into its state, then the callback.
  func evidence(for violation: Violation, note: String) -> [Finding.Evidence] {
    let slot = violation.event.slot
    let region = Self.region(violation.kind)
    let steps = population.steps(of: slot).filter {
      $0.kind == violation.kind && $0.before != $0.after
    }
    let object = object(slot: slot)
    var evidence = steps.suffix(2).map { self.evidence($0, of: object) }
    if let last = evidence.indices.last {
      evidence[last].note = "became \(evidence[last].after.lowercased()) here"
    }
    evidence.append(
      Finding.Evidence(
        event: violation.event.index,
        time: violation.event.time,
        isTimed: !violation.event.isUntimed,
        line: violation.event.line,
        object: object,
        name: violation.event.name,
        before: region.rows[Int(violation.state)].shownState,
        after: "?",
        note: note
      )
    )
    return evidence
  }

  /// The evidence of an event, with the states where they are known.
  func evidence(
    _ event: CallbackEvent,
    before: StateSet? = nil,
    after: StateSet? = nil,
    note: String = ""
  ) -> Finding.Evidence {
    Finding.Evidence(
      event: event.index,
      time: event.time,
      isTimed: !event.isUntimed,
      line: event.line,
      object: object(event.subject),
      name: event.name,
      before: before.map { Self.word($0, in: .appearance) } ?? "",
      after: after.map { Self.word($0, in: .appearance) } ?? "",
      note: note
    )
  }

  /// The evidence of an event that is not a callback of a region.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - index: Its index; `nil` for the current event.
  ///   - note: How the event proves the finding.
  func evidence(
    _ event: TraceEvent,
    at index: EventIndex? = nil,
    note: String
  ) -> Finding.Evidence {
    let (name, ownText) = nameAndText(of: event.name)
    return Finding.Evidence(
      event: index ?? currentEvent,
      time: event.time,
      isTimed: !event.flags.contains(.untimed),
      line: event.line,
      object: object(event.subject),
      name: name,
      ownText: ownText,
      note: note
    )
  }

  /// The last steps of an object in one region, oldest first.
  func recentEvidence(slot: Int, kind: Step.Kind, count: Int) -> [Finding.Evidence] {
    let object = object(slot: slot)
    return population.steps(of: slot).filter { $0.kind == kind }.suffix(count)
      .map { evidence($0, of: object) }
  }

  /// The words for a set of states: one state's name, or `?`.
  static func word(_ set: StateSet, in region: Region) -> String {
    guard !set.isEmpty, region.rows.indices.contains(Int(set.first)) else { return "?" }
    let word = region.rows[Int(set.first)].shownState
    guard set.single == nil else { return word }
    for state in region.rows.indices where set.contains(UInt8(state)) {
      if region.rows[state].shownState != word { return "?" }
    }
    return word
  }

  /// The region of a kind of step.
  static func region(_ kind: Step.Kind) -> Region {
    switch kind {
    case .appearance: .appearance
    case .load: .load
    case .containment: .containment
    case .layout: .layout
    case .windowMove: .windowMove
    case .application: .application
    case .scene: .scene
    case .memory: .memory
    }
  }

  private func evidence(_ step: Step, of object: FindingObject) -> Finding.Evidence {
    let region = Self.region(step.kind)
    return Finding.Evidence(
      event: step.event,
      time: step.time,
      isTimed: !step.isUntimed,
      line: step.line,
      object: object,
      name: step.name,
      before: Self.word(step.before, in: region),
      after: Self.word(step.after, in: region)
    )
  }
}
