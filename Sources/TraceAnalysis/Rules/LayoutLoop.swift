import Findings
import TraceModel

/// Reports a layout that causes itself.
struct LayoutLoop: CellRule {
  static let descriptor = RuleDescriptor(
    603,
    "layout-loop",
    .error,
    [.runtime, .heuristic],
    summary: "A layout nested twice in itself, or came a hundred times without a pause.",
    rationale: "The screen hangs; in the end the stack is full.",
    help: """
      do not change frames of the own view or its superview, or call layoutIfNeeded(), in a \
      layout callback
      """,
    bad: "viewWillLayoutSubviews { viewWillLayoutSubviews { viewWillLayoutSubviews } }",
    good: """
      viewWillLayoutSubviews { viewWillLayoutSubviews viewDidLayoutSubviews } \
      viewDidLayoutSubviews
      """,
    exceptions: [
      "One layout within another is legal.",
      "A log’s layouts without a pause are a guess: the finding is an info there.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()",
      "UIKit: UIViewLayoutFeedbackLoopDebuggingThreshold",
    ]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "viewWillLayoutSubviews runs within itself a second time"
  }

  static let signals: Signal.Kinds = [.callback, .death]
  static let names: [Name] = [.viewWillLayoutSubviews]

  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .violation(let violation):
      guard reported.insert(violation.event.subject).inserted else { return }
      reportViolation(violation, in: &world)
    case .callback(let callback): judge(callback, in: &world)
    case .death(let slot):
      if !reported.isEmpty { reported.remove(world.population[slot].id) }
    default: break
    }
  }

  private mutating func judge(_ callback: CallbackEvent, in world: inout World) {
    guard callback.slot >= 0 else { return }
    let instance = world.population[callback.slot]
    guard instance.layoutsInTurn > world.thresholds.layoutsInTurn, instance.pool < 0,
      reported.insert(instance.id).inserted
    else { return }
    world.report(
      finding(
        severity: world.isLog ? .info : nil,
        confidence: world.isLog ? .low : .medium,
        of: world.object(slot: callback.slot),
        message: "laid out \(instance.layoutsInTurn) times without a pause",
        evidence: [world.evidence(callback, note: "and again")]
      )
    )
  }
}
