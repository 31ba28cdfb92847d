@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A layout of lines of items in sections with headers and footers, as UIKit's
/// `UICollectionViewFlowLayout`
/// (developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
///
/// Sections of items with one size need no memory per item.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of the items if the delegate does not return their sizes.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(itemSize != oldValue) } }
  /// The size of the items before they are measured; zero for items that are not measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidate(estimatedItemSize != oldValue) }
  }
  /// The minimum distance between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(minimumLineSpacing != oldValue) }
  }
  /// The minimum distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(minimumInteritemSpacing != oldValue) }
  }
  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(scrollDirection != oldValue) }
  }
  /// The margins of the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(sectionInset != oldValue) } }
  /// The reference of ``sectionInset``.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(sectionInsetReference != oldValue) }
  }
  /// The size of headers; only the length along the axis is used, and zero means no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(headerReferenceSize != oldValue) }
  }
  /// The size of footers; only the length along the axis is used, and zero means no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(footerReferenceSize != oldValue) }
  }
  /// Whether headers stay at the edge while their sections are visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay at the edge while their sections are visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The value of ``estimatedItemSize`` for items whose sizes are measured.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The reference of the insets of sections; the names and values of UIKit's
  /// `UICollectionViewFlowLayout.SectionInsetReference`.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  private var sections: [FlowSection] = []
  private var contentSize = CGSize.zero
  /// The ends of the sections along the axis.
  private var ends: [CGFloat] = []
  /// The sizes that displayed cells prefer, by section and item.
  private var preferredSizes: [Int: [Int: CGSize]] = [:]
  private var keepsPreferredSizes = false

  /// Contexts of flow layouts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Computes the frames of the sections.
  open override func prepare() {
    super.prepare()
    if !keepsPreferredSizes { preferredSizes = [:] }
    keepsPreferredSizes = false
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let breadth =
      isVertical
      ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    var start: CGFloat = 0
    let metrics = FlowMetricsSource(layout: self, collectionView: collectionView)
    sections = []
    for index in 0..<collectionView.numberOfSections {
      let section = FlowSection(
        metrics.metrics(ofSection: index, extra: referenceInsets),
        count: collectionView.numberOfItems(inSection: index),
        start: start,
        breadth: max(0, breadth),
        isVertical: isVertical,
        preferred: preferredSizes[index] ?? [:]
      )
      sections.append(section)
      start = section.end
    }
    ends = sections.map(\.end)
    let length = start.isFinite ? start : 0
    contentSize =
      isVertical
      ? CGSize(width: max(0, breadth), height: length)
      : CGSize(width: length, height: max(0, breadth))
  }

  /// The size of all sections; across the axis that of the collection view.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Returns the attributes of the items, headers and footers in a rectangle.
  ///
  /// - Complexity: O(log *s* + log *n* + *k*) for *s* sections, *n* items and *k* results.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !rect.isNaN else { return [] }
    let isVertical = scrollDirection == .vertical
    let start = isVertical ? rect.minY : rect.minX
    let end = isVertical ? rect.maxY : rect.maxX
    let first = ends.firstIndex(from: { $0 > start })
    var result: [UICollectionViewLayoutAttributes] = []
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      guard section.start < end else { break }
      let path = IndexPath(item: 0, section: index)
      append(UICollectionView.elementKindSectionHeader, path, rect, &result)
      for item in section.items(in: rect) {
        let attributes = attributesOfItem(at: IndexPath(item: item, section: index))
        if let attributes { result.append(attributes) }
      }
      append(UICollectionView.elementKindSectionFooter, path, rect, &result)
    }
    return result
  }

  private func append(
    _ kind: String,
    _ path: IndexPath,
    _ rect: CGRect,
    _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    let attributes = attributesOfSupplementaryView(ofKind: kind, at: path)
    if let attributes, attributes.frame.sharesArea(with: rect) { result.append(attributes) }
  }

  /// Returns the attributes of an item; `nil` for an index path without an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfItem(at: indexPath) }

  private func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section), path.item >= 0,
      path.item < sections[path.section].count
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, path)
    attributes.frame = sections[path.section].frame(ofItem: path.item)
    return attributes
  }

  /// Returns the attributes of a header or footer; `nil` for a section without one.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  private func attributesOfSupplementaryView(
    ofKind kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section), path.item == 0 else { return nil }
    let section = sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      var frame = isHeader ? section.header : section.footer
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass,
      path,
      supplementaryKind: kind
    )
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      frame = pinned(frame, in: section, isHeader: isHeader)
      attributes.zIndex = 10
    }
    attributes.frame = frame
    return attributes
  }

  /// Returns the frame of a header or footer that stays in the bounds while its section does.
  private func pinned(_ frame: CGRect, in section: FlowSection, isHeader: Bool) -> CGRect {
    guard let collectionView else { return frame }
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? frame.height : frame.width
    let edge =
      isVertical
      ? (isHeader ? bounds.minY : bounds.maxY) : (isHeader ? bounds.minX : bounds.maxX)
    var position = isVertical ? frame.minY : frame.minX
    if isHeader {
      let footer = (isVertical ? section.footer?.height : section.footer?.width) ?? 0
      position = min(max(position, edge), section.end - footer - length)
    } else {
      let header = (isVertical ? section.header?.height : section.header?.width) ?? 0
      position = max(min(position, edge - length), section.start + header)
    }
    var result = frame
    if isVertical { result.origin.y = position } else { result.origin.x = position }
    return result
  }

  // Invalidation.

  /// Returns whether the breadth changes, or a header or footer is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    let size = collectionView.bounds.size
    return scrollDirection == .vertical
      ? newBounds.width != size.width : newBounds.height != size.height
  }

  /// Returns whether a cell prefers a size other than the estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
      && originalAttributes.representedElementCategory == .cell
  }

  /// Returns a context with the item, and stores its size.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let size = preferredAttributes.size
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 {
      let path = originalAttributes.indexPath
      preferredSizes[path.section, default: [:]][path.item] = size
    }
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.keepsSizes = true
    return context
  }

  /// Returns a context that keeps measured sizes if only the offset changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsSizes = newBounds.size == collectionView?.bounds.size
    return context
  }

  /// Makes the layout compute the invalid parts again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    keepsPreferredSizes =
      context.keepsSizes && (keepsPreferredSizes || !(collectionView?.isLayoutInvalid ?? false))
    super.invalidateLayout(with: context)
  }

  override func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard type(of: self) == UICollectionViewFlowLayout.self else { return true }
    return estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }

  private func invalidate(_ hasChanged: Bool) { if hasChanged { invalidateLayout() } }

  /// The part of the insets that ``sectionInsetReference`` adds.
  private var referenceInsets: UIEdgeInsets {
    guard let collectionView else { return .zero }
    var insets: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: insets = collectionView.safeAreaInsets
    case .fromLayoutMargins: insets = collectionView.layoutMargins
    }
    let adjusted = collectionView.adjustedContentInset
    if scrollDirection == .vertical {
      insets.top = 0
      insets.bottom = 0
      insets.left = max(0, insets.left - adjusted.left)
      insets.right = max(0, insets.right - adjusted.right)
    } else {
      insets.left = 0
      insets.right = 0
      insets.top = max(0, insets.top - adjusted.top)
      insets.bottom = max(0, insets.bottom - adjusted.bottom)
    }
    return insets
  }

  override func read(_ nib: NibReader) {
    if nib["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    nib.number("minimumLineSpacing") { minimumLineSpacing = $0 }
    nib.number("minimumInteritemSpacing") { minimumInteritemSpacing = $0 }
    if nib.flag("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
    nib.flag("sectionHeadersPinToVisibleBounds") { sectionHeadersPinToVisibleBounds = $0 }
    nib.flag("sectionFootersPinToVisibleBounds") { sectionFootersPinToVisibleBounds = $0 }
    nib.size("itemSize") { itemSize = $0 }
    nib.size("estimatedItemSize") { estimatedItemSize = $0 }
    nib.size("headerReferenceSize") { headerReferenceSize = $0 }
    nib.size("footerReferenceSize") { footerReferenceSize = $0 }
    nib.insets("sectionInset") { sectionInset = $0 }
  }
}
