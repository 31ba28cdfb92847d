package import CommandEnvironment
import HeadlessUIKit
import Scenarios
import Stories
import TraceFormat
package import TraceModel
import TraceRecorder

/// The runtime in this process.
package struct HeadlessRuntime: ScenarioRuntime {
  package init() {}

  package func stories() -> [StorySummary] {
    Stories.all.map { StorySummary(name: $0.name, summary: $0.summary) }
  }

  @MainActor
  package func record(
    _ name: String,
    into output: String?,
    clock: ClockKind
  ) async throws(CommandFailure) -> NamedRecording {
    if let story = Stories.named(name) {
      try await record(story, into: output ?? "\(story.name).json", clock: clock)
      return .story
    }
    guard let file = try ScenarioFile.named(name) else {
      throw CommandFailure(
        message: "there is no story '\(name)'",
        help: Self.help(forUnknown: name)
      )
    }
    return .scenario(try await file.recorded())
  }

  @MainActor
  package func run(scenarioAt path: String) async throws(CommandFailure) -> RecordedScenario {
    try await ScenarioFile(path: path).recorded()
  }

  @MainActor
  package func verify(
    _ paths: [String],
    behavior: BehaviorVersion?,
    namesAll: Bool
  ) async throws(CommandFailure) -> Int32 {
    try await VerifyJob(paths, behavior: behavior, namesAll: namesAll).run()
  }

  private static func help(forUnknown name: String) -> String {
    let names = Stories.all.map(\.name)
    let longer = names.filter { $0.hasPrefix("\(name)-") }
    if !longer.isEmpty {
      return "the stories that begin with it are \(longer.joined(separator: ", "))"
    }
    let near = Spelling.nearest(to: name, in: names)
    let meant = near.map { "did you mean '\($0)'? " } ?? ""
    return meant
      + "'lifeline record --list' lists them; a scenario file ends in .yml; a program is "
      + "recorded with 'lifeline record -- \(name)'"
  }

  @MainActor
  private func record(
    _ story: Story,
    into path: String,
    clock: ClockKind
  ) async throws(CommandFailure) {
    do {
      let sink: any TraceSink = path == "-" ? MemorySink() : try MappedFileSink(path: path)
      // The failure of the recorder is thrown below.
      let recorder = makeRecorder(
        title: story.name,
        clock: clock,
        sink: sink,
        recordsCallSites: false
      ) { _ in }
      let context = RecordingContext(recorder: recorder, failurePolicy: .record)
      _ = try await withRecording(context) { app in try await story.run(app) }
      if let failure = recorder.failure { throw failure }
      if path == "-" {
        try CommandSession.writeOutput(try context.traceBytes())
      } else {
        CommandSession.writeMessage("recorded \(story.name) into \(path)")
      }
    } catch let error as RecorderError {
      // The recorder's message names the file.
      throw CommandFailure(error)
    } catch let error as ClockError {
      throw CommandFailure(message: "the story '\(story.name)' did not end: \(error)")
    } catch {
      throw CommandFailure(scenarioFailure: error, path: story.name)
    }
  }
}
