import AnalysisEngine
import Findings
import TraceModel

/// Reports a presentation from a controller that is already presenting.
struct PresentWhilePresenting: SentenceRule {
  static let descriptor = RuleDescriptor(
    402,
    "present-while-presenting",
    .error,
    [.runtime],
    summary: "present was called on a controller that is already presenting.",
    rationale: "UIKit ignores the call: the second controller is never shown.",
    help: "dismiss the first controller, or present from the topmost controller",
    examples: .swift(PackageResources.LC402_swift),
    exceptions: [
      "A presented controller may present a further controller, which makes a chain.",
      "The message that UIKit logs in a device log is LC903.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller",
      "github.com/scenee/FloatingPanel/issues/657",
    ]
  )

  static let sentences = [
    Sentence(
      [.presentationIgnored],
      [
        "Attempt to present*which is already presenting",
        "Attempt to present*while a presentation is in progress",
      ],
      .recordings
    )
  ]
  static let opening = "present was ignored: it is already presenting a controller"
}
