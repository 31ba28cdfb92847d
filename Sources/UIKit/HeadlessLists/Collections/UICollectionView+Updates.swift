import Foundation
import TraceModel

/// The batches of updates.
extension UICollectionView {
  /// Adds a change to the open batch, or shows it at once as a batch of its own.
  func change(_ body: (inout CollectionBatch) -> Void) {
    guard batch == nil else {
      if var open = batch {
        body(&open)
        batch = open
      }
      return
    }
    var single = CollectionBatch()
    body(&single)
    let old = counts()
    if movement?.isDropped == true { return failBecauseOfMovement() }
    commit(single, old: old, isAnimated: window != nil, completion: nil)
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
        prepareLayout()
        batch = CollectionBatch()
      }
      updates?()
      guard isOutermost, let collected = batch else {
        completion?(true)
        return
      }
      batch = nil
      commit(
        collected,
        old: old,
        isAnimated: isAnimated && window != nil,
        completion: completion
      )
    }
  }

  /// Checks changes, moves the displayed cells, and shows new ones.
  private func commit(
    _ changes: CollectionBatch,
    old: [Int],
    isAnimated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    // After `reloadData` the next layout shows everything; the changes are part of it.
    guard !content.needsReload else {
      content.counts = nil
      finish(completion)
      return
    }
    let new = askForCounts()
    let update: CollectionUpdate
    do {
      update = try CollectionUpdate(changes, old: old, new: new)
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
      finish(completion)
      return
    }
    content.counts = new
    content.generation += 1
    collectionViewLayout.invalidateLayout()
    let removed = follow(update, changes)
    guard isAnimated else {
      show(changes, update)
      for element in removed { end(element) }
      finish(completion)
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration,
      animations: {
        self.show(changes, update)
        for element in removed { element.view.alpha = 0 }
      },
      completion: { [weak self] isFinished in
        for element in removed { self?.end(element) }
        completion?(isFinished)
      }
    )
  }

  /// Shows the state after an update.
  private func show(_ changes: CollectionBatch, _ update: CollectionUpdate) {
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems(update))
    collectionViewLayout.finalizeCollectionViewUpdates()
    updateContent()
  }

  // choice: collection-update-without-animation
  /// Calls the completion of an update that is not animated, after the commit.
  private func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    life.runtime.loop.afterCommit { completion(true) }
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
  private func follow(_ update: CollectionUpdate, _ changes: CollectionBatch) -> [RemovedElement] {
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

extension CollectionBatch {
  /// The changes as a layout receives them.
  @MainActor
  fileprivate func updateItems(_ update: CollectionUpdate) -> [UICollectionViewUpdateItem] {
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
