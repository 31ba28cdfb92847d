import Findings
import TraceModel

/// Reports UIKit’s sentence about appearance callbacks that are called by hand.
struct UIKitAppearanceMisuse: SentenceRule {
  static let descriptor = RuleDescriptor(
    902,
    "uikit-appearance-callback-misuse",
    .error,
    [.input],
    summary: "UIKit printed that an appearance callback was called directly.",
    rationale: "UIKit knows nothing of the call: the other callbacks of the pair never come.",
    help: """
      use addChild(_:), or beginAppearanceTransition(_:animated:) and endAppearanceTransition()
      """,
    bad: "Calling -viewWillAppear: directly on a view controller is not supported",
    good: "(UIKit is silent)",
    exceptions: ["Where the call is recorded, LC216 says the same and more."],
    sources: ["UIKit: UIViewControllerAlertForAppearanceCallbackMisuse"]
  )

  static let sentences = [
    Sentence([.appearanceCalledDirectly], [], .logs),
    Sentence(
      [.uikitDiagnostic],
      [
        "directly on a view controller is not supported",
        "UIViewControllerAlertForAppearanceCallbackMisuse",
      ],
      .both
    ),
  ]
  static let opening = "UIKit found that the app called an appearance callback itself"
}
