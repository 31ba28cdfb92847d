import Findings
import TraceModel

/// Warns of UIKit’s sentence about detached presenters.
struct DetachedPresenterWarning: SentenceRule {
  static let descriptor = RuleDescriptor(
    908,
    "detached-presenter-warning",
    .warning,
    [.input],
    summary: "UIKit printed that a detached controller presents.",
    rationale: """
      Rotation, safe areas and the presentation itself go wrong; UIKit announces an exception.
      """,
    help: "add the controller, or its container, as a child: addChild(_:)",
    bad: "Presenting view controllers on detached view controllers is discouraged <Home: 0x7f8>",
    good: "(UIKit is silent)",
    exceptions: ["Where the call is recorded, that is LC407."],
    sources: ["UIKit: “Presenting view controllers on detached view controllers is discouraged”"]
  )

  static let sentences = [
    Sentence(
      [.uikitDiagnostic],
      [
        "Presenting view controllers on detached",
        "from detached view controller",
      ],
      .both
    ),
    Sentence([.presentationDetached], [], .logs),
  ]
  static let opening = "presents although it is detached"
}
