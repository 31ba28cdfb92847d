import Foundation
import Testing

/// Text that steers what displays it, and what an output may hold of it.
enum HostileText {
  /// Sequences that color, retitle and clear a terminal, turn the direction of text, hide text, and
  /// are commands of build servers when a line begins with them.
  static let payload =
    "\u{1B}[31m\u{1B}]0;t\u{7}\u{9B}2J\u{7F}\n::add-mask::a\r::stop-commands::b\u{2028}::error::c\n"
    + "##[add-mask]d\n##vso[task]e\u{202E}f\u{2066}g\u{200F}h\u{61C}\u{E0041}\u{FFF9}\n  ::warning::i"

  /// The payload as a part of a file's name or of an argument.
  static let argument = "::debug::" + payload.replacing("/", with: "")

  /// Returns what is wrong with an output for people or programs.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - holdsCommands: Whether annotations of GitHub are expected.
  /// - Returns: A sentence for each problem.
  static func problems(in text: String, holdsCommands: Bool = false) -> [String] {
    var problems: [String] = []
    for scalar in text.unicodeScalars where scalar != "\n" && steers(scalar) {
      problems.append("holds U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
    for line in text.split(separator: "\n") {
      let start = line.trimmingCharacters(in: .whitespaces)
      if line.contains(#/##[A-Za-z]*\[/#) { problems.append("holds a command: \(line)") }
      guard start.hasPrefix("::") else { continue }
      let isOwn = line.contains(
        #/^::(error|warning|notice) (title=lifeline::|file=[^:]*::|title=LC)/#
      )
      if !holdsCommands || !isOwn { problems.append("begins with a command: \(line)") }
    }
    return Array(Set(problems)).sorted()
  }

  /// Stated apart from the code under test: the ranges of the Unicode Standard.
  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: [0x200B, 0x200C, 0x200D, 0xFEFF, 0xAD].contains(scalar.value) == false
    default: false
    }
  }
}

extension CommandRun {
  /// Expects that neither output steers a terminal or a build server.
  func expectHarmless(
    _ what: String,
    holdsCommands: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = [
      HostileText.problems(in: output, holdsCommands: holdsCommands),
      HostileText.problems(in: errors),
    ]
    #expect(
      found == [[], []],
      "\(what): \(output.prefix(600))\n\(errors.prefix(600))",
      sourceLocation: sourceLocation
    )
    #expect(
      [0, 1, 2].contains(status),
      "\(what) ended with \(status)",
      sourceLocation: sourceLocation
    )
  }
}
