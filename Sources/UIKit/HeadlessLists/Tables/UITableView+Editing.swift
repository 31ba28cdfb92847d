import Foundation
import TraceModel

/// Editing mode and reordering.
extension UITableView {
  /// Enters or leaves editing mode: first all visible cells, then the questions for each row
  /// (`table-enter-editing-apple`).
  ///
  /// Both close a swiped row.
  func changeEditing(_ isEditing: Bool, animated: Bool) {
    closeSwipe()
    guard content.isEditing != isEditing else { return }
    content.isEditing = isEditing
    if isEditing, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      select(nil, animated: animated, .none)
    }
    let version = content.version
    let paths = content.displayedPaths
    for path in paths {
      if let cell = content.displayed[path] { sendEditing(isEditing, to: cell, animated: animated) }
      guard content.version == version else { return }
    }
    guard isEditing else { return }
    for path in paths {
      if let cell = content.displayed[path] { askAboutEditing(cell, path) }
      guard content.version == version else { return }
    }
  }

  func sendEditing(_ isEditing: Bool, to cell: UITableViewCell, animated: Bool) {
    life.runtime.dispatcher.send(.setEditing, to: cell.traceSubject, animated: animated) {
      cell.setEditing(isEditing, animated: animated)
    }
  }

  /// Asks how a row can be edited and moved.
  func askAboutEditing(_ cell: UITableViewCell, _ path: IndexPath) {
    guard canEdit(path) else {
      cell.editingStyle = .none
      return
    }
    cell.editingStyle = editingStyle(path)
    cell.setReorderable(canMove(path))
  }

  func canEdit(_ path: IndexPath) -> Bool {
    askSource(.canEditRow, text: path.traceText) { $0.tableView(self, canEditRowAt: path) } ?? true
  }

  func canMove(_ path: IndexPath) -> Bool {
    askSource(.canMoveRow, text: path.traceText) { $0.tableView(self, canMoveRowAt: path) } ?? true
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    askDelegate(.editingStyleForRow, text: path.traceText) {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  /// Asks the data source to insert or delete a row.
  ///
  /// - Returns: Whether it implements the method.
  package func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) -> Bool {
    askSource(.commitEditingRow, text: path.traceText) {
      $0.tableView(self, commit: style, forRowAt: path)
    } != nil
  }

  /// Moves a row as a drag of its reorder control does.
  ///
  /// - Returns: Whether the data source was asked to move the row.
  package func reorder(_ path: IndexPath, to proposed: IndexPath) -> Bool {
    displayIfNeeded()
    guard content.isEditing, let source = dataSourceStorage, content.displayed[path] != nil,
      content.displayed[path]?.isReorderable ?? false
    else { return false }
    let target =
      askDelegate(.targetIndexPathForMove, text: path.traceText) {
        $0.tableView(
          self,
          targetIndexPathForMoveFromRowAt: path,
          toProposedIndexPath: proposed
        )
      } ?? proposed
    let isImplemented = life.runtime.optionalMessages.isImplemented(.moveRow, by: source)
    guard isImplemented != false, acceptsMove(path, target) else { return false }
    let answer: Void? = askSource(.moveRow, text: "\(path.traceText) → \(target.traceText)") {
      $0.tableView(self, moveRowAt: path, to: target)
    }
    guard answer != nil else { return false }
    if path != target { moveDisplayed(path, target) }
    return true
  }

  private func acceptsMove(_ path: IndexPath, _ target: IndexPath) -> Bool {
    guard target.count == 2, content.geometry.sections.indices.contains(target.section) else {
      return false
    }
    let count = content.geometry.sections[target.section].rows.count
    return target.row >= 0 && target.row < count + (path.section == target.section ? 0 : 1)
  }
}
