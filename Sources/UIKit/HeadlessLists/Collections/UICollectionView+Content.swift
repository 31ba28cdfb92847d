@_spi(Runtime) import HeadlessCore
import Foundation
import TraceModel

/// The displayed elements.
extension UICollectionView {
  /// The maximum number of passes of one layout, if cells and callbacks invalidate it again.
  private static let passLimit = 20

  // choice: collection-visible-update-order
  /// Shows the elements in the bounds: first the elements that left the bounds are removed, then
  /// those that entered them are requested, each with its `willDisplay`.
  func updateContent() {
    guard !content.isBusy, batch == nil else { return }
    content.isBusy = true
    for _ in 0..<Self.passLimit {
      if content.needsReload {
        content.needsReload = false
        removeAll()
      }
      prepareLayout()
      let generation = content.generation
      showElements()
      if content.generation == generation, !content.isLayoutInvalid { break }
    }
    content.isBusy = false
    if content.isLayoutInvalid || content.needsReload { setNeedsLayout() }
    schedulePrefetch()
  }

  /// Prepares the layout if it is invalid.
  func prepareLayout() {
    guard content.isLayoutInvalid || content.counts == nil else { return }
    _ = counts()
    content.isLayoutInvalid = false
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size.width.isFinite, size.height.isFinite { contentSize = size }
  }

  /// Returns the number of items in each section, asking the data source if it is not known.
  func counts() -> [Int] {
    if let counts = content.counts { return counts }
    let counts = askForCounts()
    content.counts = counts
    return counts
  }

  /// Asks the data source for the number of items in each section.
  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let runtime = life.runtime
    let sections =
      runtime.invokeOptional(dataSource, .numberOfSections) {
        dataSource.numberOfSections(in: self)
      } ?? 1
    let subject = runtime.appObjects.subject(of: dataSource)
    return (0..<checked(sections, 10_000_000, "sections")).map { section in
      let count = runtime.dispatcher.invoke(
        .numberOfItems,
        to: subject,
        text: runtime.recording.name(String(section))
      ) { dataSource.collectionView(self, numberOfItemsInSection: section) }
      return checked(count, 1 << 44, "items in section \(section)")
    }
  }

  // choice: collection-count-limits
  /// Returns a count; 0 after an exception for one that is negative or that no memory holds.
  private func checked(_ count: Int, _ limit: Int, _ noun: String) -> Int {
    guard count < 0 || count > limit else { return count }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "The data source returned an invalid number of \(noun): \(count)",
      about: traceSubject
    )
    return 0
  }

  /// Whether the data source has reported an item at an index path.
  func hasItem(at path: IndexPath) -> Bool {
    let counts = counts()
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  // The elements in the bounds.

  private func showElements() {
    let elements = visibleElements()
    removeElements(except: elements)
    let generation = content.generation
    var preferred: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)] = []
    for attributes in elements {
      guard content.generation == generation else { return }
      switch attributes.representedElementCategory {
      case .cell: showCell(attributes, &preferred)
      case .supplementaryView: showSupplementaryView(attributes, &preferred)
      case .decorationView: showDecorationView(attributes)
      }
    }
    guard content.generation == generation else { return }
    for (wanted, original) in preferred {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: wanted,
          withOriginalAttributes: original
        )
      )
    }
  }

  /// The attributes of the elements in the bounds that exist, each once.
  private func visibleElements() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var known = Set<ElementKey>(minimumCapacity: elements.count)
    return elements.filter { attributes in
      guard !attributes.isHidden, !attributes.frame.isNaN else { return false }
      let kind = attributes.representedElementKind ?? ViewRegistry.cellKind
      guard known.insert(ElementKey(kind: kind, path: attributes.indexPath)).inserted else {
        return false
      }
      guard attributes.representedElementCategory == .cell else { return true }
      if hasItem(at: attributes.indexPath) { return attributes.frame.intersectsBounds(of: self) }
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(attributes.indexPath.objectText)",
        about: traceSubject
      )
      return false
    }
  }

  private func removeElements(except elements: [UICollectionViewLayoutAttributes]) {
    var keys: Set<ElementKey> = []
    var paths: Set<IndexPath> = []
    for attributes in elements {
      if attributes.representedElementCategory == .cell {
        paths.insert(attributes.indexPath)
      } else {
        let kind = attributes.representedElementKind ?? ""
        keys.insert(ElementKey(kind: kind, path: attributes.indexPath))
      }
    }
    for path in content.cells.keys.sorted() where !paths.contains(path) {
      guard let cell = content.cells.removeValue(forKey: path) else { continue }
      endDisplaying(cell, at: path, isKept: keepsCells)
    }
    for (key, view) in content.displayedSupplementaries where !keys.contains(key) {
      content.supplementaries[key] = nil
      endDisplaying(view, key)
    }
    for (key, view) in content.decorations where !keys.contains(key) {
      content.decorations[key] = nil
      view.removeFromSuperview()
    }
    dropDistantCells()
  }

  /// Removes all elements, before a reload.
  private func removeAll() {
    let cells = content.cells.sorted { $0.key < $1.key }
    content.cells = [:]
    for (path, cell) in cells { endDisplaying(cell, at: path, isKept: false) }
    dropReadyCells()
    let supplementaries = content.displayedSupplementaries
    content.supplementaries = [:]
    for (key, view) in supplementaries { endDisplaying(view, key) }
    for view in content.decorations.values { view.removeFromSuperview() }
    content.decorations = [:]
  }

  // Cells.

  private func showCell(
    _ attributes: UICollectionViewLayoutAttributes,
    _ preferred: inout [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)]
  ) {
    let path = attributes.indexPath
    if let cell = content.cells[path] { return cell.place(attributes) }
    // A new cell does not move to its position within the animation of an update.
    let animator = life.runtime.animator
    let wasEnabled = animator.isEnabled
    animator.isEnabled = false
    defer { animator.isEnabled = wasEnabled }
    let ready = content.readyCells.removeValue(forKey: path)
    let generation = content.generation
    guard let cell = ready ?? makeCell(at: path, attributes) else { return }
    guard content.generation == generation else { return pool(cell) }
    if content.isUpdating {
      _ = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
    }
    cell.place(attributes)
    if ready == nil { appendPreferred(of: cell, attributes, &preferred) }
    display(cell, attributes)
  }

  // choice: collection-cell-insertion
  /// Adds a cell; `willDisplay` comes before the cell enters the view.
  func display(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    content.cells[path] = cell
    cell.setDisplayedPath(path)
    if let delegate {
      _ = life.runtime.invokeOptional(
        delegate,
        .willDisplayItem,
        argument: cell.traceSubject,
        text: path.traceText
      ) { delegate.collectionView(self, willDisplay: cell, forItemAt: path) }
    }
    guard content.cells[path] === cell else { return }
    insert(cell, attributes.zIndex)
  }

  /// Adds a view behind those with a greater z index.
  private func insert(_ view: UICollectionReusableView, _ zIndex: Int) {
    let index = subviews.firstIndex { other in
      guard let other = other as? UICollectionReusableView else { return false }
      return (other.appliedAttributes?.zIndex ?? 0) > zIndex
    }
    insertSubview(view, at: index ?? subviews.count)
  }

  /// Removes a cell and notifies the delegate.
  func endDisplaying(_ cell: UICollectionViewCell, at path: IndexPath, isKept: Bool) {
    if swiped?.cell === cell { closeSwipe() }
    cell.removeFromSuperview()
    if let delegate {
      _ = life.runtime.invokeOptional(
        delegate,
        .didEndDisplayingItem,
        argument: cell.traceSubject,
        text: path.traceText
      ) { delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    }
    if isKept, content.readyCells[path] == nil {
      content.readyCells[path] = cell
    } else {
      pool(cell)
    }
  }

  /// Adds a cell to the pool.
  func pool(_ cell: UICollectionViewCell) {
    cell.setDisplayedPath(nil)
    registry.put(cell, kind: ViewRegistry.cellKind)
  }

  /// Asks a cell for the size that it prefers.
  private func appendPreferred(
    of view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes,
    _ preferred: inout [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)]
  ) {
    guard collectionViewLayout.asksForPreferredSize(of: attributes),
      let original = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    var wanted = attributes
    life.runtime.dispatcher.send(.preferredLayoutAttributesFitting, to: view.traceSubject) {
      wanted = view.preferredLayoutAttributesFitting(attributes)
    }
    let isNew = collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: wanted,
      withOriginalAttributes: original
    )
    if isNew { preferred.append((wanted, original)) }
  }

  // Supplementary and decoration views.

  private func showSupplementaryView(
    _ attributes: UICollectionViewLayoutAttributes,
    _ preferred: inout [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)]
  ) {
    guard let kind = attributes.representedElementKind else { return }
    let path = attributes.indexPath
    let key = ElementKey(kind: kind, path: path)
    if let view = content.supplementaries[key] { return view.place(attributes) }
    let animator = life.runtime.animator
    let wasEnabled = animator.isEnabled
    animator.isEnabled = false
    defer { animator.isEnabled = wasEnabled }
    let generation = content.generation
    guard let view = makeSupplementaryView(key) else { return }
    guard content.generation == generation else { return registry.put(view, kind: kind) }
    view.place(attributes)
    appendPreferred(of: view, attributes, &preferred)
    content.supplementaries[key] = view
    view.setDisplayedPath(path)
    if let delegate {
      _ = life.runtime.invokeOptional(
        delegate,
        .willDisplaySupplementaryView,
        argument: view.traceSubject,
        text: path.traceText
      ) {
        delegate.collectionView(
          self,
          willDisplaySupplementaryView: view,
          forElementKind: kind,
          at: path
        )
      }
    }
    guard content.supplementaries[key] === view else { return }
    insert(view, attributes.zIndex)
  }

  /// Removes a supplementary view and notifies the delegate.
  func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    if let delegate {
      _ = life.runtime.invokeOptional(
        delegate,
        .didEndDisplayingSupplementaryView,
        argument: view.traceSubject,
        text: key.path.traceText
      ) {
        delegate.collectionView(
          self,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: key.kind,
          at: key.path
        )
      }
    }
    view.setDisplayedPath(nil)
    registry.put(view, kind: key.kind)
  }

  private func showDecorationView(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let key = ElementKey(kind: kind, path: attributes.indexPath)
    if let view = content.decorations[key] { return view.place(attributes) }
    let view = collectionViewLayout.makeDecorationView(ofKind: kind)
    content.decorations[key] = view
    view.place(attributes)
    insert(view, attributes.zIndex)
  }
}

extension CGRect {
  /// Whether a frame overlaps the bounds of a view.
  @MainActor
  fileprivate func intersectsBounds(of view: UIView) -> Bool { sharesArea(with: view.bounds) }
}
