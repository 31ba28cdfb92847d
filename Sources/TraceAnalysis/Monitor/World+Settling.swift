import Findings
import TraceModel

extension World {
  /// What is left of the findings when the whole trace is known.
  struct Settlement {
    /// The findings that stand, in the order of the trace.
    var findings: [Finding] = []
    /// Those of the findings that were not given out before the end.
    var rest: [Finding] = []
    /// The findings that the trace itself suppresses.
    var suppressed: [SuppressedFinding] = []
    /// The findings that were withheld, in the order of the trace.
    var withheld: [Finding] = []
    /// Whether a finding became less sure because lines before it were lost.
    var isLowered = false
  }

  /// Decides which findings stand.
  ///
  /// A finding is withheld when its class never printed, in the whole trace, a callback that would
  /// have made the violation legal. It is dropped when a stronger finding says the same. It is of
  /// low confidence when a line was lost that might have made it right.
  func settledFindings() -> Settlement {
    var settlement = Settlement()
    var withheld: [Candidate] = []
    var standing: [Candidate] = []
    for place in candidates.indices {
      let candidate = explained(place)
      if let excuse = candidate.excuse, isExcused(excuse) {
        withheld.append(candidate)
      } else {
        standing.append(candidate)
      }
    }
    for place in standing.indices where mayBeLost(standing[place]) {
      settlement.isLowered = true
      standing[place].finding.confidence = .low
    }
    removeWeaker(from: &standing)
    settlement.suppressed = Self.ordered(standing.filter { $0.suppression != nil }).map {
      SuppressedFinding(finding: $0.finding, by: .trace, reason: reason(of: $0))
    }
    standing.removeAll { $0.suppression != nil }
    settlement.findings = Self.ordered(standing).map(\.finding)
    settlement.rest = Self.ordered(standing.filter { !$0.isGivenOut }).map(\.finding)
    settlement.withheld = Self.ordered(withheld).map(\.finding)
    return settlement
  }

  /// Returns the findings that became certain since the last time, in the order of their discovery.
  ///
  /// A finding is certain once its class has printed what could excuse it, and when no stronger
  /// finding can replace it. Only a log's findings are: a lost line of a trace is known at its end.
  mutating func takeCertainFindings() -> [Finding] {
    let hasNew = examinedCandidates < candidates.count
    let mayChange = !waitingCandidates.isEmpty && examinedVersion != seenVersion
    guard hasNew || mayChange else { return [] }
    let places = waitingCandidates + Array(examinedCandidates..<candidates.count)
    examinedCandidates = candidates.count
    examinedVersion = seenVersion
    waitingCandidates = []
    var findings: [Finding] = []
    for place in places {
      let candidate = candidates[place]
      guard candidate.weakerThan.isEmpty, candidate.suppression == nil else { continue }
      if let excuse = candidate.excuse, isExcused(excuse) {
        waitingCandidates.append(place)
        continue
      }
      findings.append(explained(place).finding)
      candidates[place].isGivenOut = true
    }
    return findings
  }

  /// Returns a candidate whose finding names its cause, when that one stands.
  private func explained(_ place: Int) -> Candidate {
    var candidate = candidates[place]
    guard let cause = candidate.cause else { return candidate }
    let explanation = candidates[cause]
    if let excuse = explanation.excuse, isExcused(excuse) { return candidate }
    candidate.finding.cause = Finding.Cause(explanation.finding)
    return candidate
  }

  private func reason(of candidate: Candidate) -> String {
    candidate.suppression.map { suppressions.entries[$0].reason } ?? ""
  }

  /// Drops the candidates of which a stronger one about the same object says more.
  private func removeWeaker(from candidates: inout [Candidate]) {
    let stronger = Set(candidates.flatMap(\.weakerThan))
    guard !stronger.isEmpty else { return }
    var strong: Set<CauseKey> = []
    for finding in candidates.lazy.map(\.finding) where stronger.contains(finding.rule) {
      strong.insert(CauseKey(subject: finding.subject, rule: finding.rule))
    }
    candidates.removeAll { candidate in
      candidate.weakerThan.contains {
        strong.contains(CauseKey(subject: candidate.finding.subject, rule: $0))
      }
    }
  }

  /// Whether a line that was lost may be what a finding misses.
  private func mayBeLost(_ candidate: Candidate) -> Bool {
    guard let firstLostLine, RuleRegistry.restingOnOrder.contains(candidate.finding.rule) else {
      return false
    }
    // What is found at the end was missed on the whole way.
    return candidate.ordinal == ordinal || candidate.finding.line > firstLostLine
  }

  private static func ordered(_ candidates: [Candidate]) -> [Candidate] {
    // The keys are made once and the candidates moved once: each holds a dozen texts.
    candidates.indices.map { key(candidates[$0], $0) }.sorted(by: <).map { candidates[$0.4] }
  }

  private static func key(
    _ candidate: Candidate,
    _ offset: Int
  ) -> (UInt32, Int64, RuleID, UInt64, Int) {
    let finding = candidate.finding
    return (finding.line, finding.time.nanoseconds, finding.rule, candidate.ordinal, offset)
  }

  private func isExcused(_ excuse: Excuse) -> Bool {
    let place = Int(excuse.classIndex)
    guard classes.indices.contains(place) else { return false }
    let printed = ObservedCallbacks(mask: classes[place].seen & observed.mask)
    let closures = printed.closures(excuse.kind)
    guard !closures.isEmpty else { return false }
    let closed = closures[1 << Int(excuse.state)]
    return !Self.region(excuse.kind).step(closed, excuse.letter).isEmpty
  }
}
