import AnalysisEngine
import Findings
import TraceModel

/// Reports UIKit’s messages about presentations that it rejects.
struct UIKitPresentationRejected: SentenceRule {
  static let descriptor = RuleDescriptor(
    903,
    "uikit-presentation-rejected",
    .error,
    [.input, .runtime],
    summary: "UIKit logged that it ignores or cannot perform a presentation or dismissal.",
    rationale: "Nothing is shown, and the completion handler is never called.",
    help: "present from the topmost controller on the screen, one controller after the other",
    examples: .log(
      wrong: PackageResources.LC903_wrong_log,
      right: PackageResources.LC903_right_log
    ),
    exceptions: ["If the calls are recorded, LC401 and LC402 give the reason."],
    sources: [
      "UIKit: “Attempt to present … on … whose view is not in the window hierarchy”",
      "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
    ]
  )

  static let sentences = [
    Sentence([.uikitDiagnostic], ["Attempt to present", "Attempt to dismiss"], .both),
    Sentence([.presentationIgnored], [], .logs),
    Sentence([.presentationIgnored], ["Attempt to dismiss"], .recordings),
    Sentence([.presentationInvalid], [], .both),
    Sentence([.uikitDiagnostic], ["Application tried to present modally"], .both),
  ]
  static let opening = "UIKit rejected a presentation or dismissal"
}
