import CommandEnvironment
import DiagramLayout
import Foundation
import LifelineCommand
import RuntimeCommand
import TestSupport
import Testing
import TraceModel

@MainActor
struct `Verifying scenario files` {
  static let push = """
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

  private func workspace(_ text: String = push) throws -> Workspace {
    let folder = try Workspace()
    try folder.write(text, to: "push.yml")
    return folder
  }

  private func verify(
    _ name: String = "push.yml",
    in folder: Workspace,
    behavior: BehaviorVersion? = nil,
    namesAll: Bool = false
  ) async throws -> JobRun {
    let job = VerifyJob([folder.path(name)], behavior: behavior, namesAll: namesAll)
    return try await folder.run { try await job.run() }
  }

  @Test func `a passing scenario is counted`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await verify(in: folder)
    #expect(run.status == 0)
    #expect(run.output == "1 of 1 hold\n")
    let all = try await verify(in: folder, namesAll: true)
    #expect(all.output == "push.yml: holds\n1 of 1 hold\n")
  }

  @Test func `a scenario that expects nothing is not said to hold`() async throws {
    let silent = Self.push.replacing(#/expect: .*/#, with: "expect: []")
    for (text, differs) in [
      (silent, nil), (silent + "observes: []\n", nil),
      (silent + "observes: [B.viewDidUnload]\n", false),
      (silent + "observes: [B.viewDidLoad]\n", true),
      (silent.replacing("expect:", with: "  - check B.parent == N\nexpect:"), false),
    ] as [(String, Bool?)] {
      let folder = try workspace(text)
      defer { folder.remove() }
      let run = try await verify(in: folder)
      #expect(run.status == differs.map { $0 ? 1 : 0 } ?? 2, "\(text)")
      guard differs == nil else { continue }
      #expect(run.output == "0 of 1 hold, 1 failed\n")
      #expect(
        run.errors == """
          push.yml: error: nothing was compared: the scenario expects nothing
          help: list the expected callbacks under 'expect', or those that must not be sent under \
          'observes'

          """
      )
    }
  }

  @Test func `a scenario that differs is printed with its difference`() async throws {
    let folder = try workspace(
      Self.push.replacing("B.viewDidAppear]", with: "B.viewDidAppear, A.viewDidLoad]")
    )
    defer { folder.remove() }
    let run = try await verify(in: folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
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

  @Test func `an unknown verb is refused with its position`() async throws {
    let folder = try workspace(
      Self.push.replacing("pushViewController", with: "pushVewController")
    )
    defer { folder.remove() }
    let run = try await verify(in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("push.yml:12:7: error: "), "\(run.errors)")
    #expect(
      run.errors.hasSuffix(" [unknown-verb]\nhelp: did you mean 'pushViewController'?\n"),
      "\(run.errors)"
    )
    let path = folder.path("push.yml")
    let record = try await folder.perform { try await RecordJob(path, output: "-").run() }
    #expect(record.status == 2)
    #expect(record.errors == run.errors)
    let job = PictureJob(.timeline(.init()), PictureSettings(input: path, output: "-"))
    let draw = try await folder.perform { try await job.run() }
    #expect(draw.errors == run.errors)
  }

  @Test func `an older version of UIKit can be chosen`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let version = try #require(BehaviorVersion("iOS 13"))
    #expect(try await verify(in: folder, behavior: version).status == 0)
  }

  @Test func `a path that does not exist is refused`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await verify("none.yml", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("none.yml: error: there is no such file or folder\n"))
  }

  @Test func `a scenario has the same findings as its recording`() async throws {
    let folder = try workspace(
      Self.push.replacing("steps:", with: "steps:\n  - B.viewWillAppear(true)")
    )
    defer { folder.remove() }
    try await folder.record(folder.path("push.yml"), into: "push.json")
    let trace = try await folder.check("push.json") { $0.targets = [ReportTarget(format: .short)] }
    let scenario = try await folder.check("push.yml") {
      $0.targets = [ReportTarget(format: .short)]
    }
    #expect(scenario.status == trace.status)
    #expect(!trace.output.isEmpty)
    // The lines of the recording are not those of the scenario.
    #expect(scenario.output == trace.output.replacing(/push.json(:\d+)?/, with: "push.yml"))
  }

  @Test func `a malformed scenario can't be checked`() async throws {
    let folder = try workspace("title: x\nobjects: []\n")
    defer { folder.remove() }
    let check = try await folder.check("push.yml")
    #expect(check.status == 2)
    #expect(check.errors.hasPrefix("push.yml:2:10: error: "))
    let missing = try await folder.check("none.yml")
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("none.yml: error: can't be read"))
  }

  @Test func `a scenario is recorded under the name of its file`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let record = try CommandRun("record", "push.yml", in: folder.url)
    #expect(record.status == 0)
    #expect(record.errors == "recorded push into push.json\n")
    #expect(try await folder.check("push.json").status == 0)
    let path = folder.path("push.yml")
    let again = try await folder.perform { try await RecordJob(path, output: "-").run() }
    #expect(again.output == (try folder.text("push.json")))
  }

  @Test func `a scenario is drawn`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    var settings = PictureSettings(input: folder.path("push.yml"), output: "-")
    settings.format = .svg
    for kind in [PictureKind.timeline(.init()), .tree(.init())] {
      let job = PictureJob(kind, settings)
      let draw = try await folder.perform { try await job.run() }
      #expect(draw.status == 0, "\(draw.errors)")
      #expect(draw.output.contains("B#"))
    }
  }

  @Test func `a scenario of the project is found by its name`() throws {
    let areas = Repository.url("traces/scenarios").path
    let file = try #require(try ScenarioFile.named("push-state", in: areas))
    #expect(file.path.hasSuffix("/push-state.yml"))
    #expect(try ScenarioFile.named("no-such-scenario", in: areas) == nil)
    let failure = try #require(throws: CommandFailure.self) {
      try ScenarioFile.named("rotation", in: areas)
    }
    #expect(failure.help.hasPrefix("name one of them: containment/rotation, nav/rotation"))
  }

  @Test func `an unknown story is refused with a hint`() async throws {
    let run = try await JobRun {
      try await RecordJob("nonesuch").run()
      return 0
    }
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: there is no story 'nonesuch'
        help: 'lifeline record --list' lists them; a scenario file ends in .yml; a program is \
        recorded with 'lifeline record -- nonesuch'

        """
    )
  }

  @Test(arguments: [
    ("push-popp", "did you mean 'push-pop'? "),
    ("vc4", "the stories that begin with it are vc4-orphan, vc4-later, "),
  ])
  func `a misspelled story is refused with the nearest ones`(
    name: String,
    help: String
  ) async throws {
    let failure = await #expect(throws: CommandFailure.self) { try await RecordJob(name).run() }
    #expect(failure?.help.hasPrefix(help) == true)
  }

  @Test func `all scenarios of the project hold or state their difference`() throws {
    let verify = try CommandRun("verify", in: Repository.root)
    #expect(verify.status == 0, "\(verify.output)")
  }
}
