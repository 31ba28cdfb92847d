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
        lifeline record --list                       what can be recorded
        lifeline record push-pop -o push.json        record a story
        lifeline record -- swift test                record the tests of a package
        lifeline record push.yml -o push.json        record a scenario file
        lifeline verify                              compare scenarios with device logs
        lifeline check push.json                     check a trace
        lifeline check device.log                    check a device's log
        cat device.log | lifeline check -            check what comes by a pipe
        lifeline render timeline push.json           draw it
        lifeline check device.log --format text --format sarif=out.sarif
        lifeline rules                               what is checked
        lifeline diff before.json after.json         what two runs did differently
        lifeline explain LC209                       what a rule means
        lifeline baseline write device.log -o b.json accept what is there

      A trace opens unchanged in ui.perfetto.dev. '-' is standard input or output.

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
    } catch let findings as FindingsReported {
      Foundation.exit(findings.status)
    } catch let end as ProgramEnded {
      Foundation.exit(end.status)
    } catch {
      let status = exitCode(for: error)
      guard status.isSuccess else {
        Terminal.writeError(fullMessage(for: error))
        Foundation.exit(2)
      }
      print(fullMessage(for: error))
      Foundation.exit(0)
    }
  }
}
