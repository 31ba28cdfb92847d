/// Text that a terminal and a build log show as it is, whatever a log, a trace or a file name holds.
///
/// Every text that comes from an input passes here before it reaches standard output, standard
/// error or a line of a report. ``of(_:)`` makes one line of a text; ``lines(_:)`` guards lines
/// that are finished.
package enum VisibleText {
  /// Returns a text as one line, in which hidden characters are spelled out, such as `<U+001B>`.
  ///
  /// Hidden are control characters, line breaks among them, which color, clear or retitle a
  /// terminal; marks that turn the direction of the text behind them, so that a finding reads as
  /// another one; and tags, which nothing displays.
  /// Sources: ECMA-48; Unicode Standard Annex #9, section 2 (directional formatting characters);
  /// Unicode Standard, sections 23.2 (line separators), 23.8 (interlinear annotations) and 23.9
  /// (tags).
  ///
  /// A `##[…]`, which build servers obey anywhere in a line, is spelled out too.
  package static func of(_ text: String) -> String {
    withoutMarkedCommands(spelled(text) { isHidden($0) })
  }

  /// Returns finished lines, in which hidden characters other than line feeds are spelled out, and
  /// no line is a command of a build server.
  package static func lines(_ text: String) -> String {
    withoutCommands(spelled(text) { $0 != "\n" && isHidden($0) })
  }

  /// Returns finished lines of which none is a command of a build server.
  ///
  /// GitHub's runner obeys lines of both outputs that begin with `::`, spaces before it allowed, and
  /// `##[…]` anywhere; Azure Pipelines `##vso[…]`, TeamCity `##teamcity[…]`. The first character of
  /// the command is spelled out; the colors that a report has of its own stay.
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
    _ isHidden: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
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

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }

  /// Whether a character steers what displays the text instead of being displayed.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
