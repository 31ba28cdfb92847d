import Findings
import TraceModel

/// Reports a load that goes round in circles.
struct LoadRecursion: Rule {
  static let descriptor = RuleDescriptor(
    105,
    "load-recursion",
    .error,
    [.callbacks],
    summary: "A view was loaded three times without an appearance between.",
    rationale: """
      loadView sets no view, so that each read of view loads again, until the stack is full.
      """,
    help: "assign view in loadView()",
    bad: "loadView viewDidLoad loadView viewDidLoad loadView",
    good: "loadView viewDidLoad viewWillAppear",
    exceptions: [
      """
      Several controllers of one class, which a log does not tell apart, may load in a row: \
      the finding is of low confidence then.
      """,
      "view = nil makes the next load right.",
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
    case .callback(let callback): take(callback, in: &world)
    case .diagnostic(let event, let text):
      guard event.name == .loadWithoutView, text.contains("endless loadView") else { return }
      report(event.subject, [world.evidence(event, note: "given up here")], in: &world)
    default: break
    }
  }

  private mutating func take(_ callback: CallbackEvent, in world: inout World) {
    let slot = callback.slot
    guard slot >= 0 else { return }
    // Loads of a view that was taken away between are new ones.
    if world.isUnloaded(slot) { world.population[slot].loadsInRow = 0 }
    world.population[slot].loadsInRow &+= 1
    // Three controllers of one class may load in a row where nothing tells them apart.
    let limit: Int32 = world.isShared(slot) ? 4 : 3
    let hasView = world.population[slot].load != StateSet(LoadStep.loading.rawValue)
    guard world.population[slot].loadsInRow == limit, hasView else { return }
    let steps = world.recentEvidence(slot: slot, kind: .load, count: 4)
    report(callback.subject, steps + [world.evidence(callback, note: "again")], in: &world)
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
