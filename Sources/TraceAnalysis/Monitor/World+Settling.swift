import TraceModel

extension World {
  /// Returns the findings that stand, in the order of the trace, and the number of those withheld.
  ///
  /// A finding is withheld when its class never printed, in the whole trace, a callback that would
  /// have made the violation legal. It is dropped when a stronger finding says the same.
  func settledFindings() -> (findings: [Finding], withheld: Int) {
    var withheld = 0
    var standing: [Candidate] = []
    for candidate in candidates {
      if let excuse = candidate.excuse, isExcused(excuse) {
        withheld += 1
      } else {
        standing.append(candidate)
      }
    }
    var rules: [SubjectID: Set<String>] = [:]
    for candidate in standing {
      rules[candidate.finding.subject, default: []].insert(candidate.finding.rule)
    }
    standing.removeAll { candidate in
      candidate.weakerThan.contains {
        rules[candidate.finding.subject]?.contains($0.text) ?? false
      }
    }
    let findings = standing.enumerated().sorted { left, right in
      Self.key(left.element, left.offset) < Self.key(right.element, right.offset)
    }
    return (findings.map(\.element.finding), withheld)
  }

  private static func key(
    _ candidate: Candidate,
    _ offset: Int
  ) -> (UInt32, Int64, String, UInt64, Int) {
    let finding = candidate.finding
    return (finding.line, finding.time.nanoseconds, finding.rule, candidate.ordinal, offset)
  }

  private func isExcused(_ excuse: Excuse) -> Bool {
    let place = Int(excuse.classIndex)
    guard classes.indices.contains(place) else { return false }
    let printed = ObservedCallbacks(mask: classes[place].seen & observed.mask)
    let closures: [StateSet] =
      switch excuse.kind {
      case .appearance: printed.appearance
      case .load: printed.load
      case .containment: printed.containment
      }
    let closed = closures[1 << Int(excuse.state)]
    return !Self.region(excuse.kind).step(closed, excuse.letter).isEmpty
  }
}
