/// A color, which fills the space that it is offered
/// (developer.apple.com/documentation/swiftui/color).
public struct Color: PrimitiveView, Hashable, Sendable {
  let name: String

  package func describe(_ attributes: inout AttributeList) { attributes.append("color", name) }

  public static let red = Color(name: "red")
  public static let blue = Color(name: "blue")
  public static let white = Color(name: "white")
}
