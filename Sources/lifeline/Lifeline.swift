import ArgumentParser
import Foundation

/// The command.
@main
struct Lifeline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lifeline",
    abstract: "Records, checks and draws the life cycle of views and view controllers.",
    discussion: """
      EXAMPLES
        lifeline check device.log                  check a device's log
        log stream | lifeline check -              check while it is written
        lifeline explain LC209                     what a rule means
        lifeline render timeline device.log        draw it
        lifeline record --list                     stories that can be recorded
        lifeline record push-pop -o push.json      record one
        lifeline record my.yml -o my.json          record a scenario file
        lifeline record -- swift test              record the tests of a package
        lifeline diff before.json after.json       what two runs did differently
        lifeline verify traces/scenarios           scenarios against device logs
        lifeline baseline write a.log -o b.json    accept what is there

      A trace opens unchanged in ui.perfetto.dev. '-' is standard input or output.
      'lifeline --generate-completion-script zsh' (or bash, fish) writes what a
      shell needs to complete commands and options.

      EXIT STATUS
        0  nothing found at or above --fail-on
        1  findings at or above --fail-on (default: error), or differences
        2  anything else: wrong usage, unreadable input, nothing recognised in it
      """,
    version: Self.versionNumber,
    subcommands: [
      RecordCommand.self, VerifyCommand.self, ImportCommand.self, CheckCommand.self,
      DiffCommand.self, RenderCommand.self, ExplainCommand.self, RulesCommand.self,
      BaselineCommand.self,
    ]
  )

  /// The version of the command, which reports name.
  static let versionNumber = "0.1.0"

  /// Runs the command; every failure but findings ends with status 2.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      Terminal.writeError(failure.text)
      Foundation.exit(2)
    } catch let end as CommandEnded {
      Foundation.exit(end.status)
    } catch {
      let status = exitCode(for: error)
      guard status.isSuccess else {
        let mistake = UsageMistake(
          message: message(for: error),
          details: fullMessage(for: error),
          root: Self.self
        )
        Terminal.writeError(mistake.text)
        Foundation.exit(2)
      }
      do {
        try OutputFile.printLine(fullMessage(for: error))
      } catch {
        Terminal.writeError(error.text)
        Foundation.exit(2)
      }
      Foundation.exit(0)
    }
  }
}
