import CommandEnvironment
import TraceModel

/// A line on a terminal that shows how far a job is, once the job takes over a second.
struct ProgressLine {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var wasWritten = false

  /// Creates a line.
  ///
  /// - Parameter isShown: Whether standard error is a terminal that shows progress.
  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Replaces the line, at most ten times a second.
  mutating func show(_ text: String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard start.duration(to: now) > .seconds(1), last.duration(to: now) > .milliseconds(100) else {
      return
    }
    last = now
    wasWritten = true
    write(VisibleText.of(text))
  }

  /// Removes the line.
  mutating func clear() {
    guard wasWritten else { return }
    wasWritten = false
    write("")
  }

  private func write(_ text: String) {
    try? CommandSession.current.write(Array("\r\u{1B}[K\(text)".utf8), to: .errors)
  }
}
