@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A scroll view that shows items in cells, as UIKit's `UICollectionView`
/// (developer.apple.com/documentation/uikit/uicollectionview).
///
/// Each layout prepares the layout object if it is invalid, and asks it for the elements in the
/// bounds. Cells of items that left the bounds are used again.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  private var layoutStorage: UICollectionViewLayout
  package var registry = ViewRegistry()
  /// The displayed elements and those that are ready to be displayed.
  var content = CollectionContent()
  /// The changes of the batch of updates that is open.
  var batch: ListChanges?
  var selection = CollectionSelection()
  var prefetch = CollectionPrefetch()
  /// The move of an item by the user.
  var movement: CollectionMovement?
  var swiped: SwipedItem?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout from a storyboard or xib.
  public required init?(coder: NSCoder) {
    layoutStorage = (coder as? any LayoutCoder)?.makeLayout() ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.collectionView = self
    decode(coder, as: UICollectionView.self)
  }

  // The layout.

  /// The layout; a new one is used in the next layout of the view.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls a completion after the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== layoutStorage else {
      completion?(true)
      return
    }
    let old = layoutStorage
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in content.displayedViews { view.willTransition(from: old, to: layout) }
    old.collectionView = nil
    layoutStorage = layout
    layout.collectionView = self
    content.isLayoutInvalid = true
    setNeedsLayout()
    let finish: (Bool) -> Void = { [weak self] isFinished in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for view in self?.content.displayedViews ?? [] { view.didTransition(from: old, to: layout) }
      completion?(isFinished)
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.updateDuration,
        animations: { self.layoutIfNeeded() },
        completion: finish
      )
    } else {
      finish(true)
    }
  }

  // choice: collection-update-duration
  /// The duration of animated updates, in seconds.
  static let updateDuration = 0.3

  /// Whether the layout is prepared in the next layout of the view.
  var isLayoutInvalid: Bool { content.isLayoutInvalid }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    content.isLayoutInvalid = true
    if context.invalidateDataSourceCounts { content.counts = nil }
    setNeedsLayout()
  }

  // The data source and the delegate.

  /// The object that provides the cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadImplicitly { $0.discardContent() } } }
  }

  /// The object that is notified of displayed, selected and moved items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { delegateStorage as? any UICollectionViewDelegate }
    set { delegateStorage = newValue }
  }

  /// The object that is asked for data ahead of time.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  // inert: nothing is dragged
  /// Provides the items of drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  // inert: nothing is dragged
  /// Receives drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  // inert: nothing is dragged
  /// Whether items can be dragged.
  open var dragInteractionEnabled = true
  // inert: no keyboard moves the focus
  /// Whether the focused item selects itself.
  open var selectionFollowsFocus = false
  // inert: no keyboard moves the focus
  /// Whether the focus returns to the item that had it.
  open var remembersLastFocusedIndexPath = false

  // choice: collection-cells-ahead
  /// Whether cells are made before their items are visible, once scrolling has begun, and kept for
  /// a while afterwards.
  ///
  /// UIKit does so since iOS 10. Here it makes the cells within half the length of the bounds
  /// beyond the edge to which the user scrolls, after the commit.
  open var isPrefetchingEnabled = true

  /// Makes the collection view ask for everything again, in the next layout.
  open func reloadData() {
    if let reload = content.implicitReload { return reload(self) }
    life.runtime.dispatcher.call(.reloadData, on: traceSubject) { discardContent() }
  }

  /// Calls ``reloadData()`` for UIKit, which does so for a new data source and in the first layout
  /// (github.com/TextureGroup/Texture, `ASCollectionView.mm`).
  private func reloadImplicitly(_ body: @escaping (UICollectionView) -> Void) {
    content.implicitReload = body
    defer { content.implicitReload = nil }
    reloadData()
  }

  private func discardContent() {
    closeSwipe()
    content.counts = nil
    content.needsReload = true
    content.generation += 1
    content.isLayoutInvalid = true
    selection = CollectionSelection()
    prefetch.requested = []
    movement = nil
    setNeedsLayout()
  }

  /// The number of sections, which is asked for if it is not known.
  open var numberOfSections: Int { counts().count }

  /// Returns the number of items in a section, which is asked for if it is not known; 0 after an
  /// exception for an unknown section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = counts()
    if counts.indices.contains(section) { return counts[section] }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "request for number of items in section \(section) when there are only \(counts.count) "
        + "sections in the collection view",
      about: traceSubject
    )
    return 0
  }

  // Registration.

  /// Registers a class of cells; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, kind: ViewRegistry.cellKind, identifier)
  }

  /// Registers a class of supplementary views; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registry.register(viewClass, kind: elementKind, identifier) }

  /// Registers a xib with one cell; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, kind: ViewRegistry.cellKind, identifier)
  }

  /// Registers a xib with one supplementary view; `nil` removes the registration.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { register(nib, kind: kind, identifier) }

  /// Returns a cell for an item: one that is no longer displayed, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(kind: ViewRegistry.cellKind, identifier, for: indexPath)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view: one that is no longer displayed, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(kind: elementKind, identifier, for: indexPath) }

  // The displayed elements.

  /// The displayed cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { content.cells[$0] }
  }

  /// The index paths of the displayed items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { content.cells.keys.sorted() }

  /// Returns the displayed cell of an item; `nil` if it is not displayed.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.cells[indexPath]
  }

  /// Returns the index path of a displayed cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let path = cell.displayedPath, content.cells[path] === cell else { return nil }
    return path
  }

  /// Returns the index path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayout()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return found.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Returns the displayed supplementary view of a kind.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    content.supplementaries[ElementKey(kind: elementKind, path: indexPath)]
  }

  /// Returns the displayed supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the displayed supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    content.supplementaries.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard hasItem(at: indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a supplementary view in the layout.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The view behind the cells, as large as the frame.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  // Scrolling.

  /// Scrolls so that an item is at a position of the bounds.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else {
      let (counts, section) = (counts(), indexPath.first ?? 0)
      life.runtime.fail(
        exception: "NSInvalidArgumentException",
        "Attempted to scroll the collection view to an out-of-bounds item "
          + "(\(indexPath.last ?? 0)) when there are only "
          + "\(counts.indices.contains(section) ? counts[section] : 0) items in section "
          + "\(section).",
        about: traceSubject
      )
      return
    }
    collectionViewLayout.scrollOrthogonally(to: indexPath, scrollPosition)
    setContentOffset(offset(showing: attributes.frame, at: scrollPosition), animated: animated)
  }

  /// Updates the layout for new bounds.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue.size == old.size, newValue.origin != old.origin, newValue.origin.isFinite {
        boundsWillScroll(to: newValue)
      }
      super.bounds = newValue
    }
  }

  @_spi(Runtime) open override func boundsSizeDidChange(from old: CGSize) {
    // choice: collection-size-change
    collectionViewLayout.invalidateLayout()
    super.boundsSizeDidChange(from: old)
  }

  @_spi(Runtime) open override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
  }

  @_spi(Runtime) open override var repeatsOwnLayout: Bool { true }

  /// Shows the elements in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.isNew, dataSource != nil {
      content.isNew = false
      reloadImplicitly { _ in }
    }
    if let swiped { swiped.buttons.whileClosed { updateContent() } } else { updateContent() }
    backgroundView?.frame = bounds
  }

  // Selection.

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether the user can select items in edit mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in edit mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is in edit mode.
  open var isEditing = false {
    didSet {
      closeSwipe()
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  /// The index paths of the selected items, in order; never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.paths.sorted()
  }

  /// Selects an item without calling the delegate; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { selectByApp(indexPath, animated, scrollPosition) }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  // Touches.

  private lazy var swipePan = FingerPan(
    allows: { [weak self] pan, distance in
      guard let self else { return false }
      let place = pan.location(in: self)
      return swipes(from: CGPoint(x: place.x - distance.x, y: place.y - distance.y), by: distance)
    },
    follow: { [weak self] in self?.follow($0) }
  )

  @_spi(Runtime) open override func installGestures() {
    if swipePan.view == nil, collectionViewLayout is UICollectionViewCompositionalLayout {
      addGestureRecognizer(swipePan)
    }
    super.installGestures()
  }

  /// Highlights the item that is touched, if its delegate allows.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = indexPathForItem(at: touch.location(in: self))
    else {
      return super.touchesBegan(touches, with: event)
    }
    beginTouch(at: path)
  }

  /// Selects the highlighted item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if swiped != nil {
      closeSwipe()
      return endTouch(isCancelled: true)
    }
    guard selection.tracked != nil else { return super.touchesEnded(touches, with: event) }
    endTouch(isCancelled: false)
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard selection.tracked != nil else { return super.touchesCancelled(touches, with: event) }
    endTouch(isCancelled: true)
  }

  // Updates.

  /// Makes changes together, and shows them with an animation.
  ///
  /// Deletions, reloads and the origins of moves refer to the items before the updates, insertions
  /// and the targets of moves to those after them. Calls can be nested; the outermost one counts.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(isAnimated: true, updates, completion: completion)
  }

  /// Whether changes are collected that the collection view does not show yet.
  open var hasUncommittedUpdates: Bool { batch != nil || (movement?.isDropped ?? false) }

  /// Inserts items, which the data source already counts.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Asks the data source to configure the cells of items again; the cells remain.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Replaces the cells of sections.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += sections }
  }

  // Moves by the user.

  /// Begins to move an item.
  ///
  /// - Returns: Whether the item can be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveInteractively(to: targetPosition)
  }

  /// Drops the item: calls the data source, and commits the move in the next turn of the main loop.
  open func endInteractiveMovement() { endMovement() }

  /// Moves the item back to its original position.
  open func cancelInteractiveMovement() { movement = nil }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    nib.ignore("dataMode")
    nib.flag("allowsSelection") { allowsSelection = $0 }
    nib.flag("allowsMultipleSelection") { allowsMultipleSelection = $0 }
    nib.flag("prefetchingEnabled") { isPrefetchingEnabled = $0 }
    // The initializer has created the layout.
    if let child = nib.child("collectionViewLayout") {
      nib.source.read(child.element, into: collectionViewLayout)
      collectionViewLayout.read(child)
    }
    for cell in nib.list("cells") { register(cell, kind: ViewRegistry.cellKind) }
    nib.child("sectionHeaderView").map { register($0, kind: Self.elementKindSectionHeader) }
    nib.child("sectionFooterView").map { register($0, kind: Self.elementKindSectionFooter) }
    nib.view("backgroundView") { backgroundView = $0 }
  }

  private func register(_ prototype: NibReader, kind: String) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    let make = prototype.source.prototype(prototype.element)
    registry.register(kind: kind, identifier) { identifier in
      guard let view = make() as? UICollectionReusableView else { return nil }
      view.reuseIdentifier = identifier
      return view
    }
  }
}

extension UICollectionView {
  /// The direction of scrolling; the names and values of UIKit's
  /// `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls from top to bottom.
    case vertical
    /// The content scrolls from the leading to the trailing edge.
    case horizontal
  }

  /// A position in the bounds; the names and values of UIKit's `UICollectionView.ScrollPosition`.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the middle between the top and the bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is in the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of an element; the names and values of UIKit's `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell
    /// A supplementary view, such as a header.
    case supplementaryView
    case decorationView
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
