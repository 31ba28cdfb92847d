import Foundation
import TraceModel

/// The selected and highlighted items.
struct CollectionSelection {
  var paths: Set<IndexPath> = []
  /// The item that the user touches.
  var tracked: IndexPath?
}

extension UICollectionView {
  /// Whether a tap can select items now.
  private var canSelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether several items can be selected now.
  private var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects or deselects an item without calling the delegate.
  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { selection.paths.insert(path) } else { selection.paths.remove(path) }
    (content.cells[path] ?? content.readyCells[path])?.isSelected = isSelected
  }

  /// Selects an item for the app; `nil` deselects all.
  func selectByApp(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selection.paths { setSelected(false, at: path) }
      return
    }
    guard hasItem(at: path), allowsSelection || isEditing else { return }
    if !canSelectSeveral {
      for other in selection.paths where other != path { setSelected(false, at: other) }
    }
    setSelected(true, at: path)
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  // choice: collection-select-order
  /// Begins a touch at an item: asks whether it is highlighted.
  package func beginTouch(at path: IndexPath) {
    guard selection.tracked == nil, content.cells[path] != nil else { return }
    let isHighlighted = ask(
      .shouldHighlightItem,
      path,
      { $0.collectionView($1, shouldHighlightItemAt: $2) }
    )
    guard isHighlighted ?? true, let cell = content.cells[path] else { return }
    selection.tracked = path
    cell.isHighlighted = true
    notify(.didHighlightItem, path) { $0.collectionView($1, didHighlightItemAt: $2) }
  }

  /// Ends a touch: ends the highlight, and selects the item if the touch was not cancelled.
  package func endTouch(isCancelled: Bool) {
    guard let path = selection.tracked else { return }
    selection.tracked = nil
    let cell = content.cells[path]
    if !isCancelled, canSelect, hasItem(at: path) { selectByUser(path) }
    cell?.isHighlighted = false
    notify(.didUnhighlightItem, path) { $0.collectionView($1, didUnhighlightItemAt: $2) }
  }

  private func selectByUser(_ path: IndexPath) {
    if selection.paths.contains(path), canSelectSeveral {
      let may = ask(.shouldDeselectItem, path, { $0.collectionView($1, shouldDeselectItemAt: $2) })
      guard may ?? true else { return }
      setSelected(false, at: path)
      notify(.didDeselectItem, path) { $0.collectionView($1, didDeselectItemAt: $2) }
      return
    }
    let may = ask(.shouldSelectItem, path, { $0.collectionView($1, shouldSelectItemAt: $2) })
    guard may ?? true, hasItem(at: path) else { return }
    if !canSelectSeveral {
      for other in selection.paths.sorted() where other != path {
        setSelected(false, at: other)
        notify(.didDeselectItem, other) { $0.collectionView($1, didDeselectItemAt: $2) }
      }
    }
    setSelected(true, at: path)
    if let cell = content.cells[path] { cell.rare?.selectionSegue?.start(cell) }
    notify(.didSelectItem, path) { $0.collectionView($1, didSelectItemAt: $2) }
  }

  private func ask(
    _ message: Name,
    _ path: IndexPath,
    _ body: (any UICollectionViewDelegate, UICollectionView, IndexPath) -> Bool
  ) -> Bool? {
    guard let delegate else { return nil }
    return life.runtime.invokeOptional(
      delegate,
      message,
      argument: content.cells[path]?.traceSubject,
      text: path.traceText
    ) { body(delegate, self, path) }
  }

  private func notify(
    _ message: Name,
    _ path: IndexPath,
    _ body: (any UICollectionViewDelegate, UICollectionView, IndexPath) -> Void
  ) {
    guard let delegate else { return }
    _ = life.runtime.invokeOptional(
      delegate,
      message,
      argument: content.cells[path]?.traceSubject,
      text: path.traceText
    ) { body(delegate, self, path) }
  }
}
