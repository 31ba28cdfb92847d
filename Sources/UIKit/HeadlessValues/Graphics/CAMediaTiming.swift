public import Foundation

/// The timing of a layer or an animation, as Core Animation's `CAMediaTiming`
/// (developer.apple.com/documentation/quartzcore/camediatiming).
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The begin, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: CFTimeInterval { get set }
  /// The factor of the speed.
  var speed: Float { get set }
  /// The offset of the time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition also runs backwards.
  var autoreverses: Bool { get set }
  /// The value outside of the duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A number of seconds.
public typealias CFTimeInterval = Double

/// The value of an animation outside of its duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The final values after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial values before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first and the last value are shown before and after the duration.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The values of the layer.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most system animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing curve: a cubic Bézier from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: Double(c1x), y: Double(c1y))
    second = CGPoint(x: Double(c2x), y: Double(c2y))
    super.init()
  }

  /// Creates a curve with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Stores the coordinates of a control point: 0 and 3 are the ends.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }
}
