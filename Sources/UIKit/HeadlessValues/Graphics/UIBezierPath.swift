public import Foundation

/// The corners of a rectangle; the names and values of UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of lines and curves, as UIKit's `UIBezierPath`
/// (developer.apple.com/documentation/uikit/uibezierpath); its shape is computed, but not drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var shape = PathShape()
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a sharp corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// The precision of curves, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether the number of crossings, instead of the winding number, decides which points are
  /// inside.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// Creates a path of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// Creates a path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    shape.addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    shape.addRoundedRect(rect, radii: cornerRadii, corners: corners)
  }

  /// Creates a path of an arc; angles are in radians, and with `clockwise` they increase.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape = cgPath.shape
  }

  /// The Core Graphics path; setting it replaces all elements.
  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.shape }
  }

  /// Begins a new part at a point.
  open func move(to point: CGPoint) { shape.move(to: point) }

  open func addLine(to point: CGPoint) { shape.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) { shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, after a line to its start.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    shape.addArc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      increases: clockwise
    )
  }

  /// Closes the last part with a line to its start.
  open func close() { shape.close() }

  /// Removes all elements.
  open func removeAllPoints() { shape = PathShape() }

  /// Adds the elements of a path.
  open func append(_ bezierPath: UIBezierPath) { shape.append(bezierPath.shape) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

  /// Whether the path has no elements.
  open var isEmpty: Bool { shape.elements.isEmpty }

  /// The smallest rectangle with all lines and curves.
  open var bounds: CGRect { shape.box(ofCurves: true) }

  /// The end of the last line or curve.
  open var currentPoint: CGPoint { shape.current ?? .zero }

  /// Returns whether a point is inside the path; open parts count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // inert: nothing is drawn
  /// Fills the path in the current context, which draws nothing.
  open func fill() {}
  // inert: nothing is drawn
  /// Draws the path in the current context, which draws nothing.
  open func stroke() {}
  // inert: nothing is drawn
  /// Fills the path in the current context, which draws nothing.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  // inert: nothing is drawn
  /// Draws the path in the current context, which draws nothing.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Limits the clip of the current context to the rectangle around the path.
  open func addClip() {
    guard let context = Services.run?.drawingContext else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  // inert: nothing is drawn
  /// Sets the pattern of dashes, which are not drawn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}
