import Synchronization

/// The lines that the snippets of a test print.
nonisolated final class Printed: Sendable {
  @TaskLocal static var current: Printed?

  private let stored = Mutex<[String]>([])

  var lines: [String] { stored.withLock { $0 } }

  func append(_ line: String) { stored.withLock { $0.append(line) } }

  func removeAll() { stored.withLock { $0 = [] } }
}

/// Replaces Swift's function in the snippets of this module; prints only into a test's lines.
nonisolated func print(_ items: Any...) {
  Printed.current?.append(items.map { "\($0)" }.joined(separator: " "))
}
