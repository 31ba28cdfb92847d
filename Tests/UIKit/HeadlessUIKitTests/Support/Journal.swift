import HeadlessUIKit
import TraceRecorder

/// The callbacks in their order, as the author of a device log would have printed them.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Removes all lines, such as those of the launch before the tested part.
  func clear() {
    lines = []
  }

  /// Returns the lines that a log with these callbacks would contain.
  ///
  /// A log without `loadView` lines does not observe `loadView`. Layout may run any number of
  /// times, so that consecutive passes count as one.
  func lines(observedIn expected: [String]) -> [String] {
    let observed = Set(expected)
    return collapseLayout(lines.filter { observed.contains($0) })
  }
}

/// Keeps one of several consecutive layout passes.
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

/// Runs a body with an app that records into memory, without finishing transitions in progress.
@MainActor
func withApp(_ body: @MainActor (HeadlessApp) async throws -> Void) async throws {
  let context = RecordingContext.inMemory(title: "test", failurePolicy: .record)
  try await withRecording(context) { app in
    // Tests of other suites can occupy all threads on which tasks run for minutes.
    app.runtime.loop.patience = .seconds(900)
    try await body(app)
  }
}
