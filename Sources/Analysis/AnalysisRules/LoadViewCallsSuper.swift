import AnalysisEngine
import Findings
import TraceModel

/// Reports a `loadView` that calls super and then sets a different view.
struct LoadViewCallsSuper: Rule {
  let descriptor = RuleDescriptor(
    103,
    "load-view-calls-super",
    .warning,
    [.runtime],
    summary: "loadView called super and then set a different view.",
    rationale: """
      The view that super created, perhaps from a nib, is thrown away, and outlets to it dangle.
      """,
    help: "do not call super.loadView() if loadView sets view itself",
    examples: .swift(PackageResources.LC103_swift),
    exceptions: [
      """
      A loadView that only calls super and then configures the view that super created is \
      correct.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      "SwiftLint prohibited_super_call",
    ],
    published: """
      github.com/react/react-native/pull/45312: \
      loadView called super and set its own view
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = .hierarchy
  let names: [Name] = [.viewRelation]

  private var last: (child: SubjectID, view: SubjectID, line: UInt32, time: Instant)?

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .hierarchy(let event) = signal, event.argument != .none,
      let slice = state.calls.innermostCallback, slice.name == .loadView,
      slice.subject == event.subject
    else { return }
    defer { last = (event.subject, event.argument, slice.line, slice.time) }
    guard let last, last.child == event.subject, last.time == slice.time,
      last.line == slice.line, last.view != event.argument
    else { return }
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "loadView called super, and then set a different view",
        evidence: [
          state.evidence(slice, note: "the load"),
          state.evidence(event, note: "the view that super made is replaced here"),
        ]
      )
    )
  }
}
