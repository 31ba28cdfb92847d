import AnalysisEngine
import Findings
import TraceModel

/// Reports constraints that each layout adds again.
struct ConstraintsAddedOnEveryLayout: Rule {
  let descriptor = RuleDescriptor(
    614,
    "constraints-added-on-every-layout",
    .warning,
    [.runtime],
    summary: "A callback of layout activates the same constraint again each time.",
    rationale: """
      The number of constraints grows with every layout: layout becomes slower, and constraints with \
      different constants contradict each other.
      """,
    help: """
      activate constraints once, for example in viewDidLoad(), and change their constants in layout
      """,
    examples: .swift(PackageResources.LC614_swift),
    exceptions: [
      "Two equal constraints: the same layout may run twice before a flag is set.",
      "Constraints of UIKit, such as those of a stack view.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiview/updateconstraints()",
      "developer.apple.com/videos/play/wwdc2018/220",
    ],
    published: """
      github.com/ResearchKit/ResearchKit/issues/99: \
      updateConstraints accumulated its constraints
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = .constraint

  /// The number of equal active constraints that is reported.
  private static let limit = 3

  /// Constraints with the same items and attributes.
  private struct Key: Hashable {
    var first: SubjectID
    var second: SubjectID
    var shape: String
  }

  /// A constraint: its process and number.
  private struct ConstraintKey: Hashable {
    var process: UInt32
    var number: Int32
  }

  private struct Group {
    var active: Set<Int32> = []
    /// The number of callbacks that added one.
    var callbacks = 0
    var last: EventIndex?
    var evidence: [Finding.Evidence] = []
  }

  private var groups: [Key: Group] = [:]
  private var keys: [ConstraintKey: Key] = [:]
  private var reported: Set<Key> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .constraint(let event, let equation) = signal, event.name == .constraintRelation
    else { return }
    let constraint = ConstraintKey(process: event.process, number: event.index)
    guard event.flags.contains(.on) else {
      if let key = keys.removeValue(forKey: constraint) {
        groups[key]?.active.remove(event.index)
        if groups[key]?.active.isEmpty == true { groups[key] = nil }
      }
      return
    }
    guard let callback = state.layoutCallback, !ConstraintEquation.isSystem(equation) else {
      return
    }
    let key = Key(
      first: event.subject,
      second: event.argument,
      shape: ConstraintEquation.shape(equation)
    )
    keys[constraint] = key
    var group = groups[key] ?? Group()
    group.active.insert(event.index)
    if group.last != callback.event {
      group.last = callback.event
      group.callbacks += 1
      let note = group.callbacks == 1 ? "activated here" : "activated again"
      if group.evidence.count < Self.limit {
        group.evidence.append(state.evidence(callback, note: note))
      }
    }
    groups[key] = group
    guard group.active.count >= Self.limit, group.callbacks >= Self.limit,
      reported.insert(key).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "\(callback.name.knownText) activates the constraint "
          + "“\(state.text(ofConstraint: event, equation: equation))” again each time: "
          + "\(group.active.count) like it are active",
        evidence: group.evidence
      )
    )
  }
}
