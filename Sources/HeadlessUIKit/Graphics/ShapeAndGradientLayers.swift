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

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

// inert: stores the values of a shape
/// A layer with a path, as Core Animation's `CAShapeLayer`.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
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
  /// The greatest length of a sharp corner, in line widths.
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

/// The rule that decides what is inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the winding number.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of crossings.
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
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

// inert: stores the values of a text
/// A layer with a text, as Core Animation's `CATextLayer`.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font.
  open var fontSize: CGFloat = 36
  /// The color of the text; opaque white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether the text wraps.
  open var isWrapped = false
  /// How the text is truncated.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How the text of a layer is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the text of a layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an alignment from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The alignment of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Extended to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

// inert: stores the values of repeated sublayers
/// A layer that repeats its sublayers, as Core Animation's `CAReplicatorLayer`.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1
  /// The delay between copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the first copy.
  open var instanceColor: CGColor?
  /// The change of alpha from one copy to the next.
  open var instanceAlphaOffset: Float = 0
}

// inert: stores the values of an emitter
/// A layer that emits particles, as Core Animation's `CAEmitterLayer`.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The particles.
  open var emitterCells: [CAEmitterCell]?
  /// The number of particles per second is multiplied by it.
  open var birthRate: Float = 1
  /// The lifetime of particles is multiplied by it.
  open var lifetime: Float = 1
  /// The position of the emitter.
  open var emitterPosition = CGPoint.zero
  /// The size of the emitter.
  open var emitterSize = CGSize.zero
}

// inert: stores the values of particles
/// The particles of an emitter, as Core Animation's `CAEmitterCell`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The image of a particle.
  open var contents: Any?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The speed of a particle, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the speed.
  open var velocityRange: CGFloat = 0
  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation.
  open var spinRange: CGFloat = 0
  /// The vertical acceleration.
  open var yAcceleration: CGFloat = 0
  /// The color of a particle.
  open var color: CGColor?
}
