import Foundation
import Testing

/// Runs the built command in a temporary folder.
@Suite struct RewriteCommandTests {
  private struct Run {
    var status: Int32
    var output: String
    var messages: String
  }

  /// A folder that is removed at the end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("app-sources-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text(_ name: String) -> String? {
      (try? Data(contentsOf: url.appendingPathComponent(name))).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// The built products are beside the bundle with the tests.
  private static let products = URL(
    fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") }
      ?? CommandLine.arguments[0]
  ).deletingLastPathComponent()

  private func rewrite(_ folder: Folder, _ arguments: String...) throws -> Run {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("app-sources")
    process.arguments = ["rewrite"] + arguments
    process.currentDirectoryURL = folder.url
    let errors = folder.url.appendingPathComponent("errors.log")
    let output = folder.url.appendingPathComponent("output.log")
    for file in [errors, output] { try Data().write(to: file) }
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    func read(_ file: URL) throws -> String {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
        .replacingOccurrences(of: folder.url.resolvingSymlinksInPath().path + "/", with: "")
        .replacingOccurrences(of: folder.url.path + "/", with: "")
    }
    return Run(
      status: process.terminationStatus,
      output: try read(output),
      messages: try read(errors)
    )
  }

  private static let configuration = "--configuration"

  @Test func `paths that leave nothing out and folders without sources are a warning each`() throws
  {
    let folder = try Folder([
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
    let folder = try Folder([
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
        help: the keys are "sources", "exclude", "module", "imports", "runtime"
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
    let folder = try Folder(["App/A.swift": "", "app-sources.json": text])
    let run = try rewrite(folder, Self.configuration, "app-sources.json", "--output", "Out")
    #expect(run.status != 0)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `a missing configuration is an error`() throws {
    let folder = try Folder(["App/A.swift": ""])
    let run = try rewrite(folder, Self.configuration, "app-sources.json", "--output", "Out")
    #expect(run.status != 0)
    #expect(run.messages.contains("app-sources.json: error: the file cannot be read"))
  }

  @Test func `an output folder among the sources is refused`() throws {
    let folder = try Folder(["App/A.swift": "", "app-sources.json": #"{"sources": ["App"]}"#])
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
    let folder = try Folder(["App/A.swift": "", "App/In/B.swift": ""])
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
    let folder = try Folder([
      "App/A.swift": "class A {}\n", "app-sources.json": #"{"sources": ["App"]}"#, "C": "damaged",
    ])
    let arguments = (Self.configuration, "app-sources.json", "--output", "Out", "--cache", "C")
    let first = try rewrite(
      folder,
      arguments.0,
      arguments.1,
      arguments.2,
      arguments.3,
      arguments.4,
      arguments.5
    )
    #expect(first.status == 0)
    #expect(
      first.messages == """
        C: note: the cache is damaged and ignored: all files are parsed
          help: nothing; a new cache is written

        """
    )
    let written = folder.text("Out/A.rewritten.swift")
    let second = try rewrite(
      folder,
      arguments.0,
      arguments.1,
      arguments.2,
      arguments.3,
      arguments.4,
      arguments.5
    )
    #expect(second.messages == "")
    #expect(folder.text("Out/A.rewritten.swift") == written)
  }
}
