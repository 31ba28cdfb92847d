@_spi(Runtime) import HeadlessCore
public import Foundation
import TraceModel

/// A layout of sections of groups of items, as UIKit's `UICollectionViewCompositionalLayout`
/// (developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
///
/// Sections whose sizes are fixed need no memory per item.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section at an index.
  public typealias SectionProvider =
    @MainActor (
      _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  private var sections: [CompositionalSection] = []
  private var ends: [CGFloat] = []
  private var contentSize = CGSize.zero
  /// The sizes that displayed cells prefer, by section and item.
  private var measuredItems: [Int: [Int: CGSize]] = [:]
  private var measuredBoundaries: [ElementKey: CGSize] = [:]
  private var orthogonalOffsets: [Int: CGFloat] = [:]
  private var keepsSizes = false

  /// The properties of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout whose sections are equal.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are equal.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections a block returns.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout whose sections a block returns.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: archives are not read.
  public required init?(coder: NSCoder) { nil }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Returns the configuration of a section that is a list.
  func listConfiguration(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(index) ? sections[index].definition.listConfiguration : nil
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Computes the frames of the sections.
  open override func prepare() {
    super.prepare()
    if !keepsSizes {
      measuredItems = [:]
      measuredBoundaries = [:]
    }
    keepsSizes = false
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let container = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let environment = CompositionalEnvironment(
      size: container,
      traits: collectionView.traitCollection
    )
    let count = collectionView.numberOfSections
    var start: CGFloat = 0
    sections = []
    for index in 0..<count {
      guard let definition = provider(index, environment) else {
        collectionView.failOfMissingSection(index)
        break
      }
      if index > 0 { start += configuration.interSectionSpacing.asLength }
      var section = CompositionalSection(
        definition,
        count: collectionView.numberOfItems(inSection: index),
        start: start,
        environment: environment,
        isVertical: isVertical,
        measuredItems: measuredItems[index] ?? [:]
      ) { kind in
        self.measuredBoundaries[
          ElementKey(kind: kind, path: IndexPath(item: 0, section: index))
        ]
      }
      section.offset = min(orthogonalOffsets[index] ?? 0, section.greatestOffset)
      sections.append(section)
      start = section.end
    }
    ends = sections.map(\.end)
    contentSize =
      isVertical
      ? CGSize(width: container.width, height: start)
      : CGSize(width: start, height: container.height)
  }

  /// The size of all sections; across the axis that of the collection view.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Returns the attributes of the elements in a rectangle.
  ///
  /// - Complexity: O(log *s* + log *n* + *k*) for *s* sections, *n* items and *k* results.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !rect.isNaN else { return [] }
    let start = isVertical ? rect.minY : rect.minX
    let end = isVertical ? rect.maxY : rect.maxX
    let first = ends.firstIndex(from: { $0 > start })
    var result: [UICollectionViewLayoutAttributes] = []
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      guard section.start < end else { break }
      let path = IndexPath(item: 0, section: index)
      for boundary in section.boundaries {
        append(attributes(of: boundary, path), rect, &result)
      }
      for decoration in section.definition.decorationItems {
        append(attributes(of: decoration, path), rect, &result)
      }
      for item in section.items(in: rect) {
        let path = IndexPath(item: item, section: index)
        guard let attributes = layoutAttributesForItem(at: path) else { continue }
        result.append(attributes)
        for badge in section.item(at: item)?.supplementaryItems ?? [] {
          append(self.attributes(of: badge, path, attributes.frame), rect, &result)
        }
      }
    }
    return result
  }

  private func append(
    _ attributes: UICollectionViewLayoutAttributes,
    _ rect: CGRect,
    _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    if attributes.frame.sharesArea(with: rect) { result.append(attributes) }
  }

  /// Returns the attributes of an item; `nil` for an index path without an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, indexPath)
    attributes.frame = sections[indexPath.section].frame(ofItem: indexPath.item)
    return attributes
  }

  /// Returns the attributes of a header, footer or badge.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if let boundary = section.boundaries.first(where: { $0.item.elementKind == elementKind }) {
      return indexPath.item == 0 ? attributes(of: boundary, indexPath) : nil
    }
    let badges = section.item(at: max(0, indexPath.item))?.supplementaryItems ?? []
    guard let badge = badges.first(where: { $0.elementKind == elementKind }),
      let item = layoutAttributesForItem(at: indexPath)
    else { return nil }
    return attributes(of: badge, indexPath, item.frame)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].definition.decorationItems
    return items.first { $0.elementKind == elementKind }.map { attributes(of: $0, indexPath) }
  }

  private func attributes(
    of boundary: CompositionalSection.Boundary,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass,
      path,
      supplementaryKind: boundary.item.elementKind
    )
    attributes.zIndex = boundary.item.zIndex
    attributes.frame = boundary.frame
    if boundary.item.pinToVisibleBounds {
      attributes.frame = pinned(boundary, in: sections[path.section])
      attributes.zIndex = max(attributes.zIndex, 10)
    }
    return attributes
  }

  private func attributes(
    of badge: NSCollectionLayoutSupplementaryItem,
    _ path: IndexPath,
    _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass,
      path,
      supplementaryKind: badge.elementKind
    )
    attributes.zIndex = badge.zIndex
    attributes.frame = badge.containerAnchor.frame(
      of: badge.layoutSize.size(in: frame.size),
      in: frame
    )
    return attributes
  }

  private func attributes(
    of decoration: NSCollectionLayoutDecorationItem,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass,
      path,
      decorationKind: decoration.elementKind
    )
    attributes.zIndex = decoration.zIndex
    let insets = decoration.contentInsets
    attributes.frame = sections[path.section].body.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
    return attributes
  }

  /// Returns the frame of a boundary item that stays in the bounds while its section does.
  private func pinned(
    _ boundary: CompositionalSection.Boundary,
    in section: CompositionalSection
  ) -> CGRect {
    guard let collectionView else { return boundary.frame }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    var frame = boundary.frame
    let edges = boundary.item.alignment.edges
    if isVertical {
      let last = section.end - frame.height
      if edges.contains(.top) { frame.origin.y = min(max(frame.minY, visible.minY), last) }
      if edges.contains(.bottom) {
        frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), section.start)
      }
    } else {
      let last = section.end - frame.width
      if edges.contains(.leading) { frame.origin.x = min(max(frame.minX, visible.minX), last) }
      if edges.contains(.trailing) {
        frame.origin.x = max(min(frame.minX, visible.maxX - frame.width), section.start)
      }
    }
    return frame
  }

  // Invalidation.

  private var hasPinnedItems: Bool {
    sections.contains { section in section.boundaries.contains { $0.item.pinToVisibleBounds } }
  }

  /// Returns whether the size changes, or a header or footer is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || hasPinnedItems
  }

  /// Returns a context that keeps measured sizes if only the offset changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsSizes = newBounds.size == collectionView?.bounds.size
    return context
  }

  /// Returns whether an element whose size is an estimate prefers a different one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let size = layoutSize(of: originalAttributes) else { return false }
    let preferred = preferredAttributes.size
    let original = originalAttributes.size
    return (size.widthDimension.isEstimated && preferred.width != original.width)
      || (size.heightDimension.isEstimated && preferred.height != original.height)
  }

  /// Returns a context with the element, and stores its size.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let path = originalAttributes.indexPath
    let size = preferredAttributes.size.sanitized
    if let kind = originalAttributes.representedElementKind {
      measuredBoundaries[ElementKey(kind: kind, path: path)] = size
    } else {
      measuredItems[path.section, default: [:]][path.item] = size
    }
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.keepsSizes = true
    return context
  }

  /// Makes the layout compute the invalid parts again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    keepsSizes = context.keepsSizes && (keepsSizes || !(collectionView?.isLayoutInvalid ?? false))
    super.invalidateLayout(with: context)
  }

  override func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard type(of: self) == UICollectionViewCompositionalLayout.self else { return true }
    return layoutSize(of: attributes)?.isEstimated ?? false
  }

  /// Returns the size that the definition of an element has.
  private func layoutSize(
    of attributes: UICollectionViewLayoutAttributes
  ) -> NSCollectionLayoutSize? {
    let path = attributes.indexPath
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    switch attributes.representedElementCategory {
    case .cell:
      guard path.item >= 0, path.item < section.count else { return nil }
      return section.item(at: path.item)?.layoutSize
    case .supplementaryView:
      let kind = attributes.representedElementKind
      return section.boundaries.first { $0.item.elementKind == kind }?.item.layoutSize
    case .decorationView: return nil
    }
  }

  @_spi(Runtime) open override func scrollOrthogonally(
    to indexPath: IndexPath,
    _ position: UICollectionView.ScrollPosition
  ) {
    guard sections.indices.contains(indexPath.section), sections[indexPath.section].isOrthogonal,
      let collectionView
    else { return }
    let section = sections[indexPath.section]
    let frame = section.frame(ofItem: indexPath.item)
    let breadth = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    let low = (isVertical ? frame.minX : frame.minY) + section.offset
    let high = (isVertical ? frame.maxX : frame.maxY) + section.offset
    var offset = section.offset
    if position.contains(.centeredHorizontally) || position.contains(.centeredVertically) {
      offset = (low + high - breadth) / 2
    } else if high - offset > breadth {
      offset = high - breadth
    } else if low < offset {
      offset = low
    }
    orthogonalOffsets[indexPath.section] = min(max(0, offset), section.greatestOffset)
    let context = makeContext()
    context.keepsSizes = true
    invalidateLayout(with: context)
  }
}

extension UICollectionView {
  /// Reports a section provider that returns no section.
  fileprivate func failOfMissingSection(_ index: Int) {
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "Invalid section definition. Please specify a valid section definition when content is to be "
        + "rendered for a section. This is a client error. (section \(index))",
      about: traceSubject
    )
  }
}

/// The properties of a compositional layout, as UIKit's
/// `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
  // inert: headers and footers of the whole layout are not placed
  /// The headers and footers of the layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the insets of sections.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}
