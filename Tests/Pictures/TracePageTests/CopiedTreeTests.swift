import Foundation
import TestSupport
import Testing
import TraceModel
import TracePage

struct `The trees of a page` {
  private struct Outlines: Decodable {
    struct Text: Decodable {
      var event: Int
      var time: Int64
      var views: String
      var controllers: String
    }

    var texts: [Text]
  }

  private func outlines(of traces: [Trace], at moments: [Int]) throws -> Outlines {
    let page = TracePage(traces.map { PagedTrace($0, findings: []) })
    return try JSONDecoder().decode(Outlines.self, from: Data(page.outlines(at: moments).utf8))
  }

  @Test func `the trees of a page have the text of the time whose last event is the moment`() throws
  {
    let trace = AnalyzedTrace.random(seed: 12, objects: 30).trace
    let count = trace.events.count
    let texts = try outlines(of: [trace], at: [count / 2, count - 1]).texts
    try #require(texts.count == 2)
    for text in texts {
      #expect(trace.events.times[text.event].nanoseconds == text.time)
      let next = text.event + 1
      #expect(next == count || trace.events.times[next].nanoseconds > text.time)
      #expect(text.views.hasPrefix("<") && text.views.hasSuffix("\n"))
      #expect(text.controllers.contains(", state: "))
    }
  }

  @Test func `the trees of a page contain controllers that are only inside each other`() throws {
    var builder = TraceBuilder("cycle")
    let first = builder.birth(1, "First", .viewController)
    let second = builder.birth(2, "Second", .viewController)
    builder.relate(first, .parentRelation, second)
    builder.relate(second, .parentRelation, first)
    let texts = try outlines(of: [builder.trace], at: [builder.trace.events.count - 1]).texts
    #expect(texts.map(\.controllers).first?.split(separator: "\n").count == 2)
  }

  @Test func `the trees of comparisons and of moments without objects have no text`() throws {
    let trace = AnalyzedTrace.random(seed: 12, objects: 5).trace
    #expect(try outlines(of: [trace, trace], at: [10]).texts.isEmpty)
    var builder = TraceBuilder("late")
    builder.mark("before")
    builder.birth(1, "Home", .viewController)
    #expect(try outlines(of: [builder.trace], at: [0, 7]).texts.isEmpty)
    #expect(try outlines(of: [builder.trace], at: [1]).texts.count == 1)
  }

  @Test(arguments: [
    (ClockKind.virtual, 1), (.monotonic, 1), (.wall, 0), (.order, 0),
  ])
  func `state whether views are recorded`(clock: ClockKind, records: Int) throws {
    let trace = Trace(header: TraceHeader(clock: clock, title: "t"))
    let page = try DecodedPage(try TracePage(trace, findings: []).html())
    #expect(page.members["recordsViews"] as? Int == records)
  }
}
