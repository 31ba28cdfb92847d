import Findings
import Foundation
import TestSupport
import Testing
import TraceComparison
import TraceFormat
import TraceModel
import TracePage

struct `The page of several traces` {
  private func story(_ name: String) throws -> PagedTrace {
    var reader = TraceReader(bytes: try Repository.bytes("traces/stories/\(name).json"))
    return PagedTrace(try Trace(reading: &reader), findings: [], name: name)
  }

  /// The traces of pairs that differ in calls, arguments, objects and SwiftUI nodes.
  private static let pairs = [
    ["child", "child-without-did-move"], ["vc4-contained", "vc4-orphan"],
    ["push-pop", "cancelled-swipe"], ["swiftui-push-pop", "swiftui-identity"],
  ]

  @Test(arguments: pairs)
  func `a comparison contains every event of both traces in its order and with its time`(
    names: [String]
  ) throws {
    let traces = try names.map(story)
    let page = try DecodedPage(try TracePage(traces).html())
    let sides = try sides(of: page)
    let start = try #require(Int(page.members["start"] as? String ?? ""))
    for (side, paged) in traces.enumerated() {
      let rows = sides.indices.filter { sides[$0] == side }
      let events = paged.trace.events
      #expect(rows.map { page["events.kind"][$0] } == events.map { Int($0.kind.rawValue) })
      #expect(rows.map { page["events.line"][$0] } == events.map { Int($0.line) })
      let times = rows.map { page["events.time"][$0] + start }
      #expect(times == events.map { Int($0.time.nanoseconds) })
      let names = rows.map { page.string("events.name", $0) }
      #expect(names == events.map { VisibleText.of($0.spelledName(paged.trace.names)) })
    }
  }

  @Test(arguments: pairs)
  func `a comparison puts corresponding calls at the same position and lists all others`(
    names: [String]
  ) throws {
    let traces = try names.map(story)
    let page = try DecodedPage(try TracePage(traces).html())
    let comparison = TraceComparison(traces[0].trace, traces[1].trace)
    let sides = try sides(of: page)
    let rows = (0...1).map { side in sides.indices.filter { sides[$0] == side } }
    var place = 0
    let places = page["events.step"].map { step in
      place += step
      return place
    }
    for row in comparison.rows where row.isEqual {
      let first = comparison.first.calls[try #require(row.first)]
      let second = comparison.second.calls[try #require(row.second)]
      #expect(places[rows[0][first.event]] == places[rows[1][second.event]], "\(first.sentence)")
    }
    let differing = comparison.rows.filter { !$0.isEqual }.map { row in
      row.first.map { rows[0][comparison.first.calls[$0].event] }
        ?? row.second.map { rows[1][comparison.second.calls[$0].event] } ?? -1
    }
    #expect(page["differences.event"] == differing.sorted())
    #expect(!differing.isEmpty)
    for (event, partner) in zip(page["differences.event"], page["differences.partner"])
    where partner > 0 {
      #expect(sides[event] != sides[partner - 1])
    }
  }

  @Test(arguments: pairs)
  func `a comparison puts the lanes of an object in both traces below each other`(
    names: [String]
  ) throws {
    let traces = try names.map(story)
    let page = try DecodedPage(try TracePage(traces).html())
    let lives = page["lanes.life"]
    let second = page["lanes.second"]
    let all = lives.indices.map { page.string("lives.class", lives[$0]) }
    #expect(second.contains(1))
    for lane in lives.indices where second[lane] == 1 { #expect(all[lane] == all[lane - 1]) }
    #expect(lives.count == traces.reduce(0) { $0 + TraceHistory($1.trace).subjects.count })
  }

  @Test func `a comparison of equal traces has no difference`() throws {
    let trace = try story("push-pop")
    let page = try DecodedPage(try TracePage([trace, trace]).html())
    #expect(page["differences.event"].isEmpty)
    #expect(page.members["equalCalls"] as? Int ?? 0 > 0)
  }

  @Test func `the page of several traces has a view for each trace, and their names once`() throws {
    let traces = try ["child", "push-pop", "swiftui-push-pop"].map(story)
    let bytes = try TracePage(traces).html()
    for (number, paged) in traces.enumerated() {
      let page = try DecodedPage(bytes, element: "data-\(number)")
      #expect(page["events.kind"].count == paged.trace.events.count)
    }
    let list = try DecodedPage(bytes, element: "data")
    let views = try #require(list.members["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == traces.map(\.name))
    #expect(try TracePage(traces).html() == bytes)
  }

  @Test func `a comparison contains traces without events, without times and with findings`() throws
  {
    let empty = PagedTrace(Trace(header: TraceHeader(clock: .order, title: "empty")), findings: [])
    let analyzed = AnalyzedTrace.random(seed: 8, objects: 30)
    let full = PagedTrace(analyzed.trace, findings: analyzed.findings, name: "full")
    for traces in [[empty, full], [full, empty], [empty, empty], [full, full], []] {
      let page = try DecodedPage(try TracePage(traces).html())
      let events = traces.reduce(0) { $0 + $1.trace.events.count }
      #expect(page["events.kind"].count == events)
      #expect(page["events.step"].allSatisfy { $0 >= 0 })
      let found = page.members["findings"] as? [Any]
      #expect(found?.count == traces.reduce(0) { $0 + $1.findings.count })
    }
  }

  /// The trace of each event, 0 or 1.
  private func sides(of page: DecodedPage) throws -> [Int] {
    let sides = try #require(page.members["sides"] as? [[String: Any]])
    let processes = sides.map { $0["processes"] as? [Int] ?? [] }
    let threads = try #require(page.members["threads"] as? [[Int]])
    return page["events.thread"].map { processes[0].contains(threads[$0][0]) ? 0 : 1 }
  }
}
