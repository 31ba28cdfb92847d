import Findings
import TraceModel

/// Reports UIKit’s sentences about presentations that it refuses.
struct UIKitPresentationRejected: SentenceRule {
  static let descriptor = RuleDescriptor(
    903,
    "uikit-presentation-rejected",
    .error,
    [.input, .runtime],
    summary: "UIKit printed that it ignores, or can not do, a presentation or dismissal.",
    rationale: "Nothing is shown, and the completion never runs.",
    help: "present from the topmost controller that is on the screen, one after the other",
    bad: "Attempt to present <A> on <B> which is already presenting <C>",
    good: "(UIKit is silent)",
    exceptions: ["Where the calls are recorded, LC401 and LC402 say why."],
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
  static let opening = "UIKit refused"
}
