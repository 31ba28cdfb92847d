import ArgumentParser
import CommandEnvironment
import LifelineCommand
import TraceModel

/// A mistake in the command line, in the format of all other errors.
struct UsageError {
  /// The lines for standard error.
  let text: String

  /// Creates the error.
  ///
  /// - Parameters:
  ///   - mistake: The message of the argument parser.
  ///   - arguments: The words of the command line after the name of the command.
  ///   - root: The command with the subcommands.
  ///   - stories: The names of the stories, which are not programs.
  init(
    _ mistake: ParserMessage,
    arguments: [String],
    root: any ParsableCommand.Type,
    stories: [String]
  ) {
    let (command, path) = Self.command(in: arguments, root: root)
    let words = Self.names(of: [root] + path).joined(separator: " ")
    let subcommands = Self.names(of: command.configuration.subcommands)
    if case .unexpectedArgument(let word) = mistake.kind, !subcommands.isEmpty,
      !word.hasPrefix("-")
    {
      let near = Self.suggestion(for: word, subcommands, of: words)
      let meant = near.map { "did you mean '\($0)'? " } ?? ""
      text = """
        error: '\(words)' has no subcommand '\(VisibleText.of(word))'
        help: \(meant)the subcommands are \(subcommands.joined(separator: ", "))
        """
      return
    }
    if mistake.kind != .other, command == RecordCommand.self,
      let program = Self.programCommand(in: arguments, stories: stories)
    {
      text = """
        error: a program is recorded after '--'
        help: did you mean '\(program)'?
        """
      return
    }
    var lines = ["error: \(mistake.sentence)"]
    if let help = mistake.help { lines.append("note: \(help)") }
    let usage = root.usageString(for: command)
    lines.append("usage: \(usage.trimmingPrefix("Usage: "))")
    lines.append("help: for more, run '\(words) --help'")
    text = lines.joined(separator: "\n")
  }

  /// Returns the subcommand that a command line names, with the commands on the way to it.
  private static func command(
    in arguments: [String],
    root: any ParsableCommand.Type
  ) -> (command: any ParsableCommand.Type, path: [any ParsableCommand.Type]) {
    var command = root
    var path: [any ParsableCommand.Type] = []
    for word in arguments {
      let subcommands = command.configuration.subcommands
      if subcommands.isEmpty { break }
      // Commands with subcommands have no options with values.
      if word.hasPrefix("-") { continue }
      guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
        break
      }
      command = next
      path.append(next)
    }
    return (command, path)
  }

  private static func names(of commands: [any ParsableCommand.Type]) -> [String] {
    commands.compactMap { $0.configuration.commandName }
  }

  /// Returns the likely command for a word that is not a subcommand: the subcommand with the most
  /// similar name, or, for a file to draw, the command for a timeline.
  private static func suggestion(
    for word: String,
    _ subcommands: [String],
    of words: String
  ) -> String? {
    if let near = Spelling.nearest(to: word, in: subcommands) { return near }
    guard words == "lifeline render", word.contains(".") || word.contains("/") else { return nil }
    return VisibleText.of("\(words) timeline \(word)")
  }

  /// Returns the command that records a program whose words do not follow `--`; `nil` when the
  /// arguments contain no program.
  private static func programCommand(
    in arguments: [String],
    stories: [String]
  ) -> String? {
    guard arguments.first == "record", !arguments.contains("--") else { return nil }
    var options = ["lifeline", "record"]
    var rest = arguments.dropFirst()
    while let option = rest.first, option.hasPrefix("-") {
      options.append(option)
      rest = rest.dropFirst()
      if option.contains("=") || option == "--list" { continue }
      if let value = rest.popFirst() { options.append(value) }
    }
    guard rest.count > 1, let name = rest.first, !stories.contains(name),
      !ScenarioName.isNamed(by: name)
    else { return nil }
    return VisibleText.of((options + ["--"] + rest).joined(separator: " "))
  }
}
