import Findings
import TraceModel

/// Reports a push of a controller that is on the stack.
struct SameInstancePushedTwice: Rule {
  static let descriptor = RuleDescriptor(
    405,
    "same-instance-pushed-twice",
    .error,
    [.runtime],
    summary: "A controller was pushed that stands on the stack already.",
    rationale: "UIKit throws NSInvalidArgumentException.",
    help: "push a new instance, or pop to the one on the stack",
    bad: "push(detail) push(detail)",
    good: "push(detail) popToViewController(detail)",
    exceptions: ["Behind a pop the same instance may be pushed again."],
    sources: [
      "developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)",
      "UIKit: “Pushing the same view controller instance more than once is not supported”",
    ]
  )

  static let signals: Signal.Kinds = [.call, .diagnostic]
  static let names: [Name] = [.pushViewController]

  private static let words = ["the same view controller instance"]

  func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .call(let event):
      guard let slot = world.population.find(event.argument), event.subject != .none,
        world.population[slot].stackOwner == event.subject
      else { return }
      report(event, event.argument, "pushed here", in: &world)
      world.blameInnermostCall()
    case .diagnostic(let event, let text):
      guard event.name == .invalidArgument || event.name == .uikitDiagnostic,
        Self.words.contains(where: text.contains)
      else { return }
      world.isMessageJudged = true
      guard !world.isInsideBlamedCall else { return }
      report(event, event.subject, "UIKit said it here", in: &world)
    default: break
    }
  }

  private func report(
    _ event: TraceEvent,
    _ id: SubjectID,
    _ note: String,
    in world: inout World
  ) {
    world.report(
      finding(
        of: world.object(id),
        message: "pushed although it stands on the stack already",
        evidence: [world.evidence(event, note: note)]
      )
    )
  }
}
