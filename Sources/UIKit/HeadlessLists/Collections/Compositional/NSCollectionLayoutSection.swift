@_spi(Runtime) import HeadlessCore
public import Foundation

/// A section of a compositional layout, as UIKit's `NSCollectionLayoutSection`
/// (developer.apple.com/documentation/uikit/nscollectionlayoutsection).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The margins of the groups.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of ``contentInsets``.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of headers and footers.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are within ``contentInsets``.
  open var supplementariesFollowContentInsets = true
  /// How the groups scroll across the axis of the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decoration views.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible items after each layout; here it is not called.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The configuration of a section of a list.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  // choice: list-section-metrics
  /// Returns the section of a list: one item after the other, whose heights are measured.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.listConfiguration = configuration
    switch configuration.appearance {
    case .plain, .sidebarPlain: break
    case .grouped: section.contentInsets.bottom = 18
    case .insetGrouped, .sidebar:
      section.contentInsets =
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 18, trailing: 16)
    }
    section.contentInsets.top += configuration.headerTopPadding ?? 0
    func boundary(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(28)
        ),
        elementKind: kind,
        alignment: alignment
      )
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary {
      boundary(UICollectionView.elementKindSectionHeader, .top)
    }
    if configuration.footerMode == .supplementary {
      boundary(UICollectionView.elementKindSectionFooter, .bottom)
    }
    return section
  }
}

/// The reference of insets; the names and values of UIKit's `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout.
  case automatic
  /// The edges.
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// How groups scroll across the axis; the names and values of UIKit's
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally.
  case none
  /// Scrolling stops at any offset.
  case continuous
  /// Scrolling stops at the leading edges of groups.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by the breadth of the section.
  case paging
  /// Scrolling moves by one group.
  case groupPaging
  /// Scrolling moves by one group, which is centered.
  case groupPagingCentered
}

/// A visible item of a section, as UIKit's `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
}

/// The space of a layout, as UIKit's `NSCollectionLayoutContainer`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  /// The size within the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The space and the traits of a layout, as UIKit's `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space.
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The environment of one pass of a layout.
@MainActor
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(size: CGSize, traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  var effectiveContentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

/// The look of a list, as UIKit's `UICollectionLayoutListConfiguration`
/// (developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance; the names and values of UIKit's `Appearance`.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows with margins.
    case insetGrouped
    case sidebar
    /// A sidebar without margins.
    case sidebarPlain
  }

  /// The header of a section; the names and values of UIKit's `HeaderMode`.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none
    /// A supplementary view.
    case supplementary
    case firstItemInSection
  }

  /// The footer of a section; the names and values of UIKit's `FooterMode`.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none
    /// A supplementary view.
    case supplementary
  }

  public let appearance: Appearance
  /// Whether rows are separated by lines.
  public var showsSeparators = true
  /// The color behind the rows.
  public var backgroundColor: UIColor?
  /// The header of sections.
  public var headerMode = HeaderMode.none
  /// The footer of sections.
  public var footerMode = FooterMode.none
  /// The distance above sections.
  public var headerTopPadding: CGFloat?
  // inert: separators are not drawn
  /// The look of the separators.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  // inert: separators are not drawn
  /// Returns the look of the separators of an item.
  public var itemSeparatorHandler:
    (@MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Returns the actions at the leading edge of an item, when it is swiped.
  public var leadingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// Returns the actions at the trailing edge of an item, when it is swiped.
  public var trailingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
