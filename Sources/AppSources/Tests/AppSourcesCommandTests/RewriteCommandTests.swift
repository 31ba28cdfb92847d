import Foundation
import Testing

/// Runs the built command in a temporary folder.
@Suite struct RewriteCommandTests {
  private func rewrite(_ folder: CommandFolder, _ arguments: String...) throws -> CommandRun {
    try CommandRun(["rewrite"] + arguments, in: folder)
  }

  private static let configuration = "--configuration"

  @Test func `paths that leave nothing out and folders without sources are a warning each`() throws
  {
    let folder = try CommandFolder([
      "App/A.swift": "let a = 1\n",
      "Target/app-sources.json": #"{"sources": ["../App"], "exclude": ["B.swift", "A.swift"]}"#,
    ])
    let run = try rewrite(folder, Self.configuration, "Target/app-sources.json", "--output", "Out")
    #expect(run.status == 0)
    #expect(
      run.messages == """
        Target/app-sources.json: warning: nothing is left out by 'B.swift': no file or folder has \
        this path
          help: correct "exclude"; its paths are relative to the file or to a folder in "sources"
        Target/app-sources.json: warning: the sources have no Swift file
          help: name folders of sources, or files; projects of Xcode are not folders of sources

        """
    )
  }

  @Test func `a bridging header and Objective-C are a warning each`() throws {
    let folder = try CommandFolder([
      "App/A.swift": "let a = 1\n", "App/Shop-Bridging-Header.h": "", "App/Old.m": "",
      "App/Other.h": "", "Target/app-sources.json": #"{"sources": ["../App"]}"#,
    ])
    let run = try rewrite(
      folder,
      Self.configuration,
      "Target/app-sources.json",
      "--output",
      "Out"
    )
    #expect(run.status == 0)
    #expect(
      run.messages == """
        App/Old.m: warning: Objective-C and C files are not compiled
          help: write the parts that Swift uses in Swift, in a folder that "sources" names
        App/Shop-Bridging-Header.h: warning: the bridging header is not read: its Objective-C \
        declarations do not exist
          help: write those that Swift uses in Swift, in a folder that "sources" names

        """
    )
    #expect(folder.text("Out/A.rewritten.swift")?.contains("let a = 1\n") == true)
  }

  @Test(arguments: [
    (
      #"{"source": ["App"]}"#,
      """
      app-sources.json: error: the key "source" is unknown
        help: the keys are "sources", "exclude", "module", "imports", "package", "runtime"
      """
    ),
    (
      #"{"exclude": ["App"]}"#,
      """
      app-sources.json: error: the key "sources" is missing
        help: the file contains {"sources": ["PATH"], "exclude": ["PATH"]}
      """
    ),
    (
      #"{"sources": ["Ap"]}"#,
      """
      Ap: error: no such file or folder
        help: correct the path, or "sources" in app-sources.json, whose paths are relative to its folder
      """
    ),
    ("[", "app-sources.json: error: the file is not JSON: "),
    (
      #"{"sources": "App"}"#, #"app-sources.json: error: the value of "sources" has another type: "#
    ),
  ])
  func `a wrong configuration is an error with the remedy`(text: String, message: String) throws {
    let folder = try CommandFolder(["App/A.swift": "", "app-sources.json": text])
    let run = try rewrite(folder, Self.configuration, "app-sources.json", "--output", "Out")
    #expect(run.status != 0)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `a missing configuration is an error`() throws {
    let folder = try CommandFolder(["App/A.swift": ""])
    let run = try rewrite(folder, Self.configuration, "app-sources.json", "--output", "Out")
    #expect(run.status != 0)
    #expect(run.messages.contains("app-sources.json: error: the file cannot be read"))
  }

  @Test func `an output folder among the sources is refused`() throws {
    let folder = try CommandFolder([
      "App/A.swift": "", "app-sources.json": #"{"sources": ["App"]}"#,
    ])
    for output in ["App", "App/Out", "App/../App/Out"] {
      let run = try rewrite(folder, Self.configuration, "app-sources.json", "--output", output)
      #expect(run.status != 0)
      #expect(run.messages.contains("name a folder outside of the sources with --output"))
    }
    let hidden = try rewrite(
      folder,
      Self.configuration,
      "app-sources.json",
      "--output",
      "App/.build/Out"
    )
    #expect(hidden.status == 0)
  }

  @Test func `links that form a cycle are followed once`() throws {
    let folder = try CommandFolder(["App/A.swift": "", "App/In/B.swift": ""])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("App/In/Again"),
      withDestinationURL: folder.url.appendingPathComponent("App")
    )
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("App/Missing.swift"),
      withDestinationURL: folder.url.appendingPathComponent("Nothing.swift")
    )
    let run = try rewrite(folder, "--check", "App")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("2 files, 0 lines, 0 messages, "), "\(run.output)")
  }

  @Test func `a damaged cache is a note, and is replaced`() throws {
    let folder = try CommandFolder([
      "App/A.swift": "class A {}\n", "app-sources.json": #"{"sources": ["App"]}"#,
    ])
    func run() throws -> CommandRun {
      try rewrite(folder, Self.configuration, "app-sources.json", "--output", "Out", "--cache", "C")
    }
    let clean = try run()
    #expect(clean.messages == "")
    let cache = folder.url.appendingPathComponent("C")
    try Data(try Data(contentsOf: cache).dropLast(3)).write(to: cache)
    let first = try run()
    #expect(first.status == 0)
    #expect(
      first.messages == """
        C: note: the cache is damaged and ignored: all files are parsed
          help: nothing; a new cache is written

        """
    )
    let written = folder.text("Out/A.rewritten.swift")
    let second = try run()
    #expect(second.messages == "")
    #expect(folder.text("Out/A.rewritten.swift") == written)
  }
}
