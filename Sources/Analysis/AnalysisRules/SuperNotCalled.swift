import AnalysisEngine
import Findings
import TraceModel

/// Reports overrides that do not call super.
struct SuperNotCalled: Rule {
  static let descriptor = RuleDescriptor(
    806,
    "super-not-called",
    .error,
    [.runtime],
    summary: "An override of a controller's callback returned without calling super.",
    rationale: "UIKit and the base classes of the app do part of their work in these methods.",
    help: "call super first in callbacks that set up, last in callbacks that tear down",
    examples: .swift(PackageResources.LC806_swift),
    exceptions: [
      "loadView must not call super if it creates its view itself.",
      "Callbacks of views whose implementation in UIView is empty are not reported.",
    ],
    sources: [
      "SwiftLint overridden_super_call",
      "developer.apple.com/documentation/uikit/uiviewcontroller",
    ]
  )

  static let signals: Signal.Kinds = .superMisuse

  private var reported: Set<OverrideKey> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .superMisuse(let slice, .missing) = signal,
      slice.name.superRequirement == .required,
      let key = OverrideKey(slice, in: state), reported.insert(key).inserted
    else { return }
    let name = slice.name.knownText
    ledger.report(
      finding(
        of: state.object(slice.subject),
        message: "\(key.text(in: state)) returned without calling super",
        evidence: [state.evidence(slice, note: "super.\(name) was not reached")]
      )
    )
  }
}
