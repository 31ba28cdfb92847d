import Foundation
import TestSupport
import Testing

struct `Recording a program` {
  @Test func `a recorded program's traces are listed with findings, and its status is passed on`()
    throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    let story = Repository.url("traces/stories/vc4-orphan.json").path
    let script =
      "echo said; mkdir \"$LIFELINE_OUTPUT\"/in; cp \(story) \"$LIFELINE_OUTPUT\"/in/; exit 7"
    let run = try CommandRun("record", "-o", "out/", "--", "sh", "-c", script, in: folder.url)
    #expect(run.status == 7)
    #expect(run.output == "said\n")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "1 trace in out")
    #expect(lines.dropFirst().first?.hasPrefix("out/in/vc4-orphan.json: 1 error") == true)
    #expect(run.errors.contains("\n  error[LC305] child-view-without-add-child: "))
    #expect(lines.last == "all tests: out/index.html")
    #expect(try folder.text("out/in/vc4-orphan.html").contains("<title>vc4-orphan</title>"))
    let index = try folder.text("out/index.html")
    #expect(index.contains("\"page\":\"in/vc4-orphan.html\""))
    #expect(index.contains("\"rule\":\"LC305\""))
  }

  @Test func `a trace from before the recording is not listed`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "old.json")
    let script = "cp old.json \"$LIFELINE_OUTPUT\"/new.json"
    let run = try CommandRun("record", "-o", ".", "--", "sh", "-c", script, in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("1 trace in .\n./new.json: child: no errors or warnings in "))
  }

  @Test func `objects that are created outside a recording are recorded`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let probe = try CommandRun.program("UnscopedProbe").path
    let run = try CommandRun("record", "-o", "out", "--", probe, in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.contains("1 trace in out\nout/UnscopedProbe-"))
    #expect(run.errors.contains(": no errors or warnings in 1 controller, "))
  }

  @Test func `the callback in which a program died is listed`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let probe = try CommandRun.program("UnscopedProbe").path
    let run = try CommandRun("record", "-o", "out", "--", probe, "crash", in: folder.url)
    #expect(run.status > 128)
    #expect(
      run.errors.contains("  the program died at 0 ms in CrashingViewController#2 viewDidLoad\n")
    )
    #expect(run.errors.contains("the program was ended by signal "))
    let index = try folder.text("out/index.html")
    #expect(index.contains("the program died at 0 ms in CrashingViewController#2 viewDidLoad"))
  }

  @Test func `a new recording lists only its own traces`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "a.json")
    for name in ["one", "two"] {
      let script = "cp a.json \"$LIFELINE_OUTPUT\"/\(name).json"
      let run = try CommandRun("record", "-o", "out", "--", "sh", "-c", script, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    let index = try folder.text("out/index.html")
    #expect(index.contains("\"trace\":\"two.json\"") && !index.contains("one.json"))
    #expect(
      try folder.names(in: "out") == ["index.html", "one.html", "one.json", "two.html", "two.json"]
    )
  }

  @Test func `files of the user are kept, and do not change the status of the program`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "a.json")
    try folder.write("mine", to: "out/b.html")
    let script = "cp a.json \"$LIFELINE_OUTPUT\"/b.json; exit 3"
    let run = try CommandRun("record", "-o", "out", "--", "sh", "-c", script, in: folder.url)
    #expect(run.status == 3)
    #expect(run.errors.contains("out/b.html: error: the output would replace this file"))
    #expect(try folder.text("out/b.html") == "mine")
    try folder.write("my index", to: "out/index.html")
    let other = try CommandRun("record", "-o", "out", "--", "sh", "-c", script, in: folder.url)
    #expect(other.status == 3)
    #expect(other.errors.contains("out/index.html: error: the page of all tests can't be written"))
    #expect(try folder.text("out/index.html") == "my index")
  }

  @Test func `a program without traces is reported`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let run = try CommandRun("record", "--", "true", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("no trace was written into .lifeline: "))
  }

  @Test(arguments: [
    (["no-such-program"], "no-such-program: error: there is no such program\n"),
    (["/dev/null"], "/dev/null: error: there is no such program\n"),
  ])
  func `a program that does not exist is refused`(words: [String], message: String) throws {
    let run = try CommandRun(list: ["record", "--"] + words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message))
  }

  @Test(arguments: [
    (["child", "--", "true"], "name a story or, after '--', a program; not both"),
    (["-o", "-", "--", "true"], "--output of a program is a folder, not standard output"),
  ])
  func `contradicting arguments are refused`(words: [String], message: String) throws {
    let run = try CommandRun(list: ["record"] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }
}
