import Foundation
import TestSupport
import Testing

struct `Recording a program` {
  @Test func `its traces are listed with their findings, and its status is passed on`() throws {
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
