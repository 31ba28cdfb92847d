import Foundation
import Testing

struct `Wrong use` {
  @Test func `an unknown verb ends with 2`() throws {
    let run = try CommandRun("chekc")
    #expect(run.status == 2)
    #expect(run.errors.contains("Unexpected argument 'chekc'"))
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

  @Test(arguments: ["check", "import"])
  func `a log in UTF-16 is named as such`(verb: String) throws {
    let log = Data(
      "\u{FEFF}HomeViewController viewDidLoad\n".utf16.flatMap { unit in
        [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    )
    let run = try CommandRun(verb, "-", input: log)
    #expect(run.status == 2)
    #expect(run.errors.contains("[utf-16]"))
  }

  @Test func `an unknown story is refused with the way to the list`() throws {
    let run = try CommandRun("record", "nonesuch")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: there is no story 'nonesuch'
        help: 'lifeline record --list' lists them

        """
    )
  }

  @Test func `a path that can't be written is named`() throws {
    let run = try CommandRun("record", "push-pop", "-o", "/nonesuch/push.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("/nonesuch/push.json"))
    #expect(run.errors.contains("No such file or directory"))
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
