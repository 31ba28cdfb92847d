import AnalysisEngine
import Findings
import TraceModel

/// Reports UIKit’s message about appearance callbacks that the app calls itself.
struct UIKitAppearanceMisuse: SentenceRule {
  static let descriptor = RuleDescriptor(
    902,
    "uikit-appearance-callback-misuse",
    .error,
    [.input],
    summary: "UIKit logged that the app called an appearance callback directly.",
    rationale: "UIKit does not notice the call, so the other callbacks of the pair are missing.",
    help: """
      use addChild(_:), or beginAppearanceTransition(_:animated:) and endAppearanceTransition()
      """,
    examples: .log(
      wrong: PackageResources.LC902_wrong_log,
      right: PackageResources.LC902_right_log
    ),
    exceptions: ["If the call is recorded, LC216 reports it in more detail."],
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
