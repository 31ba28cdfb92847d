import Findings
import TraceModel

/// Reports exceptions of UIKit about constraints that cannot exist.
struct InvalidConstraint: SentenceRule {
  static let descriptor = RuleDescriptor(
    616,
    "invalid-constraint",
    .error,
    [.runtime, .input],
    summary: """
      A constraint was created or changed that cannot exist, such as one with an infinite constant.
      """,
    rationale: "UIKit raises an exception and the app crashes.",
    help: "correct the attributes, the constant, the priority or the format that the exception names",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan'
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] <HomeViewController: 0x6010> viewWillAppear(true)
      2026-01-01 12:00:00.060 App[1:1] <HomeViewController: 0x6010> viewDidAppear(true)
      """
    ),
    exceptions: ["LC608 reports constraints between views without a common superview."],
    sources: [
      "developer.apple.com/documentation/uikit/nslayoutconstraint",
      "UIKit: “NSLayoutConstraint constant is not finite!”",
      "UIKit: “Location attributes must be specified in pairs”",
    ],
    since: "0.2.0"
  )

  static let sentences = [Sentence([.constraintInvalid], ["!common ancestor"], .both)]
  static let opening = "UIKit refused a constraint"
}
