import Foundation
import HeadlessUIKit
import Scenarios
import Stories
import TraceFormat
package import TraceModel
import TraceRecorder

/// Records a story or a scenario file: the work of `lifeline record NAME`.
package struct RecordJob {
  /// The name of a story, the name of a scenario of `traces/scenarios`, or the path of a scenario
  /// file.
  package var name: String
  /// The trace; `nil` for the name with `.json`, `-` for standard output.
  package var output: String?
  /// The clock of the run.
  package var clock: ClockKind

  /// Creates a job.
  package init(_ name: String, output: String? = nil, clock: ClockKind = .virtual) {
    self.name = name
    self.output = output
    self.clock = clock
  }

  /// A line for each story: its name and its summary.
  package static var list: String {
    let width = Stories.all.map(\.name.count).max() ?? 0
    let lines = Stories.all.map { story in
      story.name + String(repeating: " ", count: width - story.name.count + 2) + story.summary
    }
    return lines.joined(separator: "\n")
  }

  /// Records the trace.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws {
    if ScenarioFile.isNamed(by: name) {
      try await record(ScenarioFile(path: name))
    } else if let story = Stories.named(name) {
      try await record(story)
    } else if let file = try ScenarioFile.named(name) {
      try await record(file)
    } else {
      throw CommandFailure(
        message: "there is no story '\(name)'",
        help: Self.help(forUnknown: name)
      )
    }
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
  private func record(_ file: ScenarioFile) async throws {
    guard clock == .virtual else {
      throw CommandFailure(
        location: file.path,
        message: "a scenario runs on the virtual clock",
        help: "leave --clock out"
      )
    }
    let name = URL(filePath: file.path).deletingPathExtension().lastPathComponent
    let path = output ?? "\(name).json"
    try OutputFile(path: path).write(try await file.trace())
    if path != "-" { CommandSession.writeMessage("recorded \(name) into \(path)") }
  }

  @MainActor
  private func record(_ story: Story) async throws {
    let path = output ?? "\(story.name).json"
    try OutputFile(path: path).requireReplaceable()
    do {
      let sink: any TraceSink = path == "-" ? MemorySink() : try MappedFileSink(path: path)
      // The failure of the recorder is thrown below.
      let recorder = makeRecorder(title: story.name, clock: clock, sink: sink) { _ in }
      let context = RecordingContext(recorder: recorder, failurePolicy: .record)
      _ = try await withRecording(context) { app in try await story.run(app) }
      if let failure = recorder.failure { throw failure }
      if path == "-" {
        try OutputFile.standard.write(try context.traceBytes())
      } else {
        CommandSession.writeMessage("recorded \(story.name) into \(path)")
      }
    } catch let error as RecorderError {
      // The recorder's message names the file.
      throw CommandFailure(error)
    } catch let error as ScenarioError {
      throw CommandFailure(error, path: story.name)
    } catch let error as ClockError {
      throw CommandFailure(message: "the story '\(story.name)' did not end: \(error)")
    }
  }
}
