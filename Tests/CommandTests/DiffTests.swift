import Foundation
import TestSupport
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
    let counts = ["onlyInFirst", "onlyInSecond", "moved", "otherArguments"].compactMap {
      json[$0] as? Int
    }
    try #require(counts.count == 4)
    // A call that moved or has other arguments has a line in each trace.
    #expect(differences.count == counts[0] + counts[1] + 2 * counts[2] + 2 * counts[3])
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
    #expect(svg.contains("A is child.json, B is child-without-will-move.json"))
    #expect(svg.contains(">only in A</text>"))
  }

  @Test func `draws the sequence when asked, and outlines`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "diff.svg")
    let words = ["diff", "child.json", "child-without-will-move.json", "-o", picture.path]
    let run = try CommandRun(list: words + ["--form", "sequence"], in: stories)
    #expect(run.status == 1)
    let svg = String(decoding: try Data(contentsOf: picture), as: UTF8.self)
    #expect(svg.contains("only in A: child.json"))
    #expect(try CommandRun(list: words + ["--text", "outlines"], in: stories).status == 1)
    let outlines = String(decoding: try Data(contentsOf: picture), as: UTF8.self)
    #expect(!outlines.contains("</text>"))
  }

  @Test func `compares scenario files and draws a pop that was cancelled beside one that was not`()
    throws
  {
    let scenarios = Folder.root.appending(path: "traces/scenarios/interactive")
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = folder.appending(path: "fonts.conf")
    try Data("<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n".utf8).write(to: fonts)
    let picture = folder.appending(path: "diff.svg")
    // Without fonts the layout measures by its own table: the same bytes on each machine.
    let run = try CommandRun(
      list: [
        "diff", "pop-cancelled-so-b-only.yml", "pop-finished-so-b-only.yml", "--only", "N,A,B",
        "--max-width", "900", "-o", picture.path,
      ],
      in: scenarios,
      environment: ["FONTCONFIG_FILE": fonts.path]
    )
    #expect(run.status == 1)
    expectGolden(run.output, at: "traces/reports/diff/cancelled-pop.txt")
    let svg = String(decoding: try Data(contentsOf: picture), as: UTF8.self)
    expectGolden(svg, at: "traces/reports/diff/cancelled-pop.svg")
  }

  @Test func `refuses a width that no strip can have`() throws {
    let run = try CommandRun(
      "diff",
      "child.json",
      "push-pop.json",
      "-o",
      "a.png",
      "--max-width",
      "10",
      in: stories
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("--max-width is 10, expected 400 to"))
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
