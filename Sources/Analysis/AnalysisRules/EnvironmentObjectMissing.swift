import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that reads an environment object that no ancestor provides.
struct EnvironmentObjectMissing: SentenceRule {
  static let descriptor = RuleDescriptor(
    757,
    "environment-object-missing",
    .error,
    [.runtime, .input],
    summary: "A view reads an environment object that no ancestor provides.",
    rationale: "The app crashes on a device.",
    help: """
      add environmentObject(_:) or environment(_:) above the view; a sheet and a hosting controller \
      need their own
      """,
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] CartView: @self, @identity, _store changed.
      2026-01-01 12:00:00.040 App[1:1] SwiftUI/EnvironmentObject.swift:92: Fatal error: No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an ancestor of this view.
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] CartView: @self, @identity, _store changed.
      2026-01-01 12:00:00.040 App[1:1] CartView: _store changed.
      """
    ),
    exceptions: ["An optional environment value is nil without an object."],
    sources: [
      "SwiftUI: “No ObservableObject of type … found.”",
      "developer.apple.com/documentation/swiftui/environmentobject",
    ],
    since: "0.2.0"
  )

  static let sentences = [Sentence([.environmentObjectMissing], [], .both)]
  static let opening = "an environment object is missing"
}
