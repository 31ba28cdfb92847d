#if !canImport(CoreGraphics)
public import Foundation

/// A path of lines and curves instead of Core Graphics' `CGPath`, which Foundation on Linux lacks.
public class CGPath: Equatable {
  var shape: PathShape

  init(_ shape: PathShape) {
    self.shape = shape
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.addRect(rect)
    self.init(shape.applying(transform?.pointee))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.addEllipse(in: rect)
    self.init(shape.applying(transform?.pointee))
  }

  /// Creates a path of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var shape = PathShape()
    shape.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(shape.applying(transform?.pointee))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { shape.elements.isEmpty }

  /// The end of the last line or curve.
  public var currentPoint: CGPoint { shape.current ?? .zero }

  /// The smallest rectangle with all points, including control points; null for an empty path.
  public var boundingBox: CGRect { shape.box(ofCurves: false) }

  /// The smallest rectangle with all lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { shape.box(ofCurves: true) }

  /// Returns whether a point is inside the path; open parts count as closed.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(shape) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape.applying(transform?.pointee))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.shape = shape
    return copy
  }

  /// Returns whether two paths have equal elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.shape == other.shape }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// The winding number determines which points are inside.
  case winding
  /// The number of crossings determines which points are inside.
  case evenOdd
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the point.
  case butt
  /// A half circle.
  case round
  /// A half square.
  case square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Sharp.
  case miter
  case round
  /// Cut off.
  case bevel
}

/// A path that can be changed.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(PathShape())
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.addLine(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    shape.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    shape.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// As in Core Graphics, where y points up, the angles of a clockwise arc decrease.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathShape()
    arc.addArc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      increases: !clockwise
    )
    shape.append(arc.applying(transform), connecting: true)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = PathShape()
    part.addRect(rect)
    shape.append(part.applying(transform))
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = PathShape()
    part.addEllipse(in: rect)
    shape.append(part.applying(transform))
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var part = PathShape()
    part.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    shape.append(part.applying(transform))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    shape.append(path.shape.applying(transform))
  }

  /// Closes the last part with a line to its start.
  public func closeSubpath() { shape.close() }
}
#endif
