import Findings
import TraceModel

/// Reports a presentation from a controller that presents already.
struct PresentWhilePresenting: SentenceRule {
  static let descriptor = RuleDescriptor(
    402,
    "present-while-presenting",
    .error,
    [.runtime],
    summary: "present was called on a controller that presents another one.",
    rationale: "UIKit ignores the call: the second controller is never shown.",
    help: "dismiss the first one, or present from the topmost controller",
    bad: "present(a) present(b)",
    good: "present(a) a.present(b)",
    exceptions: [
      "A presented controller may present another one: a chain.",
      "In a device log UIKit’s sentence is LC903.",
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
  static let opening = "present was ignored: it presents another controller"
}
