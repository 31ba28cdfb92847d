package import Findings
package import TraceModel

/// Writes traces as JSON of OpenTelemetry's protocol: a resource for each trace, a span for the run
/// and each call, with marks, messages and findings as events of spans.
///
/// The JSON form has identifiers in hexadecimal and 64-bit numbers as strings.
/// Source: opentelemetry.io/docs/specs/otlp, “JSON Protobuf Encoding”; github.com/open-telemetry/
/// opentelemetry-proto, `trace/v1/trace.proto`.
package struct OTLPExport {
  private let output: ([UInt8]) throws -> Void
  private var text: String
  private var traceCount: UInt64 = 0

  /// The bytes with which every file begins.
  package static let beginning =
    #"{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","#

  /// Begins a file.
  ///
  /// - Parameter output: Receives the bytes of the file piece by piece.
  package init(output: @escaping ([UInt8]) throws -> Void) {
    self.output = output
    text = #"{"resourceSpans":["#
  }

  /// Writes the spans of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: The findings about the trace.
  ///   - name: The name of the run.
  /// - Returns: What the file does not contain.
  /// - Throws: The error of the output.
  package mutating func add(
    _ trace: Trace,
    findings: [Finding],
    name: String
  ) throws -> ExportOmissions {
    if traceCount > 0 { text += "," }
    traceCount += 1
    let run = OTLPRun(TraceHistory(trace), findings, name: name, number: traceCount)
    var resource = JSONText()
    resource.object { json in
      json.attributes([
        ("service.name", name.isEmpty ? "lifeline" : name),
        ("lifeline.clock", trace.header.clock.rawValue),
        ("lifeline.behavior", trace.header.behavior),
      ])
    }
    text += #"{"resource":\#(resource.text),"#
    text += #""scopeSpans":[{"scope":{"name":"lifeline"},"spans":["#
    text += run.root
    for index in run.history.spans.indices {
      text += "," + run.span(index)
      if text.utf8.count > 1 << 16 { try flush() }
    }
    text += "]}]}"
    return run.omissions
  }

  /// Writes the last bytes.
  ///
  /// - Throws: The error of the output.
  package mutating func finish() throws {
    text += "]}\n"
    try flush()
  }

  private mutating func flush() throws {
    try output(Array(text.utf8))
    text = ""
  }
}

/// The spans of one trace.
private struct OTLPRun {
  let history: TraceHistory
  private let findings: [Finding]
  private let name: String
  private let traceID: String
  /// The marks and messages inside each span; −1 for those outside of all.
  private var instants: [Int: [Int]] = [:]
  private(set) var omissions: ExportOmissions

  init(_ history: TraceHistory, _ findings: [Finding], name: String, number: UInt64) {
    self.history = history
    self.findings = findings
    self.name = name
    traceID =
      Self.identifier(of: name, number, seed: 0) + Self.identifier(of: name, number, seed: 1)
    omissions = ExportOmissions(format: "OTLP", trace: history.trace)
    var open: [ThreadID: [Int]] = [:]
    var span = 0
    for (index, event) in history.trace.events.enumerated() {
      switch event.kind {
      case .begin:
        open[event.threadID, default: []].append(span)
        span += 1
      case .end: _ = open[event.threadID]?.popLast()
      case .mark, .diagnostic:
        instants[open[event.threadID]?.last ?? -1, default: []].append(index)
      default: if event.kind.isTimed { omissions.leaveOut(event.kind) }
      }
    }
    omissions.leaveOut(.end, count: history.unmatchedEnds)
  }

  /// The span of the whole run, whose events are the findings, and the marks outside of all calls.
  var root: String {
    var json = JSONText()
    json.object { json in
      json.member("traceId", traceID)
      json.member("spanId", Self.spanID(-1))
      json.member("name", name.isEmpty ? "run" : name)
      json.member("kind", literal: "1")
      json.member("startTimeUnixNano", time(history.trace.events.times.first ?? .zero))
      json.member("endTimeUnixNano", time(history.end))
      json.array("events") { json in
        write(instants[-1] ?? [], to: &json)
        for finding in findings {
          json.object { json in
            json.member("timeUnixNano", time(finding.time))
            json.member("name", "\(finding.rule) \(finding.name)")
            json.attributes([
              ("lifeline.rule", finding.rule.text),
              ("lifeline.severity", finding.severity.rawValue),
              ("lifeline.object", finding.object.text), ("lifeline.message", finding.message),
            ])
          }
        }
      }
    }
    return json.text
  }

  /// A call.
  func span(_ index: Int) -> String {
    let span = history.spans[index]
    let subject = span.subject.map { history.subjects[$0] }
    let spelled = history.trace.names[span.name]
    var json = JSONText()
    json.object { json in
      json.member("traceId", traceID)
      json.member("spanId", Self.spanID(index))
      json.member("parentSpanId", Self.spanID(span.parent ?? -1))
      json.member("name", subject.map { "\($0.className).\(spelled)" } ?? spelled)
      json.member("kind", literal: "1")
      json.member("startTimeUnixNano", time(span.start))
      json.member("endTimeUnixNano", time(span.finish))
      json.attributes([
        ("lifeline.category", history.trace.names[span.category]),
        ("lifeline.object", subject?.displayName ?? ""),
        ("lifeline.class", subject?.className ?? ""),
      ])
      if let events = instants[index] {
        json.array("events") { write(events, to: &$0) }
      }
    }
    return json.text
  }

  private func write(_ events: [Int], to json: inout JSONText) {
    let names = history.trace.names
    for index in events {
      let event = history.trace.events[index]
      json.object { json in
        json.member("timeUnixNano", time(event.time))
        json.member("name", names[event.name])
        json.attributes([
          ("lifeline.category", names[event.category]), ("lifeline.message", names[event.text]),
        ])
      }
    }
  }

  /// A moment since 1970, or since the beginning if the trace does not state it; never negative.
  private func time(_ instant: Instant) -> String {
    String(max(0, history.trace.header.epoch.advanced(saturatingBy: instant.nanoseconds)))
  }

  private static func spanID(_ index: Int) -> String { padded(UInt64(index + 2)) }

  /// A hash of a name and a number, FNV-1a with 64 bits, so that equal inputs give equal bytes.
  private static func identifier(of name: String, _ number: UInt64, seed: UInt64) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return padded((hash ^ number) &* 0x0000_0100_0000_01b3 | 1)
  }

  private static func padded(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension JSONText {
  /// Adds the attributes of a span, an event or a resource; empty ones are left out.
  fileprivate mutating func attributes(_ values: [(String, String)]) {
    array("attributes") { json in
      for (key, value) in values where !value.isEmpty {
        json.object { json in
          json.member("key", key)
          json.object("value") { $0.member("stringValue", value) }
        }
      }
    }
  }
}
