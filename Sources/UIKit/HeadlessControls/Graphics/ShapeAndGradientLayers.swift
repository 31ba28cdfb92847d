public import Foundation

// inert: stores the values of a gradient
/// A layer with a gradient, as Core Animation's `CAGradientLayer`.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`.
  open var colors: [Any]?
  /// The positions of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The gradient follows a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The gradient is radial, from a point outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The gradient turns around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

// inert: stores the values of a shape
/// A layer with a path, as Core Animation's `CAShapeLayer`.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  /// The color of the area; opaque black by default.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule of the area.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The start of the drawn part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The maximum length of a sharp corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// The shape of the ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The start of the pattern of dashes.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of the dashes and gaps.
  open var lineDashPattern: [NSNumber]?
}

/// The rule that decides which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The winding number determines which points are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The number of crossings determines which points are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Ends at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
