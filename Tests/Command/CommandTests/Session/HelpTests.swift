import Foundation
import TestSupport
import Testing

struct `The help` {
  /// The words of every command.
  private static let commands: [[String]] = [
    [], ["record"], ["verify"], ["import"], ["check"], ["diff"], ["render"],
    ["render", "timeline"],
    ["render", "sequence"], ["render", "tree"], ["render", "html"], ["render", "gallery"],
    ["export"], ["query"], ["summary"], ["explain"], ["rules"],
    ["baseline"], ["baseline", "write"], ["baseline", "prune"],
    ["schema"], ["missing"], ["init"],
  ]

  private static func golden(of words: [String]) -> String {
    "traces/reports/help/\((["lifeline"] + words).joined(separator: "-")).txt"
  }

  @Test(arguments: commands)
  func `the help of each command equals its golden`(words: [String]) throws {
    let run = try CommandRun(list: words + ["--help"])
    #expect(run.status == 0)
    expectGolden(run.output, at: Self.golden(of: words))
  }

  @Test(arguments: commands)
  func `the examples of each command are valid`(words: [String]) throws {
    let help = String(decoding: try Repository.bytes(Self.golden(of: words)), as: UTF8.self)
    let lines = help.split(separator: "\n")
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(examples.count > 1)
    let folder = try Workspace()
    defer { folder.remove() }
    // A comment follows two spaces. Examples that record a program would start it.
    for example in examples where !example.contains(" -- ") {
      let line = example.drop { $0 == " " }.split(separator: #/  +/#)[0]
      let run = try CommandRun(shell: String(line), in: folder.url)
      #expect(!run.errors.contains("\nusage: "), "\(line): \(run.errors)")
      #expect(!run.errors.contains("has no subcommand"), "\(line): \(run.errors)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script for each shell names subcommands and options`(shell: String) throws {
    let run = try CommandRun("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("baseline") && run.output.contains("max-lanes"))
  }
}
