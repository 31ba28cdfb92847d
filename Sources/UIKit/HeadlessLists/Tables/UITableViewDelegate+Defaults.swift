public import Foundation
import TraceModel

/// The default implementations, by which the runtime learns that an object lacks a method.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.willDisplayRow) }

  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { unimplemented(.willDisplayHeader) }

  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { unimplemented(.willDisplayFooter) }

  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.didEndDisplayingRow) }

  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { unimplemented(.didEndDisplayingHeader) }

  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { unimplemented(.didEndDisplayingFooter) }

  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { unimplemented(.heightForRow, tableView.rowHeight) }

  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { unimplemented(.heightForHeader, tableView.sectionHeaderHeight) }

  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { unimplemented(.heightForFooter, tableView.sectionFooterHeight) }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { unimplemented(.estimatedHeightForRow, tableView.estimatedRowHeight) }

  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { unimplemented(.viewForHeader, nil) }

  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { unimplemented(.viewForFooter, nil) }

  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { unimplemented(.shouldHighlightRow, true) }

  public func tableView(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) { unimplemented(.didHighlightRow) }

  public func tableView(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) { unimplemented(.didUnhighlightRow) }

  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { unimplemented(.willSelectRow, indexPath) }

  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { unimplemented(.willDeselectRow, indexPath) }

  public func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) { unimplemented(.didSelectRow) }

  public func tableView(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) { unimplemented(.didDeselectRow) }

  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { unimplemented(.editingStyleForRow, .delete) }

  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(.leadingSwipeActions, nil) }

  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(.trailingSwipeActions, nil) }

  public func tableView(
    _ tableView: UITableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) { unimplemented(.willBeginEditingRow) }

  public func tableView(
    _ tableView: UITableView,
    didEndEditingRowAt indexPath: IndexPath?
  ) { unimplemented(.didEndEditingRow) }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { unimplemented(.targetIndexPathForMove, proposedDestinationIndexPath) }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }

  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { unimplemented(.accessoryButtonTapped) }

  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  public func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}
