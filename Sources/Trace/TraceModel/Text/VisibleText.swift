/// Makes text of a log, a trace or a file name safe to display in a terminal or a build log.
///
/// All text from an input is converted before it is written to standard output, standard error or a
/// report. ``of(_:)`` converts a text to one line; ``lines(_:)`` converts formatted lines.
package enum VisibleText {
  /// Returns a text as one line, in which hidden characters are spelled out, such as `<U+001B>`.
  ///
  /// Hidden characters are control characters and line breaks, which can color, clear or retitle a
  /// terminal; directional marks, which can reorder the displayed text; and tags, spaces without
  /// width and word joiners, which are invisible. The joiners of emoji and of scripts are kept.
  /// Sources: ECMA-48; Unicode Standard Annex #9, section 2 (directional formatting characters);
  /// Unicode Standard, sections 23.2 (line separators, zero-width spaces, word joiners), 23.8
  /// (interlinear annotations) and 23.9 (tags).
  ///
  /// A `##[…]`, which build servers execute anywhere in a line, is spelled out too.
  package static func of(_ text: String) -> String {
    withoutMarkedCommands(spelled(text, keeping: 0x20) { isHidden($0) })
  }

  /// Returns formatted lines in which hidden characters except line feeds are spelled out, and no
  /// line is a command of a build server.
  package static func lines(_ text: String) -> String {
    withoutCommands(spelled(text, keeping: 0x0A) { $0 != "\n" && isHidden($0) })
  }

  /// Returns formatted lines without commands of a build server.
  ///
  /// GitHub's runner executes lines of both outputs that begin with `::` after optional spaces, and
  /// `##[…]` anywhere; Azure Pipelines executes `##vso[…]`, TeamCity `##teamcity[…]`. The first
  /// character of a command is spelled out; colors of a report are kept.
  /// Sources: github.com/actions/runner `src/Runner.Common/ActionCommand.cs`; learn.microsoft.com
  /// “Logging commands”; jetbrains.com/help/teamcity “Service Messages”.
  package static func withoutCommands(_ text: String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { withoutCommand(String($0)) }.joined(separator: "\n")
  }

  private static func withoutCommand(_ line: String) -> String {
    var line = line
    if let start = line.firstIndex(where: { !$0.isWhitespace }), line[start...].hasPrefix("::") {
      line.replaceSubrange(start...start, with: spelling(":"))
    }
    return withoutMarkedCommands(line)
  }

  private static func withoutMarkedCommands(_ text: String) -> String {
    guard text.contains("##") else { return text }
    return text.replacing(#/##(?=[A-Za-z]*\[)/#, with: spelling("#") + "#")
  }

  private static func spelled(
    _ text: String,
    keeping kept: UInt8,
    _ isHidden: (Unicode.Scalar) -> Bool
  ) -> String {
    guard !isPlain(text, keeping: kept), text.unicodeScalars.contains(where: isHidden) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += spelling(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a text certainly has only visible ASCII characters, spaces and one further byte.
  private static func isPlain(_ text: String, keeping kept: UInt8) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return true }
      let count = bytes.count
      var place = 0
      // Without calls in the loop, which a debug build does not inline: texts may be long.
      while place < count {
        let byte = start[place]
        if (byte < 0x20 || byte > 0x7E) && byte != kept { return false }
        place += 1
      }
      return true
    } ?? false
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }

  /// Whether a character is a control character, a directional mark or invisible.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0x200B, 0xFEFF: true
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
