import AnalysisEngine
import Findings
import TraceModel

/// Reports UIKit’s message about detached presenters.
struct DetachedPresenterWarning: SentenceRule {
  static let descriptor = RuleDescriptor(
    908,
    "detached-presenter-warning",
    .warning,
    [.input],
    summary: "UIKit logged that a detached controller presents.",
    rationale: """
      Rotation, safe areas and the presentation itself may be wrong; UIKit warns that it will \
      raise an exception.
      """,
    help: "add the controller, or its container, as a child: addChild(_:)",
    examples: .log(
      wrong: PackageResources.LC908_wrong_log,
      right: PackageResources.LC908_right_log
    ),
    exceptions: ["If the call is recorded, that is LC407."],
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
  static let opening = "presents although it is not in the controller hierarchy"
}
