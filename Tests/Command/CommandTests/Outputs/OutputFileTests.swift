import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing
import TraceModel
import TraceRecorder

@MainActor
struct `Output files` {
  private static let trace = Repository.url("traces/stories/push-pop.json").path

  /// Makes a folder with a file `out` of the permissions 0640.
  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    let file = try folder.write(Workspace.earlierOutput, to: "out")
    try #require(chmod(file, 0o640) == 0)
    return folder
  }

  private func check(into output: String, in folder: Workspace) async throws -> JobRun {
    var job = CheckJob([Self.trace])
    job.output = output
    return try await folder.run { [job] in try await job.run() }
  }

  /// The jobs that write a file.
  private static let jobs: [String: @MainActor (String) async throws -> Int32] = [
    "check": { output in
      var job = CheckJob([trace])
      job.output = output
      return try await job.run()
    },
    "render": { output in
      var settings = PictureSettings(input: trace, output: output)
      settings.format = .svg
      try await PictureJob(.timeline(.init()), settings).run()
      return 0
    },
    "page": { output in
      try await PageJob(trace, output: output).run()
      return 0
    },
    "baseline": { output in try BaselineJob(paths: [trace]).write(to: output) },
    "record": { output in
      let story = Repository.url("traces/gallery/tabs.yml").path
      try await RecordJob(story, output: output).run()
      return 0
    },
  ]

  @Test(arguments: ["check", "render", "page", "baseline", "record"])
  func `a replaced file keeps its permissions, without temporary files beside it`(
    name: String
  ) async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let job = try #require(Self.jobs[name])
    let run = try await folder.run { try await job(folder.path("out")) }
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("out") != Workspace.earlierOutput)
    #expect(try folder.names() == ["out"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test func `the target of a symbolic link is replaced`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "out")
    let run = try await check(into: link, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "out")
    #expect(try folder.text("out") != Workspace.earlierOutput)
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/dev/stderr"])
  func `an open file of the process is appended to`(path: String) throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try CommandRun(
      shell: "lifeline check '\(Self.trace)' -o \(path) >>out 2>>out",
      in: folder.url
    )
    #expect(run.status == 0)
    #expect(try folder.text("out").hasPrefix(Workspace.earlierOutput))
    #expect(try folder.text("out").contains("no errors"))
  }

  @Test func `a named pipe is written directly`() throws {
    let folder = try workspace()
    defer { folder.remove() }
    let line =
      "mkfifo fifo && { cat fifo >out & } && lifeline check '\(Self.trace)' -o fifo && wait"
    let run = try CommandRun(shell: line, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("out").contains("no errors"))
  }

  @Test func `a device is written directly`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    #expect(try await check(into: "/dev/null", in: folder).status == 0)
    let full = try await check(into: "/dev/full", in: folder)
    #expect(full.status == 2)
    #expect(full.errors.hasPrefix("/dev/full: error: can't be written: No space left on device\n"))
  }

  @Test func `a file keeps its old contents after a failed run`() throws {
    let folder = try workspace()
    defer { folder.remove() }
    // `ulimit -f` counts blocks of 512 or 1024 bytes; the picture exceeds the limit either way.
    let line =
      "ulimit -f 2; trap '' XFSZ; lifeline render timeline '\(Self.trace)' --format svg -o out"
    let run = try CommandRun(shell: line, in: folder.url)
    #expect(run.status == 2, "\(run.errors)")
    #expect(try folder.text("out") == Workspace.earlierOutput)
    #expect(try folder.names() == ["out"])
  }

  @Test func `the file of an active recorder is refused`() throws {
    let folder = try workspace()
    defer { folder.remove() }
    let recorder = TraceRecorder(
      header: TraceHeader(clock: .virtual, title: "live"),
      time: VirtualTime(),
      sink: try MappedFileSink(path: folder.path("out"))
    )
    let lane = recorder.makeLane(name: "main")
    let run = try CommandRun("check", Self.trace, "-o", "out", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("which records 'live', records into it\nhelp: name a different"))
    let story = try CommandRun("record", "push-pop", "-o", "out", in: folder.url)
    #expect(story.status == 2)
    #expect(story.errors.contains("which records 'live', records into it [path-in-use]\n"))
    lane.record(TraceEvent(.mark, name: lane.intern("after")))
    recorder.close()
    #expect(recorder.failure == nil)
    let trace = try folder.text("out")
    #expect(trace.contains("\"after\"") && trace.contains("\"live\""))
  }

  @Test func `a file that another kind of program locked is replaced`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let descriptor = open(folder.path("out"), O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    #expect(try await check(into: folder.path("out"), in: folder).status == 0)
    #expect(try folder.text("out").contains("no errors"))
  }
}
