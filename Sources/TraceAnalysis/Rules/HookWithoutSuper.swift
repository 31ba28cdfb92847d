import Findings
import TraceModel

/// Warns of hooks of sizes, traits and constraints that do not call super.
struct HookWithoutSuper: Rule {
  static let descriptor = RuleDescriptor(
    609,
    "trait-or-size-hook-without-super",
    .warning,
    [.runtime],
    summary: """
      An override of a hook for sizes, traits or constraints returned without calling super.
      """,
    rationale: """
      UIKit forwards these to children in its own implementation: they never hear of a rotation.
      """,
    help: """
      call super in viewWillTransition(to:with:), willTransition(to:with:) and \
      updateViewConstraints()
      """,
    bad: "override func viewWillTransition(to:with:) { }",
    good: "override func viewWillTransition(to:with:) { super.viewWillTransition(to:with:) }",
    exceptions: ["loadView and the callbacks of views whose base does nothing need no super."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()",
      "developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)",
    ]
  )

  static let signals: Signal.Kinds = .superMisuse

  private var reported: Set<OverrideKey> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .superMisuse(let slice, .missing) = signal,
      slice.name.superRequirement == .documented,
      let key = OverrideKey(slice, in: world), reported.insert(key).inserted
    else { return }
    world.report(
      finding(
        of: world.object(slice.subject),
        message: "\(key.text(in: world)) returned without calling super",
        evidence: [world.evidence(slice, note: "super was not reached")]
      )
    )
  }
}
