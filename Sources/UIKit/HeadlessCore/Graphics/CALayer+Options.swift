/// Receives messages of a layer, as Core Animation's `CALayerDelegate`.
///
/// Each method has a default implementation that does nothing.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Called to lay out the sublayers of a layer without a view.
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// The corners of a layer; the names and values of Core Animation's `CACornerMask`.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature changes continuously.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How the content of a layer fills its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The content is centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The content is at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The content is at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The content is stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The content is scaled to fit, with its aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The content is scaled to fill, with its aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
