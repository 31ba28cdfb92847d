public import Foundation

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
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where in the shape particles begin.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The depth of the emitter.
  open var emitterZPosition: CGFloat = 0
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// Whether particles have a depth.
  open var preservesDepth = false
  /// The speed of particles is multiplied by it.
  open var velocity: Float = 1
  /// The scale of particles is multiplied by it.
  open var scale: Float = 1
  /// The rotation of particles is multiplied by it.
  open var spin: Float = 1
  /// The seed of random numbers.
  open var seed: UInt32 = 0
}

// inert: stores the values of particles
/// The particles of an emitter, as Core Animation's `CAEmitterCell`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
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
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The part of the image, in parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point of the image.
  open var contentsScale: CGFloat = 1
  open var lifetimeRange: Float = 0
  /// The horizontal acceleration.
  open var xAcceleration: CGFloat = 0
  /// The acceleration in depth.
  open var zAcceleration: CGFloat = 0
  /// The direction in depth, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// Default values.
  open var style: [AnyHashable: Any]?
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition runs backwards, too.
  open var autoreverses = false
  /// The values before and after.
  open var fillMode = CAMediaTimingFillMode.removed
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in the shape of an emitter particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles start at the points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles start at the edge of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles start at the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles start inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Any.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are ordered by depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colors are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
