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

  static let signals: Signal.Kinds = [.callback, .diagnostic, .death]
  static let names: [Name] = [.loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear]

  private struct Run {
    var loads: [Finding.Evidence] = []
    var hasViews = false
    var isReported = false
  }

  private var runs: [SubjectID: Run] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .callback(let callback, _): take(callback, in: &world)
    case .diagnostic(let event, let text):
      guard event.name == .loadWithoutView, text.contains("endless loadView") else { return }
      guard runs[event.subject]?.isReported != true else { return }
      runs[event.subject, default: Run()].isReported = true
      report(event.subject, [world.evidence(event, note: "given up here")], in: &world)
    case .death(let slot): runs[world.population[slot].id] = nil
    default: break
    }
  }

  private mutating func take(_ callback: CallbackEvent, in world: inout World) {
    guard callback.name == .loadView else {
      if callback.name == .viewDidLoad {
        runs[callback.subject]?.hasViews = true
      } else {
        runs[callback.subject] = nil
      }
      return
    }
    var run = runs[callback.subject] ?? Run()
    defer { runs[callback.subject] = run }
    // Loads of a view that was taken away between are new ones.
    if world.isUnloaded(callback.slot) { run = Run() }
    // Three controllers of one class may load in a row where nothing tells them apart.
    let limit = world.isShared(callback.slot) ? 4 : 3
    guard run.loads.count < limit else { return }
    run.loads.append(world.evidence(callback, note: run.loads.isEmpty ? "first" : "again"))
    guard run.loads.count == limit, run.hasViews, !run.isReported else { return }
    run.isReported = true
    report(callback.subject, run.loads, in: &world)
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
        subject: world.name(id),
        id: id,
        message: "its view is loaded over and over: loadView does not set view",
        evidence: evidence
      )
    )
  }
}
