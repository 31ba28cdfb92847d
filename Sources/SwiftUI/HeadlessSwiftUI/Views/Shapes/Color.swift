public import Foundation
public import HeadlessUIKit

/// A color, which fills the space that it is offered
/// (developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable {
  /// The color in words, such as `red` or `red opacity 0.5`.
  package let name: String

  /// The UIKit color that it was made of.
  let source: UIColor?

  private init(_ name: String, source: UIColor?) {
    self.name = name
    self.source = source
  }

  private init(_ name: String) {
    self.init(name, source: nil)
  }

  /// A color space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let components = [red, green, blue].map { CGFloat($0).text }.joined(separator: " ")
    self.init("rgb \(components)" + Self.suffix(opacity))
  }

  /// Creates a gray from a component between 0 and 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init("white \(CGFloat(white).text)" + Self.suffix(opacity))
  }

  /// Creates a color from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let components = [hue, saturation, brightness].map { CGFloat($0).text }.joined(separator: " ")
    self.init("hsb \(components)" + Self.suffix(opacity))
  }

  /// Creates a color from an asset; no asset is read.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name)
  }

  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) {
    self.init("\(uiColor)", source: uiColor)
  }

  /// Creates a color from a UIKit color.
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  /// Returns the color with an opacity between 0 and 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      name + Self.suffix(opacity),
      source: source.map { $0.withAlphaComponent($0.cgColor.alpha * CGFloat(opacity)) }
    )
  }

  private static func suffix(_ opacity: Double) -> String {
    opacity == 1 ? "" : " opacity \(CGFloat(opacity).text)"
  }

  /// The red of the system.
  public static let red = Color("red")
  /// The orange of the system.
  public static let orange = Color("orange")
  /// The yellow of the system.
  public static let yellow = Color("yellow")
  /// The green of the system.
  public static let green = Color("green")
  /// The mint of the system.
  public static let mint = Color("mint")
  /// The teal of the system.
  public static let teal = Color("teal")
  /// The cyan of the system.
  public static let cyan = Color("cyan")
  /// The blue of the system.
  public static let blue = Color("blue")
  /// The indigo of the system.
  public static let indigo = Color("indigo")
  /// The purple of the system.
  public static let purple = Color("purple")
  /// The pink of the system.
  public static let pink = Color("pink")
  /// The brown of the system.
  public static let brown = Color("brown")
  public static let white = Color("white")
  /// The gray of the system.
  public static let gray = Color("gray")
  public static let black = Color("black")
  /// No color.
  public static let clear = Color("clear")
  /// The color of text.
  public static let primary = Color("primary")
  /// The color of secondary text.
  public static let secondary = Color("secondary")
  /// The tint of the app.
  public static let accentColor = Color("accentColor")
}

extension Color: CustomStringConvertible {
  /// The name in traces of states.
  public var description: String { "Color(name: \(name.debugDescription))" }
}

extension Color: PrimitiveView {
  package func describe(_ attributes: inout AttributeList) { attributes.append("color", name) }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { FillingLayout() }
}

extension Color: ShapeStyle {
  /// The name in traces.
  public var _name: String { name }
}
