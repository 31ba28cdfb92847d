import HeadlessUIKit

extension TestRun {
  /// The work that was pending when an expectation failed, with advice; `nil` if there was none.
  package nonisolated var waitingAdvice: String? {
    let waiting = Runtime.unfinishedWork(in: context)
    guard !waiting.isEmpty else { return nil }
    var list = waiting.prefix(3).joined(separator: "; ")
    if waiting.count > 3 { list += "; and \(waiting.count - 3) more" }
    return "help: work was still pending: \(list)\n"
      + "      call `try await app.settle()` before this expectation"
  }
}
