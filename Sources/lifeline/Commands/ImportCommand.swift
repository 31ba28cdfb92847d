import ArgumentParser
import LogImport
import TraceFormat
import TraceModel

/// `lifeline import LOG`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turns a device's log into a trace.",
    discussion: """
      Reads NSLog old and new, Xcode's console with and without its metadata, 'log show' and 'log \
      stream' in every style, idevicesyslog, and plain print, in UTF-8 and UTF-16; which it is, is \
      found out line by line. Lines that only speak of callbacks are not taken for events.

      With --explain-import the explanation is written instead of the trace, which is written only \
      when -o names a file.

      EXAMPLES
        lifeline import device.log -o device.json
        lifeline import device.log --explain-import
        lifeline import - < device.log | lifeline check -
        lifeline import app.log --pattern '(?<class>\\w+) did (?<callback>\\w+)'

      EXIT STATUS
        0  written
        2  anything else: wrong usage, unreadable input, no callback in it
      """
  )

  @Argument(help: "A log; '-' is standard input.")
  var log = "-"

  @Option(name: .shortAndLong, help: "The trace; '-' is standard output.")
  var output: String?

  @Option(help: "The callbacks that the log would have printed, separated by commas.")
  var observes: String?

  @OptionGroup var logOptions: LogOptions

  func run() throws {
    var input = InputFile(path: log)
    let explainsOnly = logOptions.explainImport && output == nil
    let explanations = ExplanationOutput(of: input, isResult: explainsOnly)
    defer { explanations.flush() }
    input.logReading = try logOptions.reading(explainingTo: explanations)
    let output = output ?? "-"
    guard !input.isSame(as: output) else {
      throw CommandFailure(
        place: output,
        message: "the trace would replace the log that it is made from",
        help: "name another file with -o"
      )
    }
    let bytes: [UInt8] = try input.read(observes: observes.map(CheckCommand.list)) {
      source,
      format in
      guard format == .log else {
        throw CommandFailure(
          place: log,
          message: "this is a trace, not a log",
          help: "check or draw it as it is: 'lifeline check \(log)'"
        )
      }
      let trace = try Self.trace(&source)
      try input.requireEvents(trace.events.count, in: format, problems: trace.problems)
      Terminal.writeError(Self.summary(of: trace, path: log))
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

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private static func summary(of trace: Trace, path: String) -> String {
    let callbacks = trace.events.count { $0.beginsCallback }
    var lines = [
      "\(VisibleText.of(path)): \(Self.count(callbacks, "callback")) of \(Self.count(trace.subjects.count, "object"))"
    ]
    for problem in trace.problems {
      lines.append(
        VisibleText.of("\(path):\(problem.line): \(problem.severity.rawValue): \(problem.message)")
      )
    }
    return lines.joined(separator: "\n")
  }
}
