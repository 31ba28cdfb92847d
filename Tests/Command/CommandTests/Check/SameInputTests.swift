import Foundation
import LifelineCommand
import TestSupport
import Testing

/// Different ways to read the same input.
@MainActor
struct `Equal reports` {
  private nonisolated static let stories =
    ((try? Repository.files(in: "traces/stories")) ?? []).filter { $0.hasSuffix(".json") }
  private nonisolated static let scenarios = ["page", "nav", "tab", "modal", "containment"]
    .flatMap { area in
      ((try? Repository.files(in: "traces/scenarios/\(area)")) ?? [])
        .filter { $0.hasSuffix(".yml") }.map { "traces/scenarios/\(area)/\($0)" }
    }

  /// The JSON report of an input without the line that names it.
  private func report(_ path: String, input: [UInt8] = []) async throws -> String {
    var job = CheckJob([path])
    job.targets = [ReportTarget(format: .json)]
    job.selection.readsConfiguration = false
    let run = try await JobRun(input: input) { [job] in try await job.run() }
    #expect(run.errors == "")
    return run.output.split(separator: "\n").filter { !$0.hasPrefix("\"schema\"") }
      .joined(separator: "\n")
  }

  @Test(arguments: stories)
  func `a trace has the same report as a file and from a pipe`(name: String) async throws {
    let bytes = try Repository.bytes("traces/stories/\(name)")
    let path = Repository.url("traces/stories/\(name)").path
    #expect(try await report("-", input: Array(bytes)) == report(path))
  }

  @Test(arguments: scenarios)
  func `a scenario has the same report as its recording, without its lines`(
    path: String
  ) async throws {
    let file = Repository.url(path).path
    let trace = try await JobRun {
      try await RecordJob(file, output: "-").run()
      return 0
    }
    guard trace.status == 0 else { return }
    let recorded = try await report("-", input: Array(trace.output.utf8))
    let ofFile = try await report(file)
    #expect(recorded.replacing(/"(line|endLine)":\d+/) { "\"\($0.1)\":0" } == ofFile)
  }
}
