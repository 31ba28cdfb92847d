import AnalysisEngine
import Findings
import TraceModel

/// Reports a presenter that received no callback when its sheet was dismissed.
struct SheetDoesNotHidePresenter: Rule {
  let descriptor = RuleDescriptor(
    406,
    "sheet-does-not-hide-presenter",
    .note,
    [.runtime],
    summary: "A sheet was presented and dismissed without a callback of its presenter.",
    rationale: """
      Since iOS 13 a sheet leaves its presenter visible, so code in viewWillAppear does not \
      refresh the screen.
      """,
    help: "use presentationControllerDidDismiss(_:), or the completion of dismiss",
    examples: .swift(PackageResources.LC406_swift),
    exceptions: [
      "A trace does not state whether the presenter has something to refresh: the finding is a note.",
      """
      An alert, a popover, a search controller and a presentation of the app's own are not sheets. A \
      trace that does not state the style of a presentation is judged by UIKit's classes.
      """,
      "The dismissal of a SwiftUI sheet writes a binding.",
      "A log does not distinguish a sheet from a child: the rule needs the recorded relation.",
      "A dismissal that the delegate is notified of is not reported.",
    ],
    sources: [
      "WWDC 2019, “Modernizing Your UI for iOS 13”",
      "github.com/Yummypets/YPImagePicker/issues/517",
      "github.com/jonkykong/SideMenu/issues/558",
    ],
    published: """
      github.com/Yummypets/YPImagePicker/issues/517: \
      the presenter was not refreshed after the picker
      """
  )

  let signals: Signal.Kinds = [.hierarchy, .callback, .death]
  let names: [Name] = [.presentedRelation, .presentationDidDismiss]

  /// The event at which each presenter began to present.
  private var starts: [SubjectID: UInt64] = [:]
  private var reported: Set<SubjectID> = []
  /// The latest event at which a delegate was notified of a dismissal.
  private var lastNotification: UInt64 = 0

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .callback: lastNotification = state.cursor.ordinal
    case .hierarchy(let event):
      guard event.argument == .none else {
        starts[event.subject] = state.cursor.ordinal
        return
      }
      check(event, in: state, to: &ledger)
    case .death(let slot):
      guard !starts.isEmpty || !reported.isEmpty else { return }
      starts[state.hierarchy[slot].id] = nil
      reported.remove(state.hierarchy[slot].id)
    default: break
    }
  }

  private func isSheet(_ slot: Int, in state: AnalysisState) -> Bool {
    let name = state.className(slot: slot)
    guard name != "PresentationHostingController" else { return false }
    return state.hierarchy[slot].relations.isSheet
      ?? (name != "UIAlertController" && name != "UISearchController")
  }

  private mutating func check(
    _ event: TraceEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard let start = starts.removeValue(forKey: event.subject), lastNotification < start,
      state.appearance(of: event.subject) == .visible,
      let slot = state.hierarchy.find(event.subject),
      state.hierarchy[slot].lifetime.lastAppearanceOrdinal < start,
      let sheet = state.hierarchy.find(state.cursor.previousPresented),
      state.hierarchy[sheet].lifetime.hasAppeared, isSheet(sheet, in: state),
      reported.insert(event.subject).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "\(state.name(slot: sheet)) was presented over it and dismissed without a "
          + "callback: viewWillAppear did not refresh it",
        evidence: [state.evidence(event, note: "the sheet was dismissed")]
      )
    )
  }
}
