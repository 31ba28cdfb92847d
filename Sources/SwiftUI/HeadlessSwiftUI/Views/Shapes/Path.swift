public import Foundation

/// The outline of a shape (developer.apple.com/documentation/swiftui/path).
///
/// Only the rectangle around its points is stored; nothing is painted.
public struct Path: Hashable, Sendable {
  private var bounds: CGRect?

  /// Creates an empty path.
  public init() {}

  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) {
    bounds = rect
  }

  public init(ellipseIn rect: CGRect) {
    bounds = rect
  }

  /// Creates a path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    bounds = rect
  }

  /// Creates a path by calls.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// The least rectangle that contains the points.
  public var boundingRect: CGRect { bounds ?? .zero }
  /// Whether the path has no points.
  public var isEmpty: Bool { bounds == nil }

  private mutating func add(_ rect: CGRect) { bounds = bounds.map { $0.union(rect) } ?? rect }

  /// Begins a line at a point.
  public mutating func move(to point: CGPoint) { add(CGRect(origin: point, size: .zero)) }
  public mutating func addLine(to point: CGPoint) { add(CGRect(origin: point, size: .zero)) }
  /// Adds lines between points.
  public mutating func addLines(_ lines: [CGPoint]) { for point in lines { addLine(to: point) } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { add(rect) }
  public mutating func addEllipse(in rect: CGRect) { add(rect) }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    addLines([control, point])
  }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    addLines([control1, control2, point])
  }
  /// Adds a part of a circle; the whole circle counts.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let side = 2 * radius
    add(CGRect(x: center.x - radius, y: center.y - radius, width: side, height: side))
  }
  public mutating func addPath(_ path: Path) { if let bounds = path.bounds { add(bounds) } }
  /// Closes the line.
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  /// The path itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
