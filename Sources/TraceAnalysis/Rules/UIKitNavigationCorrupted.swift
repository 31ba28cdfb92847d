import Findings
import TraceModel

/// Reports UIKit’s sentences about navigation stacks.
struct UIKitNavigationCorrupted: SentenceRule {
  static let descriptor = RuleDescriptor(
    904,
    "uikit-navigation-corrupted",
    .error,
    [.input, .runtime],
    summary: """
      UIKit printed that a navigation stack was changed at the wrong time, or is not possible.
      """,
    rationale: "The bar and the stack may disagree from here on.",
    help: "wait for navigationController(_:didShow:animated:) before the next change",
    bad: "nested pop animation can result in corrupted navigation bar",
    good: "(UIKit is silent)",
    exceptions: ["Where the transitions are recorded, LC221 and LC404 say which."],
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
  static let opening = "UIKit found a navigation stack changed at the wrong time"
}
