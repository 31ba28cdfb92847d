import HeadlessUIKit

extension Verb {
  /// Words that let time pass, mark moments and log lines.
  static let timeVerbs: [Verb] = [
    .word("advance", [.duration], "Lets time pass; scheduled work runs at its time.") {
      call throws(ScenarioError) in
      try call.run.advance(by: call.duration(0), at: call.position)
    },
    .word("settle", [], "Lets time pass until no work is left.") { call throws(ScenarioError) in
      try call.run.settle(at: call.position)
    },
    .word(
      "idle",
      [],
      "Runs all work that is due now, with its commits; the clock does not advance."
    ) {
      call throws(ScenarioError) in
      try call.run.idle(at: call.position)
    },
    .word("turn", [], "Runs one turn of the main loop, with its commit.") {
      call throws(ScenarioError) in
      try call.run.turn(at: call.position)
    },
    .word("mark", [.text], "Names the current moment in the trace and its pictures.") { call in
      call.run.app.mark(call.text(0))
    },
    .word("log", [.text], "Logs a line, as the app's `print` does.") { call in
      call.run.log(call.text(0))
    },
  ]

  /// Words about the scenario's references to its objects.
  static let objectVerbs: [Verb] = [
    .word("create", [.name], "Creates an object now; otherwise its first use creates it.") {
      call throws(ScenarioError) in
      _ = try call.run.object(named: call.text(0), at: call.position)
    },
    .word(
      "release",
      [.name],
      "Releases the scenario's reference, so that the object can be deallocated."
    ) {
      call throws(ScenarioError) in
      try call.run.release(call.text(0), at: call.position)
    },
    .word(
      "leak",
      [.name],
      "Retains an object like a forgotten reference: checks report it as a leak."
    ) {
      call throws(ScenarioError) in
      try call.run.leak(call.text(0), at: call.position)
    },
  ]
}
