import Foundation
import HeadlessUIKit
import Synchronization
import TraceRecorder

/// The calls of functions that a test's app declares in extensions of Dispatch.
final class AppCalls: Sendable {
  @TaskLocal private static var current: AppCalls?
  private let lines = Mutex<[String]>([])

  /// Runs a body in a run, and returns the calls.
  @MainActor
  static func collected(
    _ body: @MainActor (HeadlessApp) async throws -> Void
  ) async throws -> [String] {
    let calls = AppCalls()
    let context = RecordingContext.inMemory(title: "dispatch", failurePolicy: .record)
    try await $current.withValue(calls) {
      try await withRecording(context) { app in try await body(app) }
    }
    return calls.lines.withLock { $0 }
  }

  /// Adds the name of a function, or of a block.
  static func add(_ line: String) { current?.lines.withLock { $0.append(line) } }
}
