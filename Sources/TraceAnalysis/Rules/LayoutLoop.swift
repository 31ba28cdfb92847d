import Findings
import TraceModel

/// Reports a layout that causes itself.
struct LayoutLoop: CellRule {
  static let descriptor = RuleDescriptor(
    603,
    "layout-loop",
    .error,
    [.runtime, .heuristic],
    summary: """
      A layout ran within itself twice, or was repeated a hundred times in one turn of the main \
      loop.
      """,
    rationale: "The main thread hangs and may overflow the stack.",
    help: """
      in a layout callback, do not change the frame of the controller's view or its superview, \
      and do not call layoutIfNeeded()
      """,
    wrong: .swift(
      """
      class HomeViewController: UIViewController {
        var passes = 0

        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          passes += 1
          guard passes < 4 else { return }
          view.setNeedsLayout()
          view.layoutIfNeeded()
        }
      }

      window.rootViewController = HomeViewController()
      """
    ),
    right: .swift(
      """
      class HomeViewController: UIViewController {
        var passes = 0

        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          passes += 1
        }
      }

      window.rootViewController = HomeViewController()
      """
    ),
    exceptions: [
      "One layout within another is legal.",
      "In a log, layouts without a pause are only an indication: the finding is an info.",
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
    case .callback(let callback): check(callback, in: &world)
    case .death(let slot):
      if !reported.isEmpty { reported.remove(world.population[slot].id) }
    default: break
    }
  }

  private mutating func check(_ callback: CallbackEvent, in world: inout World) {
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
        evidence: [world.evidence(callback, note: "laid out again")]
      )
    )
  }
}
