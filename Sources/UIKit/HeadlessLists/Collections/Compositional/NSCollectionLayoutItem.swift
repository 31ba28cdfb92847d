public import Foundation

/// An item of a compositional layout, as UIKit's `NSCollectionLayoutItem`
/// (developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary items, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances by which the frame is smaller than the size.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The distances around the size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary items.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Whether the size of the item or of an item in it is an estimate.
  var isEstimated: Bool { layoutSize.isEstimated }
}

/// Items that repeat along an axis, as UIKit's `NSCollectionLayoutGroup`
/// (developer.apple.com/documentation/uikit/nscollectionlayoutgroup).
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the subitems follow each other.
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The number of times that the one subitem is repeated; `nil` to fill the group.
  let count: Int?
  /// Whether the repeated subitems share the length of the group.
  let sharesLength: Bool
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between subitems.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil,
    sharesLength: Bool = false
  ) {
    self.arrangement = arrangement
    self.count = count.map { max(1, $0) }
    self.sharesLength = sharesLength
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a group that repeats an item from the leading edge on, with widths that share the
  /// group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, sharesLength: true)
  }

  /// Returns a group that repeats an item from the leading edge on, with the width of the item.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)
  }

  /// Returns a group that repeats items from the leading edge on until it is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
  }

  /// Returns a group that repeats an item from the top on, with heights that share the group.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, sharesLength: true)
  }

  /// Returns a group that repeats an item from the top on, with the height of the item.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)
  }

  /// Returns a group that repeats items from the top on until it is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
  }

  /// Returns a group whose frames a block computes.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  override var isEstimated: Bool {
    super.isEstimated || subitems.contains { $0.isEstimated }
  }
}

/// Returns the frames of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item of a custom group, as UIKit's `NSCollectionLayoutGroupCustomItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  /// The position from back to front.
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame.isNaN ? .zero : frame
    self.zIndex = zIndex
    super.init()
  }
}

/// A supplementary view of an item, as UIKit's `NSCollectionLayoutSupplementaryItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The position from back to front.
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
    zIndex = 1
  }
}

/// A header or footer of a section or layout, as UIKit's
/// `NSCollectionLayoutBoundarySupplementaryItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section.
  public let alignment: NSRectAlignment
  /// The distance from the position that the alignment determines.
  public let offset: CGPoint
  /// Whether the section is longer by the item.
  open var extendsBoundary = true
  /// Whether the item stays at the edge of the bounds while its section is visible.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges)
    )
  }
}

/// A decoration view of a section, as UIKit's `NSCollectionLayoutDecorationItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The position from back to front.
  open var zIndex = -1

  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// Returns a view behind the whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An edge or corner of a rectangle; the names and values of UIKit's `NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable {
  /// No edge.
  case none
  case top
  /// The top at the leading edge.
  case topLeading
  /// The leading edge.
  case leading
  /// The bottom at the leading edge.
  case bottomLeading
  case bottom
  /// The bottom at the trailing edge.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The top at the trailing edge.
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
