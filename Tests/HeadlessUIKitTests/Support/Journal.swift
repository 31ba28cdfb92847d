import HeadlessUIKit
import TraceRecorder

/// What the author of a device log would have printed: the callbacks in their order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Forgets what was noted so far, such as the launch before the part under test.
  func clear() {
    lines = []
  }

  /// The lines of the callbacks that a log with these lines would have shown.
  ///
  /// A log that never prints `loadView` says nothing about it. Layout may run any number of times:
  /// repeated passes in a row count as one.
  func lines(observedIn expected: [String]) -> [String] {
    let observed = Set(expected)
    return collapseLayout(lines.filter { observed.contains($0) })
  }
}

/// Leaves one of several layout passes in a row.
func collapseLayout(_ lines: [String]) -> [String] {
  var result: [String] = []
  for line in lines {
    let isRepeated =
      line.contains("LayoutSubviews")
      && result.suffix(2).contains(line)
    if !isRepeated { result.append(line) }
  }
  return result
}

/// Runs a body with an app that records into memory, without ending what is in flight.
@MainActor
func withApp(_ body: @MainActor (HeadlessApp) async throws -> Void) async throws {
  let context = RecordingContext.inMemory(title: "test", failurePolicy: .record)
  try await withRecording(context, body)
}
