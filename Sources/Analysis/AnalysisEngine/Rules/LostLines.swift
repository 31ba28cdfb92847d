package import TraceModel

/// The problems of a reader that count lines or lose events.
package enum LostLines {
  /// The codes of problems that count the ignored lines of a log.
  package static let logCodes: Set<String> = ["unrecognized-line", "line-too-long"]
  /// The code of a line of a trace that is not an event.
  package static let traceCode = "bad-event"
  /// The code of the problem that most lines that look like callbacks could not be parsed.
  package static let shareCode = "unrecognized-callbacks"
  /// The codes of problems of a trace that lose an event, or the object of an event.
  private static let losses: Set<String> = [
    traceCode, "no-phase", "bad-phase", "bad-id", "bad-object", "more-problems",
  ]

  /// The number of lines that a reader ignored.
  static func count(in problems: [TraceProblem]) -> Int {
    problems.reduce(0) { sum, problem in isIgnored(problem) ? sum + problem.count : sum }
  }

  /// The first line of a trace whose event was lost, or `nil`.
  ///
  /// The ignored lines of a log do not count: most of them belong to other programs.
  static func firstLine(in problems: [TraceProblem]) -> UInt32? {
    problems.filter { losses.contains($0.code) }.map { UInt32(clamping: $0.line) }.min()
  }

  /// Whether a finding of a rule states a problem, so that it is not listed again.
  package static func isReported(_ problem: TraceProblem) -> Bool {
    isIgnored(problem) || problem.code == shareCode
  }

  private static func isIgnored(_ problem: TraceProblem) -> Bool {
    problem.code == traceCode || logCodes.contains(problem.code)
  }
}
