@_spi(Runtime) import HeadlessCore
import HeadlessControls
import Foundation
import TraceModel

/// A row next to which a swipe has opened buttons.
struct SwipedRow {
  let path: IndexPath
  let cell: UITableViewCell
  /// The actions of the app; `nil` for the button that deletes the row.
  let actions: [UIContextualAction]?
  let performsFirst: Bool
  let buttons: SwipeButtons
}

/// Swipes over rows, by a finger or by a test.
extension UITableView {
  // choice: swipe-without-commit
  // choice: swipe-questions
  /// Opens the buttons next to a row, as a swipe does.
  ///
  /// The style and whether the row can be edited are asked for twice before `willBeginEditingRowAt`,
  /// and again after it, with whether the row moves (`table-swipe-edit-list-jianshu-07fe`). The
  /// actions of the delegate follow the first questions; without them the row must have the style
  /// `delete`, and the data source must implement `commit`.
  func openSwipe(_ path: IndexPath, isLeading: Bool) -> SwipedRow? {
    displayIfNeeded()
    closeSwipe()
    guard !content.isEditing, let cell = content.displayed[path] else { return nil }
    var isDeleted = false
    for _ in 0..<2 {
      isDeleted = editingStyle(path) == .delete
      guard canEdit(path) else { return nil }
    }
    let configuration = swipeActions(path, isLeading: isLeading)
    let actions = configuration?.actions
    let deletes = !isLeading && isDeleted && mayCommit
    guard actions.map({ !$0.isEmpty }) ?? deletes, content.displayed[path] === cell else {
      return nil
    }
    _ = askDelegate(.willBeginEditingRow, text: path.traceText) {
      $0.tableView(self, willBeginEditingRowAt: path)
    }
    sendEditing(true, to: cell, animated: true)
    let isAllowed = canEdit(path) && (editingStyle(path) == .delete || actions != nil)
    _ = canMove(path)
    let title = actions == nil ? deleteTitle(path) : nil
    guard content.displayed[path] === cell else { return nil }
    let row = SwipedRow(
      path: path,
      cell: cell,
      actions: actions,
      performsFirst: configuration?.performsFirstActionWithFullSwipe ?? true,
      buttons: SwipeButtons(
        actions?.map { $0.title ?? "" } ?? [title ?? "Delete"],
        nextTo: cell,
        isLeading: isLeading
      ) { [weak self] in self?.performSwiped($0) }
    )
    content.swiped = row
    if !isAllowed { closeSwipe() }
    return content.swiped
  }

  /// The configuration of the delegate, or its row actions, which the trailing edge may have.
  private func swipeActions(
    _ path: IndexPath,
    isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    if life.runtime.behavior.major >= 11 {
      let answer =
        isLeading
        ? askDelegate(.leadingSwipeActions, text: path.traceText) {
          $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        : askDelegate(.trailingSwipeActions, text: path.traceText) {
          $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
      if let configuration = answer ?? nil { return configuration }
    }
    guard !isLeading, let old = delegate?.tableView(self, editActionsForRowAt: path), !old.isEmpty
    else { return nil }
    return UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
  }

  private var mayCommit: Bool {
    dataSourceStorage.map {
      life.runtime.optionalMessages.mayImplement(.commitEditingRow, $0, besides: .cellForRow)
    } ?? false
  }

  private func deleteTitle(_ path: IndexPath) -> String? {
    delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
  }

  /// Closes the buttons next to a row.
  func closeSwipe() {
    guard let row = content.swiped else { return }
    content.swiped = nil
    row.buttons.close()
    if row.cell.isEditing, !content.isEditing { sendEditing(false, to: row.cell, animated: true) }
    _ = askDelegate(.didEndEditingRow, text: row.path.traceText) {
      $0.tableView(self, didEndEditingRowAt: row.path)
    }
  }

  // choice: swipe-action-end
  /// Performs the action of a button of the swiped row, which closes when the handler returns.
  ///
  /// - Returns: Whether the app has performed it.
  @discardableResult
  private func performSwiped(_ index: Int) -> Bool {
    guard let row = content.swiped else { return false }
    var isPerformed = true
    if let actions = row.actions {
      guard actions.indices.contains(index) else { return false }
      let action = actions[index]
      life.runtime.dispatcher.invoke(
        .action,
        to: life.runtime.appObjects.subject(of: action),
        text: life.runtime.recording.name(action.title ?? "")
      ) { action.handler(action, row.cell) { _ in } }
    } else {
      isPerformed = commit(.delete, row.path)
    }
    closeSwipe()
    return isPerformed
  }

  /// Deletes a row as a swipe and a tap on the delete button do.
  ///
  /// - Returns: Whether the data source was asked to delete the row.
  package func swipeToDelete(_ path: IndexPath) -> Bool {
    guard let row = openSwipe(path, isLeading: false) else { return false }
    guard row.actions == nil else {
      closeSwipe()
      return false
    }
    return performSwiped(0)
  }

  /// Performs the action with a title at an edge of a row.
  ///
  /// - Returns: Whether there is such an action.
  package func performSwipeAction(_ title: String, _ path: IndexPath, isLeading: Bool) -> Bool {
    let actions = openSwipe(path, isLeading: isLeading)?.actions
    guard let index = actions?.firstIndex(where: { $0.title == title }) else {
      closeSwipe()
      return false
    }
    return performSwiped(index)
  }

  // The finger.

  /// Whether a finger's movement can open the buttons next to a row.
  func swipes(from start: CGPoint, by distance: CGPoint) -> Bool {
    guard abs(distance.x) > abs(distance.y), !content.isEditing else { return false }
    return indexPathForRow(at: start) != nil
  }

  /// Follows a finger: its movement opens the buttons and moves the cell.
  func follow(_ pan: FingerPan) {
    let moved = pan.translation(in: self).x
    switch pan.actualState {
    case .began:
      let place = pan.location(in: self)
      let start = CGPoint(x: place.x - moved, y: place.y - pan.translation(in: self).y)
      guard let path = indexPathForRow(at: start) else { return }
      openSwipe(path, isLeading: moved > 0)?.buttons.follow(moved)
    case .changed: content.swiped?.buttons.follow(moved)
    case .ended:
      guard let row = content.swiped else { return }
      switch row.buttons.end(moved, performsFirst: row.performsFirst) {
      case .performs: performSwiped(0)
      case .stays: break
      case .closes: closeSwipe()
      }
    case .cancelled: closeSwipe()
    default: break
    }
  }
}
