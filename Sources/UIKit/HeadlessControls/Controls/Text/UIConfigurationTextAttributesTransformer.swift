public import Foundation

// inert: texts are measured without it
/// A transformation of the attributes of a text, as UIKit's
/// `UIConfigurationTextAttributesTransformer`.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Returns the attributes for attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformation.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
