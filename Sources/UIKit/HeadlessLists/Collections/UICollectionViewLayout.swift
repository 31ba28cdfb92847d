@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// The positions of the elements of a collection view, as UIKit's `UICollectionViewLayout`
/// (developer.apple.com/documentation/uikit/uicollectionviewlayout).
///
/// After an invalidation, the collection view calls ``prepare()`` in its next layout, reads
/// ``collectionViewContentSize``, and asks for the elements in its bounds.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open package(set) weak var collectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]

  public override init() {
    super.init()
  }

  /// Creates a layout from an archive; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // The attributes.

  /// Called to compute the layout, after an invalidation.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which scrolling stops.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // Invalidation.

  /// Makes the layout compute everything again.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Makes the layout compute the invalid parts again; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what new bounds invalidate.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether the attributes that a cell prefers invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context that the preferred attributes of a cell invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // Updates.

  /// Called before a batch of updates is shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in the animation block of a batch of updates.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before the layout is replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout replaces another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a change of the layout.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes from which a new cell appears.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the attributes to which a removed cell disappears.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes from which a new supplementary view appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Returns the attributes to which a removed supplementary view disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes from which a new decoration view appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a removed decoration view disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the index paths of supplementary views that the update adds.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of supplementary views that the update removes.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of decoration views that the update adds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of decoration views that the update removes.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index path at which an item that the user moves to a position is dropped.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  // Decoration views.

  /// Registers the class of the decoration views of a kind.
  open func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: String
  ) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// Registers a xib with one decoration view of a kind; `nil` removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  /// Returns a new decoration view of a kind.
  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
    if let nib = decorationNibs[kind], let runtime = collectionView?.life.runtime,
      let view = nib.makeReusable(UICollectionReusableView.self, kind, runtime)
    {
      return view
    }
    return (decorationClasses[kind] ?? UICollectionReusableView.self).made(pooled: ())
  }

  // Directions.

  /// The direction for which the layout computes positions.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether positions are mirrored in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // Own layouts.

  /// Whether cells and supplementary views are asked for the sizes they prefer.
  ///
  /// True for layouts of the app, which decide by
  /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)``.
  func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Moves the items of a section with its own direction of scrolling so that an item is visible.
  package func scrollOrthogonally(
    to indexPath: IndexPath,
    _ position: UICollectionView.ScrollPosition
  ) {}

  /// Reads the element of a layout.
  func read(_ nib: NibReader) {}
}
