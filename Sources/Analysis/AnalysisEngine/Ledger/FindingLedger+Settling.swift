import Findings
import TraceModel

extension FindingLedger {
  /// The findings at the end of the trace.
  struct Settlement {
    /// The reported findings in the order of the trace.
    var findings: [Finding] = []
    /// The findings that were not returned before the end.
    var rest: [Finding] = []
    /// The findings that the trace itself suppresses.
    var suppressed: [SuppressedFinding] = []
    /// The withheld findings in the order of the trace.
    var withheld: [Finding] = []
    /// The number of events that would be findings if the callbacks of the log had been known from
    /// its beginning, as they are in a file.
    var withheldInPipe = 0
    /// Whether a finding has low confidence because lines before it were lost.
    var isLowered = false
  }

  /// Decides which findings are reported.
  ///
  /// A finding is withheld when its class never printed, in the trace, a callback that would have
  /// made the violation legal. It is removed when a stronger finding includes it. It has low
  /// confidence when a lost line might have contained the missing event.
  ///
  /// - Parameters:
  ///   - state: The state at the end of the trace.
  ///   - firstLostLine: The first line of the trace that could not be read; `nil` if there is none.
  /// - Returns: The findings, grouped by outcome.
  func settledFindings(in state: AnalysisState, firstLostLine: UInt32?) -> Settlement {
    var settlement = Settlement()
    var withheld: [Candidate] = []
    var standing: [Candidate] = []
    for index in candidates.indices {
      let candidate = explained(index, in: state)
      switch Self.verdict(candidate, in: state) {
      case .stands: standing.append(candidate)
      case .isSuspect: standing.append(Self.suspect(candidate))
      case .isWithheld: withheld.append(candidate)
      case .isUsual: break
      }
    }
    if let firstLostLine {
      for index in standing.indices
      where mayBeLost(standing[index], since: firstLostLine, in: state) {
        settlement.isLowered = true
        standing[index].finding.confidence = .low
      }
    }
    removeWeaker(from: &standing)
    for index in standing.indices { state.locate(&standing[index].finding) }
    settlement.suppressed = Self.ordered(standing.filter { $0.suppression != nil }).map {
      SuppressedFinding(finding: $0.finding, by: .trace, reason: reason(of: $0))
    }
    standing.removeAll { $0.suppression != nil }
    settlement.findings = Self.ordered(standing).map(\.finding)
    settlement.rest = Self.ordered(standing.filter { !$0.isGivenOut }).map(\.finding)
    settlement.withheld = Self.ordered(withheld).map(\.finding)
    settlement.withheldInPipe = withheldInPipe(in: state)
    return settlement
  }

  /// The number of doubts that the callbacks which the log printed later confirm.
  private func withheldInPipe(in state: AnalysisState) -> Int {
    doubts.reduce(0) { sum, entry in
      let (doubt, count) = entry
      let region = doubt.kind.region
      let printed = state.hierarchy.classes.printed(at: doubt.classIndex) & state.observed.mask
      let closed = region.closure(of: doubt.states, printed: printed)
      return region.step(closed, doubt.trigger).isEmpty ? sum + count : sum
    }
  }

  /// Returns the findings that became certain since the last call, in the order of their discovery.
  ///
  /// A finding is certain once its class has printed what could excuse it, and when no stronger
  /// finding can replace it. Only findings in a log are certain: lost lines of a trace are known at
  /// its end.
  mutating func takeCertainFindings(in state: AnalysisState) -> [Finding] {
    var findings: [Finding] = []
    for index in indexesToExamine(version: state.hierarchy.classes.version) {
      let candidate = candidates[index]
      guard candidate.weakerThan.isEmpty, candidate.suppression == nil else { continue }
      let verdict = Self.verdict(candidate, in: state)
      let isExplained = candidate.excuse?.isExplained ?? false
      let isCertain = verdict == .stands || verdict == .isSuspect && isExplained
      if isCertain {
        let certain = explained(index, in: state)
        findings.append((verdict == .stands ? certain : Self.suspect(certain)).finding)
      }
      noteExamined(index, isCertain: isCertain)
    }
    return findings
  }

  /// Returns a candidate whose finding names its cause, unless the cause is withheld.
  private func explained(_ index: Int, in state: AnalysisState) -> Candidate {
    var candidate = candidates[index]
    guard let cause = candidate.cause else { return candidate }
    let explanation = candidates[cause]
    guard Self.verdict(explanation, in: state) == .stands else { return candidate }
    candidate.finding.cause = Finding.Cause(explanation.finding)
    return candidate
  }

  private func reason(of candidate: Candidate) -> String {
    candidate.suppression.map { suppressions.entries[$0].reason } ?? ""
  }

  /// Removes the candidates that a stronger one about the same object includes.
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

  /// Whether the missing event of a finding may be in a lost line.
  private func mayBeLost(
    _ candidate: Candidate,
    since firstLostLine: UInt32,
    in state: AnalysisState
  ) -> Bool {
    guard registry.restingOnOrder.contains(candidate.finding.rule) else { return false }
    // A finding of the end of the trace rests on every line.
    return candidate.ordinal == state.cursor.ordinal || candidate.finding.line > firstLostLine
  }

  private static func ordered(_ candidates: [Candidate]) -> [Candidate] {
    // The keys are computed once and the candidates moved once: each holds a dozen texts.
    candidates.indices.map { key(candidates[$0], $0) }.sorted(by: <).map { candidates[$0.4] }
  }

  private static func key(
    _ candidate: Candidate,
    _ offset: Int
  ) -> (UInt32, Int64, RuleID, UInt64, Int) {
    let finding = candidate.finding
    return (finding.line, finding.time.nanoseconds, finding.rule, candidate.ordinal, offset)
  }

  /// The result for a candidate.
  private enum Verdict {
    case stands
    /// The candidate is reported as a suspect.
    case isSuspect
    case isWithheld
    /// The candidate is not a mistake.
    case isUsual
  }

  private static func verdict(_ candidate: Candidate, in state: AnalysisState) -> Verdict {
    guard let excuse = candidate.excuse, excuse.isExplained || isExcused(excuse, in: state) else {
      return .stands
    }
    let printed = state.hierarchy.classes.printed(at: excuse.classIndex) & state.observed.mask
    if let counterpart = excuse.counterpart, printed & counterpart.bit != 0 { return .isSuspect }
    return excuse.isExplained ? .isUsual : .isWithheld
  }

  /// Returns a candidate as a suspect, which fails no check.
  private static func suspect(_ candidate: Candidate) -> Candidate {
    var suspect = candidate
    suspect.finding.severity = .info
    suspect.finding.confidence = .low
    suspect.finding.message += ", unless the log names two objects of the class"
    suspect.finding.help = "print the address of the object, which shows whether it is one object"
    return suspect
  }

  /// Whether a callback that the class never printed would have made a violation legal.
  private static func isExcused(_ excuse: Excuse, in state: AnalysisState) -> Bool {
    guard excuse.classIndex >= 0 else { return false }
    let region = excuse.kind.region
    let printed = state.hierarchy.classes.printed(at: excuse.classIndex) & state.observed.mask
    let closed = region.closure(of: StateSet(excuse.state), printed: printed)
    return !region.step(closed, excuse.trigger).isEmpty
  }
}
