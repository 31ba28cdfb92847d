import Findings
import TraceModel

/// Warns of a `loadView` that calls super and then sets another view.
struct LoadViewCallsSuper: Rule {
  static let descriptor = RuleDescriptor(
    103,
    "load-view-calls-super",
    .warning,
    [.runtime],
    summary: "loadView called super and then set another view.",
    rationale: """
      The view that super made, perhaps from a nib, was made in vain, and outlets to it dangle.
      """,
    help: "do not call super.loadView() where loadView sets view itself",
    bad: "loadView { super.loadView() view = ChartView() }",
    good: "loadView { view = ChartView() }",
    exceptions: ["A loadView that only calls super, and works on the view that it made, is right."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      "SwiftLint prohibited_super_call",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .hierarchy
  static let names: [Name] = [.viewRelation]

  private var last: (child: SubjectID, view: SubjectID, line: UInt32, time: Instant)?

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .hierarchy(let event) = signal, event.argument != .none,
      let slice = world.innermostCallback, slice.name == .loadView, slice.subject == event.subject
    else { return }
    defer { last = (event.subject, event.argument, slice.line, slice.time) }
    guard let last, last.child == event.subject, last.time == slice.time,
      last.line == slice.line, last.view != event.argument
    else { return }
    world.report(
      finding(
        of: world.object(event.subject),
        message: "loadView called super, and then set another view",
        evidence: [
          world.evidence(slice, note: "the load"),
          world.evidence(event, note: "the view that super made is replaced here"),
        ]
      )
    )
  }
}
