import AnalysisEngine
import Findings
import TraceModel

/// Reports UIKit’s exception about inconsistent parents and superviews.
struct HierarchyInconsistency: SentenceRule {
  static let descriptor = RuleDescriptor(
    907,
    "hierarchy-inconsistency",
    .error,
    [.input, .runtime],
    summary: "UIKit raised UIViewControllerHierarchyInconsistency.",
    rationale: "UIKit raises an exception and the app crashes.",
    help: """
      make the controller of a view a child of the controller of its superview: call addChild \
      first
      """,
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      2026-01-01 12:00:00.080 App[1:1] *** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<A: 0x6010> should have parent view controller:<B: 0x6020> but actual parent is:<C: 0x6030>'
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    exceptions: ["If UIKit rejects addChild itself and the call is recorded, that is LC312."],
    sources: [
      "UIKit: UIViewControllerHierarchyInconsistency",
      "github.com/software-mansion/react-native-screens/issues/700",
    ]
  )

  static let sentences = [
    Sentence([.hierarchyInconsistency], [], .logs),
    Sentence([.hierarchyInconsistency], ["!but requested parent is"], .recordings),
  ]
  static let opening = "UIKit found that its parent and the controller of its superview differ"
}
