import Findings
import TraceModel

/// The rules of one analysis, with their own states.
struct RunningRules {
  let listeners: Listeners
  private let ruleSet: RuleSet
  private var rules: [any Rule]

  init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    listeners = ruleSet.listeners
    rules = ruleSet.rules
  }

  /// Sends a signal to the rules that subscribed to its kind.
  mutating func send(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard let kind = signal.kind else { return }
    let first = ledger.candidates.count
    for number in listeners.range(of: kind) {
      rules[listeners[number]].receive(signal, in: state, to: &ledger)
    }
    ledger.limitConfidence(since: first, in: state)
  }

  /// Sends a signal to the rules that subscribed to its kind and name.
  mutating func send(
    _ signal: Signal,
    _ kind: Signal.Kinds,
    _ name: Name,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let first = ledger.candidates.count
    for number in listeners.range(of: kind, name) {
      rules[listeners[number]].receive(signal, in: state, to: &ledger)
    }
    ledger.limitConfidence(since: first, in: state)
  }

  /// Sends a violation to the rule that the cell names.
  mutating func send(
    _ violation: Violation,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard let index = ruleSet.index(of: violation.rule) else { return }
    let first = ledger.candidates.count
    rules[index].receive(.violation(violation), in: state, to: &ledger)
    ledger.limitConfidence(since: first, in: state)
  }
}
