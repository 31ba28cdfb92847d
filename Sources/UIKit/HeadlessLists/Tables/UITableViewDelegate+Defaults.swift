public import Foundation
import TraceModel

/// The default implementations, by which the runtime learns that an object lacks a method.
extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.willDisplayRow) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { unimplemented(.willDisplayHeader) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { unimplemented(.willDisplayFooter) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.didEndDisplayingRow) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { unimplemented(.didEndDisplayingHeader) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { unimplemented(.didEndDisplayingFooter) }

  /// Returns `tableView.rowHeight`.
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { unimplemented(.heightForRow, tableView.rowHeight) }

  /// Returns `tableView.sectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { unimplemented(.heightForHeader, tableView.sectionHeaderHeight) }

  /// Returns `tableView.sectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { unimplemented(.heightForFooter, tableView.sectionFooterHeight) }

  /// Returns `tableView.estimatedRowHeight`.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { unimplemented(.estimatedHeightForRow, tableView.estimatedRowHeight) }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { unimplemented(.viewForHeader, nil) }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { unimplemented(.viewForFooter, nil) }

  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { unimplemented(.shouldHighlightRow, true) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) { unimplemented(.didHighlightRow) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) { unimplemented(.didUnhighlightRow) }

  /// Returns `indexPath`.
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { unimplemented(.willSelectRow, indexPath) }

  /// Returns `indexPath`.
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { unimplemented(.willDeselectRow, indexPath) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) { unimplemented(.didSelectRow) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) { unimplemented(.didDeselectRow) }

  /// Returns `.delete`.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { unimplemented(.editingStyleForRow, .delete) }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(.leadingSwipeActions, nil) }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(.trailingSwipeActions, nil) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) { unimplemented(.willBeginEditingRow) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndEditingRowAt indexPath: IndexPath?
  ) { unimplemented(.didEndEditingRow) }

  /// Returns `proposedDestinationIndexPath`.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { unimplemented(.targetIndexPathForMove, proposedDestinationIndexPath) }

  /// Returns `tableView.estimatedSectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

  /// Returns `tableView.estimatedSectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { unimplemented(.accessoryButtonTapped) }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns `0`.
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// Returns `false`.
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}
