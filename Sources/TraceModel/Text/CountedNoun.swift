extension Int {
  /// The number with a noun in singular or plural: `1 event`, `2 events`.
  ///
  /// - Parameters:
  ///   - noun: The noun in singular.
  ///   - plural: The noun in plural; `nil` adds an s.
  package func counted(_ noun: String, plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}
