import Findings
import TraceModel

/// Reports a constraint between views without a common superview.
struct ConstraintBeforeCommonAncestor: SentenceRule {
  static let descriptor = RuleDescriptor(
    608,
    "constraint-before-common-ancestor",
    .error,
    [.runtime, .input],
    summary: "A constraint was activated between views without a common superview.",
    rationale: "UIKit raises an exception and the app crashes.",
    help: "add both views first, then activate the constraint",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] Unable to activate constraint with anchors because they have no common ancestor.
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    exceptions: ["Views in one tree may be constrained, whether or not the tree is in a window."],
    sources: [
      "developer.apple.com/documentation/uikit/nslayoutconstraint/isactive",
      "UIKit: “because they have no common ancestor”",
    ]
  )

  static let sentences = [
    Sentence([.constraintInvalid], [], .both),
    Sentence([.uikitDiagnostic, .invalidArgument], ["no common ancestor"], .both),
  ]
  static let opening = "a constraint was activated before its views had a common superview"
}
