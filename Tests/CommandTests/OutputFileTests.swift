import Foundation
import Testing
import TraceModel
import TraceRecorder

struct `An output file` {
  private static let trace = Folder.root.appending(path: "traces/stories/push-pop.json").path

  /// Makes a folder with a file `out` of the permissions 0640.
  private func folder(holding text: String = "old") throws -> URL {
    let folder = try Folder.temporary()
    let file = folder.appending(path: "out")
    try Data(text.utf8).write(to: file)
    try #require(chmod(file.path, 0o640) == 0)
    return folder
  }

  private func text(_ path: String, in folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  private static let commands: [[String]] = [
    ["check", trace, "--output", "out"],
    ["render", "timeline", trace, "--format", "svg", "-o", "out"],
    ["baseline", "write", trace, "-o", "out"], ["diff", trace, trace, "-o", "out.svg"],
    ["record", Folder.root.appending(path: "traces/gallery/tabs.yml").path, "-o", "out"],
  ]

  @Test(arguments: commands) func `keeps its permissions and leaves nothing beside it`(
    words: [String]
  ) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun(list: words, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let name = words.last == "out.svg" ? "out.svg" : "out"
    #expect(try text(name, in: folder) != "old")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0 != "out" && $0 != name } == [])
    let path = folder.appending(path: "out").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
  }

  @Test func `that is a link stays one, and its target is replaced`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "out")
    let run = try CommandRun("check", Self.trace, "-o", "link", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "out")
    #expect(try text("out", in: folder) != "old")
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/dev/stderr"])
  func `of the command's own is written as it is`(path: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun(
      shell: "lifeline check '\(Self.trace)' -o \(path) >>out 2>>out",
      in: folder
    )
    #expect(run.status == 0)
    #expect(try text("out", in: folder).hasPrefix("old"))
    #expect(try text("out", in: folder).contains("no errors"))
  }

  @Test func `that is a pipe or a device is written as it is`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let line =
      "mkfifo fifo && { cat fifo >out & } && lifeline check '\(Self.trace)' -o fifo && wait"
    let run = try CommandRun(shell: line, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("out", in: folder).contains("no errors"))
    #expect(try CommandRun("check", Self.trace, "-o", "/dev/null", in: folder).status == 0)
    let full = try CommandRun("check", Self.trace, "-o", "/dev/full", in: folder)
    #expect(full.status == 2)
    #expect(full.errors.hasPrefix("/dev/full: error: can't be written: No space left on device\n"))
  }

  @Test func `of a failed run holds what it held`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // The shell's limit is in units of 512 or 1024 bytes; the picture is larger than both.
    let line =
      "ulimit -f 2; trap '' XFSZ; lifeline render timeline '\(Self.trace)' --format svg -o out"
    let run = try CommandRun(shell: line, in: folder)
    #expect(run.status == 2, "\(run.errors)")
    #expect(try text("out", in: folder) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out"])
  }

  @Test func `into which a recorder records is refused`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = TraceRecorder(
      header: TraceHeader(clock: .virtual, title: "live"),
      time: VirtualTime(),
      sink: try MappedFileSink(path: folder.appending(path: "out").path)
    )
    let lane = recorder.makeLane(name: "main")
    let run = try CommandRun("check", Self.trace, "-o", "out", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("which records 'live', records into it\nhelp: name another file"))
    let story = try CommandRun("record", "push-pop", "-o", "out", in: folder)
    #expect(story.status == 2)
    #expect(story.errors.contains("which records 'live', records into it [path-in-use]\n"))
    lane.record(TraceEvent(.mark, name: lane.intern("after")))
    recorder.close()
    #expect(recorder.failure == nil)
    let trace = try String(contentsOf: folder.appending(path: "out"), encoding: .utf8)
    #expect(trace.contains("\"after\"") && trace.contains("\"live\""))
  }

  @Test func `that is locked by another sort of program is written`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let descriptor = open(folder.appending(path: "out").path, O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    #expect(try CommandRun("check", Self.trace, "-o", "out", in: folder).status == 0)
    #expect(try text("out", in: folder).contains("no errors"))
  }
}
