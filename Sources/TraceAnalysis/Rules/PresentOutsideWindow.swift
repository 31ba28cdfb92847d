import Findings
import TraceModel

/// Reports a presentation from a controller that is in no window.
struct PresentOutsideWindow: SentenceRule {
  static let descriptor = RuleDescriptor(
    401,
    "present-outside-window",
    .error,
    [.runtime],
    summary: "present was called on a controller whose view is in no window.",
    rationale: "UIKit ignores the call: nothing is shown, and the completion never runs.",
    help: "present from viewDidAppear(_:) or later, from a controller on the screen",
    bad: "viewDidLoad { present(alert) }",
    good: "viewDidAppear { present(alert) }",
    exceptions: ["In a device log UIKit’s sentence is LC903."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
      "UIKit: “whose view is not in the window hierarchy”",
    ]
  )

  static let sentences = [
    Sentence([.presentationIgnored], ["not in the window hierarchy"], .recordings)
  ]
  static let opening = "present was ignored: its view is in no window"
}
