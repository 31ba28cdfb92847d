import Foundation
import LifelineCommand
import TestSupport
import Testing

/// Inputs without any event that a rule judges: a check of one is not clean, and a comparison with
/// one is meaningless.
@MainActor
struct `An input without callbacks` {
  private nonisolated static let header = """
    {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline","args":{"schema":"lifeline","version":1,\
    "minor":0,"clock":"virtual","title":"t","producer":"lifeline 0.1.0"}}
    """
  private nonisolated static let footer = """
    {"ph":"M","pid":1,"tid":1,"ts":9.000,"name":"lifeline_end","args":{"events":1,"dropped":0,\
    "status":"complete"}}
    """
  private nonisolated static let view = """
    {"ph":"b","pid":1,"tid":1,"ts":1.000,"cat":"object","id2":{"local":"0x1"},"name":"Card#1",\
    "args":{"class":"Card","kind":"view"}}
    """
  private nonisolated static let foreign = """
    {"traceEvents":[
    {"name":"Paint","cat":"blink","ph":"X","pid":1,"tid":1,"ts":100,"dur":50},
    {"name":"f","cat":"x","ph":"B","pid":1,"tid":1,"ts":200},
    {"name":"f","cat":"x","ph":"E","pid":1,"tid":1,"ts":300}]}
    """
  private nonisolated static let none =
    "no callback of a controller, view, scene or application in it, "

  private nonisolated static let inputs: [(name: String, text: String, message: String)] = [
    ("a trace of another program", foreign, none + "only 3 events"),
    ("an empty array", "[]\n", none + "it has no events"),
    ("objects that are not events", "[{\"a\":1}]\n", none + "it has no events; line 1: "),
    ("a recording without events", "[\n\(header),\n\(footer)\n]\n", none + "it has no events"),
    ("a recording cut at birth", "[\n\(header),\n", "the recording ended before its first event"),
    (
      "views that received nothing", "[\n\(header),\n\(view),\n\(footer)\n]\n",
      none + "only 1 event"
    ),
    ("an empty file", "", "the input is empty"),
    ("text", "hello\nworld\n", "no callback was recog"),
    ("an object that is not a trace", "{\"a\":1}\n", "found '}', expected 'traceEvents'"),
  ]

  @Test(arguments: inputs)
  func `every job refuses it, as a file and from a pipe`(
    name: String,
    text: String,
    message: String
  ) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = try folder.write(text, to: "a.json")
    let story = Repository.url("traces/stories/push-pop.json").path
    let runs = [
      try await folder.check("a.json"),
      try await folder.check("-", input: Array(text.utf8)),
      try await folder.run { try BaselineJob(paths: [path]).write(to: folder.path("b.json")) },
      try await folder.run { try await DiffJob(path, story).run() },
      try await folder.run(input: Array(text.utf8)) { try await DiffJob(story, "-").run() },
    ]
    for run in runs {
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    #expect(!folder.contains("b.json"))
  }

  @Test func `a report of several inputs lists it as an error`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(Self.foreign, to: "foreign.json")
    try await folder.record("push-pop", into: "push-pop.json")
    let run = try await folder.check("") { $0.targets = [ReportTarget(format: .junit)] }
    #expect(run.status == 2)
    #expect(run.output.contains("errors=\"1\""))
    #expect(run.output.contains("<testsuite name=\"push-pop.json\""), "\(run.output)")
  }

  @Test func `callbacks of views alone are checked, and the report states it`() async throws {
    let callback = """
      {"ph":"B","pid":1,"tid":1,"ts":2.000,"cat":"callback","name":"Card.didMoveToWindow","args":{"obj":1}},
      {"ph":"E","pid":1,"tid":1,"ts":3.000}
      """
    let text = "[\n\(Self.header),\n\(Self.view),\n\(callback),\n\(Self.footer)\n]\n"
    let folder = try Workspace()
    defer { folder.remove() }
    let run = try await folder.check("-", input: Array(text.utf8))
    #expect(run.status == 0)
    #expect(run.output.contains("\nno callback of a controller is in it: only views, "))
    #expect(!run.output.contains("checked loading"))
  }
}

@MainActor
struct `A recording without an end` {
  @Test(arguments: [(false, 0), (true, 1)] as [(Bool, Int32)])
  func `a check of it fails only on request`(failsOnCut: Bool, status: Int32) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try await folder.record("push-pop", into: "whole.json")
    let lines = try folder.text("whole.json").split(separator: "\n").prefix(60)
    try folder.write(lines.joined(separator: "\n") + "\n", to: "cut.json")
    let run = try await folder.check("cut.json") {
      $0.failsOnCut = failsOnCut
      $0.targets = [
        ReportTarget(format: .junit, path: folder.path("j.xml")),
        ReportTarget(format: .github),
        ReportTarget(format: .text, path: folder.path("t.txt")),
      ]
    }
    #expect(run.status == status)
    #expect(try folder.text("t.txt").contains("\nthe recording ended early"))
    #expect(try folder.text("j.xml").contains("failures=\"\(status)\""))
    #expect(run.output.contains("::error title=lifeline::cut.json: the recording") == failsOnCut)
  }
}
