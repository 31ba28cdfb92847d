import Foundation
import Testing

struct `A device's log on the command line` {
  private static let logs = Folder.root.appending(path: "traces/logs").path

  @Test func `is explained line by line by import, which then writes no trace`() throws {
    let run = try CommandRun("import", "\(Self.logs)/log-compact.log", "--explain-import")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      lines.dropFirst().first.map(String.init) == """
        \(Self.logs)/log-compact.log:2: callback MapViewController 0x10510a200 viewDidLoad \
        [log-compact, 2024-11-03 08:15:02.104, Atlas[5120:2a41c], eu.example.atlas:lifecycle, \
        described-instance]
        """
    )
    #expect(!run.output.contains("\"ph\""))
  }

  @Test func `is explained on standard error when a trace or a report is written too`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = "\(Self.logs)/nslog-cancelled-swipe.log"
    let imported = try CommandRun(
      list: ["import", log, "--explain-import", "-o", "trace.json"],
      in: folder
    )
    #expect(imported.status == 0)
    #expect(imported.output.isEmpty)
    #expect(imported.errors.contains(":1: callback EntryViewController 0x10480f200"))
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "trace.json").path))
    let checked = try CommandRun("check", log, "--explain-import")
    #expect(checked.status == 0)
    #expect(checked.errors.contains(":1: callback EntryViewController 0x10480f200"))
    #expect(checked.output.contains("LC223"))
    #expect(!checked.output.contains(":1: callback"))
  }

  @Test func `in which nothing was recognised is explained before it fails`() throws {
    let input = Data("hello\nin viewDidLoad we begin\n".utf8)
    let run = try CommandRun("check", "-", "--explain-import", input: input)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        -:1: no-callback [print]
        -:2: mention of viewDidLoad: prose or source code [print, bare]
        -: error: no callback was recognised in this log
        """
      )
    )
  }

  @Test func `is read by a pattern of the user's`() throws {
    let input = Data("Home#3 -> viewDidAppear\nHome#3 -> viewDidAppear\n".utf8)
    let pattern = #"(?<class>\w+)#(?<id>\d+) -> (?<callback>\w+)"#
    let without = try CommandRun("check", "-", input: input)
    #expect(without.status == 2)
    let observed = "viewWillAppear,viewDidAppear,viewWillDisappear,viewDidDisappear"
    let run = try CommandRun(
      list: ["check", "-", "--pattern", pattern, "--observes", observed],
      input: input
    )
    #expect(run.status == 1)
    #expect(run.output.contains("LC209"))
  }

  @Test func `is not read by a pattern that is wrong`() throws {
    let run = try CommandRun("import", "-", "--pattern", "(?<klass>x)")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "--pattern:1:4: error: no group is called 'klass' [pattern-group]\nhelp: there are class, "
      )
    )
  }

  @Test func `that is still being written is explained as its lines come`() async throws {
    let process = Process()
    process.executableURL = try CommandRun.program("lifeline")
    process.arguments = ["import", "-", "--explain-import"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    for line in ["vc1 viewDidLoad", "vc1 viewWillAppear"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      // Comes although the input is open: otherwise this waits until the test's time is over.
      let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(text.hasSuffix(": callback \(line) [print, named-receiver]\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `of two loggers gives each callback once`() throws {
    let run = try CommandRun("check", "\(Self.logs)/two-loggers.log")
    #expect(run.status == 0)
    #expect(run.output.contains("LC006"))
    let trace = try CommandRun("import", "\(Self.logs)/two-loggers.log")
    #expect(trace.output.contains("\"echo\":true"))
    let again = try CommandRun("check", "-", input: Data(trace.output.utf8))
    #expect(again.status == 0)
    #expect(again.output.contains("LC006"))
  }

  @Test(arguments: ["check", "import"])
  func `in UTF-16 is read as it is`(verb: String) throws {
    let log = Data(
      "\u{FEFF}HomeViewController viewDidLoad\n".utf16.flatMap { unit in
        [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    )
    let run = try CommandRun(verb, "-", input: log)
    #expect(run.status == 0)
    #expect((run.output + run.errors).contains("1 callback") || run.output.contains("1 controller"))
  }
}
