public import Findings
import TraceModel

/// A rule that was checked, and the highest severity of its findings.
public struct CheckedRule: Hashable, Sendable {
  public var id: RuleID
  public var name: String
  /// The highest severity that a finding can have, with the severities of the user.
  public var severity: Severity
  /// The highest confidence that a finding can have.
  public var confidence: Confidence
}

/// Decides which rules can report a finding, given the kind of an input and its callbacks.
///
/// A log states no calls, relations, states and durations, and a rule about a callback that it
/// never prints is silent. A recording has no second logger and no gap.
struct RuleApplicability {
  /// The signals that a log causes.
  private static let ofLogs: Signal.Kinds = [
    .callback, .appearance, .containment, .death, .diagnostic, .midLife, .discontinuity, .clock,
    .echo, .end,
  ]
  /// The signals that only a log causes.
  private static let onlyOfLogs: Signal.Kinds = [.echo, .discontinuity]
  /// The signals that need no callback in particular.
  private static let ofAnyLog: Signal.Kinds = [
    .diagnostic, .midLife, .discontinuity, .clock, .echo,
  ]
  private static let callbacks = Set(CallbackCatalog.rows.map(\.name))
  /// The rules about the names of objects, whichever callback names them.
  private static let ofAnyCallback: Set<RuleID> = [5]
  private static let appearance: [CallbackRole] = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  private static let containment: [CallbackRole] = [.willMoveToParent, .didMoveToParent]

  private let isLog: Bool
  /// The bits of the roles that the input states.
  private let printed: UInt32
  /// The rules of the state tables that a sequence of the observed callbacks can break.
  private let breakable: Set<RuleID>
  /// The rules of the state tables.
  private static let ofTables = Set(RegionKind.allCases.flatMap(\.region.rules))

  /// Creates the decision.
  ///
  /// - Parameters:
  ///   - isLog: Whether the events come from a log, and not from a recording.
  ///   - printed: The bits of the roles that the input states.
  init(isLog: Bool, printed: UInt32) {
    self.isLog = isLog
    self.printed = printed
    breakable = Set(RegionKind.allCases.flatMap { Self.rules(of: $0, printed: printed) })
  }

  /// Whether a rule can report a finding.
  func includes(_ rule: any Rule) -> Bool {
    let id = rule.descriptor.id
    if breakable.contains(id) { return true }
    if let rule = rule as? MessageRule,
      rule.sentences.allSatisfy({ $0.scope == (isLog ? .recordings : .logs) })
    {
      return false
    }
    let kinds = rule.signals
    guard isLog else {
      if !kinds.intersection(Self.onlyOfLogs).isEmpty { return false }
      return !Self.ofTables.contains(id) || !kinds.isEmpty || printed == .max
    }
    let possible = kinds.intersection(Self.ofLogs)
    let needsRecording = rule.descriptor.evidence == [.runtime] && !possible.contains(.diagnostic)
    guard !possible.isEmpty, !needsRecording else { return false }
    if !possible.intersection(Self.ofAnyLog).isEmpty { return true }
    if rule.descriptor.evidence.contains(.input) { return true }
    let named = rule.names.filter(Self.callbacks.contains)
    if !named.isEmpty { return named.contains { $0.role == .none || isPrinted($0.role) } }
    if possible.contains(.containment), Self.containment.contains(where: isPrinted) { return true }
    if possible.isSubset(of: [.containment, .death, .end]), possible.contains(.containment) {
      return false
    }
    if Self.ofAnyCallback.contains(rule.descriptor.id) { return true }
    if possible == .death { return isPrinted(.deinitializer) }
    return Self.appearance.contains(where: isPrinted)
  }

  private func isPrinted(_ role: CallbackRole) -> Bool { printed & role.bit != 0 }

  /// Follows all sequences of the observed callbacks, from the first state and from an unknown one.
  private static func rules(of kind: RegionKind, printed: UInt32) -> Set<RuleID> {
    let region = kind.region
    // The last column of this table is the end of a lifetime, after which every callback is wrong.
    if kind == .memory, printed & CallbackRole.deinitializer.bit == 0 { return [] }
    let known = region.columns.compactMap(\.role)
    if !known.isEmpty, !known.contains(where: { printed & $0.bit != 0 }) { return [] }
    var rules: Set<RuleID> = []
    var seen: Set<StateSet> = []
    var pending = [StateSet(0), region.everything]
    while let set = pending.popLast() {
      guard seen.insert(set).inserted else { continue }
      let closed = printed == .max ? set : region.closure(of: set, printed: printed)
      for (column, event) in region.columns.enumerated() {
        if let role = event.role, printed & role.bit == 0 { continue }
        let next = region.step(closed, UInt8(column))
        if next.isEmpty {
          if let blame = region.blame(closed, UInt8(column)) { rules.insert(blame.rule) }
          pending.append(StateSet(region.resynchronized[column]))
        } else {
          pending.append(next)
        }
      }
    }
    return rules
  }
}

extension RuleRegistry {
  /// The severities of rules that report some logs as more serious than others.
  private static let highestInLogs: [RuleID: Severity] = [9: .warning]

  /// The severities of rules that report some cases of a recording as more serious than others.
  private static let highestInRecordings: [RuleID: Severity] = [
    101: .error, 753: .warning, 906: .error,
  ]

  /// Returns the rules that can report a finding for an input, in the order of their numbers.
  ///
  /// - Parameters:
  ///   - isLog: Whether the events come from a log.
  ///   - printed: The bits of the roles that the input states.
  ///   - optIns: The selected rules that are off by default.
  /// - Returns: The rules with their highest severities.
  func checked(isLog: Bool, printed: UInt32, optIns: Set<RuleID>) -> [CheckedRule] {
    let applicability = RuleApplicability(isLog: isLog, printed: printed)
    return rules.filter { rule in
      (!rule.descriptor.isOptIn || optIns.contains(rule.descriptor.id))
        && applicability.includes(rule)
    }
    .map { rule in
      let descriptor = rule.descriptor
      let highest = (isLog ? Self.highestInLogs : Self.highestInRecordings)[descriptor.id]
      return CheckedRule(
        id: descriptor.id,
        name: descriptor.name,
        severity: highest ?? descriptor.severity,
        confidence: descriptor.confidence
      )
    }
  }
}
