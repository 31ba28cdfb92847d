import ArgumentParser
import Stories
import TraceModel

/// A mistake in the words of the command line, told as all other errors are.
struct UsageMistake {
  /// The lines for standard error.
  let text: String

  /// Rewrites what the argument parser says.
  ///
  /// - Parameters:
  ///   - message: What is wrong: a sentence, perhaps with the words that are allowed behind it.
  ///   - details: The whole of it, with lines that begin with `Help:`, `Usage:` and `See '…'`.
  ///   - root: The command whose subcommands are there.
  ///   - arguments: The words of the command line behind the name of the command.
  init(
    message: String,
    details: String,
    root: any ParsableCommand.Type,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) {
    let lines = details.split(separator: "\n").map(String.init)
    let see = lines.last { $0.contains("See '") }?.split(separator: "'").dropFirst().first
    let words = (see ?? "").split(separator: " ").map(String.init).filter { $0 != "--help" }
    let commands = Self.subcommands(of: words, root: root)
    if let word = Self.unexpected(in: message), !commands.isEmpty, !word.hasPrefix("-") {
      let near = Self.meant(by: word, of: commands, in: words)
      let meant = near.map { "did you mean '\($0)'? " } ?? ""
      text = """
        error: '\(words.joined(separator: " "))' has no subcommand '\(VisibleText.of(word))'
        help: \(meant)there are \(commands.joined(separator: ", "))
        """
      return
    }
    let isUnexpected = Self.unexpected(in: message) != nil || message.contains("nknown option")
    if isUnexpected, words.last == "record", let program = Self.program(in: arguments) {
      text = """
        error: a program is recorded behind '--'
        help: did you mean '\(program)'?
        """
      return
    }
    var result = ["error: \(Self.sentence(message))"]
    if let help = lines.first(where: { $0.hasPrefix("Help: ") }) {
      result.append("note: \(help.dropFirst("Help: ".count).drop { $0 == " " })")
    }
    if let usage = lines.first(where: { $0.hasPrefix("Usage: ") }) {
      result.append("usage: \(usage.dropFirst("Usage: ".count))")
    }
    if let see { result.append("help: '\(see)' tells more") }
    text = result.joined(separator: "\n")
  }

  /// What was meant by a word that is not a subcommand: the nearest one, or, for a file that is
  /// drawn, the picture that shows most.
  private static func meant(by word: String, of commands: [String], in words: [String]) -> String? {
    if let near = Spelling.nearest(to: word, in: commands) { return near }
    guard words.last == "render", word.contains(".") || word.contains("/") else { return nil }
    return VisibleText.of("\(words.joined(separator: " ")) timeline \(word)")
  }

  /// The command that records a program whose words were not put behind `--`; `nil` when no program
  /// is among the arguments.
  private static func program(in arguments: [String]) -> String? {
    guard arguments.first == "record", !arguments.contains("--") else { return nil }
    var options = ["lifeline", "record"]
    var rest = arguments.dropFirst()
    while let option = rest.first, option.hasPrefix("-") {
      options.append(option)
      rest = rest.dropFirst()
      if option.contains("=") || option == "--list" { continue }
      if let value = rest.popFirst() { options.append(value) }
    }
    guard rest.count > 1, let name = rest.first, Stories.named(name) == nil,
      !ScenarioFile.isNamed(by: name)
    else { return nil }
    return VisibleText.of((options + ["--"] + rest).joined(separator: " "))
  }

  /// The names of the subcommands of a command that is named by its words.
  private static func subcommands(
    of words: [String],
    root: any ParsableCommand.Type
  ) -> [String] {
    var command = root
    for word in words.dropFirst() {
      let all = command.configuration.subcommands
      guard let next = all.first(where: { $0.configuration.commandName == word }) else { return [] }
      command = next
    }
    return command.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// The first word that the parser did not expect.
  private static func unexpected(in message: String) -> String? {
    guard message.lowercased().contains("unexpected argument") else { return nil }
    return message.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// The sentence in lower case, with what is allowed in the words of all other errors.
  private static func sentence(_ message: String) -> String {
    var text = message
    if let offer = message.firstRange(of: ". Please provide one of ") {
      let rest = message[offer.upperBound...]
      let allowed =
        rest.hasPrefix("the following")
        ? rest.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " || $0 == "-" } }
        : rest.matches(of: #/'([^']*)'/#).map(\.output.1)
      text = message[..<offer.lowerBound] + ", expected \(allowed.joined(separator: ", "))"
    }
    let first = text.prefix(1)
    return (first.first?.isLetter == true ? first.lowercased() : String(first)) + text.dropFirst()
  }
}
