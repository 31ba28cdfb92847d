import AnalysisEngine
import Findings
import TraceModel

/// Reports UIKit’s message about unbalanced transitions.
struct UIKitUnbalancedTransitions: SentenceRule {
  static let descriptor = RuleDescriptor(
    901,
    "uikit-unbalanced-transitions",
    .error,
    [.input],
    summary: "UIKit logged “Unbalanced calls to begin/end appearance transitions”.",
    rationale: """
      A transition started before another transition had ended, or the app called a callback \
      itself.
      """,
    help: "wait for the first transition, and call no appearance callback yourself",
    examples: .log(
      wrong: PackageResources.LC901_wrong_log,
      right: PackageResources.LC901_right_log
    ),
    exceptions: [
      "If the calls are recorded, LC217 and LC221 report the same mistake in more detail."
    ],
    sources: [
      "UIKit: “Unbalanced calls to begin/end appearance transitions”",
      "github.com/Haptic-Apps/Slide-iOS/issues/266",
    ],
    mayFollowFrom: [
      CauseLink(216), CauseLink(902), CauseLink(217), CauseLink(202), CauseLink(203),
      CauseLink(204), CauseLink(205), CauseLink(207), CauseLink(208), CauseLink(209),
      CauseLink(210), CauseLink(211), CauseLink(212),
    ]
  )

  static let sentences = [
    Sentence([.unbalancedTransition], [], .logs),
    Sentence([.uikitDiagnostic], ["Unbalanced calls to begin/end"], .both),
  ]
  static let opening = "UIKit found unbalanced appearance transitions"
}
