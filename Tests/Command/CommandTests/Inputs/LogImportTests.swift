import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `Importing a device log` {
  private nonisolated static let logs = Repository.url("traces/logs").path

  private func importing(
    _ log: String,
    input: [UInt8] = [],
    _ change: (inout ImportJob) -> Void = { _ in }
  ) async throws -> JobRun {
    var job = ImportJob(log)
    change(&job)
    return try await JobRun(input: input) { [job] in
      try job.run()
      return 0
    }
  }

  @Test func `each line is explained instead of a trace`() async throws {
    let run = try await importing("\(Self.logs)/log-compact.log") { $0.explainsImport = true }
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

  @Test func `explanations go to standard error when a trace is written too`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let run = try await importing("\(Self.logs)/nslog-cancelled-swipe.log") {
      $0.explainsImport = true
      $0.output = folder.path("trace.json")
    }
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(":1: callback EntryViewController 0x10480f200"))
    #expect(folder.contains("trace.json"))
  }

  @Test func `explanations of a check go to standard error`() throws {
    let log = "\(Self.logs)/nslog-cancelled-swipe.log"
    let run = try CommandRun("check", log, "--explain-import")
    #expect(run.status == 0)
    #expect(run.errors.contains(":1: callback EntryViewController 0x10480f200"))
    #expect(run.output.contains("LC223"))
    #expect(!run.output.contains(":1: callback"))
  }

  @Test func `a log without callbacks is explained before it is refused`() async throws {
    let input = "hello\nin viewDidLoad we begin\n"
    let folder = try Workspace()
    defer { folder.remove() }
    let run = try await folder.check("-", input: Array(input.utf8)) { $0.explainsImport = true }
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        -:1: no-callback [print]
        -:2: mention of viewDidLoad: prose or source code [print, bare]
        -: error: no callback was recognized in this log
        """
      ),
      "\(run.errors)"
    )
  }

  @Test func `a custom pattern matches callback lines`() async throws {
    let input = "Home#3 ~~> viewDidAppear <~~\nHome#3 ~~> viewDidAppear <~~\n"
    let folder = try Workspace()
    defer { folder.remove() }
    let without = try await folder.check("-", input: Array(input.utf8))
    #expect(without.status == 2)
    let run = try await folder.check("-", input: Array(input.utf8)) {
      $0.patterns = [#"(?<class>\w+)#(?<id>\d+) ~~> (?<callback>\w+) <~~"#]
      $0.selection.observes = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ]
    }
    #expect(run.status == 1)
    #expect(run.output.contains("LC209"))
  }

  @Test func `a malformed pattern is refused with its column`() async throws {
    let run = try await importing("-") { $0.patterns = ["(?<klass>x)"] }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("--pattern:1:4: error: no group is called 'klass' "))
    #expect(run.errors.contains(" [pattern-group]\nhelp: "))
  }

  @Test func `each line of a pipe is explained at once`() throws {
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
      // The input is still open; without a line this waits until the time limit of the test.
      let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(text.hasSuffix(": callback \(line) [print, named-receiver]\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a callback that two loggers print is imported once`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/logs/two-loggers.log", to: "a.log")
    let run = try await folder.check("a.log")
    #expect(run.status == 0)
    #expect(run.output.contains("LC006"))
    let trace = try await importing(folder.path("a.log"))
    #expect(trace.output.contains("\"echo\":true"))
    let again = try await folder.check("-", input: Array(trace.output.utf8))
    #expect(again.status == 0)
    #expect(again.output.contains("LC006"))
  }

  @Test func `a log in UTF-16 is imported`() async throws {
    let log = "\u{FEFF}HomeViewController viewDidLoad\n".utf16.flatMap { unit in
      [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let run = try await importing("-", input: log)
    #expect(run.status == 0)
    #expect(run.errors == "-: 1 callback of 1 object\n")
  }

  @Test func `a trace is refused`() async throws {
    let run = try await importing(Repository.url("traces/stories/child.json").path)
    #expect(run.status == 2)
    #expect(run.errors.contains("child.json: error: this is a trace, not a log\nhelp: "))
  }

  @Test func `a trace does not replace its log`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let log = try folder.write("HomeViewController viewDidLoad\n", to: "a.log")
    let run = try await importing(log) { $0.output = log }
    #expect(run.status == 2)
    #expect(run.errors.contains("a.log: error: the trace would replace its log"))
    #expect(try folder.text("a.log").count == 31)
  }
}

@MainActor
struct `Inputs that can't be read` {
  private func failure(_ path: String, input: String = "") async throws -> String {
    try await JobRun(input: Array(input.utf8)) { try await CheckJob([path]).run() }.errors
  }

  @Test func `a missing file is named`() async throws {
    #expect(
      try await failure("missing.json") == """
        missing.json: error: can't be read: No such file or directory
        help: name an existing trace or log; '-' reads standard input

        """
    )
  }

  @Test func `an empty name is refused`() async throws {
    #expect(try await failure("").hasPrefix("error: the name of the input is empty\nhelp: "))
  }

  @Test func `an empty input is refused`() async throws {
    #expect(try await failure("-").hasPrefix("-: error: the input is empty\nhelp: "))
  }

  @Test func `a log without callbacks is refused`() async throws {
    let errors = try await failure("-", input: "hello\nworld\n")
    #expect(errors.hasPrefix("-: error: no callback was recognized in this log\nhelp: "))
  }

  @Test func `a scenario file in a pipe is refused instead of read as a log`() async throws {
    let bytes = try Repository.bytes("traces/gallery/tabs.yml")
    let errors = try await failure("-", input: String(decoding: bytes, as: UTF8.self))
    #expect(errors.hasPrefix("-: error: the input is a scenario file, not a log\nhelp: "))
  }

  @Test func `an unknown observed callback is refused`() async throws {
    var job = CheckJob(["-"])
    job.selection.observes = ["viewWillApear"]
    let run = try await JobRun(input: Array("A viewWillAppear\n".utf8)) { [job] in
      try await job.run()
    }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: --observes names an unknown callback 'viewWillApear'\n"))
  }
}
