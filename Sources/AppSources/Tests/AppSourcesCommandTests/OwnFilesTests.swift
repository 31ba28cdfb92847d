import Foundation
import Testing

/// The command replaces and removes only files that it wrote itself.
@Suite struct OwnFilesTests {
  /// The part of `--experimental-dump-help` that names the options.
  private struct Help: Decodable {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
      var arguments: [Argument]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var kind: String
      var names: [Name]?
    }
    var command: Command
  }

  /// A complete command line of each subcommand, without its name.
  private static let lines: [String: [String]] = [
    "rewrite": [
      "--configuration", "app-sources.json", "--output", "Out", "--resource-folder", "Links",
      "--cache", "Cache",
    ],
    "package": ["--folder", "App", "--lifeline", "lifeline", "--output", "New"],
    "measure": ["App"],
  ]

  /// The user's files at every path that an option can name.
  private static func folder() throws -> CommandFolder {
    let folder = try CommandFolder([
      "app-sources.json": #"{"sources": ["App"]}"#, "App/A.swift": "import UIKit\nclass A {}\n",
      "App/menu.json": "{}", "App/Package.swift": "// mine", "Notes/A.rewritten.swift": "mine",
      "Notes/menu.json": "mine", "Notes/Package.swift": "mine", "Notes/app-sources.json": "mine",
      "Notes/Deep/LifelineModule.swift": "mine", "README.md": "mine",
      "lifeline/Package.swift": "// the package", "lifeline/Sources/AppSources/README.md": "mine",
    ])
    try folder.link("Link", to: "Notes")
    try folder.link("LinkToFile", to: "README.md")
    try folder.link("Dangling", to: "Missing")
    return folder
  }

  private static let victims = [
    "App", "App/A.swift", "App/../App/", "Notes", "Notes/", "Notes/menu.json", "README.md", "Link",
    "Link/menu.json", "LinkToFile", "Dangling", ".", "app-sources.json",
  ]

  @Test func `no option of any command replaces or removes a file that the command did not write`()
    throws
  {
    let empty = try CommandFolder(["a": ""])
    let dump = try CommandRun(["--experimental-dump-help"], in: empty)
    let help = try JSONDecoder().decode(Help.self, from: Data(dump.output.utf8))
    var tried = 0
    for command in help.command.subcommands ?? [] where command.commandName != "help" {
      let line = try #require(
        Self.lines[command.commandName],
        "add a complete command line of '\(command.commandName)' to this test"
      )
      for argument in command.arguments ?? [] where argument.kind != "flag" {
        let name = argument.names?.first { $0.kind == "long" }?.name
        for victim in Self.victims {
          let folder = try Self.folder()
          let before = folder.contents
          let run = try CommandRun(
            [command.commandName] + Self.replacing(name, in: line, with: victim),
            in: folder
          )
          tried += 1
          let after = folder.contents
          let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
          #expect(
            changed.isEmpty,
            "\(command.commandName) --\(name ?? "argument") \(victim): \(changed) \(run.messages)"
          )
          if run.status != 0 { #expect(!run.messages.isEmpty) }
        }
      }
    }
    #expect(tried >= 200)
  }

  private static func replacing(
    _ name: String?,
    in line: [String],
    with value: String
  ) -> [String] {
    guard let name else { return line.first?.hasPrefix("-") ?? true ? line + [value] : [value] }
    guard let index = line.firstIndex(of: "--\(name)") else { return line + ["--\(name)", value] }
    return Array(line[...index]) + [value] + line.dropFirst(index + 2)
  }

  private static let rewrite = [
    "rewrite", "--configuration", "app-sources.json", "--output", "Out", "--resource-folder",
    "Links",
  ]

  @Test func `a second run replaces what the first one wrote, and removes links that are gone`()
    throws
  {
    let folder = try CommandFolder([
      "app-sources.json": #"{"sources": ["App"]}"#, "App/A.swift": "let a = 1\n",
      "App/old.txt": "", "App/de.lproj/Main.strings": "",
    ])
    #expect(try CommandRun(Self.rewrite, in: folder).status == 0)
    #expect(folder.contents["Links/old.txt"]?.hasPrefix("link to /") == true)
    #expect(folder.contents["Links/de.lproj/Main.strings"]?.hasPrefix("link to /") == true)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/old.txt"))
    try folder.write("let a = 2\n", to: "App/A.swift")
    try folder.write("mine", to: "Links/notes.txt")
    let run = try CommandRun(Self.rewrite, in: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(folder.contents["Links/old.txt"] == nil)
    #expect(folder.contents["Links/de.lproj/Main.strings"] != nil)
    #expect(folder.text("Links/notes.txt") == "mine")
    #expect(folder.text("Out/A.rewritten.swift")?.contains("let a = 2") == true)
  }

  @Test func `a file of the same name in the output is named and kept`() throws {
    let folder = try CommandFolder([
      "app-sources.json": #"{"sources": ["App"]}"#, "App/A.swift": "", "App/menu.json": "{}",
      "Out/A.rewritten.swift": "mine",
    ])
    let file = try CommandRun(Self.rewrite, in: folder)
    #expect(
      file.messages == """
        Out/A.rewritten.swift: error: app-sources did not write this file, and does not replace it
          help: name a new folder with --output, or remove the file

        """
    )
    #expect(file.status == 1)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Out"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Links"))
    try folder.write("mine", to: "Links/menu.json")
    let link = try CommandRun(Self.rewrite, in: folder)
    #expect(link.messages.hasPrefix("Links/menu.json: error: app-sources did not write this file"))
    #expect(folder.text("Links/menu.json") == "mine")
  }

  @Test func `a list of written files names no file outside of its folder`() throws {
    let folder = try CommandFolder([
      "app-sources.json": #"{"sources": ["App"]}"#, "App/A.swift": "", "App/menu.json": "{}",
      "Links/.app-sources-files": #"{"written": ["../Mine", "a/../../Mine", "/etc/hosts", "old"]}"#,
      "Target": "",
    ])
    try folder.link("Mine", to: "Target")
    try folder.link("Links/old", to: "../Target")
    #expect(try CommandRun(Self.rewrite, in: folder).status == 0)
    #expect(folder.contents["Mine"] == "link to Target")
    #expect(folder.contents["Links/old"] == nil)
    #expect(folder.text("Target") == "")
  }

  @Test func `two options with the same path are refused`() throws {
    let folder = try CommandFolder([
      "app-sources.json": #"{"sources": ["App"]}"#, "App/A.swift": "",
    ])
    let run = try CommandRun(
      ["rewrite", "--configuration", "app-sources.json", "--output", "Out", "--cache", "./Out/"],
      in: folder
    )
    #expect(
      run.messages == """
        ./Out/: error: --cache and --output name the same path
          help: name a different path with --cache

        """
    )
  }

  @Test func `hidden characters of names and sources are spelled out`() throws {
    let folder = try CommandFolder([
      "app-sources.json": #"{"sources": ["App"], "exclude": ["\u001b[31mB\u202e\nC"]}"#,
      "App/A.swift": "",
    ])
    let run = try CommandRun(Self.rewrite, in: folder)
    #expect(run.messages.contains("'<U+001B>[31mB<U+202E><U+000A>C'"), "\(run.messages)")
    try folder.write(#"{"sources": ["\u001b[31mApp"]}"#, to: "app-sources.json")
    let missing = try CommandRun(Self.rewrite, in: folder)
    #expect(missing.status != 0)
    #expect(missing.messages.contains("<U+001B>[31mApp: error: no such file or folder"))
  }
}
