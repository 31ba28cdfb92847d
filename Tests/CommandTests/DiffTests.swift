import Foundation
import Testing

struct `The diff of two traces` {
  private let stories = Folder.root.appending(path: "traces/stories")

  @Test func `ends with 0 where nothing differs`() throws {
    let run = try CommandRun("diff", "push-pop.json", "push-pop.json", in: stories)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no difference in "))
    #expect(run.errors == "")
  }

  @Test func `ends with 1 and shows what only one trace has`() throws {
    let run = try CommandRun(
      "diff",
      "child.json",
      "child-without-will-move.json",
      "--only",
      "TableViewController",
      "--context",
      "1",
      in: stories
    )
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

  @Test func `writes JSON`() throws {
    let run = try CommandRun(
      "diff",
      "vc4-orphan.json",
      "vc4-contained.json",
      "--format",
      "json",
      in: stories
    )
    #expect(run.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let json = try #require(object as? [String: Any])
    let differences = try #require(json["differences"] as? [[String: Any]])
    let counts = [json["onlyInFirst"], json["onlyInSecond"]].compactMap { $0 as? Int }
    #expect(differences.count == counts.reduce(0, +))
  }

  @Test func `draws a picture`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "diff.svg")
    let run = try CommandRun(
      "diff",
      "child.json",
      "child-without-will-move.json",
      "-o",
      picture.path,
      in: stories
    )
    #expect(run.status == 1)
    let svg = String(decoding: try Data(contentsOf: picture), as: UTF8.self)
    #expect(svg.contains("only in A: child.json"))
  }

  @Test func `compares a trace with a log`() throws {
    let log = """
      2024-05-01 10:00:00.000 App[1:1] -[HomeViewController viewDidLoad]
      2024-05-01 10:00:00.100 App[1:1] -[HomeViewController viewDidAppear:]

      """
    let run = try CommandRun("diff", "push-pop.json", "-", input: Data(log.utf8), in: stories)
    #expect(run.status == 1)
    #expect(run.output.contains("\nnote: a log shows only "))
  }

  @Test func `refuses standard input twice, and a trace that is missing`() throws {
    let twice = try CommandRun("diff", "-", "-")
    #expect(twice.status == 2)
    #expect(twice.errors.contains("name a file for one of them"))
    let missing = try CommandRun("diff", "missing.json", "push-pop.json", in: stories)
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("missing.json: error: can't be read"))
  }

  @Test func `refuses to compare nothing`() throws {
    let run = try CommandRun(
      "diff",
      "push-pop.json",
      "child.json",
      "--only",
      "Nobody",
      in: stories
    )
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: neither input holds a call that is compared\n"))
  }
}
