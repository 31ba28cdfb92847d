extension Int {
  /// The number with a noun in singular or plural: `1 event`, `2 events`; without a given plural, the
  /// noun gets an s.
  package func counted(_ noun: String, plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}
