public import Foundation

/// A color or a pattern (developer.apple.com/documentation/swiftui/shapestyle); nothing is painted.
public protocol ShapeStyle: Sendable {
  /// The style in words.
  var _name: String { get }
}

extension ShapeStyle {
  /// The name of the type.
  public var _name: String { "\(Self.self)" }
}

/// A color of a hierarchy, such as the secondary color
/// (developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The name of the level.
  public let _name: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "primary") }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "secondary") }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_name: "tertiary") }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(_name: "quaternary")
  }
}

/// A blurred material (developer.apple.com/documentation/swiftui/material).
public struct Material: ShapeStyle {
  /// The name of the thickness.
  public let _name: String
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { Material(_name: "regularMaterial") }
  public static var thickMaterial: Material { Material(_name: "thickMaterial") }
  public static var thinMaterial: Material { Material(_name: "thinMaterial") }
  /// A very thin material.
  public static var ultraThinMaterial: Material { Material(_name: "ultraThinMaterial") }
  /// A very thick material.
  public static var ultraThickMaterial: Material { Material(_name: "ultraThickMaterial") }
  public static var bar: Material { Material(_name: "bar") }
}

/// The tint (developer.apple.com/documentation/swiftui/tintshapestyle).
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  /// The name in traces.
  public var _name: String { "tint" }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The red of the system.
  public static var red: Color { .red }
  /// The orange of the system.
  public static var orange: Color { .orange }
  /// The yellow of the system.
  public static var yellow: Color { .yellow }
  /// The green of the system.
  public static var green: Color { .green }
  /// The mint of the system.
  public static var mint: Color { .mint }
  /// The teal of the system.
  public static var teal: Color { .teal }
  /// The cyan of the system.
  public static var cyan: Color { .cyan }
  /// The blue of the system.
  public static var blue: Color { .blue }
  /// The indigo of the system.
  public static var indigo: Color { .indigo }
  /// The purple of the system.
  public static var purple: Color { .purple }
  /// The pink of the system.
  public static var pink: Color { .pink }
  /// The brown of the system.
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  /// The gray of the system.
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  /// No color.
  public static var clear: Color { .clear }
  /// The background of the screen.
  public static var background: Color { Color("background", bundle: nil) }
  /// The tint of the app.
  public static var accentColor: Color { .accentColor }
}

/// Colors along a line (developer.apple.com/documentation/swiftui/gradient).
public struct Gradient: Hashable, Sendable {
  /// A color at a position.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The position between 0 and 1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient along a line (developer.apple.com/documentation/swiftui/lineargradient).
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient from colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PrimitiveView {
  package func describe(_ attributes: inout AttributeList) {
    attributes.append("colors", gradient.stops.map(\.color.name).joined(separator: ", "))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { FillingLayout() }
}
