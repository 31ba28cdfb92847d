import Foundation
import HeadlessUIKit
import LifelineCommand
import Testing

@MainActor
struct `A run that suppresses a rule` {
  private func record(
    _ file: String,
    _ suppress: (HeadlessApp, UIViewController) -> Void
  ) async throws {
    try await recordTrace(to: file) { app in
      let host = UIViewController()
      let child = UIViewController()
      suppress(app, child)
      let window = UIWindow()
      window.rootViewController = host
      window.makeKeyAndVisible()
      host.view.addSubview(child.view)
      try await app.settle()
      return (window, child)
    }
  }

  @Test func `suppressed findings do not fail the check, and the reports state the reason`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try await record(folder.path("a.json")) { _, _ in }
    #expect(try await folder.check("a.json").status == 1)
    try await record(folder.path("a.json")) { app, child in
      app.suppress("LC305", for: child, reason: "a picture, not a screen")
      app.suppress("child-never-appears", reason: "the same")
    }
    let run = try await folder.check("a.json") { $0.showsStatistics = true }
    #expect(run.status == 0)
    #expect(run.output.contains("1 finding suppressed by the trace\n"), "\(run.output)")
    #expect(run.output.contains(": 1 finding, a picture, not a screen\n"), "\(run.output)")
    #expect(run.output.contains("child-never-appears for everything at line "), "\(run.output)")
    let sarif = try await folder.check("a.json") { $0.targets = [ReportTarget(format: .sarif)] }
    #expect(
      sarif.output.contains(
        #""suppressions":[{"kind":"inSource","justification":"a picture, not a screen"}]"#
      )
    )
    let junit = try await folder.check("a.json") { $0.targets = [ReportTarget(format: .junit)] }
    #expect(junit.output.contains("<skipped message=\"trace: a picture, not a screen\"/>"))
  }
}
