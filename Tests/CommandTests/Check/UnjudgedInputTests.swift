import Foundation
import Testing

/// Inputs in which there is nothing to check: none of them is clean.
struct `An input without callbacks` {
  private static let header = """
    {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline","args":{"schema":"lifeline","version":1,\
    "minor":0,"clock":"virtual","title":"t","producer":"lifeline 0.1.0"}}
    """
  private static let footer = """
    {"ph":"M","pid":1,"tid":1,"ts":9.000,"name":"lifeline_end","args":{"events":1,"dropped":0,\
    "status":"complete"}}
    """
  private static let view = """
    {"ph":"b","pid":1,"tid":1,"ts":1.000,"cat":"object","id2":{"local":"0x1"},"name":"Card#1",\
    "args":{"class":"Card","kind":"view"}}
    """
  private static let foreign = """
    {"traceEvents":[
    {"name":"Paint","cat":"blink","ph":"X","pid":1,"tid":1,"ts":100,"dur":50},
    {"name":"f","cat":"x","ph":"B","pid":1,"tid":1,"ts":200},
    {"name":"f","cat":"x","ph":"E","pid":1,"tid":1,"ts":300}]}
    """
  private static let none = "no callback of a controller, view, scene or application in it, "

  private static let inputs: [(name: String, text: String, message: String)] = [
    ("a trace of another program", foreign, none + "only 3 events"),
    ("an empty array", "[]\n", none + "it holds no events"),
    ("objects that are no events", "[{\"a\":1}]\n", none + "it holds no events; line 1: "),
    ("a recording without events", "[\n\(header),\n\(footer)\n]\n", none + "it holds no events"),
    ("a recording cut at birth", "[\n\(header),\n", "the recording ended before its first event"),
    (
      "views that received nothing", "[\n\(header),\n\(view),\n\(footer)\n]\n",
      none + "only 1 event"
    ),
    ("an empty file", "", "the input is empty"),
    ("text", "hello\nworld\n", "no callback was recog"),
    ("an object that is no trace", "{\"a\":1}\n", "found '}', expected 'traceEvents'"),
  ]

  @Test(arguments: inputs)
  func `is not clean, as a file or by a pipe`(name: String, text: String, message: String) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "a.json"))
    for run in [
      try CommandRun("check", "a.json", in: folder),
      try CommandRun("check", "-", input: Data(text.utf8), in: folder),
      try CommandRun(shell: "cat a.json | lifeline check", in: folder),
      try CommandRun("baseline", "write", "a.json", "-o", "b.json", in: folder),
    ] {
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "b.json").path))
    }
  }

  @Test func `fails in the reports of a list, too`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.foreign.utf8).write(to: folder.appending(path: "foreign.json"))
    let run = try CommandRun(
      shell: "lifeline record push-pop && lifeline check . --format junit",
      in: folder
    )
    #expect(run.status == 2)
    #expect(run.output.contains("errors=\"1\""))
    #expect(run.output.contains("<testsuite name=\"./push-pop.json\""))
  }

  @Test func `can't be compared`() throws {
    let run = try CommandRun(
      "diff",
      "-",
      "traces/stories/push-pop.json",
      input: Data(Self.foreign.utf8),
      in: Folder.root
    )
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("-: error: no callback of a controller"))
  }

  @Test func `but of views is checked, and says so`() throws {
    let callback = """
      {"ph":"B","pid":1,"tid":1,"ts":2.000,"cat":"callback","name":"Card.didMoveToWindow","args":{"obj":1}},
      {"ph":"E","pid":1,"tid":1,"ts":3.000}
      """
    let text = "[\n\(Self.header),\n\(Self.view),\n\(callback),\n\(Self.footer)\n]\n"
    let run = try CommandRun("check", "-", input: Data(text.utf8))
    #expect(run.status == 0)
    #expect(run.output.contains("\nno callback of a controller is in it: only views, "))
    #expect(!run.output.contains("checked loading"))
  }
}

struct `A recording whose end is missing` {
  @Test(arguments: [(false, 0), (true, 1)])
  func `fails when it is asked to`(failsOnCut: Bool, status: Int32) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let option = failsOnCut ? "--fail-on-cut" : ""
    let run = try CommandRun(
      shell: "lifeline record push-pop -o - 2>/dev/null | head -n 60 > cut.json; "
        + "lifeline check cut.json \(option) --format junit=j.xml --format github --format text=t.txt",
      in: folder
    )
    #expect(run.status == status)
    let text = try String(contentsOf: folder.appending(path: "t.txt"), encoding: .utf8)
    #expect(text.contains("\nthe recording ended early"))
    let junit = try String(contentsOf: folder.appending(path: "j.xml"), encoding: .utf8)
    #expect(junit.contains("failures=\"\(status)\""))
    #expect(run.output.contains("::error title=lifeline::cut.json: the recording") == failsOnCut)
  }
}
