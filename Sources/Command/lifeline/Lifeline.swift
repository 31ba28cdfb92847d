import ArgumentParser
import CommandEnvironment
import Essentials
import LifelineCommand

/// The command.
@main
struct Lifeline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lifeline",
    abstract: "Record, check and draw the life cycle of views and view controllers.",
    discussion: """
      EXAMPLES
        lifeline check device.log                  check a device log
        log stream | lifeline check -              check a log while it is written
        lifeline explain LC209                     explain a rule
        lifeline render timeline device.log        draw a timeline
        lifeline record --list                     list the stories
        lifeline record push-pop -o push.json      record a story
        lifeline record my.yml -o my.json          record a scenario file
        lifeline record -- swift test              record the tests of a package
        lifeline diff before.json after.json       compare two runs
        lifeline export push.json --to perfetto    explore in ui.perfetto.dev
        lifeline query push.json 'SELECT * FROM callbacks_by_class'   ask in SQL
        lifeline summary .lifeline                 sum up many traces
        lifeline verify traces/scenarios           compare with expectations
        lifeline missing Sources/App               list what does not compile here
        lifeline baseline write a.log -o b.json    accept the current findings
        lifeline schema > schema.json              complete .lifeline.yml in editors
        lifeline init --lifeline ../lifeline       write a first test beside an app

      Traces open in ui.perfetto.dev without conversion. '-' is standard input or output.
      An output replaces only a file that lifeline wrote, and no input; a different file, and
      a link to a file in another folder, is reported and kept.
      'lifeline --generate-completion-script zsh' (or bash, fish) prints a completion \
      script for the shell.

      EXIT STATUS
        0    no finding at or above --fail-on, no difference
        1    findings at or above --fail-on (default: error), or differences
        2    any other failure: wrong usage, unreadable input, no callback in it
        3    'check' with rows or a list of inputs: an input could not be checked
        141  the reader of standard output closed the pipe (signal SIGPIPE), as
             'head' does
      """,
    version: CommandVersion.text,
    subcommands: [
      RecordCommand.self, VerifyCommand.self, ImportCommand.self, CheckCommand.self,
      DiffCommand.self, SummaryCommand.self, QueryCommand.self, RenderCommand.self,
      ExportCommand.self, ExplainCommand.self,
      RulesCommand.self, BaselineCommand.self, SchemaCommand.self, MissingCommand.self,
      InitCommand.self,
    ]
  )

  /// Runs the command; every failure except findings and differences has the exit status 2.
  static func main() async {
    // The parent process may ignore the signal, which its children inherit.
    signal(SIGPIPE, SIG_DFL)
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      Essentials.exit(CommandSession.report(failure))
    } catch let code as ExitCode {
      Essentials.exit(code.rawValue)
    } catch {
      guard exitCode(for: error).isSuccess else {
        let usageError = UsageError(
          ParserMessage(message: message(for: error), fullMessage: fullMessage(for: error)),
          arguments: Array(CommandLine.arguments.dropFirst()),
          root: Self.self,
          stories: await storyNames
        )
        CommandSession.writeMessage(usageError.text)
        Essentials.exit(2)
      }
      do {
        try OutputFile.printLine(fullMessage(for: error))
      } catch {
        Essentials.exit(CommandSession.report(error))
      }
      Essentials.exit(0)
    }
  }

  /// The names of the stories, if the command line is about one and the runtime can be started.
  private static var storyNames: [String] {
    get async {
      guard CommandLine.arguments.dropFirst().first == "record" else { return [] }
      let stories = try? await CommandSession.current.runtime.stories()
      return stories?.map(\.name) ?? []
    }
  }
}
