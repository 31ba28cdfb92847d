import Foundation
import TestSupport
import Testing
import TraceFormat
import TraceModel

struct `Reading a file` {
  @Test func `a file yields the same events as its bytes`() throws {
    let path = "traces/format/v1.json"
    var file = try TraceReader(path: Repository.url(path).path)
    var bytes = TraceReader(bytes: try Repository.bytes(path))
    while let event = try bytes.next() { #expect(try file.next() == event) }
    #expect(try file.next() == nil)
    #expect(file.header == bytes.header)
    #expect(file.header.title == "every kind of event")
    #expect(file.header.observed == ["viewWillAppear", "viewDidAppear"])
    #expect(file.header.epoch == 1_700_000_000_000_000_000)
    #expect(file.end == TraceEnd(status: .complete, reason: "the run ended", events: 60))
  }

  @Test func `a missing file is an error with its path`() {
    #expect {
      try TraceReader(path: "/nowhere/trace.json")
    } throws: { error in
      "\(error)"
        == "error: can't open '/nowhere/trace.json': No such file or directory [unreadable]"
    }
  }

  @Test func `a folder is an error with its path`() throws {
    var reader = try TraceReader(path: "/")
    #expect {
      try reader.next()
    } throws: { error in
      "\(error)" == "error: can't read '/': Is a directory [unreadable]"
    }
  }

  @Test func `an end repeats the members of its begin`() throws {
    var reader = TraceReader(bytes: try Repository.bytes("traces/format/v1.json"))
    let trace = try Trace(reading: &reader)
    let ends = trace.events.filter { $0.kind == .end }
    let texts = ends.map { "\($0.subject.number) \(trace.names[$0.name])" }
    #expect(
      texts == [
        "3 willMove(toParent:)", "3 viewDidLoad", "3 viewWillAppear", "2 pushViewController",
        "0 load.feed", "3 viewDidDisappear", "2 interactivePop.begin", "3 later", "77 viewDidLoad",
        "32 body", "32 task",
      ]
    )
    #expect(ends[1].flags == .superMissing)
    #expect(trace.names[ends[2].text] == "viewDidAppear")
    #expect(ends[5].flags == [.superRepeated, .untimed])
    #expect(
      trace.subjects.map(\.displayName) == [
        "UIWindow#1", "UINavigationController#2", "HomeViewController#3", "Box<Int>.Row#31",
        "ContentView#32", "Text#33 (0/if/id \"a\")",
      ]
    )
  }

  @Test func `a reader can drop unknown members`() throws {
    var reader = TraceReader(
      bytes: try Repository.bytes("traces/format/v1.json"),
      unknown: .leaveOut
    )
    let trace = try Trace(reading: &reader)
    #expect(trace.events.allSatisfy { $0.extra.isEmpty })
    #expect(trace.events.count == 66)
  }
}
