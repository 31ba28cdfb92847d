@_spi(Runtime) import HeadlessCore
import Foundation
import TraceModel

/// An item of a list next to which a swipe has opened buttons.
struct SwipedItem {
  let path: IndexPath
  let cell: UICollectionViewCell
  let configuration: UISwipeActionsConfiguration
  let buttons: SwipeButtons
}

/// Swipes over the items of lists, as over the rows of a table.
extension UICollectionView {
  /// Whether a finger's movement can open the buttons next to an item.
  func swipes(from start: CGPoint, by distance: CGPoint) -> Bool {
    guard abs(distance.x) > abs(distance.y), !isEditing, let path = indexPathForItem(at: start),
      let list = listConfiguration(at: path)
    else { return false }
    return swiped != nil || list.leadingSwipeActionsConfigurationProvider != nil
      || list.trailingSwipeActionsConfigurationProvider != nil
  }

  private func listConfiguration(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listConfiguration(ofSection: path.section)
  }

  /// Opens the buttons next to an item, whose actions its list provides.
  private func openSwipe(_ path: IndexPath, isLeading: Bool) -> SwipedItem? {
    closeSwipe()
    let list = listConfiguration(at: path)
    let provider =
      isLeading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty,
      let cell = content.cells[path]
    else { return nil }
    let buttons = SwipeButtons(
      configuration.actions.map { $0.title ?? "" },
      nextTo: cell,
      isLeading: isLeading
    ) { [weak self] in self?.performSwiped($0) }
    swiped = SwipedItem(path: path, cell: cell, configuration: configuration, buttons: buttons)
    return swiped
  }

  /// Closes the buttons next to an item.
  func closeSwipe() {
    swiped?.buttons.close()
    swiped = nil
  }

  private func performSwiped(_ index: Int) {
    guard let item = swiped, item.configuration.actions.indices.contains(index) else { return }
    let action = item.configuration.actions[index]
    life.runtime.dispatcher.invoke(
      .action,
      to: life.runtime.appObjects.subject(of: action),
      text: life.runtime.recording.name(action.title ?? "")
    ) { action.handler(action, item.cell) { _ in } }
    closeSwipe()
  }

  /// Follows a finger: its movement opens the buttons and moves the cell.
  func follow(_ pan: FingerPan) {
    let moved = pan.translation(in: self)
    switch pan.actualState {
    case .began:
      let place = pan.location(in: self)
      let start = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
      guard let path = indexPathForItem(at: start) else { return }
      openSwipe(path, isLeading: moved.x > 0)?.buttons.follow(moved.x)
    case .changed: swiped?.buttons.follow(moved.x)
    case .ended:
      guard let item = swiped else { return }
      let performsFirst = item.configuration.performsFirstActionWithFullSwipe
      switch item.buttons.end(moved.x, performsFirst: performsFirst) {
      case .performs: performSwiped(0)
      case .stays: break
      case .closes: closeSwipe()
      }
    case .cancelled: closeSwipe()
    default: break
    }
  }
}
