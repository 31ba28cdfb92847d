public import Foundation

/// A two-dimensional shape, which fills the space that it is offered
/// (developer.apple.com/documentation/swiftui/shape); nothing is painted.
public protocol Shape: View, Sendable {
  /// The outline of the shape in a rectangle; it is not called.
  nonisolated func path(in rect: CGRect) -> Path
  /// The attributes in words, such as `corner radius 8`.
  var _attributes: String? { get }
}

/// A shape of the framework.
protocol PrimitiveShape: InsettableShape, PrimitiveView {}

extension PrimitiveShape {
  package func describe(_ attributes: inout AttributeList) {
    if let text = _attributes { attributes.append("shape", text) }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    self is Circle ? SquareLayout() : FillingLayout()
  }
}

extension Shape {
  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// No attributes.
  public var _attributes: String? { nil }
  /// The shape, filled with the foreground color.
  public var body: _ShapeView<Self> { _ShapeView(shape: self, attribute: nil) }

  /// The shape, filled with a style.
  public nonisolated func fill<Style: ShapeStyle>(_ content: Style) -> some View {
    _ShapeView(shape: self, attribute: ("fill", content._name))
  }

  /// The outline of the shape.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, attribute: ("stroke", "\(content._name) \(lineWidth.text)"))
  }

  /// The outline of the shape.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, attribute: ("stroke", lineWidth.text))
  }

  /// The outline of the shape.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    stroke(content, lineWidth: style.lineWidth)
  }

  /// A part of the outline of the shape.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

/// A shape with an outline inside its frame
/// (developer.apple.com/documentation/swiftui/insettableshape).
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// The outline of the shape, inside its frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> some View { stroke(content, lineWidth: lineWidth) }
}

/// The way a line is drawn (developer.apple.com/documentation/swiftui/strokestyle).
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

public struct _ShapeView<Content: Shape> {
  package let shape: Content
  /// The style as a name and a value.
  let attribute: (name: String, value: String)?

  nonisolated init(shape: Content, attribute: (name: String, value: String)?) {
    self.shape = shape
    self.attribute = attribute
  }
}

extension _ShapeView: PrimitiveView {
  package var traceName: String? { String("\(Content.self)".prefix { $0 != "<" }) }

  package func describe(_ attributes: inout AttributeList) {
    if let text = shape._attributes { attributes.append("shape", text) }
    if let attribute { attributes.append(attribute.name, attribute.value) }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    shape is Circle ? SquareLayout() : FillingLayout()
  }
}

/// A rectangle (developer.apple.com/documentation/swiftui/rectangle).
public struct Rectangle: InsettableShape, Hashable {
  /// A shape of the framework has no body.
  public typealias Body = Never
  public nonisolated init() {}
}

/// A circle (developer.apple.com/documentation/swiftui/circle).
public struct Circle: InsettableShape, Hashable {
  /// A shape of the framework has no body.
  public typealias Body = Never
  public nonisolated init() {}
}

/// An ellipse (developer.apple.com/documentation/swiftui/ellipse).
public struct Ellipse: InsettableShape, Hashable {
  /// A shape of the framework has no body.
  public typealias Body = Never
  public nonisolated init() {}
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A capsule (developer.apple.com/documentation/swiftui/capsule).
public struct Capsule: InsettableShape, Hashable {
  /// A shape of the framework has no body.
  public typealias Body = Never
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

/// A rectangle with round corners
/// (developer.apple.com/documentation/swiftui/roundedrectangle).
public struct RoundedRectangle: InsettableShape, Hashable {
  /// A shape of the framework has no body.
  public typealias Body = Never
  /// The radii of the corners.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with radii.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The radius of the corners.
  public var _attributes: String? { "corner radius \(cornerSize.width.text)" }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Rectangle: PrimitiveShape {}
extension Circle: PrimitiveShape {}
extension Ellipse: PrimitiveShape {}
extension Capsule: PrimitiveShape {}
extension RoundedRectangle: PrimitiveShape {}
