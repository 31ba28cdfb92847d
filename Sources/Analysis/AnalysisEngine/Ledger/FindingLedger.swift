package import Findings
package import TraceModel

/// The findings of the rules so far, and what rules request of the monitor.
///
/// A rule can change the ledger and the properties of the rule, and nothing else.
package struct FindingLedger {
  /// The largest number of findings that are kept; later ones are counted.
  static let findingLimit = 10_000

  /// A finding with what decides at the end whether it is reported.
  struct Candidate {
    var finding: Finding
    /// The cell that the finding depends on, to compare with the callbacks that its class printed.
    var excuse: Excuse?
    /// Rules whose findings about the same object include this one.
    var weakerThan: [RuleID]
    /// The number of the event at which the finding was reported.
    var ordinal: UInt64
    /// The index of the candidate that this one follows from; `nil` if there is none.
    var cause: Int?
    /// The index of the suppression that covers the finding; `nil` if there is none.
    var suppression: Int?
    /// Whether the finding was returned before the end.
    var isGivenOut = false
  }

  /// An excuse for a violation: a callback that its class never prints.
  package struct Excuse {
    var classIndex: Int32
    var kind: RegionKind
    var state: UInt8
    var trigger: UInt8
    /// The callback without which a repeated callback is usual; `nil` for callbacks that do not
    /// repeat the one before them.
    var counterpart: CallbackRole?
    /// Whether the violation is excused whatever the class prints.
    var isExplained = false
  }

  /// An event that breaks a rule unless the log contains no callback that might have preceded it,
  /// when the callbacks of a log in a pipe are not all known yet.
  struct Doubt: Hashable {
    var classIndex: Int32
    var kind: RegionKind
    var states: StateSet
    var trigger: UInt8
  }

  /// The candidates that were examined for ``takeCertainFindings(in:)``.
  struct Progress {
    /// The number of examined candidates.
    var examined = 0
    /// The indexes of examined candidates that were not certain.
    var waiting: [Int] = []
    /// The ``ClassTable/version`` at the last examination.
    var version: UInt64 = 0
  }

  /// Requests and reports of rules to the monitor, besides findings.
  package struct Notes {
    /// When a rule first requested a ``Signal/turnEnded``; `nil` when none did.
    var turnStart: Instant?
    /// Whether a rule judged the current UIKit message.
    var isMessageJudged = false
    /// Whether a rule reported a finding about the current UIKit message.
    package var isMessageReported = false
    /// The controllers that left and were alive at the end, sooner than a leak is decided.
    var unjudgedReleases: Set<SubjectID> = []
    /// The number of cancelled transitions.
    var cancelledTransitions = 0
    /// The containers whose overlapping transitions were reported and have not all ended.
    var overlaps: Set<SubjectID> = []
    /// The begin events of calls that a rule has already reported.
    var reportedCalls: Set<EventIndex> = []
  }

  let registry: RuleRegistry
  private(set) var candidates: [Candidate] = []
  /// The last findings that may explain later ones, by object and rule.
  private var causes: [CauseKey: Int] = [:]
  private var ordinal: UInt64 = 0
  /// The suppressions that the trace records.
  var suppressions = TraceSuppressions()
  private var progress = Progress()
  /// The numbers of the doubts; few differ, because an object has few states.
  private(set) var doubts: [Doubt: Int] = [:]
  package private(set) var notes = Notes()
  /// The number of findings above the limit.
  private(set) var droppedCount = 0

  /// Creates a ledger.
  ///
  /// - Parameter registry: The rules, which name the causes of their findings.
  init(registry: RuleRegistry) { self.registry = registry }

  /// Whether no further finding is kept.
  var isFull: Bool { candidates.count >= Self.findingLimit }

  /// Whether a further finding is kept; counts the finding otherwise.
  ///
  /// A rule that may report often calls this before it collects evidence.
  package mutating func hasRoom() -> Bool {
    if isFull { droppedCount += 1 }
    return !isFull
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - excuse: The cell that the finding depends on.
  ///   - rules: Rules whose findings about the same object make this one redundant.
  package mutating func report(
    _ finding: Finding,
    excuse: Excuse? = nil,
    weakerThan rules: [RuleID] = []
  ) {
    notes.isMessageReported = true
    guard hasRoom() else { return }
    var candidate = Candidate(
      finding: finding,
      excuse: excuse,
      weakerThan: rules,
      ordinal: ordinal
    )
    candidate.cause = cause(of: finding)
    candidate.suppression = suppressions.cover(finding)
    if finding.subject != .none, registry.causes.contains(finding.rule) {
      causes[CauseKey(subject: finding.subject, rule: finding.rule)] = candidates.count
    }
    candidates.append(candidate)
  }

  /// Counts a doubt.
  mutating func note(_ doubt: Doubt) { doubts[doubt, default: 0] += 1 }

  /// Limits the confidence of new warnings and errors by how their objects were identified, and
  /// records the creations of these objects; about lines that name no object, nothing is an error.
  ///
  /// - Parameters:
  ///   - first: The number of findings before the new ones.
  ///   - state: The objects.
  mutating func limitConfidence(since first: Int, in state: AnalysisState) {
    guard candidates.count > first else { return }
    for index in first..<candidates.count {
      let birth = state.leakFacts[candidates[index].finding.subject]?.birth.event
      candidates[index].finding.birthSite = birth?.site ?? 0
    }
    for index in first..<candidates.count where candidates[index].finding.severity > .info {
      guard let slot = state.hierarchy.find(candidates[index].finding.subject) else { continue }
      let limit = state.confidence(slot: slot)
      if candidates[index].finding.confidence > limit {
        candidates[index].finding.confidence = limit
      }
      let instance = state.hierarchy[slot]
      if instance.identity == .anonymous, instance.kind != .application {
        candidates[index].finding.severity = min(candidates[index].finding.severity, .warning)
      }
    }
  }

  /// The index of the nearest earlier finding about the same object that a rule names as its cause.
  private func cause(of finding: Finding) -> Int? {
    guard finding.subject != .none, let links = registry.causeLinks[finding.rule] else {
      return nil
    }
    let indexes = links.compactMap { link -> Int? in
      let key = CauseKey(subject: finding.subject, rule: link.rule)
      guard let index = causes[key] else { return nil }
      let cause = candidates[index]
      let distance = ordinal - cause.ordinal
      return link.window.reaches(from: cause.finding, to: finding, events: distance) ? index : nil
    }
    return indexes.max()
  }

  /// Returns the candidates that were not examined, or that a class's new callbacks may change.
  ///
  /// - Parameter version: The ``ClassTable/version``.
  /// - Returns: The indexes of the candidates, in the order of their discovery.
  mutating func indexesToExamine(version: UInt64) -> [Int] {
    let hasNew = progress.examined < candidates.count
    let mayChange = !progress.waiting.isEmpty && progress.version != version
    guard hasNew || mayChange else { return [] }
    let indexes = progress.waiting + Array(progress.examined..<candidates.count)
    progress = Progress(examined: candidates.count, waiting: [], version: version)
    return indexes
  }

  /// Records whether an examined candidate is certain, and therefore returned before the end.
  mutating func noteExamined(_ index: Int, isCertain: Bool) {
    if isCertain { candidates[index].isGivenOut = true } else { progress.waiting.append(index) }
  }
}

/// Requests and remarks of rules.
extension FindingLedger {
  /// Requests a ``Signal/turnEnded`` when the running calls are over.
  package mutating func requestTurnEnd(since now: Instant) {
    if notes.turnStart == nil { notes.turnStart = now }
  }

  /// Records that a rule judges the current UIKit message.
  package mutating func noteJudgedMessage() { notes.isMessageJudged = true }

  /// Records that an earlier finding explains the current UIKit message.
  package mutating func noteExplainedMessage() { notes.isMessageReported = true }

  /// Records a controller that was released too late in the trace to be judged.
  package mutating func noteUnjudgedRelease(of id: SubjectID) { notes.unjudgedReleases.insert(id) }

  /// Counts a cancelled transition.
  package mutating func noteCancelledTransition() { notes.cancelledTransitions += 1 }

  /// Records that overlapping transitions of a container were reported.
  ///
  /// - Returns: Whether they were not reported before.
  package mutating func noteOverlap(in container: SubjectID) -> Bool {
    notes.overlaps.insert(container).inserted
  }

  /// Records that no transitions of a container overlap any longer.
  package mutating func noteEndOfOverlap(in container: SubjectID) {
    if !notes.overlaps.isEmpty { notes.overlaps.remove(container) }
  }

  /// Whether overlapping transitions of a container were reported.
  package func hasOverlap(in container: SubjectID) -> Bool { notes.overlaps.contains(container) }

  /// Records that the innermost running slice was reported: calls inside it need no second
  /// finding.
  package mutating func noteReportedCall(in state: AnalysisState) {
    guard let call = state.calls.innermost else { return }
    notes.reportedCalls.insert(call.event)
  }

  /// Whether a rule reported a slice that is still running.
  package func isInsideReportedCall(in state: AnalysisState) -> Bool {
    guard !notes.reportedCalls.isEmpty, !state.calls.threads.isEmpty else { return false }
    return state.calls.threads[state.calls.currentThread].slices.contains {
      notes.reportedCalls.contains($0.event)
    }
  }
}

/// The monitor's operations on the ledger.
extension FindingLedger {
  /// Sets the number of the current event.
  mutating func advance(to ordinal: UInt64) { self.ordinal = ordinal }

  /// Records that the turn ended.
  mutating func endTurn() { notes.turnStart = nil }

  /// Begins a UIKit message.
  ///
  /// - Parameter isJudged: Whether the message is judged even if no rule judges it.
  mutating func beginMessage(isJudged: Bool) {
    notes.isMessageJudged = isJudged
    notes.isMessageReported = false
  }

  /// Records that a slice ended.
  mutating func noteEnd(of slice: OpenSlice) {
    if !notes.reportedCalls.isEmpty { notes.reportedCalls.remove(slice.event) }
  }
}
