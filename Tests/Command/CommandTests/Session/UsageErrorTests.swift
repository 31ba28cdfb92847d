import Foundation
import LifelineCommand
import TestSupport
import Testing

struct `Usage errors` {
  @Test(arguments: [["chekc"], ["chekc", "a.json"]])
  func `an unknown subcommand is refused with the nearest one`(words: [String]) throws {
    let run = try CommandRun(list: words)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 'lifeline' has no subcommand 'chekc'
        help: did you mean 'check'? the subcommands are record, verify, import, check, diff, \
        summary, query, render, export, explain, rules, baseline, schema, missing, init

        """
    )
  }

  @Test func `an unknown picture is refused with all pictures`() throws {
    let run = try CommandRun("render", "pie", "a.json")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 'lifeline render' has no subcommand 'pie'
        help: the subcommands are timeline, sequence, tree, html, gallery

        """
    )
  }

  @Test func `an invalid value is refused with the allowed ones`() throws {
    let run = try CommandRun("rules", "--format", "xml")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: the value 'xml' is invalid for '--format <format>', expected text, json
        note: --format <format>  The format of the list.
        usage: lifeline rules [--format <format>] [--all]
        help: for more, run 'lifeline rules --help'

        """
    )
  }

  @Test func `a negative number is a value and not an option`() throws {
    let run = try CommandRun("render", "sequence", "a.json", "--max-rows", "-3")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: --max-rows is -3, expected 1 or more
        usage: lifeline render sequence [<options>] <trace>
        help: for more, run 'lifeline render sequence --help'

        """
    )
  }

  @Test(arguments: [
    (
      ["render", "tree", "a.json", "--at", "soon"], "error: --at is 'soon', expected a time from 0"
    ),
    (["render", "tree", "a.json", "--at", "-1"], "error: --at is '-1', expected a time from 0"),
    (["render", "tree", "a.json", "--at", "1", "--mark", "a"], "error: --at, --mark, --from "),
    (["render", "tree", "a.json", "--film", "--at", "1"], "error: --at, --mark, --from "),
    (["render", "tree", "a.json", "--to", "1"], "error: --to needs --from"),
    (["render", "tree", "a.json", "--max-cards", "0"], "error: --max-cards is 0, expected 1"),
    (["render", "tree", "a.json", "--form", "round"], "error: the value 'round' is invalid for"),
    (["render", "timeline", "x.json", "--scale", "9"], "error: --scale is 9, expected 1, 2 or 3"),
    (["render", "timeline", "x.json", "--max-width", "12"], "error: --max-width is 12, expected"),
    (
      ["render", "timeline", "x.json", "-o", "x.bmp"], "x.bmp: error: pictures are png, svg or pdf"
    ),
    (["render", "html", "x.json", "-o", "x.png"], "x.png: error: a page is html, not 'png'\n"),
    (["render", "html", "x.json", "--max-events", "0"], "error: --max-events is 0, expected 1"),
    (["render", "html", ".", "-o", "x.html"], ".: error: the pages of a folder have the names"),
    (["render", "gallery", "--embed", "a", "--docc"], "error: --embed and --docc are mutually"),
    (["export", "x.json"], "error: missing expected argument '--to <to>'"),
    (["export", "x.json", "--to", "chrome"], "error: the value 'chrome' is invalid for '--to"),
    (["export", "x.json", "--to", "perfetto", "--mode", "ordinal"], "error: the value 'ordinal'"),
    (["export", "--to", "perfetto"], "error: missing expected argument '<traces> ...'"),
    (["check", "x.json", "--format", "yaml"], "error: the value 'yaml' is invalid for '--format"),
    (["check", "x.json", "--select", ""], "error: an item of --select is empty\n"),
    (["check", "--jobs", "0"], "error: --jobs is 0, expected 1 to 256\n"),
    (["check", "--jobs", "-1"], "error: --jobs is -1, expected 1 to 256\n"),
    (["check", "--timeout-per-file", "0"], "error: --timeout-per-file is 0.0, expected"),
    (["check", "--timeout-per-file", "nan"], "error: --timeout-per-file is nan, expected"),
    (["check", "--max-bytes", "-1"], "error: --max-bytes is -1, expected a number"),
    (["check", "x.json", "--nonsense"], "error: unknown option '--nonsense'\n"),
    (["record", "child", "--list"], "error: --list lists all stories and accepts no name\n"),
    (["record"], "error: a story is missing\n"),
    (["verify", "--behavior", "old"], "error: the value 'old' is invalid for '--behavior"),
  ])
  func `a wrong value is refused with a hint`(words: [String], begin: String) throws {
    let run = try CommandRun(list: words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(begin), "\(run.errors)")
    #expect(run.errors.contains("\nhelp: "))
  }

  @Test(arguments: [
    (["record", "swift", "test"], "help: did you mean 'lifeline record -- swift test'?\n"),
    (
      ["record", "-o", "t", "swift", "test", "--filter", "X"],
      "help: did you mean 'lifeline record -o t -- swift test --filter X'?\n"
    ),
    (["record", "push-pop", "extra"], "usage: lifeline record"),
    (["render", "trace.json"], "help: did you mean 'lifeline render timeline trace.json'? the"),
    (["render", "timelin"], "help: did you mean 'timeline'? the subcommands are"),
  ])
  func `the likely command is suggested`(words: [String], help: String) throws {
    let run = try CommandRun(list: words)
    #expect(run.status == 2)
    #expect(run.errors.contains(help), "\(run.errors)")
  }
}

struct `The end of a process` {
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk during a recording makes the exit status 2`() throws {
    let run = try CommandRun("record", "child", "-o", "/dev/full")
    #expect(run.status == 2)
    #expect(!run.errors.contains("recorded"))
    #expect(
      run.errors.hasPrefix("/dev/full: error: can't be written: No space left on device\n"),
      "\(run.errors)"
    )
  }

  @Test func `a recording into a missing folder makes the exit status 2`() throws {
    let run = try CommandRun("record", "push-pop", "-o", "/nonesuch/push.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("'/nonesuch/push.json'"))
    #expect(run.errors.contains(": No such file or directory [unwritable-path]\nhelp: "))
  }

  @Test(arguments: [["rules"], ["--help"], ["check", "traces/stories/push-pop.json"]])
  func `a closed pipe ends the command with SIGPIPE`(words: [String]) throws {
    let process = Process()
    process.executableURL = try CommandRun.program("lifeline")
    process.arguments = words
    process.currentDirectoryURL = Repository.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
  }
}
