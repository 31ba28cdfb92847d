import Foundation
import LifelineCommand
import LogImport
import TestSupport
import Testing
import TraceFormat
import TraceModel

@MainActor
struct `Writing a trace while its log is read` {
  private nonisolated static let logs: [String] = {
    let folder = Repository.url("traces/logs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().map { "\(folder)/\($0)" }
  }()

  /// Times that go back by less and by more than a second, and a time that only a later line states.
  private nonisolated static let backward = """
    vc1 viewDidLoad
    2024-05-01 10:00:05.000 App[1:2] vc1 viewWillAppear
    2024-05-01 10:00:04.500 App[1:2] vc1 viewDidAppear
    2024-05-01 09:00:00.000 App[2:2] vc1 viewDidLoad
    2024-05-01 09:00:01.000 App[2:2] vc1 viewWillAppear
    """

  /// Returns the trace that is written after the whole log is in memory.
  private static func reference(_ bytes: [UInt8], title: String, isPipe: Bool) throws -> [UInt8] {
    let options =
      isPipe ? LogImportOptions() : LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: title, options: options, bytes: bytes)
    return try TraceWriter.bytes(of: try Trace(reading: &importer))
  }

  private func imported(_ log: String, input: [UInt8] = [], to path: String) async throws -> [UInt8]
  {
    var job = ImportJob(log)
    job.output = path
    let run = try await JobRun(input: input) { [job] in
      try job.run()
      return 0
    }
    #expect(run.status == 0, "\(run.errors)")
    return path == "-" ? Array(run.output.utf8) : [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  @Test func `a file, a pipe and both outputs have the trace of a log in memory`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let backward = try folder.write(Self.backward, to: "backward.log")
    let trace = folder.path("trace.json")
    try #require(Self.logs.count > 10)
    for log in Self.logs + [backward] {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: log)))
      let title = URL(filePath: log).lastPathComponent
      let file = try Self.reference(bytes, title: title, isPipe: false)
      guard file.count(where: { $0 == 0x0A }) > 3 else { continue }
      #expect(try await imported(log, to: trace) == file, "\(title)")
      #expect(try await imported(log, to: "-") == file, "\(title)")
      let pipe = try Self.reference(bytes, title: "standard input", isPipe: true)
      #expect(try await imported("-", input: bytes, to: trace) == pipe, "\(title)")
      #expect(try await imported("-", input: bytes, to: "-") == pipe, "\(title)")
    }
  }

  @Test(arguments: ["-", "log"])
  func `a log without callbacks keeps the old contents of the output`(log: String) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let path = try folder.write("nothing here\n", to: "log")
    let trace = try folder.write(Workspace.earlierOutput, to: "trace.json")
    var job = ImportJob(log == "-" ? log : path)
    job.output = trace
    let run = try await JobRun(input: Array("nothing here\n".utf8)) { [job] in
      try job.run()
      return 0
    }
    #expect(run.status == 2)
    #expect(run.errors.contains("no callback was recognized"))
    #expect(try folder.text("trace.json") == Workspace.earlierOutput)
    #expect(try folder.names().sorted() == ["log", "trace.json"])
  }
}
