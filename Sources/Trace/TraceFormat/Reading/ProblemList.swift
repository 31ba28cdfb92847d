import TraceModel

/// The problems of an input; beyond a limit they are only counted.
struct ProblemList {
  /// The maximum number of listed problems.
  static let limit = 1000

  private var listed: [TraceProblem] = []
  private var uncounted = 0

  /// The problems in the order of lines; the last one is the count of unlisted problems.
  var all: [TraceProblem] {
    guard uncounted > 0, let last = listed.last else { return listed }
    let noun = uncounted == 1 ? "problem is" : "problems are"
    return listed + [
      TraceProblem(
        .warning,
        code: "more-problems",
        message: "\(uncounted) more \(noun) not listed",
        line: last.line,
        byte: last.byte
      )
    ]
  }

  /// Adds a problem.
  mutating func append(_ problem: TraceProblem) {
    if listed.count < Self.limit { listed.append(problem) } else { uncounted += 1 }
  }
}
