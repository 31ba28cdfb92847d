import Foundation
import TraceModel

/// Passes events on and tells on a terminal, once the work takes over a second, how far it is.
struct ProgressSource<Base: TraceEventSource>: TraceEventSource {
  private(set) var base: Base
  private let label: String
  private let start = ContinuousClock.now
  private let isShown: Bool
  private var count = 0
  private var wasWritten = false

  init(_ base: Base, label: String, isShown: Bool) {
    self.isShown = isShown
    self.base = base
    self.label = label
  }

  var names: NameTable { base.names }
  var header: TraceHeader { base.header }
  var end: TraceEnd { base.end }
  var problems: [TraceProblem] { base.problems }

  mutating func next() throws -> TraceEvent? {
    let event = try base.next()
    guard isShown else { return event }
    count += 1
    if event == nil {
      if wasWritten { write("") }
    } else if count.isMultiple(of: 65_536), start.duration(to: .now) > .seconds(1) {
      write("\(VisibleText.of(label)): \(count) events")
      wasWritten = true
    }
    return event
  }

  /// Replaces the line on the terminal.
  private func write(_ text: String) {
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }
}
