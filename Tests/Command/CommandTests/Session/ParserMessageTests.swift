import ArgumentParser
import LifelineCommand
import Testing

/// Compares the messages of the pinned version of swift-argument-parser with their parsed form.
struct `Messages of the argument parser` {
  private struct Tool: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "tool", subcommands: [Draw.self])
  }

  private struct Draw: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "draw")

    @Option(help: "The color.") var color: Color?
    @Option(help: "The shape.") var shape: Shape?
    @Option(parsing: .unconditional, help: "The size.") var size = 1
    @Argument(help: "A file.") var file: String

    func validate() throws {
      guard size > 0 else { throw ValidationError("--size is \(size), expected 1 or more") }
    }
  }

  private enum Color: String, ExpressibleByArgument, CaseIterable {
    case red
    case blue
  }

  private enum Shape: String, ExpressibleByArgument, CaseIterable {
    case circle
    case square
    case star
    case heart
    case cross
    case ring
  }

  private func message(_ words: String...) throws -> ParserMessage {
    let error = try #require(throws: (any Error).self) { try Tool.parseAsRoot(words) }
    return ParserMessage(
      message: Tool.message(for: error),
      fullMessage: Tool.fullMessage(for: error)
    )
  }

  @Test func `an unexpected word is recognized`() throws {
    #expect(try message("pant").kind == .unexpectedArgument("pant"))
    #expect(try message("draw", "a", "b").kind == .unexpectedArgument("b"))
    let several = try message("draw", "a", "b", "c")
    #expect(several.kind == .unexpectedArgument("b"))
    #expect(several.sentence == "2 unexpected arguments: 'b', 'c'")
  }

  @Test func `an unknown option is recognized`() throws {
    let message = try message("draw", "a", "--bogus")
    #expect(message.kind == .unknownOption)
    #expect(message.sentence == "unknown option '--bogus'")
  }

  @Test func `the values of a short list are listed after the sentence`() throws {
    let message = try message("draw", "a", "--color", "green")
    #expect(message.kind == .other)
    #expect(
      message.sentence == "the value 'green' is invalid for '--color <color>', expected red, blue"
    )
    #expect(message.help == "--color <color>  The color.")
  }

  @Test func `the values of a long list are listed after the sentence`() throws {
    #expect(
      try message("draw", "a", "--shape", "blob").sentence
        == "the value 'blob' is invalid for '--shape <shape>', expected circle, square, star, "
        + "heart, cross, ring"
    )
  }

  @Test func `a missing argument has a sentence and a help`() throws {
    let message = try message("draw")
    #expect(message.kind == .other)
    #expect(message.sentence == "missing expected argument '<file>'")
    #expect(message.help == "<file>  A file.")
  }

  @Test func `a validation error is not changed`() throws {
    let message = try message("draw", "a", "--size", "-3")
    #expect(message.sentence == "--size is -3, expected 1 or more")
    #expect(message.kind == .other && message.help == nil)
  }
}
