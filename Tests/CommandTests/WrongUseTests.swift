import Foundation
import Testing

struct `Wrong use` {
  @Test(arguments: [["chekc"], ["chekc", "a.json"]])
  func `an unknown verb is answered with the nearest`(words: [String]) throws {
    let run = try CommandRun(list: words)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 'lifeline' has no subcommand 'chekc'
        help: did you mean 'check'? there are record, verify, import, check, diff, render, explain, \
        rules, baseline

        """
    )
  }

  @Test func `an unknown picture is answered with all`() throws {
    let run = try CommandRun("render", "pie", "a.json")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 'lifeline render' has no subcommand 'pie'
        help: there are timeline, sequence, tree, gallery

        """
    )
  }

  @Test func `a wrong word is told like every other error`() throws {
    let run = try CommandRun("rules", "--format", "xml")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: the value 'xml' is invalid for '--format <format>', expected text, json
        note: --format <format>  How the list is written: text or json.
        usage: lifeline rules [--format <format>] [--all]
        help: 'lifeline rules --help' tells more

        """
    )
  }

  @Test func `a number below zero is a number`() throws {
    let run = try CommandRun("render", "sequence", "a.json", "--max-rows", "-3")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: --max-rows is -3, expected 1 or more
        usage: lifeline render sequence [<options>] <trace>
        help: 'lifeline render sequence --help' tells more

        """
    )
  }

  @Test(arguments: [
    (["check", ""], "error: the name of the input is empty\n"),
    (["check", "a.json", "--select", ""], "error: an item of --select is empty\n"),
    (["diff", "a.json", "b.json", "--only", ""], "error: --only is empty, expected classes"),
    (
      ["render", "timeline", "a.json", "--text", "outlines", "-o", "a.png"], "a.png: error: --text"
    ),
    (
      ["render", "tree", "a.json", "--at", "soon"], "error: --at is 'soon', expected a time from 0"
    ),
  ])
  func `a word that is not known is refused`(words: [String], begin: String) throws {
    let run = try CommandRun(list: words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(begin), "\(run.errors)")
    #expect(run.errors.contains("\nhelp: "))
  }

  @Test func `a missing file is named`() throws {
    let run = try CommandRun("check", "missing.json")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        missing.json: error: can't be read: No such file or directory
        help: name a trace or a log that exists; '-' reads standard input

        """
    )
  }

  @Test func `an empty input is said`() throws {
    let run = try CommandRun("check", "-")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("-: error: the input is empty\n"))
  }

  @Test func `a log without callbacks is not clean`() throws {
    let run = try CommandRun("check", "-", input: Data("hello\nworld\n".utf8))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("-: error: no callback was recognised in this log\n"))
  }

  @Test func `an unknown story is refused with the way to the list`() throws {
    let run = try CommandRun("record", "nonesuch")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: there is no story 'nonesuch'
        help: 'lifeline record --list' lists them; a scenario file ends in .yml; a program is \
        recorded with 'lifeline record -- nonesuch'

        """
    )
  }

  @Test func `a story that is nearly named is offered`() throws {
    let run = try CommandRun("record", "push-popp")
    #expect(run.status == 2)
    #expect(run.errors.contains("help: did you mean 'push-pop'? "))
  }

  @Test func `a scenario file in a pipe is refused, not read as a log`() throws {
    let story = try Data(contentsOf: Folder.root.appending(path: "traces/gallery/tabs.yml"))
    let run = try CommandRun("check", "-", input: story)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: the input is a scenario file, not a log\nhelp: "))
  }

  @Test func `a path that can't be written is named`() throws {
    let run = try CommandRun("record", "push-pop", "-o", "/nonesuch/push.json")
    #expect(run.status == 2)
    let reason = "No such file or directory [unwritable-path]"
    #expect(run.errors.hasPrefix("/nonesuch/push.json: error: can't be written: \(reason)\nhelp: "))
  }

  @Test func `a full disk is no success`() throws {
    let run = try CommandRun("record", "child", "-o", "/dev/full")
    #expect(run.status == 2)
    #expect(!run.errors.contains("recorded"))
    #expect(run.errors.hasPrefix("/dev/full: error: "))
  }

  @Test func `a log is not replaced by its own trace`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appending(path: "a.log")
    try Data("HomeViewController viewDidLoad\n".utf8).write(to: log)
    let run = try CommandRun("import", "a.log", "-o", "a.log", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a.log: error: the trace would replace the log"))
    #expect(try Data(contentsOf: log).count == 31)
  }

  @Test func `an unknown rule is refused`() throws {
    let run = try CommandRun("explain", "LC999")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: there is no rule 'LC999'\n"))
  }

  @Test(arguments: [
    ["render", "timeline", "x.json", "--scale", "9"],
    ["render", "tree", "x.json", "--at", "-1"],
    ["render", "tree", "x.json", "--at", "1", "--mark", "there"],
    ["check", "x.json", "--format", "yaml"],
  ])
  func `a wrong value ends with 2`(arguments: [String]) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun(list: arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--"))
  }

  @Test func `an unknown picture format is refused`() throws {
    let run = try CommandRun("render", "timeline", "x.json", "-o", "x.bmp")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        x.bmp: error: pictures are png, svg or pdf, not 'bmp'
        help: end the name in .png, .svg or .pdf, or say --format

        """
    )
  }

  @Test func `an observed callback that nobody knows is refused`() throws {
    let run = try CommandRun(
      "check",
      "-",
      "--observes",
      "viewWillApear",
      input: Data("A viewWillAppear\n".utf8)
    )
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: --observes names an unknown callback 'viewWillApear'\n"))
  }
}
