import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `A summary` {
  @Test func `a summary lists findings by rule, class and test, transitions and runs that differ`()
    throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/vc4-orphan.json", to: "a.json")
    try folder.copy("traces/stories/push-pop.json", to: "b.json")
    let orphan = String(
      decoding: try Repository.bytes("traces/stories/vc4-contained.json"),
      as: UTF8.self
    )
    try folder.write(
      orphan.replacing("\"title\":\"vc4-contained\"", with: "\"title\":\"vc4-orphan\""),
      to: "c.json"
    )
    let run = try CommandRun("summary", ".", "--rows", "3", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    expectGolden(run.output, at: "traces/reports/summary.txt")
  }

  @Test func `findings that a report or a baseline has are not new`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/vc4-orphan.json", to: "a.json")
    let report = try await folder.check("a.json") {
      $0.targets = [ReportTarget("json=\(folder.path("base.json"))")].compactMap { $0 }
    }
    #expect(report.status == 1)
    try folder.copy("traces/stories/vc4-by-hand.json", to: "b.json")
    let run = try await folder.run {
      [base = folder.path("base.json"), a = folder.path("a.json"), b = folder.path("b.json")] in
      var job = SummaryJob([a, b])
      job.since = base
      job.format = .json
      return try await job.run()
    }
    #expect(run.status == 0, "\(run.errors)")
    let summary = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let new = try #require(summary["new"] as? [[String: Any]])
    #expect(!new.isEmpty)
    #expect(new.allSatisfy { ($0["place"] as? String)?.contains("b.json") == true })
    #expect(summary["schema"] as? String == "lifeline-summary")
  }

  @Test func `options that contradict each other are refused`() throws {
    let run = try CommandRun("summary", "a.json", "--baseline", "a", "--since", "b")
    #expect(run.status == 2)
    #expect(run.errors.contains("--baseline and --since are mutually exclusive"))
  }
}
