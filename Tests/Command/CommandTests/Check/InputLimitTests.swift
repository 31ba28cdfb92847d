import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `The limits of an input` {
  private func statuses(of text: String) -> [Substring] {
    text.matches(of: #/"status":"([a-z]+)"/#).map(\.output.1)
  }

  @Test(arguments: [1, 3])
  func `a pipe without a writer reaches the time limit and stops no other input`(
    threads: Int
  ) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try #require(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    try folder.copy("traces/stories/child.json", to: "child.json")
    let run = try await folder.check("child.json", "pipe.json", "child.json", "pipe.json") {
      $0.targets = [ReportTarget(format: .rows)]
      $0.threadCount = threads
      $0.limits.timeout = .milliseconds(200)
    }
    #expect(statuses(of: run.output) == ["clean", "timeout"])
    #expect(run.output.contains("\"errorCode\":\"timeout\",\"errorText\":\"the check reached its"))
    #expect(run.status == 3)
  }

  @Test func `a file that is read too slowly is given up`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "child.json")
    try folder.copy("traces/reports/device.log", to: "device.log")
    let run = try await folder.check("child.json", "device.log") {
      $0.targets = [ReportTarget(format: .rows)]
      $0.limits.timeout = .nanoseconds(1)
    }
    #expect(statuses(of: run.output) == ["timeout", "timeout"])
    let text = try await folder.check("child.json") { $0.limits.timeout = .nanoseconds(1) }
    #expect(text.status == 2)
    #expect(
      text.errors == """
        child.json: error: the check reached its time limit of 1e-09 s after 0 bytes
        help: raise --timeout-per-file, or check the file alone

        """
    )
  }

  @Test func `a scenario that runs too long is given up after its run`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/scenarios/stories/vc4-by-hand.yml", to: "s.yml")
    let run = try await folder.check("s.yml") {
      $0.targets = [ReportTarget(format: .rows)]
      $0.limits.timeout = .nanoseconds(1)
    }
    #expect(statuses(of: run.output) == ["timeout"])
  }

  @Test(arguments: ["child.json", "s.yml", "-"])
  func `a larger input is not checked`(name: String) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "child.json")
    try folder.copy("traces/scenarios/stories/vc4-by-hand.yml", to: "s.yml")
    let input = try Repository.bytes("traces/stories/child.json")
    let size = name == "s.yml" ? try folder.text(name).utf8.count : input.count
    for (limit, status) in [(size, "clean"), (size - 1, "unreadable"), (0, "unreadable")] {
      let run = try await folder.check(name, input: input) {
        $0.targets = [ReportTarget(format: .rows)]
        $0.limits.maxBytes = limit
        $0.selection.select = ["LC4"]
      }
      #expect(statuses(of: run.output) == [Substring(status)], "\(limit): \(run.output)")
      #expect(run.output.contains("\"errorCode\":\"too-large\"") == (status == "unreadable"))
    }
  }
}
