import Foundation
import Testing

struct `Recording a program` {
  @Test func `lists its traces with their findings and passes its status on`() throws {
    try withFolder { folder in
      let story = Folder.root.appending(path: "traces/stories/vc4-orphan.json").path
      let script =
        "echo said; mkdir \"$LIFELINE_OUTPUT\"/in; cp \(story) \"$LIFELINE_OUTPUT\"/in/; exit 7"
      let run = try CommandRun("record", "-o", "out/", "--", "sh", "-c", script, in: folder)
      #expect(run.status == 7)
      #expect(run.output == "said\n")
      let lines = run.errors.split(separator: "\n")
      #expect(lines.first == "1 trace in out")
      #expect(lines.dropFirst().first?.hasPrefix("out/in/vc4-orphan.json: 1 error") == true)
      #expect(run.errors.contains("\n  error[LC305] child-view-without-add-child: "))
    }
  }

  @Test func `lists only what the program wrote`() throws {
    try withFolder { folder in
      let story = Folder.root.appending(path: "traces/stories/child.json").path
      try FileManager.default.copyItem(
        at: URL(filePath: story),
        to: folder.appending(path: "old.json")
      )
      let script = "cp \(story) \"$LIFELINE_OUTPUT\"/new.json"
      let run = try CommandRun("record", "-o", ".", "--", "sh", "-c", script, in: folder)
      #expect(run.status == 0)
      #expect(run.errors.hasPrefix("1 trace in .\n./new.json: child: no errors or warnings in "))
    }
  }

  @Test func `records what is born outside of every recording`() throws {
    try withFolder { folder in
      let probe = try CommandRun.program("UnscopedProbe").path
      let run = try CommandRun("record", "-o", "out", "--", probe, in: folder)
      #expect(run.status == 0)
      #expect(run.errors.contains("1 trace in out\nout/UnscopedProbe-"))
      #expect(run.errors.contains(": no errors or warnings in 1 controller, "))
    }
  }

  @Test func `says where a program died`() throws {
    try withFolder { folder in
      let probe = try CommandRun.program("UnscopedProbe").path
      let run = try CommandRun("record", "-o", "out", "--", probe, "crash", in: folder)
      #expect(run.status > 128)
      #expect(
        run.errors.contains("  the program died at 0 ms in CrashingViewController#2 viewDidLoad\n")
      )
      #expect(run.errors.contains("the program was ended by signal "))
    }
  }

  @Test func `says that nothing was written`() throws {
    try withFolder { folder in
      let run = try CommandRun("record", "--", "true", in: folder)
      #expect(run.status == 0)
      #expect(run.errors.hasPrefix("no trace was written into .lifeline: "))
    }
  }

  @Test func `names a program that does not exist`() throws {
    let run = try CommandRun("record", "--", "no-such-program")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("no-such-program: error: there is no such program\n"))
  }

  @Test func `takes a story or a program`() throws {
    let run = try CommandRun("record", "child", "--", "true")
    #expect(run.status == 2)
    #expect(run.errors.contains("name a story or, after '--', a program; not both"))
  }

  @Test func `needs a folder for the traces`() throws {
    let run = try CommandRun("record", "-o", "-", "--", "true")
    #expect(run.status == 2)
    #expect(run.errors.contains("--output of a program is a folder, not standard output"))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
