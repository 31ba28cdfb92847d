import CommandEnvironment
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
    try input.read(observes: observes) { source, format in
      guard format == .log else {
        throw CommandFailure(
          location: log,
          message: "this is a trace, not a log",
          help: "check or draw it without importing it: 'lifeline check \(log)'"
        )
      }
      if explainsOnly {
        try explain(&source, of: input)
      } else {
        let conversion = try LogConversion(path: output, isHeaderComplete: !input.isPipe)
        try Self.write(&source, to: conversion)
        try input.requireEvents(conversion.events, in: format, problems: source.problems)
        summarize(conversion.callbacks, conversion.objects, problems: source.problems)
        try explanations.finish()
        try conversion.finish(header: source.header)
      }
    }
    try explanations.finish()
  }

  /// Reads all events, so that each line is explained.
  private func explain(_ source: inout any TraceEventSource, of input: InputFile) throws {
    var (events, callbacks, objects) = (0, 0, 0)
    while let event = try source.next() {
      events += 1
      if event.beginsCallback { callbacks += 1 }
      if event.kind == .birth { objects += 1 }
    }
    try input.requireEvents(events, in: .log, problems: source.problems)
    summarize(callbacks, objects, problems: source.problems)
  }

  private static func write(
    _ source: inout any TraceEventSource,
    to conversion: LogConversion
  ) throws {
    func run(_ source: inout some TraceEventSource) throws { try conversion.write(&source) }
    try run(&source)
  }

  /// Writes the numbers of callbacks and objects and the losses to standard error.
  private func summarize(_ callbacks: Int, _ objects: Int, problems: [TraceProblem]) {
    var lines = [
      "\(VisibleText.of(log)): \(callbacks.counted("callback")) of \(objects.counted("object"))"
    ]
    for problem in problems {
      lines.append(
        VisibleText.of("\(log):\(problem.line): \(problem.severity.rawValue): \(problem.message)")
      )
    }
    CommandSession.writeMessage(lines.joined(separator: "\n"))
  }
}
