public import Foundation

// inert: stores the values of a text
/// A layer with a text, as Core Animation's `CATextLayer`.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  /// The color of the text; opaque white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether the text wraps.
  open var isWrapped = false
  /// How the text is truncated.
  open var truncationMode = CATextLayerTruncationMode.none
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

  /// The text is not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The text is truncated at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The text is truncated at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The text is truncated in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an alignment from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The alignment of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The text is aligned at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The text is aligned at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The text is centered.
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

// inert: nothing is drawn
/// A layer whose sublayers keep their depth, as Core Animation's `CATransformLayer`.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

// inert: nothing is drawn
/// A layer that is drawn in tiles, as Core Animation's `CATiledLayer`.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The number of smaller sizes that are drawn.
  open var levelsOfDetail = 1
  /// The number of magnified levels of detail.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Returns the duration in which a tile appears, in seconds: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// A layer that shows a part of its content, as Core Animation's `CAScrollLayer`.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions of scrolling.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the bounds to a point.
  open func scroll(to p: CGPoint) {
    bounds.origin = CGPoint(
      x: scrollMode == .both || scrollMode == .horizontally ? p.x : bounds.minX,
      y: scrollMode == .both || scrollMode == .vertically ? p.y : bounds.minY
    )
  }
}

/// The directions of scrolling of a layer.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The layer scrolls in both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
