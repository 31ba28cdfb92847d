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
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] Presenting view controllers on detached view controllers is discouraged <HomeViewController: 0x6010>.
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
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
