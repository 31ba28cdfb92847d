package import Findings
package import TraceModel

extension AnalysisState {
  /// The evidence of a violation: what led to the state of the region, then the callback.
  func evidence(for violation: Violation, note: String) -> [Finding.Evidence] {
    let slot = violation.event.slot
    let region = violation.kind.region
    let changes = hierarchy.changes(of: slot).filter {
      $0.kind == violation.kind && $0.before != $0.after
    }
    let object = object(slot: slot)
    var evidence = changes.suffix(2).map { self.evidence($0, of: object) }
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
        note: note,
        site: violation.event.site
      )
    )
    return evidence
  }

  /// The evidence of an event, with the states where they are known.
  package func evidence(
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
      note: note,
      site: event.site
    )
  }

  /// The evidence of an event that is not a callback of a region.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - index: Its index; `nil` for the current event.
  ///   - note: How the event proves the finding.
  /// - Returns: The evidence.
  package func evidence(
    _ event: TraceEvent,
    at index: EventIndex? = nil,
    note: String
  ) -> Finding.Evidence {
    Finding.Evidence(
      event: index ?? cursor.event,
      time: event.time,
      isTimed: !event.flags.contains(.untimed),
      line: event.line,
      object: object(event.subject),
      name: event.name.knownText.isEmpty ? .empty : event.name,
      ownText: calls.ownText(of: event.name),
      note: note,
      site: event.site > 0 || index != nil ? event.site : cursor.site
    )
  }

  /// The evidence of a running slice.
  package func evidence(_ slice: OpenSlice, note: String) -> Finding.Evidence {
    Finding.Evidence(
      event: slice.event,
      time: slice.time,
      isTimed: !slice.isUntimed,
      line: slice.line,
      object: object(slice.subject),
      name: slice.name.knownText.isEmpty ? .empty : slice.name,
      ownText: calls.ownText(of: slice.name),
      note: note,
      site: slice.site
    )
  }

  /// The evidence of a death: the current event.
  package func deathEvidence(_ slot: Int, note: String) -> Finding.Evidence {
    Finding.Evidence(
      event: cursor.event,
      time: cursor.now,
      line: cursor.line,
      object: object(slot: slot),
      name: .deinitializer,
      note: note,
      site: cursor.site
    )
  }

  /// The last state changes of an object in one region, oldest first.
  package func recentEvidence(slot: Int, kind: RegionKind, count: Int) -> [Finding.Evidence] {
    let object = object(slot: slot)
    return hierarchy.changes(of: slot).filter { $0.kind == kind }.suffix(count)
      .map { evidence($0, of: object) }
  }

  /// The text for a set of states: the name of its only state, or `?`.
  package static func word(_ set: StateSet, in region: Region) -> String {
    guard !set.isEmpty, region.rows.indices.contains(Int(set.first)) else { return "?" }
    let word = region.rows[Int(set.first)].shownState
    guard set.single == nil else { return word }
    for state in region.rows.indices where set.contains(UInt8(state)) {
      if region.rows[state].shownState != word { return "?" }
    }
    return word
  }

  private func evidence(_ change: StateChange, of object: FindingObject) -> Finding.Evidence {
    let region = change.kind.region
    return Finding.Evidence(
      event: change.event,
      time: change.time,
      isTimed: !change.isUntimed,
      line: change.line,
      object: object,
      name: change.name,
      before: Self.word(change.before, in: region),
      after: Self.word(change.after, in: region),
      site: change.site
    )
  }
}
