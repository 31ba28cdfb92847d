import Findings
import TraceModel

/// Tells of a pair of callbacks that does not pair.
struct UnbalancedPairChoice: Rule {
  static let descriptor = RuleDescriptor(
    802,
    "unbalanced-pair-choice",
    .info,
    [.runtime],
    summary: "What one callback begins was begun again before the other one ended it.",
    rationale: """
      A cancelled swipe sends viewWillAppear without viewDidDisappear: begun in the one and \
      ended in the other piles up.
      """,
    help: """
      begin in viewWillAppear(_:) and end in viewWillDisappear(_:): these two always alternate
      """,
    bad: "viewWillAppear { begin } viewWillDisappear viewWillAppear { begin }",
    good: "viewWillAppear { begin } viewWillDisappear { end } viewWillAppear { begin }",
    exceptions: [
      "Only what the app records as states of its objects is seen.",
      """
      viewDidAppear and viewWillDisappear do not pair either: a cancelled swipe sends the \
      second without the first.
      """,
    ],
    sources: [
      "github.com/xmartlabs/Eureka/pull/1037",
      "github.com/cocoabits/MASPreferences/issues/39",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
    ]
  )

  static let signals: Signal.Kinds = [.state, .death]

  private struct State: Hashable {
    var object: SubjectID
    var text: String
  }

  /// Where a state was begun: in which callback of which controller.
  private struct Beginning {
    var controller: SubjectID
    var callback: Name
    var evidence: Finding.Evidence
  }

  private var open: [State: Beginning] = [:]
  /// The callbacks in which the states that were seen to end ended.
  private var ends: [State: Name] = [:]
  private var reported: Set<State> = []

  private static let pairs: Set<Name> = [
    .viewWillAppear, .viewDidAppear, .viewIsAppearing, .viewWillDisappear, .viewDidDisappear,
  ]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .state(let event, let begins, let text):
      take(event, State(object: event.subject, text: text), begins: begins, in: &world)
    case .death(let slot):
      guard !open.isEmpty || !ends.isEmpty else { return }
      let id = world.population[slot].id
      open = open.filter { $0.key.object != id && $0.value.controller != id }
      ends = ends.filter { $0.key.object != id }
      reported = reported.filter { $0.object != id }
    default: break
    }
  }

  private mutating func take(
    _ event: TraceEvent,
    _ state: State,
    begins: Bool,
    in world: inout World
  ) {
    let slice = world.innermostCallback
    guard begins else {
      open[state] = nil
      if let slice { ends[state] = slice.name }
      return
    }
    guard let slice, Self.pairs.contains(slice.name) else { return }
    let beginning = Beginning(
      controller: slice.subject,
      callback: slice.name,
      evidence: world.evidence(event, note: "begun in \(Vocabulary.text(slice.name))")
    )
    defer { open[state] = beginning }
    guard let old = open[state], old.controller == slice.subject, old.callback == slice.name,
      reported.insert(state).inserted
    else { return }
    let end = ends[state].map { "; it ends in \(Vocabulary.text($0))" } ?? ""
    world.report(
      finding(
        of: world.object(slice.subject),
        message: "“\(state.text)” of \(world.name(state.object)) was begun again in "
          + "\(Vocabulary.text(slice.name)) before it ended\(end)",
        evidence: [old.evidence, beginning.evidence]
      )
    )
  }
}
