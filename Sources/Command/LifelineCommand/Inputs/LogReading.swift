package import CommandEnvironment
import LogImport

/// How a device log is read, apart from the callbacks that it prints.
package struct LogReading {
  /// Custom patterns of callback lines.
  var patterns: [LogPattern]
  /// Receives the explanation of each line; `nil` for no explanations.
  var explain: ((LineExplanation) -> Void)?
  /// Whether the importer may forget the names of objects that ended.
  var forgetsEnded = false

  /// Creates a description from patterns as the user wrote them.
  ///
  /// - Parameters:
  ///   - patterns: The regular expressions of `--pattern`.
  ///   - output: Receives the explanations; `nil` if there is none.
  /// - Throws: ``CommandFailure`` for a pattern that can't be used.
  package init(
    patterns: [String] = [],
    explainingTo output: ExplanationOutput? = nil
  ) throws(CommandFailure) {
    self.patterns = []
    for text in patterns {
      do throws(LogPatternError) {
        self.patterns.append(try LogPattern(text))
      } catch {
        throw CommandFailure(error, location: "--pattern:1:\(error.column)")
      }
    }
    if let output { explain = { output.write($0) } }
  }

  /// Creates the description of a log without custom patterns and explanations.
  init() {
    patterns = []
  }
}
