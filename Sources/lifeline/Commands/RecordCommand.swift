import ArgumentParser
import HeadlessUIKit
import Scenarios
import Stories
import TraceFormat
import TraceModel
import TraceRecorder

/// `lifeline record STORY|FILE.yml`.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records a story, a scenario file, or what a program does.",
    discussion: """
      With '--' and a program, the program runs with LIFELINE_OUTPUT set to the
      folder of --output (default: .lifeline). Tests with the trait .lifeline or
      the class LifelineTestCase write their traces there, and so does a program
      whose objects are born outside of a recording. Afterwards the traces are
      listed with their findings. The exit status is that of the program, or 128
      and the number of the signal that ended it.

      EXAMPLES
        lifeline record --list
        lifeline record push-pop
        lifeline record push-pop --clock monotonic -o push.json
        lifeline record push-state                 a file of traces/scenarios
        lifeline record my.yml -o my.json
        lifeline record vc4-orphan -o - | lifeline check -
        lifeline record -o traces/ -- swift test --filter Checkout

      EXIT STATUS
        0  recorded
        2  anything else; a program's own status with '--'
      """
  )

  @Argument(
    help:
      "A story of the list, a scenario of traces/scenarios by its name, or a file that ends in .yml."
  )
  var story: String?

  @Flag(help: "Lists the stories.")
  var list = false

  @Option(
    name: .shortAndLong,
    help:
      "The trace (default: the name with .json); '-' is standard output. For a program: a folder."
  )
  var output: String?

  @Option(help: "The clock: virtual, or monotonic for real time.")
  var clock = RecordingClock.virtual

  @Argument(parsing: .postTerminator, help: "A program and its arguments.")
  var program: [String] = []

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
    if !program.isEmpty {
      try RecordedProgram(words: program, folder: output ?? ".lifeline").run()
    }
    if list {
      guard story == nil else {
        throw CommandFailure(
          message: "--list lists all stories and takes no name",
          help: "leave out '\(story ?? "")' or --list"
        )
      }
      let width = Stories.all.map(\.name.count).max() ?? 0
      let lines = Stories.all.map { story in
        story.name + String(repeating: " ", count: width - story.name.count + 2) + story.summary
      }
      try OutputFile.printLine(lines.joined(separator: "\n"))
      return
    }
    guard let name = story else {
      throw CommandFailure(
        message: "a story is missing",
        help: "'lifeline record --list' lists them; '-- PROGRAM' records a program"
      )
    }
    if ScenarioFile.isNamed(by: name) {
      try await record(ScenarioFile(path: name))
      return
    }
    guard let story = Stories.named(name) else {
      if let file = try ScenarioFile.named(name) {
        try await record(file)
        return
      }
      throw CommandFailure(
        message: "there is no story '\(name)'",
        help: Self.help(forUnknown: name)
      )
    }
    try await record(story, to: output ?? "\(name).json")
  }

  /// What to do about a name that is none.
  private static func help(forUnknown name: String) -> String {
    let names = Stories.all.map(\.name)
    let longer = names.filter { $0.hasPrefix("\(name)-") }
    if !longer.isEmpty { return "the stories that begin so are \(longer.joined(separator: ", "))" }
    let near = Spelling.nearest(to: name, in: names)
    let meant = near.map { "did you mean '\($0)'? " } ?? ""
    return meant
      + "'lifeline record --list' lists them; a scenario file ends in .yml; a program is "
      + "recorded with 'lifeline record -- \(name)'"
  }

  @MainActor
  private func record(_ story: Story, to path: String) async throws {
    do {
      let sink: any TraceSink = path == "-" ? MemorySink() : try MappedFileSink(path: path)
      // The failure is told once, below.
      let recorder = makeRecorder(title: story.name, clock: clock.kind, sink: sink) { _ in }
      let context = RecordingContext(recorder: recorder, failurePolicy: .record)
      _ = try await withRecording(context) { app in try await story.run(app) }
      if let failure = recorder.failure { throw failure }
      if path == "-" {
        try OutputFile.standard.write(try context.traceBytes())
      } else {
        Terminal.writeError("recorded \(story.name) into \(path)")
      }
    } catch let error as RecorderError {
      // The recorder's sentence names the file; here it stands in front already.
      throw CommandFailure(
        place: path,
        message: "\(error.message.replacing("'\(path)' ", with: "")) [\(error.code.rawValue)]",
        help: error.help
      )
    } catch let error as ScenarioError {
      throw CommandFailure(error, path: story.name)
    } catch let error as ClockError {
      throw CommandFailure(message: "the story '\(story.name)' did not end: \(error)")
    }
  }
}

/// The clocks that a run can have.
enum RecordingClock: String, ExpressibleByArgument, CaseIterable {
  case virtual
  case monotonic

  var kind: ClockKind { self == .virtual ? .virtual : .monotonic }
}
