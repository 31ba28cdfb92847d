import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing
import TraceComparison
import TraceModel

@MainActor
struct `The comparison of two traces` {
  private func story(_ name: String) -> String {
    Repository.url("traces/stories/\(name).json").path
  }

  private func diff(
    _ first: String,
    _ second: String,
    input: [UInt8] = [],
    _ change: (inout DiffJob) -> Void = { _ in }
  ) async throws -> JobRun {
    var job = DiffJob(first, second)
    change(&job)
    let stories = Repository.url("traces/stories").path + "/"
    return try await JobRun(input: input, hidingPrefix: stories) { [job] in
      try await job.run()
    }
  }

  @Test func `a trace does not differ from itself`() async throws {
    let run = try await diff(story("push-pop"), story("push-pop"))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no difference in "))
    #expect(run.errors == "")
  }

  @Test func `calls that only one trace has are printed`() async throws {
    let run = try await diff(story("child"), story("child-without-will-move")) {
      $0.options = ComparisonOptions(only: [GlobPattern("TableViewController")])
      $0.context = 1
    }
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- child.json, child, "))
    #expect(run.output.contains("\n+++ child-without-will-move.json, "))
    #expect(
      run.output.split(separator: "\n").contains {
        $0.hasPrefix("- ") && $0.hasSuffix("TableViewController#1 willMove(toParent: nil)")
      }
    )
    #expect(!run.output.contains("  ContainerViewController#1 "))
  }

  @Test func `the JSON report has a line for each difference`() async throws {
    let run = try await diff(story("vc4-orphan"), story("vc4-contained")) { $0.format = .json }
    #expect(run.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let json = try #require(object as? [String: Any])
    let differences = try #require(json["differences"] as? [[String: Any]])
    let counts = ["onlyInFirst", "onlyInSecond", "moved", "otherArguments"].compactMap {
      json[$0] as? Int
    }
    try #require(counts.count == 4)
    // A call that moved or has different arguments has a line in each trace.
    #expect(differences.count == counts[0] + counts[1] + 2 * counts[2] + 2 * counts[3])
  }

  @Test func `the picture marks the differences`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let settings = PictureSettings(input: story("child"), output: folder.path("diff.svg"))
    let run = try await diff(story("child"), story("child-without-will-move")) {
      $0.picture = DiffJob.Picture(settings)
    }
    #expect(run.status == 1)
    let svg = try folder.text("diff.svg")
    #expect(svg.contains("A is child.json, B is child-without-will-move.json"))
    #expect(svg.contains(">only in A</text>"))
  }

  @Test func `the picture can be a sequence, with outlines`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    var picture = DiffJob.Picture(
      PictureSettings(input: story("child"), output: folder.path("diff.svg"))
    )
    picture.form = .sequence
    let real = try await diff(story("child"), story("child-without-will-move")) { [picture] in
      $0.picture = picture
    }
    #expect(real.status == 1)
    #expect(try folder.text("diff.svg").contains("only in A: child.json"))
    picture.settings.text = .outlines
    let outlines = try await diff(story("child"), story("child-without-will-move")) { [picture] in
      $0.picture = picture
    }
    #expect(outlines.status == 1)
    #expect(!(try folder.text("diff.svg").contains("</text>")))
  }

  @Test func `a cancelled pop and a finished one equal their goldens`() throws {
    let scenarios = Repository.url("traces/scenarios/interactive")
    let folder = try Workspace()
    defer { folder.remove() }
    let fonts = try folder.write(
      "<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n",
      to: "fonts.conf"
    )
    // Without fonts the layout measures text with its own table: the same bytes on each machine.
    let run = try CommandRun(
      list: [
        "diff", "pop-cancelled-so-b-only.yml", "pop-finished-so-b-only.yml", "--only", "N,A,B",
        "--max-width", "900", "-o", folder.path("diff.svg"),
      ],
      in: scenarios,
      environment: ["FONTCONFIG_FILE": fonts]
    )
    #expect(run.status == 1)
    expectGolden(run.output, at: "traces/reports/diff/cancelled-pop.txt")
    expectGolden(try folder.text("diff.svg"), at: "traces/reports/diff/cancelled-pop.svg")
  }

  @Test func `a log is compared by the callbacks that it prints`() async throws {
    let log = """
      2024-05-01 10:00:00.000 App[1:1] -[HomeViewController viewDidLoad]
      2024-05-01 10:00:00.100 App[1:1] -[HomeViewController viewDidAppear:]

      """
    let run = try await diff(story("push-pop"), "-", input: Array(log.utf8))
    #expect(run.status == 1)
    #expect(run.output.contains("\nnote: a log shows only "))
  }

  @Test func `a missing input is refused`() async throws {
    let run = try await diff("missing.json", story("push-pop"))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("missing.json: error: can't be read"))
  }

  @Test func `a comparison without calls is refused`() async throws {
    let run = try await diff(story("push-pop"), story("child")) {
      $0.options = ComparisonOptions(only: [GlobPattern("Nobody")])
    }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: neither input has a call to compare\n"))
  }

  @Test(arguments: [
    (["-", "-"], "name a file for one of them"),
    (["a", "b", "--max-width", "10"], "--max-width is 10, expected 400 to"),
    (["a", "b", "--only", ""], "--only is empty, expected classes"),
    (["a", "b", "--context", "-1"], "--context is -1, expected 0 to"),
  ])
  func `contradicting options are refused`(words: [String], message: String) throws {
    let run = try CommandRun(list: ["diff"] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
