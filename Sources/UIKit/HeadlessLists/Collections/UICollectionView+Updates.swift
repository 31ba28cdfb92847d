import Foundation
import TraceModel

/// The batches of updates.
extension UICollectionView {
  /// Adds a change to the open batch, or shows it at once as a batch of its own.
  func change(_ body: (inout ListChanges) -> Void) {
    guard batch == nil else {
      if var open = batch {
        body(&open)
        batch = open
      }
      return
    }
    var single = ListChanges()
    body(&single)
    let old = counts()
    if movement?.isDropped == true { return failBecauseOfMovement() }
    commit(single, old: old, isAnimated: window != nil)
  }

  /// Runs a block of changes and shows them after the outermost block.
  func performUpdates(
    isAnimated: Bool,
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    life.runtime.dispatcher.call(.performBatchUpdates, on: traceSubject) {
      let isOutermost = batch == nil
      let old = counts()
      if isOutermost {
        closeSwipe()
        prepareLayout()
        batch = ListChanges()
      }
      if let completion { batch?.completions.append(completion) }
      updates?()
      guard isOutermost, let collected = batch else { return }
      batch = nil
      commit(collected, old: old, isAnimated: isAnimated && window != nil)
    }
  }

  /// Checks changes, moves the displayed cells, and shows new ones.
  private func commit(_ changes: ListChanges, old: [Int], isAnimated: Bool) {
    let new = askForCounts()
    let update: ListUpdate
    do {
      update = try ListUpdate(changes, of: .collection, old: old, new: new)
    } catch {
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        "\(error.message) Collection view: \(self)",
        about: traceSubject
      )
      content.needsReload = true
      content.counts = nil
      content.generation += 1
      collectionViewLayout.invalidateLayout()
      return finish(changes)
    }
    content.counts = new
    content.generation += 1
    collectionViewLayout.invalidateLayout()
    // After `reloadData` the next layout shows everything; the changes are part of it.
    guard !content.needsReload else { return finish(changes) }
    let removed = follow(update, changes)
    guard isAnimated else {
      show(changes, update, removed)
      for element in removed { end(element) }
      return finish(changes)
    }
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: {
        self.show(changes, update, removed)
        for element in removed { element.view.alpha = 0 }
      },
      completion: { [weak self] isFinished in
        for element in removed { self?.end(element) }
        for completion in changes.completions { completion(isFinished) }
      }
    )
  }

  /// Shows the state after an update: the layout is asked for the attributes of disappearing
  /// elements, for the offset, and for the attributes of each item that appears.
  private func show(
    _ changes: ListChanges,
    _ update: ListUpdate,
    _ removed: [RemovedElement]
  ) {
    prepareLayout()
    let layout = collectionViewLayout
    layout.prepare(forCollectionViewUpdates: changes.updateItems(update))
    for element in removed {
      if let kind = element.kind {
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: kind,
          at: element.path
        )
      } else {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: element.path)
      }
    }
    let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset, offset.x.isFinite, offset.y.isFinite { contentOffset = offset }
    content.isUpdating = true
    updateContent()
    content.isUpdating = false
    layout.finalizeCollectionViewUpdates()
  }

  // choice: collection-update-without-animation
  /// Calls the completions of an update that is not animated, after the commit.
  private func finish(_ changes: ListChanges) {
    guard !changes.completions.isEmpty else { return }
    life.runtime.loop.afterCommit { for completion in changes.completions { completion(true) } }
  }

  /// An element that is removed after the animation.
  private struct RemovedElement {
    let view: UICollectionReusableView
    /// `nil` for a cell.
    let kind: String?
    let path: IndexPath
  }

  // choice: collection-update-end-displaying
  private func end(_ element: RemovedElement) {
    element.view.alpha = 1
    if let cell = element.view as? UICollectionViewCell, element.kind == nil {
      endDisplaying(cell, at: element.path, isKept: false)
    } else if let kind = element.kind {
      endDisplaying(element.view, ElementKey(kind: kind, path: element.path))
    }
  }

  /// Sets the new index paths of the displayed cells.
  ///
  /// - Returns: The elements that are removed after the animation.
  private func follow(_ update: ListUpdate, _ changes: ListChanges) -> [RemovedElement] {
    dropReadyCells()
    var removed: [RemovedElement] = []
    var cells: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
      if let new = update.path(path), !update.isReloaded(path) {
        cells[new] = cell
        cell.setDisplayedPath(new)
      } else {
        removed.append(RemovedElement(view: cell, kind: nil, path: path))
      }
    }
    content.cells = cells
    var supplementaries: [ElementKey: UICollectionReusableView] = [:]
    let reloadedSections = Set(changes.reloadedSections)
    for (key, view) in content.displayedSupplementaries {
      guard key.path.count == 2, let section = update.section(key.path.section),
        !reloadedSections.contains(key.path.section)
      else {
        removed.append(RemovedElement(view: view, kind: key.kind, path: key.path))
        continue
      }
      let new = IndexPath(item: key.path.item, section: section)
      supplementaries[ElementKey(kind: key.kind, path: new)] = view
      view.setDisplayedPath(new)
    }
    content.supplementaries = supplementaries
    selection.paths = Set(selection.paths.compactMap { update.path($0) })
    selection.tracked = selection.tracked.flatMap { update.path($0) }
    prefetch.requested = Set(prefetch.requested.compactMap { update.path($0) })
    return removed
  }
}

extension ListChanges {
  /// The changes as a layout receives them.
  @MainActor
  fileprivate func updateItems(_ update: ListUpdate) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items = deletedSections.sorted().map {
      UICollectionViewUpdateItem(.delete, before: section($0), after: nil)
    }
    items += deletedItems.sorted().map {
      UICollectionViewUpdateItem(.delete, before: $0, after: nil)
    }
    items += reloadedSections.sorted().map {
      UICollectionViewUpdateItem(
        .reload,
        before: section($0),
        after: update.section($0).map(section)
      )
    }
    items += reloadedItems.sorted().map {
      UICollectionViewUpdateItem(.reload, before: $0, after: update.path($0))
    }
    items += insertedSections.sorted().map {
      UICollectionViewUpdateItem(.insert, before: nil, after: section($0))
    }
    items += insertedItems.sorted().map {
      UICollectionViewUpdateItem(.insert, before: nil, after: $0)
    }
    items += movedSections.map {
      UICollectionViewUpdateItem(.move, before: section($0.from), after: section($0.to))
    }
    return items
      + movedItems.map {
        UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to)
      }
  }
}
