import Foundation
import TestSupport
import Testing

/// Scenario files on the command line.
struct `A scenario file` {
  private static let push = """
    title: a push
    objects:
      W: UIWindow
      N: UINavigationController(rootViewController: A)
      A: UIViewController
      B: UIViewController
    setup:
      - W.rootViewController = N
      - W.makeKeyAndVisible()
      - settle
    steps:
      - N.pushViewController(B, animated: true)
    expect: [B.viewDidLoad, A.viewWillDisappear, B.viewWillAppear, A.viewDidDisappear, B.viewDidAppear]

    """

  private func withFile(_ text: String, _ body: (URL) throws -> Void) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "push.yml"))
    try body(folder)
  }

  @Test func `that holds`() throws {
    try withFile(Self.push) { folder in
      let verify = try CommandRun("verify", "push.yml", in: folder)
      #expect(verify.status == 0)
      #expect(verify.output == "1 of 1 hold\n")
      let all = try CommandRun("verify", "--all", ".", in: folder)
      #expect(all.output == "./push.yml: holds\n1 of 1 hold\n")
    }
  }

  @Test func `is checked like the trace that it records`() throws {
    try withFile(Self.push.replacing("steps:", with: "steps:\n  - B.viewWillAppear(true)")) {
      folder in
      let record = try CommandRun("record", "push.yml", "-o", "push.json", in: folder)
      #expect(record.status == 0)
      let trace = try CommandRun("check", "push.json", "--format", "short", in: folder)
      let scenario = try CommandRun("check", "push.yml", "--format", "short", in: folder)
      #expect(scenario.status == trace.status)
      #expect(!trace.output.isEmpty)
      #expect(scenario.output == trace.output.replacing("push.json", with: "push.yml"))
    }
  }

  @Test func `that can't be read is no input to check`() throws {
    try withFile("title: x\nobjects: []\n") { folder in
      let check = try CommandRun("check", "push.yml", in: folder)
      #expect(check.status == 2)
      #expect(check.errors.hasPrefix("push.yml:2:10: error: "))
      let missing = try CommandRun("check", "none.yml", in: folder)
      #expect(missing.status == 2)
      #expect(missing.errors.hasPrefix("none.yml: error: can't be read"))
    }
  }

  @Test func `of traces/scenarios is recorded by its name`() throws {
    let record = try CommandRun("record", "push-state", "-o", "-", in: Folder.root)
    #expect(record.status == 0)
    #expect(record.output.hasPrefix("["))
    let ambiguous = try CommandRun("record", "rotation", "-o", "-", in: Folder.root)
    #expect(ambiguous.status == 2)
    #expect(ambiguous.errors.contains("help: name one of them: containment/rotation, nav/rotation"))
  }

  @Test func `that differs`() throws {
    let text = Self.push.replacing("B.viewDidAppear]", with: "B.viewDidAppear, A.viewDidLoad]")
    try withFile(text) { folder in
      let verify = try CommandRun("verify", "push.yml", in: folder)
      #expect(verify.status == 1)
      #expect(
        verify.output == """
          push.yml: difference: a push
            B.viewDidLoad
            A.viewWillDisappear
            B.viewWillAppear
            A.viewDidDisappear
            B.viewDidAppear
          - A.viewDidLoad
          0 of 1 hold, 1 differs

          """
      )
    }
  }

  @Test func `that is wrong`() throws {
    try withFile(Self.push.replacing("pushViewController", with: "pushVewController")) { folder in
      let verify = try CommandRun("verify", "push.yml", in: folder)
      #expect(verify.status == 2)
      #expect(
        verify.errors == """
          push.yml:12:7: error: a scenario can't call 'pushVewController' of 'N', a \
          UINavigationController [unknown-verb]
          help: did you mean 'pushViewController'?

          """
      )
      #expect(try CommandRun("record", "push.yml", in: folder).status == 2)
      #expect(try CommandRun("render", "timeline", "push.yml", in: folder).status == 2)
    }
  }

  @Test func `is recorded`() throws {
    try withFile(Self.push) { folder in
      let record = try CommandRun("record", "push.yml", in: folder)
      #expect(record.status == 0)
      #expect(record.errors == "recorded push into push.json\n")
      let check = try CommandRun("check", "push.json", in: folder)
      #expect(check.status == 0)
      let again = try CommandRun("record", "push.yml", "-o", "-", in: folder)
      let stored = try Data(contentsOf: folder.appending(path: "push.json"))
      #expect(again.output == String(decoding: stored, as: UTF8.self))
    }
  }

  @Test func `is drawn`() throws {
    try withFile(Self.push) { folder in
      for picture in ["timeline", "tree"] {
        let draw = try CommandRun("render", picture, "push.yml", "-o", "push.svg", in: folder)
        #expect(draw.status == 0, "\(draw.errors)")
        let svg = try String(contentsOf: folder.appending(path: "push.svg"), encoding: .utf8)
        #expect(svg.contains("B#"))
      }
    }
  }

  @Test func `of another version`() throws {
    try withFile(Self.push) { folder in
      let older = try CommandRun("verify", "push.yml", "--behavior", "iOS 13", in: folder)
      #expect(older.status == 0)
      let wrong = try CommandRun("verify", "push.yml", "--behavior", "old", in: folder)
      #expect(wrong.status == 2)
    }
  }

  @Test func `that is not there`() throws {
    #expect(try CommandRun("verify", "none.yml").status == 2)
  }

  @Test func `of the project`() throws {
    let verify = try CommandRun("verify", in: Repository.root)
    #expect(verify.status == 0, "\(verify.output)")
  }
}
