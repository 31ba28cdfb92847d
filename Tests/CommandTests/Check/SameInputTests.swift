import Foundation
import TestSupport
import Testing

/// The ways to one input, which must lead to one report.
struct `One report` {
  private static let stories = (try? Repository.files(in: "traces/stories")) ?? []
  private static let scenarios = ["page", "nav", "tab", "modal", "containment"].flatMap { area in
    ((try? Repository.files(in: "traces/scenarios/\(area)")) ?? []).filter { $0.hasSuffix(".yml") }
      .map { "traces/scenarios/\(area)/\($0)" }
  }

  private func report(_ words: [String], input: Data = Data()) throws -> String {
    let run = try CommandRun(
      list: ["check", "--format", "json", "--no-config"] + words,
      input: input,
      in: Folder.root
    )
    #expect(run.errors == "")
    return run.output.split(separator: "\n").filter { !$0.hasPrefix("\"schema\"") }
      .joined(separator: "\n")
  }

  @Test(arguments: stories.filter { $0.hasSuffix(".json") })
  func `follows from a trace as a file and by a pipe`(name: String) throws {
    let bytes = Data(try Repository.bytes("traces/stories/\(name)"))
    #expect(try report(["-"], input: bytes) == report(["traces/stories/\(name)"]))
  }

  @Test(arguments: scenarios)
  func `follows from a scenario and its recording`(path: String) throws {
    let trace = try CommandRun("record", path, "-o", "-", in: Folder.root)
    guard trace.status == 0 else { return }
    #expect(try report(["-"], input: Data(trace.output.utf8)) == report([path]))
  }
}
