import LogImport
import TraceFormat
import TraceModel

/// Converts a device log to a trace: the work of `lifeline import`.
package struct ImportJob {
  /// The log; `-` is standard input.
  package var log: String
  /// The trace, `-` for standard output; `nil` is standard output unless lines are explained.
  package var output: String?
  /// The callbacks that the log prints; `nil` to detect them.
  package var observes: [String]?
  /// Custom patterns of callback lines.
  package var patterns: [String] = []
  /// Whether the parsing of each line is explained.
  package var explainsImport = false

  /// Creates a job with default options.
  package init(_ log: String) {
    self.log = log
  }

  /// Converts the log, and writes the trace or the explanations.
  ///
  /// - Throws: ``CommandFailure``.
  package func run() throws {
    var input = InputFile(path: log)
    let explainsOnly = explainsImport && output == nil
    let explanations = ExplanationOutput(of: input, isResult: explainsOnly)
    defer { explanations.flush() }
    input.logReading = try LogReading(
      patterns: patterns,
      explainingTo: explainsImport ? explanations : nil
    )
    let output = output ?? "-"
    guard !input.isSame(as: output) else {
      throw CommandFailure(
        location: output,
        message: "the trace would replace its log",
        help: "name a different file with -o"
      )
    }
    let bytes: [UInt8] = try input.read(observes: observes) { source, format in
      guard format == .log else {
        throw CommandFailure(
          location: log,
          message: "this is a trace, not a log",
          help: "check or draw it without importing it: 'lifeline check \(log)'"
        )
      }
      let trace = try Self.trace(&source)
      try input.requireEvents(trace.events.count, in: format, problems: trace.problems)
      CommandSession.writeMessage(Self.summary(of: trace, path: log))
      return try TraceWriter.bytes(of: trace)
    }
    try explanations.finish()
    if !explainsOnly { try OutputFile(path: output).write(bytes) }
  }

  private static func trace(_ source: inout any TraceEventSource) throws -> Trace {
    func run(_ source: inout some TraceEventSource) throws -> Trace {
      try Trace(reading: &source)
    }
    return try run(&source)
  }

  private static func summary(of trace: Trace, path: String) -> String {
    let callbacks = trace.events.count { $0.beginsCallback }.counted("callback")
    let objects = trace.subjects.count.counted("object")
    var lines = ["\(VisibleText.of(path)): \(callbacks) of \(objects)"]
    for problem in trace.problems {
      lines.append(
        VisibleText.of("\(path):\(problem.line): \(problem.severity.rawValue): \(problem.message)")
      )
    }
    return lines.joined(separator: "\n")
  }
}
