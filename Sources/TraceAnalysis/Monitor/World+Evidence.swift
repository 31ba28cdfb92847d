import TraceModel

extension World {
  /// The evidence of a violation: what put the region into its state, then the callback.
  func evidence(for violation: Violation, note: String) -> [Finding.Evidence] {
    let slot = violation.event.slot
    let region = Self.region(violation.kind)
    let steps = population.steps(of: slot).filter {
      $0.kind == violation.kind && $0.before != $0.after
    }
    let name = name(slot: slot)
    var evidence = steps.suffix(2).map { self.evidence($0, subjectName: name) }
    if let last = evidence.indices.last {
      evidence[last].note = "became \(evidence[last].after.lowercased()) here"
    }
    evidence.append(
      Finding.Evidence(
        time: violation.event.time,
        isTimed: !violation.event.isUntimed,
        line: violation.event.line,
        subjectName: name,
        text: Vocabulary.text(violation.event.name),
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
      time: event.time,
      isTimed: !event.isUntimed,
      line: event.line,
      subjectName: event.subject == .none ? "" : name(event.subject),
      text: Vocabulary.text(event.name),
      before: before.map { Self.word($0, in: .appearance) } ?? "",
      after: after.map { Self.word($0, in: .appearance) } ?? "",
      note: note
    )
  }

  /// The evidence of an event that is no callback of a region.
  func evidence(_ event: TraceEvent, note: String) -> Finding.Evidence {
    Finding.Evidence(
      time: event.time,
      isTimed: !event.flags.contains(.untimed),
      line: event.line,
      subjectName: event.subject == .none ? "" : name(event.subject),
      text: Vocabulary.text(event.name),
      note: note
    )
  }

  /// The last steps of an object in one region, oldest first.
  func recentEvidence(slot: Int, kind: Step.Kind, count: Int) -> [Finding.Evidence] {
    let name = name(slot: slot)
    return population.steps(of: slot).filter { $0.kind == kind }.suffix(count)
      .map { evidence($0, subjectName: name) }
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

  private func evidence(_ step: Step, subjectName: String) -> Finding.Evidence {
    let region = Self.region(step.kind)
    return Finding.Evidence(
      time: step.time,
      isTimed: !step.isUntimed,
      line: step.line,
      subjectName: subjectName,
      text: Vocabulary.text(step.name),
      before: Self.word(step.before, in: region),
      after: Self.word(step.after, in: region)
    )
  }
}
