import ArgumentParser
import LogImport

/// How a device's log is read and explained.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A regular expression of your own for lines that are callbacks; may be given several times.",
      discussion: """
        Its named groups are class, callback, label, id, pointer, argument, animated, time, process, \
        thread and message, such as '(?<class>\\w+)#(?<id>\\d+) -> (?<callback>\\w+)'. There is no \
        look-around and no back reference; lines over 1024 characters are not compared.
        """,
      valueName: "regex"
    )
  )
  var pattern: [String] = []

  @Flag(help: "Says of each line of a log how it was understood, or why it is no event.")
  var explainImport = false

  /// Returns how logs are read.
  ///
  /// - Parameter output: Takes the explanations when they are wanted.
  /// - Returns: The patterns and who hears of each line.
  /// - Throws: ``CommandFailure`` for a pattern that can't be used.
  func reading(explainingTo output: ExplanationOutput) throws -> LogReading {
    var reading = LogReading(patterns: try pattern.map(Self.pattern))
    if explainImport { reading.explain = { output.write($0) } }
    return reading
  }

  private static func pattern(_ text: String) throws -> LogPattern {
    do throws(LogPatternError) {
      return try LogPattern(text)
    } catch {
      throw CommandFailure(
        place: "--pattern:1:\(error.column)",
        message: "\(error.message) [\(error.code.rawValue)]",
        help: error.help
      )
    }
  }
}

/// How a log is read, beyond what it would have printed.
struct LogReading {
  /// The user's own ways to print callbacks.
  var patterns: [LogPattern] = []
  /// Hears of every line.
  var explain: ((LineExplanation) -> Void)?
  /// Whether the names of ended objects may be forgotten.
  var forgetsEnded = false
}
