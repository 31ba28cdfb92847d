import Foundation
import HeadlessUIKit
import Stories
import Testing
import TraceRecorder

struct `Dump` {
  @Test(arguments: Stories.all.map(\.name)) @MainActor func `all`(name: String) async throws {
    let story = try #require(Stories.named(name))
    let context = RecordingContext.inMemory(title: name, failurePolicy: .record)
    _ = try await withRecording(context) { app in try await story.run(app) }
    try Data(context.traceBytes()).write(to: URL(filePath: "/tmp/st-\(name).json"))
  }
}
