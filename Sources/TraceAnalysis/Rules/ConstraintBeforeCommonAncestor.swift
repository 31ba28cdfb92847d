import Findings
import TraceModel

/// Reports a constraint between views of two trees.
struct ConstraintBeforeCommonAncestor: SentenceRule {
  static let descriptor = RuleDescriptor(
    608,
    "constraint-before-common-ancestor",
    .error,
    [.runtime, .input],
    summary: "A constraint was activated between views without a common superview.",
    rationale: "UIKit throws an exception.",
    help: "add both views first, then activate the constraint",
    bad: "constraint.isActive = true addSubview",
    good: "addSubview constraint.isActive = true",
    exceptions: ["Views that are in one tree, in a window or not, may be constrained."],
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
