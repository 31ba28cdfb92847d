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
    examples: .log(
      wrong: PackageResources.LC757_wrong_log,
      right: PackageResources.LC757_right_log
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
