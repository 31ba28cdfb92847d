import Findings
import TraceModel

/// Warns of an appearance that begins within `viewDidLoad`.
struct AppearDuringDidLoad: Rule {
  static let descriptor = RuleDescriptor(
    108,
    "appear-during-did-load",
    .warning,
    [.runtime],
    summary: "viewWillAppear came before viewDidLoad returned.",
    rationale: "What viewDidLoad sets up after that point is missing in viewWillAppear.",
    help: "do not add the own view to a window, or present from it, in viewDidLoad()",
    bad: "viewDidLoad { viewWillAppear }",
    good: "viewDidLoad viewWillAppear",
    exceptions: [
      "The appearance of a child within viewDidLoad of its parent is another matter.",
      "UIKit of iOS 6 did this by itself.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
      "openradar 12214613",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewWillAppear]

  func receive(_ signal: Signal, in world: inout World) {
    guard case .callback(let callback) = signal,
      let slice = world.openCallback(.viewDidLoad, of: callback.subject)
    else { return }
    world.report(
      finding(
        of: world.object(callback.subject),
        message: "viewWillAppear came before viewDidLoad returned",
        evidence: [
          world.evidence(slice, note: "viewDidLoad begins"),
          world.evidence(callback, note: "within it"),
        ]
      )
    )
  }
}
