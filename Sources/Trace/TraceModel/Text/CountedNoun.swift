extension Int {
  /// The number with a noun in singular or plural: `1 event`, `12 480 events`; without a given
  /// plural, the noun gets an s.
  package func counted(_ noun: String, plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(grouped) \(plural ?? noun + "s")"
  }

  /// The number with a narrow space between groups of three digits if it has at least five.
  package var grouped: String {
    let digits = Array(String(magnitude))
    guard digits.count > 4 else { return String(self) }
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += " " }
      result.append(digit)
    }
    return result
  }
}
