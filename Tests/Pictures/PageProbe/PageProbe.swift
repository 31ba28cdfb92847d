import Findings
import TraceAnalysis
import TraceFormat
import TraceModel
import TracePage

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Writes a page, and the trees that the page must show, for `Tests/Interop/browser_page.py`.
///
/// Arguments: traces separated by commas, the page to write, and optionally a JSON file for the trees
/// of 20 moments. Instead of a trace, `dense:1000000` is a synthetic trace with a number of events, and
/// `hostile` one whose texts try to be code. The arguments `index FOLDER` write a page of tests.
@main
enum PageProbe {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "index" {
      try IndexSample.write(in: arguments[2])
      return
    }
    guard arguments.count >= 3 else {
      print("usage: PageProbe TRACE PAGE.html [TREES.json]")
      exit(2)
    }
    let traces = try arguments[1].split(separator: ",").map { try analyzed(String($0)) }
    let page = TracePage(traces) { RuleRegistry.rule(matching: $0.text)?.explanation() }
    try write(try page.html(), to: arguments[2])
    guard arguments.count > 3 else { return }
    var random = UInt64(2026)
    let count = traces.reduce(0) { $0 + $1.trace.events.count }
    let moments = (0..<20).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % max(1, count)
    }
    try write(Array(page.outlines(at: moments).utf8), to: arguments[3])
  }

  private static func analyzed(_ argument: String) throws -> PagedTrace {
    let trace = try trace(of: argument)
    var analyzer = Analyzer(header: trace.header)
    for number in trace.events.indices {
      let position = trace.position(of: EventIndex(UInt32(number))) ?? number
      analyzer.consume(trace.events[position], names: trace.names)
    }
    let report = analyzer.finish(end: trace.end, problems: trace.problems)
    let name = argument.split(separator: "/").last.map(String.init) ?? ""
    return PagedTrace(trace, findings: report.findings, name: name)
  }

  private static func trace(of argument: String) throws -> Trace {
    if argument == "hostile" { return HostileTrace.trace() }
    if argument.hasPrefix("dense:"), let count = Int(argument.dropFirst(6)) {
      return DenseTrace.trace(events: count)
    }
    var reader = try TraceReader(path: argument)
    return try Trace(reading: &reader)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else {
      print("cannot write \(path)")
      exit(2)
    }
    defer { fclose(file) }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
  }
}
