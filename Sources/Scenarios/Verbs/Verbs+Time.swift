import HeadlessUIKit

extension Verb {
  /// Words that let time pass, and notes of the app's author.
  static let timeVerbs: [Verb] = [
    .word("advance", [.duration], "Lets time pass; what becomes due runs at its time.") {
      call throws(ScenarioError) in
      try call.run.advance(by: call.duration(0), at: call.place)
    },
    .word("settle", [], "Lets time pass until no work is left.") { call throws(ScenarioError) in
      try call.run.settle(at: call.place)
    },
    .word("idle", [], "Runs what is due now, with its commits; the clock stands still.") {
      call throws(ScenarioError) in
      try call.run.idle(at: call.place)
    },
    .word("turn", [], "Runs one turn of the main loop, with its commit.") {
      call throws(ScenarioError) in
      try call.run.turn(at: call.place)
    },
    .word("mark", [.text], "Names the present moment in the trace and its pictures.") { call in
      call.run.app.mark(call.text(0))
    },
    .word("log", [.text], "Logs a line, as the app's `print` does.") { call in
      call.run.log(call.text(0))
    },
  ]

  /// Words for the scenario's own references.
  static let objectVerbs: [Verb] = [
    .word("create", [.name], "Creates an object now; else its first use creates it.") {
      call throws(ScenarioError) in
      _ = try call.run.object(named: call.text(0), at: call.place)
    },
    .word("release", [.name], "Drops the scenario's own reference, so that the object may end.") {
      call throws(ScenarioError) in
      try call.run.release(call.text(0), at: call.place)
    },
    .word("leak", [.name], "Keeps an object as a forgotten reference does: checks report it.") {
      call throws(ScenarioError) in
      try call.run.leak(call.text(0), at: call.place)
    },
  ]
}
