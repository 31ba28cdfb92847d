import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing
import TraceModel

/// The command as a process, from recording to drawing.
struct `The main job of the command` {
  @Test func `a recorded story can be checked and drawn`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    #expect(try CommandRun("record", "vc4-orphan", in: folder.url).status == 0)
    let check = try CommandRun("check", "vc4-orphan.json", in: folder.url)
    #expect(check.status == 1)
    #expect(check.output.contains("error[LC305] child-view-without-add-child: Vc4#1"))
    let draw = try CommandRun("render", "timeline", "vc4-orphan.json", in: folder.url)
    #expect(draw.status == 0, "\(draw.errors)")
    let bytes = try Data(contentsOf: folder.url.appending(path: "vc4-orphan-timeline.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a pipe passes a trace from one command to the next`() throws {
    let run = try CommandRun(
      shell: "lifeline record child -o - | lifeline check",
      in: Repository.root
    )
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no errors or warnings in 2 controllers"))
  }
}

@MainActor
struct `Recording and checking` {
  @Test func `the clock monotonic records in real time`() async throws {
    let run = try await JobRun {
      try await RecordJob("child-without-did-move", output: "-", clock: .monotonic).run()
      return 0
    }
    #expect(run.output.contains("\"clock\":\"monotonic\""))
  }

  @Test func `two recordings of a story are equal`() async throws {
    func record() async throws -> String {
      let job = RecordJob("cancelled-swipe", output: "-")
      return try await JobRun {
        try await job.run()
        return 0
      }.output
    }
    #expect(try await record() == record())
  }

  @Test func `a log and its imported trace have the same findings`() async throws {
    let log = """
      2015-10-29 17:39:59.035 Demo[1:2] -[DetailViewController viewWillDisappear:]
      2015-10-29 17:39:59.035 Demo[1:2] -[HomeViewController viewWillAppear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[HomeViewController viewWillDisappear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[HomeViewController viewDidDisappear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[DetailViewController viewWillAppear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[DetailViewController viewDidAppear:]

      """
    let folder = try Workspace()
    defer { folder.remove() }
    let trace = try await folder.perform(input: Array(log.utf8)) { try ImportJob("-").run() }
    #expect(trace.status == 0)
    let direct = try await folder.check("-", input: Array(log.utf8))
    let imported = try await folder.check("-", input: Array(trace.output.utf8))
    #expect(direct.status == 0)
    #expect(direct.output.contains("info[LC223] transition-cancelled"))
    #expect(imported.output.contains("info[LC223] transition-cancelled"))
  }

  @Test func `a log whose clock steps back is checked and drawn in the order of its lines`()
    async throws
  {
    let log = """
      2015-10-29 17:39:59.000035 Demo[1:2] -[HomeViewController viewDidLoad]
      2015-10-29 17:39:59.000045 Demo[1:2] -[HomeViewController viewWillAppear:]
      2015-10-29 17:39:59.000035 Demo[1:2] -[HomeViewController viewDidAppear:]
      2015-10-29 17:39:59.000025 Demo[1:2] -[HomeViewController viewWillDisappear:]
      2015-10-29 17:40:00.000000 Demo[1:2] -[HomeViewController viewDidDisappear:]

      """
    let folder = try Workspace()
    defer { folder.remove() }
    let direct = try await folder.check("-", input: Array(log.utf8))
    #expect(direct.output.contains("the order of lines is kept"))
    #expect(direct.output.contains("no errors or warnings"))
    let trace = try await folder.perform(input: Array(log.utf8)) { try ImportJob("-").run() }
    let imported = try await folder.check("-", input: Array(trace.output.utf8))
    #expect(imported.output.contains("no errors or warnings in 1 controller"))
    // The importer corrected the times.
    #expect(!imported.output.contains("LC001"))
    var settings = PictureSettings(input: "-", output: "-")
    settings.format = .svg
    let job = PictureJob(.timeline(.init()), settings)
    let drawn = try await folder.perform(input: Array(log.utf8)) { try await job.run() }
    #expect(drawn.status == 0)
    #expect(!drawn.output.contains("LC2"))
  }

  @Test(arguments: [(nil, 0), (.warning, 1), (.never, 0)] as [(FailureThreshold?, Int32)])
  func `the threshold decides the exit status`(
    threshold: FailureThreshold?,
    status: Int32
  ) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try await folder.record("child-without-did-move", into: "a.json")
    #expect(try await folder.check("a.json") { $0.failOn = threshold }.status == status)
  }

  @Test func `a check continues after a file that is missing`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try await folder.record("child", into: "child.json")
    let run = try await folder.check("missing.json", "child.json")
    #expect(run.status == 2)
    #expect(run.output.contains("no errors or warnings"))
    #expect(run.errors.contains("missing.json: error"))
  }

  @Test func `a trace that is cut ends early with status 0`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try await folder.record("push-pop", into: "a.json")
    let cut = try folder.text("a.json").utf8.prefix(30_000)
    let check = try await folder.check("-", input: Array(cut))
    #expect(check.status == 0)
    let line = cut.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(check.output.contains("\nthe recording ended early: line \(line) is not finished"))
  }

  @Test func `a line that is not an event is reported with its number`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try await folder.record("child", into: "a.json")
    let lines = try folder.text("a.json").split(separator: "\n")
    let damaged = (lines[0...20] + ["garbage,"] + lines[21...]).joined(separator: "\n")
    let check = try await folder.check("-", input: Array(damaged.utf8))
    #expect(check.output.contains("note[LC009] unrecognized-lines"))
    #expect(check.output.contains("--> -:22"))
  }

  @Test func `the JSON reports of several files are one document`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try await folder.record("child", into: "child.json")
    try await folder.record("push-pop", into: "push-pop.json")
    let run = try await folder.check("child.json", "push-pop.json") {
      $0.targets = [ReportTarget(format: .json)]
    }
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let reports = try #require(document as? [[String: Any]])
    #expect(reports.map { $0["file"] as? String } == ["child.json", "push-pop.json"])
  }

  @Test func `a report that can't be written ends the check of several inputs`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try await folder.record("child", into: "a.json")
    try await folder.record("child", into: "b.json")
    let run = try await folder.check("a.json", "b.json") {
      $0.targets = [ReportTarget(format: .short, path: "/dev/full")]
    }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("/dev/full: error: can't be written: No space left on device\n"))
  }
}
