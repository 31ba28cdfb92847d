import HeadlessUIKit
import SwiftFiveSeeds
import SwiftSixSeeds
import TraceModel
import TraceRecorder

/// Prints the frames of the seeds in a run of its own, and the diagnostics of the run.
@MainActor
func run(_ mode: String, _ body: @MainActor (HeadlessApp) async throws -> [String]) async throws {
  let context = RecordingContext.inMemory(title: mode)
  let lines = try await withRecording(context, body)
  let trace = try context.trace()
  let diagnostics = trace.events.filter { $0.kind == .diagnostic }.map { trace.names[$0.text] }
  for line in lines + diagnostics { print("\(mode): \(line)") }
}

try await run("Swift 5", SwiftFiveSeeds.framesOfSeeds)
try await run("Swift 6", SwiftSixSeeds.framesOfSeeds)
