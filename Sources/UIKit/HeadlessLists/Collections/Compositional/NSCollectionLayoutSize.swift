public import Foundation

/// A width or height in a compositional layout, as UIKit's `NSCollectionLayoutDimension`
/// (developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    dimension = value.isFinite ? value : 0
    super.init()
  }

  /// Returns a fraction of the width of the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns an estimated length in points, which the preferred length of the cell replaces.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  // choice: compositional-uniform-across-siblings
  /// Returns an estimate, which is measured for each item alone.
  public class func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { estimated(estimate) }

  /// Whether the dimension is a fraction of the width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a length.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate.
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: (dimension * container.width).asLength
    case .fractionalHeight: (dimension * container.height).asLength
    case .absolute, .estimated: dimension.asLength
    }
  }
}

/// A size in a compositional layout, as UIKit's `NSCollectionLayoutSize`.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Whether a side is an estimate.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container),
      height: heightDimension.length(in: container)
    )
  }

  /// Returns the size in a container, with measured lengths for estimates.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = size(in: container)
    if let measured, widthDimension.isEstimated { size.width = measured.width.asLength }
    if let measured, heightDimension.isEstimated { size.height = measured.height.asLength }
    return size
  }
}

/// A distance between items, as UIKit's `NSCollectionLayoutSpacing`.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points.
  public let spacing: CGFloat
  /// Whether free space is added to the distance.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a distance that takes the free space of a group.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the distance is fixed.
  open var isFixedSpacing: Bool { !isFlexible }
  /// Whether the distance is flexible.
  open var isFlexibleSpacing: Bool { isFlexible }
}

/// The distances around an item, as UIKit's `NSCollectionLayoutEdgeSpacing`.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}

/// The edges and the offset at which a supplementary item is placed, as UIKit's
/// `NSCollectionLayoutAnchor`.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// The offset in points, or in fractions of the size.
  public let offset: CGPoint
  private let isFractional: Bool

  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractional = false
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractional = false
    super.init()
  }

  /// Creates an anchor with an offset in fractions of the size of the supplementary item.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractional = true
    super.init()
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether the offset is a fraction of the size.
  open var isFractionalOffset: Bool { isFractional }

  func frame(of size: CGSize, in frame: CGRect) -> CGRect {
    var origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    if edges.contains(.leading) { origin.x = frame.minX }
    if edges.contains(.trailing) { origin.x = frame.maxX - size.width }
    if edges.contains(.top) { origin.y = frame.minY }
    if edges.contains(.bottom) { origin.y = frame.maxY - size.height }
    origin.x += isFractional ? offset.x * size.width : offset.x
    origin.y += isFractional ? offset.y * size.height : offset.y
    return CGRect(origin: origin, size: size)
  }
}
