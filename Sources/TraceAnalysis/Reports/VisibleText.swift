/// Text that a terminal shows as it is, whatever a log or a trace wrote into it.
package enum VisibleText {
  /// Returns a text in which control characters are spelled out, such as `<U+001B>`.
  ///
  /// A log may hold sequences that colour, clear or retitle a terminal, and signs that turn the
  /// direction of what follows, so that a finding would read as something else.
  /// Source: Unicode Standard Annex #9, section 2 (directional formatting characters).
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      guard isHidden(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    }
    return result
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Finding {
  /// The finding with all that came from a log or a trace made visible.
  var visible: Finding {
    var finding = self
    finding.subjectName = VisibleText.of(subjectName)
    finding.message = VisibleText.of(message)
    finding.help = VisibleText.of(help)
    for place in evidence.indices {
      finding.evidence[place].subjectName = VisibleText.of(evidence[place].subjectName)
      finding.evidence[place].text = VisibleText.of(evidence[place].text)
      finding.evidence[place].note = VisibleText.of(evidence[place].note)
    }
    return finding
  }
}
