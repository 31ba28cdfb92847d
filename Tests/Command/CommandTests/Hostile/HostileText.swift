import Foundation
import Testing

/// Text that controls the terminal or build server that displays it.
enum HostileText {
  /// Sequences that color, retitle and clear a terminal, reverse the direction of text, hide text,
  /// or are commands of build servers at the beginning of a line.
  static let payload =
    "\u{1B}[31m\u{1B}]0;t\u{7}\u{9B}2J\u{7F}\n::add-mask::a\r::stop-commands::b\u{2028}::error::c\n"
    + "##[add-mask]d\n##vso[task]e\u{202E}f\u{2066}g\u{200F}h\u{61C}\u{E0041}\u{FFF9}\n  ::warning::i"

  /// The payload as part of a file name or an argument.
  static let argument = "::debug::" + payload.replacing("/", with: "")

  /// Returns the problems of an output: control characters and commands.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - allowsAnnotations: Whether annotations of GitHub are expected.
  /// - Returns: A sentence for each problem.
  static func problems(in text: String, allowsAnnotations: Bool = false) -> [String] {
    var problems: [String] = []
    for scalar in text.unicodeScalars where scalar != "\n" && isControl(scalar) {
      problems.append("contains U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
    for line in text.split(separator: "\n") {
      let start = line.trimmingCharacters(in: .whitespaces)
      if line.contains(#/##[A-Za-z]*\[/#) { problems.append("contains a command: \(line)") }
      guard start.hasPrefix("::") else { continue }
      let isOwn = line.contains(
        #/^::(error|warning|notice) (title=lifeline::|file=[^:]*::|title=LC)/#
      )
      if !allowsAnnotations || !isOwn { problems.append("begins with a command: \(line)") }
    }
    return Array(Set(problems)).sorted()
  }

  /// Whether a character controls the display, by the categories of the Unicode Standard: defined
  /// independently of the code under test.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: [0x200B, 0x200C, 0x200D, 0xFEFF, 0xAD].contains(scalar.value) == false
    default: false
    }
  }
}

extension CommandOutput {
  /// Expects both streams to be without control characters and commands.
  func expectHarmless(
    _ what: String,
    allowsAnnotations: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = [
      HostileText.problems(in: output, allowsAnnotations: allowsAnnotations),
      HostileText.problems(in: errors),
    ]
    #expect(
      found == [[], []],
      "\(what): \(output.prefix(600))\n\(errors.prefix(600))",
      sourceLocation: sourceLocation
    )
    #expect(
      [0, 1, 2, 3].contains(status),
      "\(what) ended with \(status)",
      sourceLocation: sourceLocation
    )
  }
}
