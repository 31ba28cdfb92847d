import AnalysisEngine
import Findings
import TraceModel

/// Reports required constraints that contradict each other.
struct UnsatisfiableLayout: Rule {
  let descriptor = RuleDescriptor(
    610,
    "unsatisfiable-constraints",
    .warning,
    [.runtime, .input],
    summary: "Required constraints contradict each other, and UIKit broke one of them.",
    rationale: """
      The layout differs from the intended one, and which constraint is broken may change with the \
      version of iOS.
      """,
    help: """
      deactivate the constraint that is not needed, or give one of them a priority below 1000
      """,
    examples: .swift(PackageResources.LC610_swift),
    exceptions: [
      "Constraints with equal equations are reported once, for example of all cells of a list.",
      "A constraint with a priority below 1000 yields without a message.",
    ],
    sources: [
      "UIKit: “Unable to simultaneously satisfy constraints.”",
      "developer.apple.com/documentation/uikit/nslayoutconstraint/priority",
      "developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints",
    ],
    published: """
      github.com/SnapKit/Masonry/issues/346: \
      the constraints of a title contradict the width of its bar
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = .diagnostic

  /// A set of contradicting constraints, without addresses.
  private struct Conflict: Hashable {
    var process: UInt32
    var equations: [String]
  }

  private var reported: Set<Conflict> = []
  /// The number of constraints that a message quotes besides the broken one.
  private static let mostQuoted = 3

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal, event.name == .constraintsUnsatisfiable
    else { return }
    ledger.noteJudgedMessage()
    let conflict = UnsatisfiableConstraints(text)
    let equations = conflict.constraints.map { $0.equation(naming: \.shortClass) }
    let key = Conflict(process: event.process, equations: equations.sorted())
    guard ledger.hasRoom(), equations.isEmpty || reported.insert(key).inserted else { return }
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: Self.message(conflict, in: state),
        help: help(conflict, in: state),
        evidence: [state.evidence(event, note: "UIKit logged the conflict here")]
      )
    )
  }

  private static func message(
    _ conflict: UnsatisfiableConstraints,
    in state: AnalysisState
  ) -> String {
    guard !conflict.constraints.isEmpty || conflict.broken != nil else {
      return "required constraints contradict each other; the log does not list them"
    }
    let others = conflict.broken == nil ? conflict.constraints : conflict.others
    // Constraints that UIKit made from frames and sizes explain most conflicts.
    let telling = others.filter(\.isMadeByUIKit) + others.filter { !$0.isMadeByUIKit }
    var quoted = telling.prefix(mostQuoted).map { "“\(state.text(of: $0))”" }
    if others.count > mostQuoted { quoted.append("\(others.count - mostQuoted) more") }
    let list =
      quoted.count < 2
      ? quoted.joined()
      : quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
    guard let broken = conflict.broken else {
      return "required constraints contradict each other: \(list)"
    }
    let start = "UIKit broke the constraint “\(state.text(of: broken))”"
    return others.isEmpty ? start : "\(start), which contradicts \(list)"
  }

  /// The remedy for the usual causes: a frame that became constraints, and a size that UIKit sets.
  private func help(
    _ conflict: UnsatisfiableConstraints,
    in state: AnalysisState
  ) -> String {
    let all = conflict.constraints
    let hasOwn = all.contains { !$0.isAutoresizing }
    let frames = all.filter(\.isAutoresizing).compactMap(\.items.first)
    if hasOwn, let item = frames.first(where: { !Self.isManaged($0, in: state) }) {
      return "set translatesAutoresizingMaskIntoConstraints = false on \(state.name(of: item)), "
        + "or do not constrain it"
    }
    if let size = all.first(where: \.isEncapsulatedSize), let item = size.items.first {
      return "a list sets the size of \(state.name(of: item)): give the broken constraint the "
        + "priority 999"
    }
    if let size = all.first(where: \.isTemporarySize), let item = size.items.first {
      return "\(state.name(of: item)) has a temporary size until its first layout: give the broken "
        + "constraint the priority 999"
    }
    return descriptor.help
  }

  /// Whether a window or a controller manages the frame of a view.
  private static func isManaged(
    _ item: ConstraintDescription.Item,
    in state: AnalysisState
  ) -> Bool {
    guard let id = state.subject(of: item), let slot = state.hierarchy.find(id) else {
      return false
    }
    return state.hierarchy[slot].relations.owner != .none || state.object(id).kind == .window
  }
}

extension ConstraintDescription {
  /// Whether UIKit made the constraint from a frame or from the size of a cell.
  fileprivate var isMadeByUIKit: Bool { isAutoresizing || isEncapsulatedSize || isTemporarySize }
}
