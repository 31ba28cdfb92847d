import Foundation
import Testing

struct `An output that the command has read` {
  private static let commands: [[String]] = [
    ["record", "story.yml", "-o", "story.yml"],
    ["record", "story.yml", "-o", "second-name.json"],
    ["render", "timeline", "trace.json", "--format", "svg", "-o", "trace.json"],
    ["render", "tree", "trace.json", "-o", "link.svg"],
    ["diff", "trace.json", "other.json", "-o", "link.svg"],
    ["check", "trace.json", "--format", "json=trace.json"],
    ["check", "other.json", "--baseline", "baseline.json", "-o", "baseline.json"],
    ["check", "other.json", "--config", "settings.yml", "--format", "json=settings.yml"],
  ]

  /// Makes a folder with two traces, a scenario with two names, a link to a trace, a baseline and a
  /// configuration.
  private func folder() throws -> URL {
    let folder = try Folder.temporary()
    let files = FileManager.default
    func copy(_ source: String, _ name: String) throws {
      try files.copyItem(
        at: Folder.root.appending(path: source),
        to: folder.appending(path: name)
      )
    }
    try copy("traces/stories/push-pop.json", "trace.json")
    try copy("traces/stories/child.json", "other.json")
    try copy("traces/gallery/tabs.yml", "story.yml")
    try files.linkItem(
      at: folder.appending(path: "story.yml"),
      to: folder.appending(path: "second-name.json")
    )
    try files.createSymbolicLink(
      at: folder.appending(path: "link.svg"),
      withDestinationURL: folder.appending(path: "trace.json")
    )
    try Data("select: [LC2]\n".utf8).write(to: folder.appending(path: "settings.yml"))
    #expect(
      try CommandRun("baseline", "write", "trace.json", "-o", "baseline.json", in: folder).status
        == 0
    )
    return folder
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
    )
  }

  @Test(arguments: commands) func `is refused, and every file keeps its contents`(
    words: [String]
  ) throws {
    let folder = try folder()
    let before = try contents(of: folder)
    let run = try CommandRun(list: words, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("would replace the input"), "\(run.errors)")
    #expect(run.errors.contains("help: name another file"))
    #expect(try contents(of: folder) == before)
  }

  @Test func `may be a baseline that is pruned`() throws {
    let folder = try folder()
    let run = try CommandRun(
      "baseline",
      "prune",
      "trace.json",
      "--baseline",
      "baseline.json",
      in: folder
    )
    #expect(run.status == 0, "\(run.errors)")
  }
}
