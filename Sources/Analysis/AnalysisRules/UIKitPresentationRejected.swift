import AnalysisEngine
import Findings
import TraceModel

/// Reports UIKit’s messages about presentations that it rejects.
struct UIKitPresentationRejected: SentenceRule {
  static let descriptor = RuleDescriptor(
    903,
    "uikit-presentation-rejected",
    .error,
    [.input, .runtime],
    summary: "UIKit logged that it ignores or cannot perform a presentation or dismissal.",
    rationale: "Nothing is shown, and the completion handler is never called.",
    help: "present from the topmost controller on the screen, one controller after the other",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] Attempt to present <DetailViewController: 0x6020> on <HomeViewController: 0x6010> which is already presenting <UIAlertController: 0x6030>
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    exceptions: ["If the calls are recorded, LC401 and LC402 give the reason."],
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
  static let opening = "UIKit rejected a presentation or dismissal"
}
