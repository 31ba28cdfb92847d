import Findings
import TraceModel

/// Reports a view that is loaded again and again.
struct LoadRecursion: Rule {
  static let descriptor = RuleDescriptor(
    105,
    "load-recursion",
    .error,
    [.callbacks],
    summary: "A view was loaded three times without an appearance in between.",
    rationale: """
      loadView sets no view, so each read of view loads it again until the stack overflows.
      """,
    help: "assign view in loadView()",
    wrong: .swift(
      """
      class ChartViewController: UIViewController {
        override func loadView() {
          view.backgroundColor = .black
        }
      }

      window.rootViewController = ChartViewController()
      """
    ),
    right: .swift(
      """
      class ChartViewController: UIViewController {
        override func loadView() {
          view = UIView()
          view.backgroundColor = .black
        }
      }

      window.rootViewController = ChartViewController()
      """
    ),
    exceptions: [
      """
      Several controllers of one class may load one after the other; if the log does not \
      distinguish them, the confidence is low.
      """,
      "After view = nil, the next load is correct.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      "github.com/kingcos/Perspective, “UIViewController Life Cycle”",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.callback, .diagnostic]
  static let names: [Name] = [.loadView]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .callback(let callback): record(callback, in: &world)
    case .diagnostic(let event, let text):
      guard event.name == .loadWithoutView, text.contains("endless loadView") else { return }
      let evidence = world.evidence(event, note: "HeadlessUIKit stopped the recursion here")
      report(event.subject, [evidence], in: &world)
    default: break
    }
  }

  private mutating func record(_ callback: CallbackEvent, in world: inout World) {
    let slot = callback.slot
    guard slot >= 0 else { return }
    // A load after the view was unloaded starts a new count.
    if world.isUnloaded(slot) { world.population[slot].loadsInRow = 0 }
    world.population[slot].loadsInRow &+= 1
    // Three controllers that the log does not distinguish may load in a row.
    let limit: Int32 = world.isShared(slot) ? 4 : 3
    let hasView = world.population[slot].load != StateSet(LoadStep.loading.rawValue)
    guard world.population[slot].loadsInRow == limit, hasView else { return }
    let steps = world.recentEvidence(slot: slot, kind: .load, count: 4)
    report(callback.subject, steps + [world.evidence(callback, note: "loaded again")], in: &world)
  }

  private func report(
    _ id: SubjectID,
    _ evidence: [Finding.Evidence],
    in world: inout World
  ) {
    let slot = world.population.find(id)
    world.report(
      finding(
        confidence: slot.map { world.confidence(slot: $0) },
        of: world.object(id),
        message: "its view is loaded over and over: loadView does not set view",
        evidence: evidence
      )
    )
  }
}
