import AnalysisEngine
import Findings
import TraceModel

/// Reports a presentation from a controller whose view is not in a window.
struct PresentOutsideWindow: SentenceRule {
  static let descriptor = RuleDescriptor(
    401,
    "present-outside-window",
    .error,
    [.runtime],
    summary: "present was called on a controller whose view is not in a window.",
    rationale: """
      UIKit ignores the call: nothing is shown, and the completion handler is never called.
      """,
    help: "present from viewDidAppear(_:) or later, from a controller that is on the screen",
    examples: .swift(PackageResources.LC401_swift),
    exceptions: ["The message that UIKit logs in a device log is LC903."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
      "UIKit: “whose view is not in the window hierarchy”",
    ]
  )

  static let sentences = [
    Sentence([.presentationIgnored], ["not in the window hierarchy"], .recordings)
  ]
  static let opening = "present was ignored: its view is not in a window"
}
