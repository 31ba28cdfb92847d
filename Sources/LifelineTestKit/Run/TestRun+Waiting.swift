import HeadlessUIKit

extension TestRun {
  /// What a failed expectation came before, and what to do; `nil` when nothing waits.
  package nonisolated var waitingAdvice: String? {
    let waiting = Runtime.unfinishedWork(in: context)
    guard !waiting.isEmpty else { return nil }
    var list = waiting.prefix(3).joined(separator: "; ")
    if waiting.count > 3 { list += "; and \(waiting.count - 3) more" }
    return "help: work of the run had not ended: \(list)\n"
      + "      let it end with `try await app.settle()` before this expectation"
  }
}
