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
    examples: .log(
      wrong: PackageResources.LC907_wrong_log,
      right: PackageResources.LC907_right_log
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
