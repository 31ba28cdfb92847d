import Foundation
import TestSupport
import Testing

struct `The help` {
  /// Every command, by its words.
  static let commands: [[String]] = [
    [], ["record"], ["verify"], ["import"], ["check"], ["diff"], ["render"],
    ["render", "timeline"],
    ["render", "sequence"], ["render", "tree"], ["render", "gallery"], ["explain"], ["rules"],
    ["baseline"], ["baseline", "write"], ["baseline", "prune"],
  ]

  @Test(arguments: commands)
  func `of each command is kept`(words: [String]) throws {
    let run = try CommandRun(list: words + ["--help"])
    #expect(run.status == 0)
    let name = (["lifeline"] + words).joined(separator: "-")
    expectGolden(run.output, at: "traces/reports/help/\(name).txt")
  }

  @Test(arguments: commands)
  func `has examples that are no wrong use`(words: [String]) throws {
    let lines = try CommandRun(list: words + ["--help"]).output.split(separator: "\n")
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(examples.count > 1)
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    // What stands behind two spaces says what the example does. A program is another's business.
    for example in examples where !example.contains(" -- ") {
      let line = example.drop { $0 == " " }.split(separator: #/  +/#)[0]
      let run = try CommandRun(shell: String(line), in: folder)
      #expect(!run.errors.contains("\nusage: "), "\(line): \(run.errors)")
      #expect(!run.errors.contains("has no subcommand"), "\(line): \(run.errors)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `is there for shells that complete words`(shell: String) throws {
    let run = try CommandRun("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("baseline") && run.output.contains("max-lanes"))
  }
}
