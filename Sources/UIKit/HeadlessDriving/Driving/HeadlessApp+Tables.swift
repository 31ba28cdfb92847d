public import Foundation
import TraceModel

/// Methods that act on the rows of a table as a finger does.
extension HeadlessApp {
  /// Drags a table until a row is visible.
  ///
  /// - Returns: Whether the row is visible.
  @discardableResult
  public func scroll(_ table: UITableView, to indexPath: IndexPath) -> Bool {
    // The heights of rows on the way are known only after their cells exist.
    for _ in 0..<20 {
      table.layoutIfNeeded()
      let rect = table.rectForRow(at: indexPath)
      guard table.content.geometry.contains(indexPath) else { return false }
      let area = table.bounds.inset(by: table.adjustedContentInset)
      let shift = rect.minY < area.minY ? rect.minY - area.minY : max(0, rect.maxY - area.maxY)
      guard shift != 0 else { break }
      let old = table.contentOffset
      scroll(table, by: shift)
      guard table.contentOffset != old else { break }
    }
    return table.cellForRow(at: indexPath) != nil
  }

  /// Swipes over a row and taps its delete button.
  ///
  /// - Returns: Whether the data source was asked to delete the row: it is visible and can be
  ///   deleted.
  @discardableResult
  public func swipeToDelete(_ indexPath: IndexPath, in table: UITableView) -> Bool {
    touch(table) { table.swipeToDelete(indexPath) }
  }

  /// Taps the insert or delete control of a row in editing mode, and the button that it shows.
  ///
  /// - Returns: Whether the data source was asked to insert or delete the row.
  @discardableResult
  public func tapEditControl(_ indexPath: IndexPath, in table: UITableView) -> Bool {
    touch(table) {
      guard table.isEditing, let cell = table.cellForRow(at: indexPath) else { return false }
      guard cell.editingStyle != .none else { return false }
      return table.commit(cell.editingStyle, indexPath)
    }
  }

  /// Taps the accessory button of a row, which starts the segue that a storyboard connects with it
  /// and sends `tableView(_:accessoryButtonTappedForRowWith:)`.
  ///
  /// - Returns: Whether the row has the button: it is visible, and the accessory of its cell is a
  ///   detail button. An accessory view of the app is tapped like any view.
  @discardableResult
  public func tapAccessory(_ indexPath: IndexPath, in table: UITableView) -> Bool {
    touch(table) { table.userTapsAccessory(ofRowAt: indexPath) }
  }

  /// Swipes over a row and taps an action.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - indexPath: The row.
  ///   - table: The table.
  ///   - isLeading: Whether the actions are at the leading edge.
  /// - Returns: Whether the row has the action.
  @discardableResult
  public func tapSwipeAction(
    _ title: String,
    _ indexPath: IndexPath,
    in table: UITableView,
    isLeading: Bool = false
  ) -> Bool {
    touch(table) { table.performSwipeAction(title, indexPath, isLeading: isLeading) }
  }

  /// Drags a row by its reorder control, in editing mode.
  ///
  /// - Returns: Whether the data source was asked to move the row.
  @discardableResult
  public func reorder(_ indexPath: IndexPath, to target: IndexPath, in table: UITableView) -> Bool {
    touch(table) { table.reorder(indexPath, to: target) }
  }

  private func touch<Result>(_ table: UITableView, _ body: () -> Result) -> Result {
    runtime.inContext { runtime.dispatcher.call(.tap, on: table.traceSubject, body) }
  }
}
