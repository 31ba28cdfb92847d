import Findings
import TraceModel

/// Warns of a view that is loaded while its controller is made.
struct ViewLoadedDuringInit: Rule {
  static let descriptor = RuleDescriptor(
    107,
    "view-loaded-during-init",
    .warning,
    [.callbacks],
    summary: "A controller loaded its view within its own init.",
    rationale: """
      viewDidLoad runs before init is through: what init still has to set is missing in it.
      """,
    help: "move what touches view from init to viewDidLoad()",
    bad: "init { viewDidLoad }",
    good: "init viewDidLoad",
    exceptions: ["Only a trace that records init as a slice shows it: a printed line has no end."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewDidLoad]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal,
      let slice = world.openCallback(.initializer, of: callback.subject)
    else { return }
    world.report(
      finding(
        of: world.object(callback.subject),
        message: "viewDidLoad ran within init, before the controller was complete",
        evidence: [
          world.evidence(slice, note: "init begins"),
          world.evidence(callback, note: "view was read before init ended"),
        ]
      )
    )
  }
}
