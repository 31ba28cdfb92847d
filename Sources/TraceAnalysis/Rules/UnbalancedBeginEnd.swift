import Findings
import TraceModel

/// Reports appearance transitions that are not begun and ended in turn.
struct UnbalancedBeginEnd: Rule {
  static let descriptor = RuleDescriptor(
    217,
    "unbalanced-begin-end",
    .error,
    [.runtime],
    summary: "endAppearanceTransition without begin, or begin twice the same way.",
    rationale: "A child's callbacks are doubled or lost.",
    help: "call endAppearanceTransition() once for each beginAppearanceTransition(_:animated:)",
    bad: "end()",
    good: "begin(true) end()",
    exceptions: [
      "begin the other way round in mid-transition replaces the first; one end follows.",
      "What UIKit says of the same call is not reported again; in a device log it is LC901.",
      "Where transitions overlap in a container, UIKit says it of them: that is LC221.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      "UIKit: “Unbalanced calls to begin/end appearance transitions”",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.call, .diagnostic, .death]

  private var open: [SubjectID: Bool] = [:]
  private var lastReport: [SubjectID: Instant] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .call(let event):
      if event.name == .beginAppearanceTransition { begin(event, in: &world) }
      if event.name == .endAppearanceTransition { end(event, in: &world) }
    case .diagnostic(let event, let text):
      guard event.name == .unbalancedTransition, !world.isLog,
        !isSaid(of: event.subject, in: world)
      else { return }
      let quote = text.isEmpty ? "" : ": “\(text)”"
      report(event, "UIKit found its transitions unbalanced\(quote)", in: &world)
    case .death(let slot):
      guard !open.isEmpty || !lastReport.isEmpty else { return }
      open[world.population[slot].id] = nil
      lastReport[world.population[slot].id] = nil
    default: break
    }
  }

  /// Whether a finding about the call says the same; a log has no calls.
  private func isSaid(of id: SubjectID, in world: World) -> Bool {
    let container = world.container(ofMover: id)
    if world.isInsideBlamedCall || world.overlappingContainers.contains(container) { return true }
    guard let last = lastReport[id] else { return false }
    return last.duration(to: world.now) < .milliseconds(5)
  }

  private mutating func begin(_ event: TraceEvent, in world: inout World) {
    let isAppearing = event.flags.contains(.on)
    if open.updateValue(isAppearing, forKey: event.subject) == isAppearing {
      report(
        event,
        "beginAppearanceTransition(\(isAppearing)) came twice without an end",
        in: &world
      )
    }
  }

  private mutating func end(_ event: TraceEvent, in world: inout World) {
    guard open.removeValue(forKey: event.subject) == nil else { return }
    let wasAlive = world.population.find(event.subject).map { !world.population[$0].isBornHere }
    guard wasAlive != true else { return }
    report(event, "endAppearanceTransition() came without a begin", in: &world)
  }

  private mutating func report(_ event: TraceEvent, _ message: String, in world: inout World) {
    world.report(
      finding(
        of: world.object(event.subject),
        message: message,
        evidence: [world.evidence(event, note: "unbalanced here")]
      )
    )
    lastReport[event.subject] = world.now
    if event.kind == .begin { world.blameInnermostCall() }
  }
}
