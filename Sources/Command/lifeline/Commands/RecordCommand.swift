import ArgumentParser
import CommandEnvironment
import LifelineCommand
import TraceModel

/// `lifeline record STORY|FILE.yml`, `lifeline record -- PROGRAM`.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record a story, a scenario file or a program.",
    discussion: """
      A program after '--' runs with LIFELINE_OUTPUT set to the folder of --output (default: \
      .lifeline). Tests with the trait .lifeline or the class LifelineTestCase write their traces \
      there, and so does a program that creates objects outside a recording. When the program \
      ends, the traces are listed with their findings, each gets a page to explore it, and the page \
      index.html of the folder lists all tests, failures first. The exit status is that of the program, \
      or 128 plus the number of the signal that ended it.

      EXAMPLES
        lifeline record --list
        lifeline record push-pop
        lifeline record push-pop --clock monotonic -o push.json
        lifeline record push-state                 a scenario of traces/scenarios
        lifeline record my.yml -o my.json
        lifeline record vc4-orphan -o - | lifeline check -
        lifeline record -o traces/ -- swift test --filter Checkout

      EXIT STATUS
        0  the trace was recorded
        2  any failure
        N  with '--': the exit status of the program
      """
  )

  @Argument(help: "A story, a scenario of traces/scenarios, or a file that ends in .yml.")
  var story: String?

  @Flag(help: "List the stories.")
  var list = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The trace (default: the name with .json), '-' for standard output; a folder for a program.",
      valueName: "path"
    )
  )
  var output: String?

  @Option(help: "The clock: virtual, or monotonic for real time.")
  var clock = Clock.virtual

  @Argument(parsing: .postTerminator, help: "A program and its arguments.")
  var program: [String] = []

  /// The clocks of a run.
  enum Clock: String, ExpressibleByArgument, CaseIterable {
    case virtual
    case monotonic

    var kind: ClockKind { self == .virtual ? .virtual : .monotonic }
  }

  func validate() throws {
    guard program.isEmpty || story == nil && !list else {
      throw ValidationError("name a story or, after '--', a program; not both")
    }
    guard program.isEmpty || output != "-" else {
      throw ValidationError("--output of a program is a folder, not standard output")
    }
  }

  @MainActor
  func run() async throws {
    guard program.isEmpty else {
      let status = try RecordedProgram(words: program, folder: output ?? ".lifeline").run()
      return try endUnlessZero(status)
    }
    if list {
      guard story == nil else {
        throw CommandFailure(
          message: "--list lists all stories and accepts no name",
          help: "leave out '\(story ?? "")' or --list"
        )
      }
      return try await RecordJob.printList()
    }
    guard let story else {
      throw CommandFailure(
        message: "a story is missing",
        help: "'lifeline record --list' lists them; '-- PROGRAM' records a program"
      )
    }
    try await RecordJob(story, output: output, clock: clock.kind).run()
  }
}
