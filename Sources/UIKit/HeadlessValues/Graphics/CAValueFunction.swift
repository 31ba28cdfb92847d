public import Foundation

// inert: animations change no value
/// A function that makes a transform of a number, as Core Animation's `CAValueFunction`.
public final class CAValueFunction: NSObject, Sendable {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The name of a function that makes a transform of a number.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation around the horizontal axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation around the vertical axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation in the plane.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// All three scales.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// The horizontal scale.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// The vertical scale.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// The scale in depth.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// All three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// The horizontal distance.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// The vertical distance.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// The distance in depth.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
