import Findings
import TraceModel

/// Reports UIKit’s sentence about unbalanced transitions.
struct UIKitUnbalancedTransitions: SentenceRule {
  static let descriptor = RuleDescriptor(
    901,
    "uikit-unbalanced-transitions",
    .error,
    [.input],
    summary: "UIKit printed “Unbalanced calls to begin/end appearance transitions”.",
    rationale: "A transition began before another one had ended, or a callback was called by hand.",
    help: "wait for the first transition, and call no appearance callback yourself",
    bad: "Unbalanced calls to begin/end appearance transitions for <Home: 0x1031116a0>.",
    good: "(UIKit is silent)",
    exceptions: ["Where the calls are recorded, LC217 and LC221 say the same and more."],
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
  static let opening = "UIKit found its transitions unbalanced"
}
