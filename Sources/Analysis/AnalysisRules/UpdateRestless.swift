import AnalysisEngine
import Findings
import TraceModel

/// Reports a graph of views that updates itself without end.
struct UpdateRestless: SentenceRule {
  static let descriptor = RuleDescriptor(
    756,
    "update-restless",
    .error,
    [.runtime, .input],
    summary: "Views were updated again and again in one turn of the main loop.",
    rationale: "The screen shows an intermediate value, or the app is busy without a pause.",
    help: """
      do not write a value that the same action observes; write it only if it differs, and let one \
      view own it
      """,
    examples: .swift(PackageResources.LC756_swift),
    exceptions: ["An action that writes the value once more, and then rests, is not reported."],
    sources: [
      "SwiftUI: “onChange(of:) action tried to update multiple times per frame.”",
      "developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)",
    ],
    since: "0.2.0"
  )

  static let sentences = [Sentence([.updateRestless], [], .both)]
  static let opening = "the updates of views did not come to rest"
}
