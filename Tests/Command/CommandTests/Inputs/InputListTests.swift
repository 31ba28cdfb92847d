import Foundation
import CommandEnvironment
import LifelineCommand
import TestSupport
import Testing
import TraceModel

struct `The inputs of arguments` {
  private func workspace(_ names: String...) throws -> Workspace {
    let folder = try Workspace()
    for name in names { try folder.write("x\n", to: name) }
    return folder
  }

  private func names(of list: InputList, in folder: Workspace) -> [String] {
    list.paths.map { $0.replacing(folder.url.path + "/", with: "") }
  }

  private func sentence(of list: InputList, in folder: Workspace) -> String? {
    list.omissions.sentence?.replacing(folder.url.path + "/", with: "")
  }

  @Test func `a folder stands for its traces and logs at any depth`() throws {
    let folder = try workspace(
      "logs/b.log",
      "logs/a.json",
      "logs/deep/er/c.LOG",
      "logs/d.log.gz",
      "logs/notes.txt",
      "logs/.git/x.log",
      "logs/s.yml"
    )
    defer { folder.remove() }
    let list = InputList([folder.path("logs") + "/"])
    #expect(
      names(of: list, in: folder)
        == ["logs/a.json", "logs/b.log", "logs/d.log.gz", "logs/deep/er/c.LOG"]
    )
    #expect(
      sentence(of: list, in: folder)
        == "left out 2 with another name than *.json, *.ndjson, *.log or these with .gz "
        + "(logs/notes.txt, logs/s.yml); 1 hidden (logs/.git)"
    )
  }

  @Test(arguments: [
    ("*.log", ["a.log"]), ("**/*.log", ["a.log", "n/b.log", "n/o/c.log"]),
    ("n/*.log", ["n/b.log"]), ("**/n/**/c.*", ["n/o/c.log"]), ("?.log", ["a.log"]),
    ("n/**", ["n/b.log", "n/o/c.log"]), ("*/o", ["n/o/c.log"]), ("**/*.txt", ["n/x.txt"]),
    ("**/.h/*.log", [".h/h.log"]), ("**/**/**/**/*/**/c.log", ["n/o/c.log"]),
  ])
  func `a pattern stands for the files that it matches`(
    pattern: String,
    expected: [String]
  ) throws {
    let folder = try workspace("a.log", "n/b.log", "n/o/c.log", "n/x.txt", ".h/h.log")
    defer { folder.remove() }
    #expect(names(of: InputList([folder.path("") + "/" + pattern]), in: folder) == expected)
  }

  @Test func `an existing file is named although its name is a pattern`() throws {
    let folder = try workspace("a*.log", "ab.log")
    defer { folder.remove() }
    #expect(names(of: InputList([folder.path("a*.log")]), in: folder) == ["a*.log"])
  }

  @Test func `a file that is named twice is listed once`() throws {
    let folder = try workspace("logs/a.log", "logs/b.log")
    defer { folder.remove() }
    let list = InputList([
      folder.path("logs/b.log"), folder.path("logs"), folder.path("logs/../logs/a.log"), "-", "-",
    ])
    #expect(names(of: list, in: folder) == ["logs/b.log", "logs/a.log", "-"])
    #expect(list.omissions.count(.duplicate) == 3)
  }

  @Test(arguments: [
    ("*.tmp.log", ["a.log", "old/b.log"]), ("old", ["a.log", "a.tmp.log"]),
    ("logs/old/*", ["a.log", "a.tmp.log"]), ("*b*", ["a.log", "a.tmp.log"]),
  ])
  func `an excluded file or folder is left out`(pattern: String, expected: [String]) throws {
    let folder = try workspace("logs/a.log", "logs/a.tmp.log", "logs/old/b.log")
    defer { folder.remove() }
    let list = InputList([folder.path("logs")], excluding: [GlobPattern(pattern)])
    #expect(names(of: list, in: folder) == expected.map { "logs/" + $0 })
    #expect(list.omissions.count(.excluded) == 1)
  }

  @Test func `an argument without inputs fails alone`() throws {
    let folder = try workspace("a.log", "empty/notes.txt")
    defer { folder.remove() }
    let list = InputList([
      folder.path("empty"), folder.path("a.log"), folder.path("*.json"), folder.path("missing.log"),
    ])
    #expect(names(of: list, in: folder) == ["a.log", "missing.log"])
    #expect(
      list.entries.compactMap { $0.failure?.message }
        == ["the folder contains no trace and no log", "no file matches the pattern"]
    )
  }

  @Test func `a folder is searched without the files that the command writes`() throws {
    let folder = try workspace("t/a.json", "t/known.json")
    defer { folder.remove() }
    let list = InputList([folder.path("t")], except: [folder.path("t/known.json")])
    #expect(names(of: list, in: folder) == ["t/a.json"])
    #expect(list.omissions.sentence == nil)
    let empty = InputList([folder.path("t")], except: list.paths + [folder.path("t/known.json")])
    #expect(empty.entries.map(\.failure?.message) == ["the folder contains no trace and no log"])
  }

  @Test func `a link to a folder is not followed`() throws {
    let folder = try workspace("logs/a.log")
    defer { folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("logs/loop"),
      withDestinationPath: folder.path("logs")
    )
    #expect(names(of: InputList([folder.path("logs")]), in: folder) == ["logs/a.log"])
    #expect(names(of: InputList([folder.path("**/*.log")]), in: folder) == ["logs/a.log"])
  }
}
