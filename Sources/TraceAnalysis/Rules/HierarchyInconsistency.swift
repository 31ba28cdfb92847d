import Findings
import TraceModel

/// Reports UIKit’s exception about parents and children that do not agree.
struct HierarchyInconsistency: SentenceRule {
  static let descriptor = RuleDescriptor(
    907,
    "hierarchy-inconsistency",
    .error,
    [.input, .runtime],
    summary: "UIKit threw UIViewControllerHierarchyInconsistency.",
    rationale: "The program ends.",
    help: """
      the controller of a view must be a child of the controller of its superview: addChild \
      first
      """,
    bad: """
      child view controller:<A> should have parent view controller:<B> but actual parent is:<C>
      """,
    good: "(UIKit is silent)",
    exceptions: ["Where addChild itself is refused and recorded, that is LC312."],
    sources: [
      "UIKit: UIViewControllerHierarchyInconsistency",
      "github.com/software-mansion/react-native-screens/issues/700",
    ]
  )

  static let sentences = [
    Sentence([.hierarchyInconsistency], [], .logs),
    Sentence([.hierarchyInconsistency], ["!but requested parent is"], .recordings),
  ]
  static let opening = "UIKit found its parent and its superview at odds"
}
