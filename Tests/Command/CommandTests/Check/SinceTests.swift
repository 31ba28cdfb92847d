import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `A check since an earlier report` {
  /// Makes a folder with a log, the report of its check, and a log with one more mistake.
  private func workspace() async throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/reports/device.log", to: "a.log")
    _ = try await folder.check("a.log") {
      $0.targets = [ReportTarget(format: .json, path: folder.path("base.json"))]
    }
    let log = try folder.text("a.log")
    let last = try #require(log.split(separator: "\n").last)
    try folder.write(log + last + "\n", to: "b.log")
    return folder
  }

  private func check(
    _ name: String,
    since report: String = "base.json",
    in folder: Workspace,
    format: ReportFormat = .short
  ) async throws -> JobRun {
    try await folder.check(name) {
      $0.since = folder.path(report)
      $0.targets = [ReportTarget(format: format)]
    }
  }

  @Test func `only new findings are reported and fail`() async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    let same = try await check("a.log", in: folder)
    #expect(same.status == 0)
    #expect(same.output.split(separator: "\n").count == 1)
    #expect(same.errors == "since base.json: 0 new findings, 2 old, 0 no longer found\n")
    let more = try await check("b.log", in: folder)
    #expect(more.status == 1)
    #expect(more.output.hasPrefix("b.log:16: error: "), "\(more.output)")
    #expect(more.errors == "since base.json: 1 new finding, 2 old, 0 no longer found\n")
    let text = try await check("b.log", in: folder, format: .text)
    #expect(text.output.contains("\n2 findings known from the earlier report\n"))
  }

  @Test func `findings that no longer occur are counted`() async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    let first = try folder.text("a.log").split(separator: "\n").prefix(4)
    try folder.write(first.joined(separator: "\n") + "\n", to: "c.log")
    let run = try await check("c.log", in: folder)
    #expect(run.errors == "since base.json: 0 new findings, 0 old, 2 no longer found\n")
  }

  @Test func `old findings are unchanged in SARIF and skipped in JUnit`() async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    let sarif = try await check("b.log", in: folder, format: .sarif)
    #expect(sarif.output.components(separatedBy: "\"baselineState\":\"unchanged\"").count == 3)
    #expect(sarif.output.components(separatedBy: "\"baselineState\":\"new\"").count == 2)
    let junit = try await check("b.log", in: folder, format: .junit)
    #expect(junit.output.contains("failures=\"1\" errors=\"0\" skipped=\"2\""))
  }

  @Test func `the reports of several inputs and suppressed findings are known`() async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    _ = try await folder.check("a.log", "b.log") {
      $0.targets = [ReportTarget(format: .json, path: folder.path("both.json"))]
    }
    let run = try await folder.check("a.log", "b.log") { $0.since = folder.path("both.json") }
    #expect(run.status == 0)
    #expect(run.errors == "since both.json: 0 new findings, 5 old, 0 no longer found\n")
    _ = try await folder.check("a.log") {
      $0.since = folder.path("base.json")
      $0.targets = [ReportTarget(format: .json, path: folder.path("second.json"))]
    }
    #expect(try await check("a.log", since: "second.json", in: folder).status == 0)
  }

  @Test(arguments: [
    ("a.log", "this is not a JSON report of 'lifeline check'"),
    ("baseline.json", "this is a baseline, not a JSON report of 'lifeline check'"),
    ("missing.json", "can't be read: No such file or directory"),
    ("old.json", "a finding of the report names no rule or no callback"),
    ("deep.json", "this is not a JSON report of 'lifeline check'"),
  ])
  func `another file is refused`(name: String, message: String) async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    try folder.write(
      #"{"schema":"lifeline-baseline","version":1,"findings":[]}"#,
      to: "baseline.json"
    )
    try folder.write(
      #"{"schema":"lifeline-report","version":1,"findings":[{"rule":"LC209"}]}"#,
      to: "old.json"
    )
    try folder.write(String(repeating: "[", count: 100_000), to: "deep.json")
    let run = try await check("a.log", since: name, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("\(name): error: \(message)\nhelp: "), "\(run.errors)")
  }

  @Test func `a baseline and a report are not used at once`() async throws {
    let folder = try await workspace()
    defer { folder.remove() }
    let run = try await folder.check("a.log") {
      $0.since = folder.path("base.json")
      $0.baseline = folder.path("base.json")
    }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: --baseline and --since both name known findings\n"))
  }
}
