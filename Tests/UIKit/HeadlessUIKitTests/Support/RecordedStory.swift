import HeadlessUIKit
import Stories
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

/// Records a story into memory and reads its trace.
@MainActor
func record(story name: String) async throws -> Trace {
  let story = try #require(Stories.named(name))
  let context = RecordingContext.inMemory(title: name, failurePolicy: .record)
  _ = try await withRecording(context) { app in try await story.run(app) }
  var reader = TraceReader(bytes: try context.traceBytes())
  return try Trace(reading: &reader)
}
