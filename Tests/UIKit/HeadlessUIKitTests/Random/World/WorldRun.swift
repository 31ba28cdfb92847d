import HeadlessUIKit
import TraceRecorder

/// The outcome of one run of a script.
struct WorldOutcome {
  var problems: [WorldProblem] = []
  /// The number of performed operations.
  var operations = 0
  /// Whether callbacks exceeded the limits of depth or number of operations.
  var wasLimited = false
}

extension WorldScript {
  /// Runs the script in its own recording with the policy `.record`.
  ///
  /// The run ends after the first step that makes the hierarchy inconsistent.
  @MainActor
  func run(omitting letter: Character? = nil) -> WorldOutcome {
    let context = RecordingContext.inMemory(title: "world", failurePolicy: .record)
    let app = HeadlessApp(recordingInto: context)
    var outcome = WorldOutcome()
    RecordingContext.$current.withValue(context) {
      let remains = act(in: app, omitting: letter, &outcome)
      let leaked = remains.filter { $0.controller != nil }
      if outcome.problems.isEmpty, !leaked.isEmpty {
        outcome.problems = leaked.map {
          WorldProblem(kind: .leak, text: WorldCast.controllers[$0.number])
        }
      }
    }
    context.recorder.close()
    app.end()
    return outcome
  }

  private struct Remains {
    let number: Int
    weak var controller: UIViewController?
  }

  @MainActor
  private func act(
    in app: HeadlessApp,
    omitting letter: Character?,
    _ outcome: inout WorldOutcome
  ) -> [Remains] {
    let world = World(self, app: app)
    world.words.omittedLetter = letter
    for step in steps where outcome.problems.isEmpty {
      world.perform(step)
      outcome.problems = world.brokenRelations()
    }
    if outcome.problems.isEmpty {
      world.comeToRest()
      outcome.problems = world.problemsAtRest()
    }
    outcome.operations = world.operations
    outcome.wasLimited = world.wasLimited
    let remains = world.everyone.map { Remains(number: $0.number, controller: $0.controller) }
    world.end()
    return remains
  }
}
