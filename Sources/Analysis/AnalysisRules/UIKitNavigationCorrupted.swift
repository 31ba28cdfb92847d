import AnalysisEngine
import Findings
import TraceModel

/// Reports UIKit’s messages about navigation stacks.
struct UIKitNavigationCorrupted: SentenceRule {
  static let descriptor = RuleDescriptor(
    904,
    "uikit-navigation-corrupted",
    .error,
    [.input, .runtime],
    summary: """
      UIKit logged that a navigation stack was changed at the wrong time, or in a way that is \
      not possible.
      """,
    rationale: "The navigation bar and the stack may disagree from then on.",
    help: "wait for navigationController(_:didShow:animated:) before the next change",
    examples: .log(
      wrong: PackageResources.LC904_wrong_log,
      right: PackageResources.LC904_right_log
    ),
    exceptions: ["If the transitions are recorded, LC221 and LC404 name them."],
    sources: ["UIKit: “Finishing up a navigation transition in an unexpected state”"]
  )

  static let sentences = [
    Sentence([.nestedTransition], [], .logs),
    Sentence([.navigationInvalid], [], .both),
    Sentence(
      [.uikitDiagnostic],
      [
        "can result in corrupted navigation bar",
        "Finishing up a navigation transition in an unexpected state",
        "animated: called on <",
        "transition: called on <",
      ],
      .both
    ),
  ]
  static let opening = "UIKit logged a change of a navigation stack at the wrong time"
}
