@_spi(Runtime) import HeadlessCore
import Foundation
import TraceModel

/// The cells and the data that a collection view has created or requested ahead of time.
struct CollectionPrefetch {
  /// Whether the content has been scrolled.
  var hasScrolled = false
  /// The direction of the last change of the offset.
  var direction = CGPoint(x: 0, y: 1)
  /// Whether the work is scheduled for the next commit.
  var isScheduled = false
  /// The items whose data was requested and that have not been displayed.
  var requested: Set<IndexPath> = []
}

extension UICollectionView {
  /// Whether cells are kept for a while after they left the bounds.
  var keepsCells: Bool { isPrefetchingEnabled && life.runtime.behavior.major >= 10 }

  /// Follows a change of the offset: lets the layout follow the bounds, and stores the direction.
  func boundsWillScroll(to new: CGRect) {
    let old = super.bounds.origin
    if !content.cells.isEmpty { prefetch.hasScrolled = true }
    prefetch.direction = CGPoint(x: new.minX - old.x, y: new.minY - old.y)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: new)
      )
    }
    setNeedsLayout()
  }

  /// Returns the offset at which a frame is at a position of the bounds, within the content.
  package func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let area = bounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - area.height / 2 - insets.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - area.height - insets.top
    } else {
      if frame.minY < area.minY { offset.y = frame.minY - insets.top }
      if frame.maxY > area.maxY { offset.y = frame.maxY - area.height - insets.top }
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - area.width / 2 - insets.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - area.width - insets.left
    } else {
      if frame.minX < area.minX { offset.x = frame.minX - insets.left }
      if frame.maxX > area.maxX { offset.x = frame.maxX - area.width - insets.left }
    }
    let greatestX = max(-insets.left, contentSize.width + insets.right - bounds.width)
    let greatestY = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -insets.left), greatestX),
      y: min(max(offset.y, -insets.top), greatestY)
    )
  }

  // choice: collection-prefetch-time
  /// Schedules the requests ahead of time for the end of the commit.
  func schedulePrefetch() {
    guard keepsCells, window != nil, !prefetch.isScheduled, !content.cells.isEmpty else { return }
    guard prefetch.hasScrolled || prefetchDataSource != nil else { return }
    prefetch.isScheduled = true
    life.runtime.loop.afterCommit { [weak self] in
      self?.prefetch.isScheduled = false
      self?.prefetchElements()
    }
  }

  private func prefetchElements() {
    guard keepsCells, window != nil, !content.isBusy, batch == nil, !content.isLayoutInvalid else {
      return
    }
    requestData()
    if prefetch.hasScrolled { makeCellsAhead() }
  }

  /// The rectangle behind the edge to which the content is scrolled.
  private func areaAhead(_ part: CGFloat) -> CGRect {
    let direction = prefetch.direction
    let isVertical = abs(direction.y) >= abs(direction.x)
    let distance =
      isVertical
      ? CGSize(width: 0, height: bounds.height * (direction.y < 0 ? -1 : 1))
      : CGSize(width: bounds.width * (direction.x < 0 ? -1 : 1), height: 0)
    var area = bounds.offsetBy(dx: distance.width, dy: distance.height)
    if isVertical {
      let height = area.height * part
      if direction.y < 0 { area.origin.y += area.height - height }
      area.size.height = height
    } else {
      let width = area.width * part
      if direction.x < 0 { area.origin.x += area.width - width }
      area.size.width = width
    }
    return area
  }

  private func itemsAhead(_ part: CGFloat) -> [UICollectionViewLayoutAttributes] {
    let elements = collectionViewLayout.layoutAttributesForElements(in: areaAhead(part)) ?? []
    return elements.filter {
      $0.representedElementCategory == .cell && content.cells[$0.indexPath] == nil
        && !$0.isHidden && hasItem(at: $0.indexPath)
    }
  }

  /// Makes cells within half the length of the bounds.
  private func makeCellsAhead() {
    let generation = content.generation
    for attributes in itemsAhead(0.5) where content.readyCells[attributes.indexPath] == nil {
      let cell = makeCell(at: attributes.indexPath, attributes)
      guard content.generation == generation, let cell else { return }
      content.readyCells[attributes.indexPath] = cell
    }
  }

  /// Asks for the data of items within the length of the bounds, and withdraws other requests.
  private func requestData() {
    prefetch.requested.subtract(content.cells.keys)
    guard let source = prefetchDataSource else { return }
    let ahead = itemsAhead(1).map(\.indexPath)
    let cancelled = prefetch.requested.subtracting(ahead)
    let new = ahead.filter { !prefetch.requested.contains($0) && content.readyCells[$0] == nil }
    prefetch.requested = prefetch.requested.intersection(ahead).union(new)
    let runtime = life.runtime
    func text(_ paths: [IndexPath]) -> String {
      paths.map(\.traceText).joined(separator: ", ")
    }
    if !cancelled.isEmpty {
      let paths = cancelled.sorted()
      _ = runtime.invokeOptional(source, .cancelPrefetchingItems, text: text(paths)) {
        source.collectionView(self, cancelPrefetchingForItemsAt: paths)
      }
    }
    guard !new.isEmpty else { return }
    let paths = prefetch.direction.y < 0 || prefetch.direction.x < 0 ? new.reversed() : new
    runtime.dispatcher.invoke(
      .prefetchItems,
      to: runtime.appObjects.subject(of: source),
      text: runtime.recording.name(text(paths))
    ) { source.collectionView(self, prefetchItemsAt: paths) }
  }

  // Ready cells.

  /// Adds all ready cells to the pool.
  func dropReadyCells() {
    let ready = content.readyCells.sorted { $0.key < $1.key }
    content.readyCells = [:]
    for (_, cell) in ready { pool(cell) }
  }

  /// Adds the ready cells that are farther than half the length of the bounds to the pool.
  func dropDistantCells() {
    guard !content.readyCells.isEmpty else { return }
    let near = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    for path in content.readyCells.keys.sorted() {
      let frame =
        hasItem(at: path) ? collectionViewLayout.layoutAttributesForItem(at: path)?.frame : nil
      if let frame, frame.sharesArea(with: near) { continue }
      if let cell = content.readyCells.removeValue(forKey: path) { pool(cell) }
    }
  }
}
