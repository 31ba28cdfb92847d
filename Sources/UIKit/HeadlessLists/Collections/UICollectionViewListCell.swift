public import Foundation

/// The cell of a list, as UIKit's `UICollectionViewListCell`
/// (developer.apple.com/documentation/uikit/uicollectionviewlistcell).
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// Returns the configuration of a cell of a list, or of a header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch appliedAttributes?.representedElementKind {
    case UICollectionView.elementKindSectionHeader: .plainHeader()
    case UICollectionView.elementKindSectionFooter: .plainFooter()
    default: .cell()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The level of the hierarchy.
  open var indentationLevel = 0
  /// The width of a level.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories are indented too.
  open var indentsAccessories = true
  /// The accessories at the edges.
  open var accessories: [UICellAccessory] = []

  /// The guide to which the separator is aligned.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.identifier == Self.separatorName }) {
      return guide
    }
    let guide = UILayoutGuide()
    guide.identifier = Self.separatorName
    addLayoutGuide(guide)
    return guide
  }

  private static let separatorName = "UICollectionViewListCell-separatorLayoutGuide"
}
