import Findings
import Foundation
import TestSupport
import Testing
import TraceFormat
import TraceModel
import TracePage

struct `The data of a page` {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `the data of a page contains every event with its time, object and name`(seed: UInt64) throws
  {
    let trace = AnalyzedTrace.random(seed: seed, objects: 40).trace
    let page = try DecodedPage(try TracePage(trace, findings: []).html())
    let history = TraceHistory(trace)
    #expect(page["events.kind"] == trace.events.map { Int($0.kind.rawValue) })
    #expect(page["events.flags"] == trace.events.map { Int($0.flags.rawValue) })
    #expect(page["events.life"] == history.lives.map { Int($0) + 1 })
    let start = try #require(Int(page.members["start"] as? String ?? ""))
    #expect(page["events.time"].map { $0 + start } == trace.events.map { Int($0.time.nanoseconds) })
    #expect(page["events.line"] == trace.events.map { Int($0.line) })
    for (row, event) in trace.events.enumerated() {
      let name = VisibleText.of(event.spelledName(trace.names))
      #expect(page.string("events.name", row) == name)
      let argument = page["events.argument"][row]
      #expect((argument == 0) == (event.argument == .none))
      if argument > 0 {
        #expect(page["slots.number"][argument - 1] == Int(event.argument.number))
        #expect(page["slots.process"][argument - 1] == Int(event.argument.process))
      }
    }
  }

  @Test func `the data of a page contains every call with its end, and every state`() throws {
    let trace = AnalyzedTrace.random(seed: 4, objects: 60).trace
    let page = try DecodedPage(try TracePage(trace, findings: []).html())
    let history = TraceHistory(trace)
    #expect(page["spans.begin"] == history.spans.map(\.begin))
    let lengths: [Int] = history.spans.map { span in span.end.map { $0 - span.begin } ?? 0 }
    #expect(page["spans.length"] == lengths)
    let parents: [Int?] = page["spans.parent"].enumerated().map { number, distance in
      distance == 0 ? nil : number - distance
    }
    #expect(parents == history.spans.map(\.parent))
    let bands: [StateBand] = history.bands.flatMap(\.self)
    #expect(page["bands.begin"] == bands.map(\.begin))
    let ends: [Int] = bands.map { band in band.end.map { $0 + 1 } ?? 0 }
    #expect(page["bands.end"] == ends)
    let states = StateBand.State.allCases
    #expect(page["bands.state"].map { states[$0] } == bands.map(\.state))
  }

  @Test(arguments: [5, 6, 7] as [UInt64])
  func `the data of a page replays to the hierarchy of every moment`(seed: UInt64) throws {
    try expectEqualHierarchies(AnalyzedTrace.random(seed: seed, objects: 30).trace)
  }

  @Test(arguments: [8, 9] as [UInt64])
  func `the data of a page replays to the nodes of every moment`(seed: UInt64) throws {
    try expectEqualHierarchies(AnalyzedTrace.randomNodes(seed: seed, nodes: 40).trace)
  }

  @Test(arguments: ["containers-forward", "swiftui-push-pop", "cell-reuse"])
  func `the data of a page replays to the hierarchy of recorded stories`(name: String) throws {
    var reader = TraceReader(bytes: try Repository.bytes("traces/stories/\(name).json"))
    try expectEqualHierarchies(try Trace(reading: &reader), step: 7)
  }

  @Test func `the data of a page replays the offsets of scroll views`() throws {
    var builder = TraceBuilder("Scroll")
    let table = builder.birth(1, "UITableView", .view)
    builder.frame(table, 0, 100, 390, 600)
    builder.scroll(table, 0, 0, 390, 600)
    builder.scroll(table, 0, 250.5, 390, 600)
    try expectEqualHierarchies(builder.trace)
  }

  private func expectEqualHierarchies(_ trace: Trace, step: Int = 1) throws {
    let page = try DecodedPage(try TracePage(trace, findings: []).html())
    let history = TraceHistory(trace)
    var replayed = ReplayedHierarchy(page)
    let numbers = zip(page["slots.process"], page["slots.number"]).map {
      SubjectID(process: UInt32($0), number: UInt32($1))
    }
    for events in stride(from: 0, through: trace.events.count, by: step) {
      replayed.advance(toEvents: events)
      let tree = history.tree(afterEvents: events)
      #expect(replayed.entries.count == tree.nodes.count, "after \(events) events")
      for (slot, entry) in replayed.entries {
        let node = try #require(tree.node(of: numbers[slot]).map { tree.nodes[$0] })
        let name: (Int?) -> SubjectID? = { $0.map { tree.nodes[$0].id } }
        let relation: (String) -> SubjectID? = { key in
          let other = entry.relations[key] ?? -1
          return other >= 0 && replayed.entries[other] != nil ? numbers[other] : nil
        }
        #expect(entry.life == node.subject)
        #expect(relation("superview") == name(node.superview))
        #expect(relation("parent") == name(node.parent))
        #expect(relation("view") == name(node.view))
        #expect(relation("root") == name(node.rootController))
        #expect(relation("presented") == name(node.presented))
        #expect(relation("container") == name(node.container))
        #expect(entry.subviews.map { numbers[$0] } == node.subviews.map { tree.nodes[$0].id })
        #expect(entry.contents.map { numbers[$0] } == node.contents.map { tree.nodes[$0].id })
        #expect(entry.isHidden == node.isHidden, "after \(events) events")
        #expect((entry.frame == nil) == (node.frame == nil))
        if let row = entry.frame, let frame = node.frame {
          #expect(page["frames.x"][row] == Int(frame.x.bitPattern))
          #expect(page["frames.height"][row] == Int(frame.height.bitPattern))
        }
        #expect((entry.bounds == nil) == (node.bounds == nil))
        #expect(entry.clips == node.clipsToBounds)
        if let row = entry.bounds, let bounds = node.bounds {
          #expect(page["frames.y"][row] == Int(bounds.y.bitPattern))
        }
        #expect(entry.states.count == node.states.count)
        #expect(entry.attributes.count == node.attributes.count)
      }
    }
  }

  @Test func `the data of a page has events at quarters of a pixel, in their order`() throws {
    let trace = AnalyzedTrace.random(seed: 11, objects: 20).trace
    let page = try DecodedPage(try TracePage(trace, findings: []).html())
    #expect(page["events.step"].count == trace.events.count)
    #expect(page["events.step"].first == 0)
    #expect(page["events.step"].dropFirst().allSatisfy { $0 >= 4 && $0 <= 255 })
    #expect(page["pauses.event"] == page["pauses.event"].sorted())
  }

  @Test func `links the lines of the app's sources to the address that the options state`() throws {
    let analyzed = AnalyzedTrace.random(seed: 3, objects: 40)
    var finding = try #require(analyzed.findings.first { !$0.evidence.isEmpty })
    let last = finding.evidence.count - 1
    finding.evidence[last].source = SourcePosition(file: "Sources/A b.swift", line: 4, column: 2)
    var options = TracePage.Options()
    for (address, expected) in [
      ("https://x.org/blob/main/", "https://x.org/blob/main/Sources/A%20b.swift#L4"),
      ("vscode://file/{file}:{line}", "vscode://file/Sources/A%20b.swift:4"), (nil, nil),
    ] {
      options.sources = address.flatMap(SourceAddress.init)
      let page = try DecodedPage(
        try TracePage(analyzed.trace, findings: [finding], options: options).html()
      )
      let found = try #require(page.members["findings"] as? [[String: Any]])
      let evidence = try #require(found[0]["evidence"] as? [[String: Any]])
      #expect(evidence[last]["source"] as? String == "Sources/A b.swift:4")
      #expect(evidence[last]["address"] as? String == expected)
    }
    for other in ["javascript://x/%0aalert(1)", "data:text/html,x", "x.org", "https://x.org/ y"] {
      #expect(SourceAddress(other) == nil)
    }
  }

  @Test func `points findings and their evidence to events`() throws {
    let analyzed = AnalyzedTrace.random(seed: 3, objects: 40)
    try #require(!analyzed.findings.isEmpty)
    let page = try DecodedPage(
      try TracePage(analyzed.trace, findings: analyzed.findings) { "About \($0)" }.html()
    )
    let findings = try #require(page.members["findings"] as? [[String: Any]])
    #expect(findings.count == analyzed.findings.count)
    for (found, finding) in zip(findings, analyzed.findings) {
      #expect(found["rule"] as? String == finding.rule.text)
      let evidence = try #require(found["evidence"] as? [[String: Any]])
      let positions = finding.evidence.map { $0.event.flatMap(analyzed.trace.position(of:)) ?? -1 }
      #expect(evidence.map { $0["event"] as? Int } == positions)
    }
    let rules = try #require(page.members["rules"] as? [String: String])
    #expect(Set(rules.keys) == Set(analyzed.findings.map(\.rule.text)))
    #expect(rules.allSatisfy { $1 == "About \($0)" })
  }

  @Test func `the data of a large trace omits calls without effect, and states how many`() throws {
    var builder = TraceBuilder("many calls")
    let controller = builder.birth(1, "HomeViewController", .viewController)
    var evidence = 0
    for number in 0..<100 {
      builder.callback(.viewWillAppear, of: controller) { builder in
        builder.callback(.viewWillLayoutSubviews, of: controller)
        if number == 50 { evidence = builder.trace.events.count }
        builder.callback(.viewWillLayoutSubviews, of: controller)
      }
    }
    let finding = Finding(
      rule: 209,
      name: "test",
      severity: .error,
      object: FindingObject(id: controller, className: "HomeViewController"),
      message: "test",
      evidence: [
        Finding.Evidence(
          event: EventIndex(UInt32(evidence)),
          time: .zero,
          line: 0,
          object: .none
        )
      ]
    )
    var options = TracePage.Options()
    options.mostEvents = 300
    let page = try DecodedPage(
      try TracePage(builder.trace, findings: [finding], options: options).html()
    )
    #expect(page["events.kind"].count == 1 + 200 + 2)
    #expect(page.words("notes") == ["199 calls without effect are left out of this page."])
    let found = try #require(page.members["findings"] as? [[String: Any]])[0]
    let event = try #require(found["event"] as? Int)
    #expect(page.string("events.name", event) == "viewWillLayoutSubviews")
    options.mostEvents = 100
    let short = try DecodedPage(
      try TracePage(builder.trace, findings: [finding], options: options).html()
    )
    #expect(short["events.kind"].count == 100)
    #expect(short.words("notes").contains("The last 103 events are left out of this page."))
  }
}
