/// Text that a view displays (developer.apple.com/documentation/swiftui/text).
public struct Text: PrimitiveView, Equatable {
  let content: String

  /// Creates a view that displays a string.
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// Creates a view that displays a string without localization.
  public init(verbatim content: String) {
    self.content = content
  }

  package func describe(_ attributes: inout AttributeList) {
    attributes.append("text", content)
  }
}
