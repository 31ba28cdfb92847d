import Foundation
import TestSupport
import Testing

/// All options of all commands, with paths of files that the command did not write.
struct `Every option and argument` {
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
      var valueName: String?
      /// The values of an option that has a list of them.
      var allValues: [String]?
      var names: [Name]?
      /// Whether a value can be a path: a list of words can't, unless a path follows the word.
      var mayNamePath: Bool { kind != "flag" && (allValues == nil || isAfterWord) }
      /// Whether a path follows a word and an equal sign.
      var isAfterWord: Bool { valueName?.contains("=") ?? false }
      var long: String? { names?.first { $0.kind == "long" }?.name }
    }
    var command: Command
  }

  /// A command with its words, `render tree`.
  private struct Leaf {
    var words: [String]
    var arguments: [Help.Argument]

    static func all(of command: Help.Command, after words: [String] = []) -> [Leaf] {
      let subcommands = (command.subcommands ?? []).filter { $0.commandName != "help" }
      guard !subcommands.isEmpty else {
        return [Leaf(words: words, arguments: command.arguments ?? [])]
      }
      return subcommands.flatMap { all(of: $0, after: words + [$0.commandName]) }
    }
  }

  /// Complete command lines of each command, without its words.
  private static let lines: [String: [[String]]] = [
    "record": [["push-pop", "--output", "new.json"], ["--output", "new", "--", "true"]],
    "verify": [["push.yml"]],
    "import": [["device.log", "--output", "new.json"]],
    "check": [["trace.json", "--output", "new.json"]],
    "diff": [["trace.json", "other.json", "--output", "new.svg"]],
    "render timeline": [["trace.json", "--format", "svg", "--output", "new.svg"]],
    "render sequence": [["trace.json", "--format", "svg", "--output", "new.svg"]],
    "render tree": [["trace.json", "--format", "svg", "--output", "new.svg"]],
    "render html": [["trace.json", "--output", "new.html"], ["traces"]],
    "render gallery": [
      ["--traces", "traces", "--output", "new", "--svg-only"],
      ["--list", "list.txt", "--output", "new", "--svg-only", "--pages"],
      ["--traces", "traces", "--output", "new", "--docc"],
      ["--embed", "page.md", "--output", "new"],
    ],
    "export": [["trace.json", "--to", "perfetto", "--output", "new.pftrace"]],
    "summary": [["trace.json"]],
    "query": [["trace.json", "SELECT title FROM trace"]],
    "explain": [["LC209"]],
    "rules": [[]],
    "baseline write": [["trace.json", "--output", "new.json"]],
    "baseline prune": [["trace.json", "--baseline", "known.json", "--check"]],
    "schema": [[]],
    "missing": [["App"]],
    "init": [["App"]],
  ]

  /// The files of a user in the places that an option can name; the command recorded `trace.json`.
  private static func workspace() throws -> Workspace {
    let folder = try Workspace()
    for name in ["trace.json", "traces/child.json", "Other/trace.json"] {
      try folder.copy("traces/stories/child.json", to: name)
    }
    try folder.copy("traces/stories/vc4-by-hand.json", to: "other.json")
    try folder.copy("traces/gallery/tabs.yml", to: "push.yml")
    let mine = [
      "NOTES", "Notes/README.md", "Notes/page.html", "Notes/index.html", "Notes/child.html",
      "Notes/child/timeline.svg", "Notes/child/page.html", "Notes/child/timeline.png",
      "Notes/child-timeline.png", "Notes/child.json", "Notes/child-timeline@2x.png",
    ]
    for name in mine { try folder.write("mine", to: name) }
    try folder.write("Home viewDidLoad\nHome viewWillAppear\n", to: "device.log")
    try folder.write("child traces/child.json\n", to: "list.txt")
    try folder.write("import UIKit\n", to: "App/A.swift")
    let marker = "<!-- lifeline:picture trace=traces/child.json diagram=timeline -->"
    try folder.write("mine\n\(marker)\n<!-- /lifeline:picture -->\n", to: "page.md")
    let known = "{\"schema\":\"lifeline-baseline\",\"version\":2,\"findings\":[]}"
    try folder.write(known, to: "known.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link"),
      withDestinationPath: "Other/trace.json"
    )
    return folder
  }

  private static let victims = ["NOTES", "Notes", "Link"]

  /// The contents of all files; edited documents have their own text only.
  private static func contents(_ folder: Workspace) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    var contents: [String: Data] = [:]
    for path in paths where !["page.md", "trace.json"].contains(path) {
      contents[path] = FileManager.default.contents(atPath: folder.path(path)) ?? Data()
    }
    return contents
  }

  @Test func `every option and argument replaces only files that the command wrote`() async throws {
    let dump = try CommandRun("--experimental-dump-help")
    let help = try JSONDecoder().decode(Help.self, from: Data(dump.output.utf8))
    var runs: [[String]] = []
    for leaf in Leaf.all(of: help.command) {
      let name = leaf.words.joined(separator: " ")
      let lines = try #require(
        Self.lines[name],
        "add a complete command line of '\(name)' to this test"
      )
      for argument in leaf.arguments where argument.mayNamePath {
        for line in lines {
          // In a short run, only an output is every kind of file; the others take turns.
          let isOutput = argument.long == "output"
          let some = TestLength.each(3, of: Self.victims, from: runs.count)
          for victim in isOutput ? Self.victims : some {
            runs.append(leaf.words + Self.replacing(argument, in: line, with: victim))
          }
        }
      }
    }
    #expect(runs.count > (TestLength.isLong ? 300 : 100))
    var folder = try Self.workspace()
    var before = try Self.contents(folder)
    for words in runs {
      let run = try CommandRun(list: words, in: folder.url)
      let after = try Self.contents(folder)
      let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
      #expect(changed.isEmpty, "\(words.joined(separator: " ")): \(changed) \(run.errors)")
      if after != before {
        folder.remove()
        folder = try Self.workspace()
        before = try Self.contents(folder)
      }
    }
    folder.remove()
  }

  /// Puts the path of a victim into a command line in the place of an option or argument.
  private static func replacing(
    _ argument: Help.Argument,
    in line: [String],
    with victim: String
  ) -> [String] {
    let value = argument.isAfterWord ? "text=\(victim)" : victim
    guard let name = argument.long else {
      return line.first.map { $0.hasPrefix("-") } ?? true
        ? [value] + line : [value] + line.dropFirst()
    }
    guard let index = line.firstIndex(of: "--\(name)") else { return ["--\(name)", value] + line }
    return Array(line[...index]) + [value] + line.dropFirst(index + 2)
  }
}
