import Findings
import HeadlessUIKit
import LogImport
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel
import TraceRecorder

/// One example of a rule with what is needed to run it.
struct ExampleRun {
  let rule: RuleDescriptor
  /// Whether it is the example that the rule reports.
  let isWrong: Bool

  private var example: RuleExample { isWrong ? rule.wrong : rule.right }

  /// Returns the findings of the example with every rule enabled that is off by default.
  @MainActor
  func analyze() throws -> AnalysisReport {
    switch example.kind {
    case .swift: return try Self.analyze(recording())
    case .loggedSwift:
      var reader = TraceReader(bytes: try recording())
      let log = DeviceLog(of: try Trace(reading: &reader))
      return try Self.analyze(log: log.text, observed: .everything)
    case .log: return try Self.analyze(log: example.text, observed: nil)
    case .trace: return try Self.analyze(Array(Self.wholeTrace(example.text).utf8))
    }
  }

  /// Returns the trace of a Swift example: the app settles after its last line.
  @MainActor
  private func recording() throws -> [UInt8] {
    let id = rule.id.text
    let compiled = try #require(compiledExample(of: id), "no type \(id) in traces/rules/examples")
    let context = RecordingContext.inMemory(title: id, failurePolicy: .record)
    let app = HeadlessApp(recordingInto: context)
    try RecordingContext.$current.withValue(context) {
      let window = UIWindow()
      window.makeKeyAndVisible()
      try isWrong ? compiled.wrong(app, window) : compiled.right(app, window)
      try app.settle()
      context.recorder.close()
      withExtendedLifetime(window) {}
    }
    app.end()
    return try context.traceBytes()
  }

  private static func analyze(_ trace: [UInt8]) throws -> AnalysisReport {
    var reader = TraceReader(bytes: trace)
    return try TraceAnalysis.analyze(&reader, options: options)
  }

  private static func analyze(log: String, observed: Observation?) throws -> AnalysisReport {
    let bytes = Array(log.utf8)
    var importOptions = LogImportOptions()
    importOptions.observes = LogImporter.scan(bytes: bytes).observed
    var importer = LogImporter(title: "example", options: importOptions, bytes: bytes)
    var options = options
    options.observed = observed
    return try TraceAnalysis.analyze(&importer, options: options)
  }

  private static let options = AnalysisOptions(
    optIns: Set(RuleRegistry.all.filter(\.isOptIn).map(\.id))
  )

  /// Adds the header that the lines of an example leave out, and the brackets around all.
  private static func wholeTrace(_ lines: String) -> String {
    let header = """
      {"ph":"M","pid":1,"tid":1,"ts":0,"name":"lifeline","args":{"schema":"lifeline","version":1,\
      "minor":0,"clock":"virtual","title":"example"}}
      """
    let body = lines.split(separator: "\n").joined(separator: ",\n")
    return lines.contains("\"obj\"") || lines.contains("lifeline_end")
      ? "[\n\(header),\n\(body)\n]\n" : "[\n\(body)\n]\n"
  }
}
