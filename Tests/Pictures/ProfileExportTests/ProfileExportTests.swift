import Findings
import Foundation
import ProfileExport
import TestSupport
import Testing
import TraceModel

/// A trace with calls on two threads, a call without an end, an end without a begin, and a mark
/// inside a call.
private func twoThreads() -> Trace {
  var builder = TraceBuilder("run \"1\"", step: .nanoseconds(10))
  let home = builder.birth(1, "Home", .viewController)
  builder.add(TraceEvent(.end))
  builder.callback(.viewWillAppear, of: home) {
    $0.mark("inside")
    $0.work("load", of: home)
  }
  var other = TraceEvent(.begin, subject: home, name: .viewDidLoad, category: .callbackCategory)
  other.thread = 2
  builder.add(other)
  builder.callback(.viewDidAppear, of: home)
  return builder.trace
}

struct `A file of speedscope` {
  /// The file format, as github.com/jlfwong/speedscope specifies it.
  private struct File: Decodable {
    struct Frame: Decodable { var name: String }
    struct Shared: Decodable { var frames: [Frame] }
    struct Event: Decodable {
      var type: String
      var frame: Int
      var at: Int64
    }
    struct Profile: Decodable {
      var type: String
      var name: String
      var unit: String
      var startValue: Int64
      var endValue: Int64
      var events: [Event]
    }
    var exporter: String
    var shared: Shared
    var profiles: [Profile]
  }

  private func file(_ traces: Trace...) throws -> (File, [String]) {
    var bytes: [UInt8] = []
    var export = SpeedscopeExport { bytes += $0 }
    let notes = try traces.map { try export.add($0, name: "run").sentence }
    try export.finish()
    return (try JSONDecoder().decode(File.self, from: Data(bytes)), notes)
  }

  @Test func `a profile of each thread has the calls as they are nested`() throws {
    let (file, notes) = try file(twoThreads())
    #expect(file.exporter == "lifeline")
    #expect(file.profiles.map(\.name) == ["run (1:1)", "run (1:2)"])
    #expect(file.profiles.allSatisfy { $0.type == "evented" && $0.unit == "nanoseconds" })
    let names = file.shared.frames.map(\.name)
    let events = file.profiles.map { $0.events.map { "\($0.type) \(names[$0.frame]) \($0.at)" } }
    #expect(
      events == [
        [
          "O Home.viewWillAppear 20", "O Home.load 40", "C Home.load 50",
          "C Home.viewWillAppear 60", "O Home.viewDidAppear 80", "C Home.viewDidAppear 90",
        ],
        ["O Home.viewDidLoad 70", "C Home.viewDidLoad 90"],
      ]
    )
    #expect(
      notes == [
        "exported 7 events; 1 end without a begin, 1 birth, 1 mark have no place in speedscope and "
          + "were left out"
      ]
    )
  }

  @Test(arguments: 0..<20)
  func `the profiles of a random trace are balanced and ascend`(seed: UInt64) throws {
    let (file, _) = try file(AnalyzedTrace.random(seed: seed, objects: 20).trace, twoThreads())
    for profile in file.profiles {
      var open: [Int] = []
      var time = profile.startValue
      for event in profile.events {
        #expect(event.at >= time && event.at <= profile.endValue)
        time = event.at
        if event.type == "O" {
          open.append(event.frame)
        } else {
          #expect(open.popLast() == event.frame)
        }
      }
      #expect(open.isEmpty)
    }
  }
}

struct `A file of OpenTelemetry` {
  /// The JSON form of the protocol, as github.com/open-telemetry/opentelemetry-proto defines it.
  private struct File: Decodable {
    struct Value: Decodable { var stringValue: String }
    struct Attribute: Decodable {
      var key: String
      var value: Value
    }
    struct Event: Decodable {
      var timeUnixNano: String
      var name: String
      var attributes: [Attribute]
    }
    struct Span: Decodable {
      var traceId: String
      var spanId: String
      var parentSpanId: String?
      var name: String
      var kind: Int
      var startTimeUnixNano: String
      var endTimeUnixNano: String
      var attributes: [Attribute]?
      var events: [Event]?
    }
    struct ScopeSpans: Decodable { var spans: [Span] }
    struct Resource: Decodable { var attributes: [Attribute] }
    struct ResourceSpans: Decodable {
      var resource: Resource
      var scopeSpans: [ScopeSpans]
    }
    var resourceSpans: [ResourceSpans]
  }

  private func file(_ traces: Trace..., findings: [Finding] = []) throws -> (File, [String]) {
    var bytes: [UInt8] = []
    var export = OTLPExport { bytes += $0 }
    let notes = try traces.map { try export.add($0, findings: findings, name: "run").sentence }
    try export.finish()
    return (try JSONDecoder().decode(File.self, from: Data(bytes)), notes)
  }

  @Test func `a span of the run contains the spans of calls, with marks as events`() throws {
    var trace = twoThreads()
    trace.header.epoch = 1_700_000_000_000_000_000
    let (file, notes) = try file(trace)
    let spans = file.resourceSpans[0].scopeSpans[0].spans
    #expect(
      spans.map(\.name) == [
        "run", "Home.viewWillAppear", "Home.load", "Home.viewDidLoad", "Home.viewDidAppear",
      ]
    )
    let hexadecimal = #/[0-9a-f]+/#
    for span in spans {
      #expect(span.traceId == spans[0].traceId && span.traceId.count == 32)
      #expect(span.spanId.count == 16 && span.spanId.wholeMatch(of: hexadecimal) != nil)
      #expect(span.traceId.wholeMatch(of: hexadecimal) != nil && span.kind == 1)
    }
    #expect(
      spans.map(\.parentSpanId) == [
        nil, spans[0].spanId, spans[1].spanId, spans[0].spanId, spans[0].spanId,
      ]
    )
    #expect(spans[2].startTimeUnixNano == "1700000000000000040")
    #expect(spans[2].endTimeUnixNano == "1700000000000000050")
    #expect(spans[1].events?.map(\.name) == ["inside"])
    #expect(file.resourceSpans[0].resource.attributes[0].value.stringValue == "run")
    #expect(
      notes == [
        "exported 8 events; 1 end without a begin, 1 birth have no place in OTLP and were left out"
      ]
    )
  }

  @Test func `findings are events of the run`() throws {
    let object = FindingObject(id: SubjectID(process: 1, number: 1), className: "Home")
    let finding = Finding(
      rule: 209,
      name: "did-appear-repeated",
      severity: .error,
      object: object,
      message: "twice",
      evidence: []
    )
    let (file, _) = try file(twoThreads(), findings: [finding])
    let events = file.resourceSpans[0].scopeSpans[0].spans[0].events
    #expect(events?.last?.name == "LC209 did-appear-repeated")
    #expect(
      events?.last?.attributes.map(\.value.stringValue) == ["LC209", "error", "Home#1", "twice"]
    )
  }

  @Test func `two traces of one name have different identifiers, and a run again the same`() throws
  {
    let identifiers = try file(twoThreads(), twoThreads()).0.resourceSpans.map {
      $0.scopeSpans[0].spans[0].traceId
    }
    #expect(Set(identifiers).count == 2)
    #expect(
      try file(twoThreads(), twoThreads()).0.resourceSpans.map { $0.scopeSpans[0].spans[0].traceId }
        == identifiers
    )
  }

  @Test func `times before 1970 and beyond 2262 stay in the range of the protocol`() throws {
    var trace = Trace(header: TraceHeader(clock: .wall, title: "late"))
    trace.header.epoch = .max
    trace.append(TraceEvent(.begin, at: Instant(nanoseconds: .min), name: .viewDidLoad))
    trace.append(TraceEvent(.end, at: Instant(nanoseconds: .max)))
    let span = try file(trace).0.resourceSpans[0].scopeSpans[0].spans[1]
    #expect(span.startTimeUnixNano == "0" && span.endTimeUnixNano == "9223372036854775807")
  }
}
