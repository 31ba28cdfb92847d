import Foundation
import LifelineCommand
import PerfettoExport
import TestSupport
import Testing

@MainActor
struct `An export` {
  private let story = Repository.url("traces/stories/push-pop.json").path

  private func export(
    _ paths: [String],
    to output: String,
    input: [UInt8] = [],
    _ change: (inout ExportJob) -> Void = { _ in }
  ) async throws -> JobRun {
    var job = ExportJob(paths)
    job.output = output
    change(&job)
    let prefix = Repository.url("traces/stories/").path + "/"
    return try await JobRun(input: input, hidingPrefix: prefix) { try await job.run() }
  }

  /// Whether a file contains a text, such as the name of a process.
  private func contains(_ path: String, _ text: String) throws -> Bool {
    try Data(contentsOf: URL(filePath: path)).range(of: Data(text.utf8)) != nil
  }

  @Test func `an export of a trace is written, and what it leaves out is stated`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = folder.path("push.pftrace")
    let run = try await export([story], to: path)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        note: push-pop.json: without tracks: 9 views of UIKit (118 calls)
        note: push-pop.json: 43 changes of objects without tracks not shown
        wrote \(path): open it in ui.perfetto.dev

        """
    )
    #expect(try contains(path, "HomeViewController#1"))
    #expect(try !contains(path, "_UIBarBackground"))
  }

  @Test func `an export with UIKit's views leaves out nothing`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = folder.path("push.pftrace")
    let run = try await export([story], to: path) { $0.options.showsSystemViews = true }
    #expect(run.errors == "wrote \(path): open it in ui.perfetto.dev\n")
  }

  @Test func `an export of several inputs contains the readable ones and reports the others`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = folder.path("all.pftrace")
    let log = Repository.url("traces/logs/published/01_nslog_nav_push_pop.log").path
    let run = try await export([folder.path("none.json"), story, log], to: path)
    #expect(run.status == 2)
    #expect(run.errors.contains("none.json: error: "))
    #expect(run.errors.hasSuffix("with 2 traces: open it in ui.perfetto.dev\n"))
    #expect(try contains(path, "push-pop"))
    #expect(try contains(path, "01_nslog_nav_push_pop.log"))
  }

  @Test func `an export of several inputs with one title names each process by its path too`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    let text = String(decoding: try Repository.bytes("traces/stories/push-pop.json"), as: UTF8.self)
    let (before, after) = (
      try folder.write(text, to: "a.json"), try folder.write(text, to: "b.json")
    )
    let path = folder.path("both.pftrace")
    let run = try await export([before, after], to: path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try contains(path, "push-pop (\(before))") && contains(path, "push-pop (\(after))"))
  }

  @Test(arguments: [
    ("[]", "no event in it"), ("[\n{HEADER},\n", "the recording ended before its first event"),
    (
      "[\n{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":1,\"dur\":2,\"name\":\"a\"}\n]\n",
      "no event in it that an export shows"
    ),
  ])
  func `an export of a trace without events is refused`(text: String, message: String) async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    let header = """
      {"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline",\
      "args":{"schema":"lifeline","version":1,"minor":0,"clock":"virtual","title":"t"}}
      """
    let input = try folder.write(text.replacing("{HEADER}", with: header), to: "a.json")
    let run = try await export([input], to: folder.path("a.pftrace"))
    #expect(run.status == 2)
    #expect(run.errors.contains("a.json: error: \(message)\nhelp: "), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.pftrace")))
  }

  @Test func `an export of inputs that can't be read changes no file`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = try folder.write(Workspace.earlierOutput, to: "all.pftrace")
    let run = try await export([folder.path("none.json"), folder.path("no.json")], to: path)
    #expect(run.status == 2)
    #expect(run.errors.contains("none.json: error: ") && run.errors.contains("no.json: error: "))
    #expect(try contains(path, Workspace.earlierOutput))
  }

  @Test func `an export of standard input goes to standard output`() async throws {
    let bytes = try Repository.bytes("traces/stories/push-pop.json")
    let run = try await export(["-"], to: "-", input: bytes)
    #expect(run.status == 0)
    #expect(run.output.contains("HomeViewController#1"))
    #expect(!run.errors.contains("wrote"))
  }

  @Test func `an export of a scenario file contains its run`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = folder.path("vc4.pftrace")
    let scenario = Repository.url("traces/gallery/sheet.yml").path
    let run = try await export([scenario], to: path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try contains(path, "viewWillAppear"))
  }

  @Test func `an export of a log without callbacks is refused`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let log = try folder.write("hello\nworld\n", to: "a.log")
    let run = try await export([log], to: folder.path("a.pftrace"))
    #expect(run.status == 2)
    #expect(run.errors.contains("no callback was recognized in this log"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.pftrace")))
  }

  @Test func `an export refuses a name that promises JSON`() async throws {
    let run = try await export([story], to: "a.JSON")
    #expect(
      run.errors == """
        a.JSON: error: the file is in Perfetto's own format, which is not JSON
        help: end the name in .pftrace; traces themselves are JSON that Perfetto opens

        """
    )
  }

  @Test func `an export does not replace its input`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let text = String(decoding: try Repository.bytes("traces/stories/push-pop.json"), as: UTF8.self)
    let path = try folder.write(text, to: "trace")
    let run = try await export([path], to: path)
    #expect(run.status == 2)
    #expect(try contains(path, "\"ph\":\"M\""))
  }

  @Test(arguments: [
    (["push.json"], "push.pftrace"), (["push.json.gz"], "push.pftrace"),
    (["push.json", "pop.json"], "traces.pftrace"), (["."], "traces.pftrace"),
  ])
  func `an export without a name has the name of its only input`(
    inputs: [String],
    name: String
  ) throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let text = String(decoding: try Repository.bytes("traces/stories/push-pop.json"), as: UTF8.self)
    for input in ["push.json", "pop.json", "push.json.gz"] { try folder.write(text, to: input) }
    let run = try CommandRun(list: ["export"] + inputs + ["--to", "perfetto"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path(name)))
  }

  @Test func `links findings to the pages of rules on request`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let wrong = Repository.url("traces/stories/vc4-by-hand.json").path
    let path = folder.path("a.pftrace")
    _ = try await export([wrong], to: path)
    #expect(try contains(path, "lifeline explain LC"))
    let run = try CommandRun(
      list: [
        "export", wrong, "--to", "perfetto", "-o", path,
        "--rule-pages", "https://example.org/rules",
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try contains(path, "https://example.org/rules/LC"))
    #expect(try !contains(path, "lifeline explain"))
  }
}
