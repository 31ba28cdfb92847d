import Foundation
import HeadlessUIKit
import Testing

struct `A run that suppresses a rule` {
  @MainActor
  private func record(_ file: URL, _ suppress: (HeadlessApp, UIViewController) -> Void) async throws
  {
    try await recordTrace(to: file.path) { app in
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

  @Test @MainActor func `is clean, and the report says why`() async throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.json")
    try await record(file) { _, _ in }
    #expect(try CommandRun("check", "a.json", in: folder).status == 1)
    try await record(file) { app, child in
      app.suppress("LC305", for: child, reason: "a picture, not a screen")
      app.suppress("child-never-appears", reason: "the same")
    }
    let run = try CommandRun("check", "a.json", "--statistics", in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("1 finding suppressed by the trace\n"), "\(run.output)")
    #expect(run.output.contains(": 1 finding, a picture, not a screen\n"), "\(run.output)")
    #expect(run.output.contains("child-never-appears for everything at line "), "\(run.output)")
    let sarif = try CommandRun("check", "a.json", "--format", "sarif", in: folder)
    #expect(
      sarif.output.contains(
        #""suppressions":[{"kind":"inSource","justification":"a picture, not a screen"}]"#
      )
    )
    let junit = try CommandRun("check", "a.json", "--format", "junit", in: folder)
    #expect(junit.output.contains("<skipped message=\"trace: a picture, not a screen\"/>"))
  }
}
