extension StringProtocol {
  /// The text without the spaces and tabs around it.
  package var trimmed: String {
    let rest = drop { $0.isWhitespace && !$0.isNewline }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace || $0.isNewline }) else { return "" }
    return String(rest[...last])
  }
}
