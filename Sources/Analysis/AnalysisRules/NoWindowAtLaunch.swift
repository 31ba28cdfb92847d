import AnalysisEngine
import Findings
import TraceModel

/// Reports an application that becomes active without a window.
struct NoWindowAtLaunch: Rule {
  let descriptor = RuleDescriptor(
    509,
    "no-window-at-launch",
    .warning,
    [.runtime],
    summary: "The application became active, but no window has a root view controller.",
    rationale: "The screen stays black, or UIKit raises an exception and the app crashes.",
    help: "set rootViewController and call makeKeyAndVisible() during the launch",
    examples: .swift(PackageResources.LC509_swift),
    exceptions: ["A log does not print windows, so the rule ignores logs."],
    sources: [
      "developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller",
      "UIKit: “Application windows are expected to have a root view controller”",
    ],
    published: """
      github.com/horatio-sans-serif/BHTabBar/issues/5: \
      a view was added to the window in place of a root controller
      """
  )

  let signals: Signal.Kinds = [.callback, .hierarchy, .diagnostic]
  let names: [Name] = [
    .applicationDidFinishLaunching, .applicationDidBecomeActive, .sceneDidBecomeActive,
    .rootRelation,
  ]

  private var rooted: Set<UInt32> = []
  private var launched: Set<UInt32> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .hierarchy(let event): rooted.insert(event.process)
    case .diagnostic(let event, _):
      guard event.name == .rootMissing, rooted.insert(event.process).inserted else { return }
      let evidence = state.evidence(event, note: Self.note)
      report(
        event.subject,
        "a visible window has no root at the end of the launch",
        evidence,
        in: state,
        to: &ledger
      )
    case .callback(let callback):
      if callback.name == .applicationDidFinishLaunching {
        launched.insert(callback.process)
        return
      }
      guard !state.settings.isLog, launched.contains(callback.process),
        rooted.insert(callback.process).inserted
      else { return }
      let evidence = state.evidence(callback, note: Self.note)
      report(
        callback.subject,
        "became active without a window that has a root",
        evidence,
        in: state,
        to: &ledger
      )
    default: break
    }
  }

  private static let note = "no rootViewController before this"

  private func report(
    _ id: SubjectID,
    _ message: String,
    _ evidence: Finding.Evidence,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    ledger.report(
      finding(
        of: state.object(id),
        message: message,
        evidence: [evidence]
      )
    )
  }
}
