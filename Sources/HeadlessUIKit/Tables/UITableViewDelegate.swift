public import Foundation
import TraceModel

/// Decides on the display, selection and editing of rows, as UIKit's `UITableViewDelegate`
/// (developer.apple.com/documentation/uikit/uitableviewdelegate).
///
/// All methods are optional. The class that declares the conformance must have those that it
/// implements: Swift does not find a method that only a subclass adds.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a cell is displayed.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Called before a header view is displayed.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )
  /// Called before a footer view is displayed.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )
  /// Called after a cell was displayed.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Called after a header view was displayed.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )
  /// Called after a footer view was displayed.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )
  /// Returns the height of a row.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the estimated height of a row.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the header view of a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer view of a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Returns whether a touch highlights a row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touch has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row that a tap selects, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row that is deselected, or `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a tap has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a tap has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns how a row is edited; it is deleted by default.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the actions at the leading edge of a row.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a row.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Called before a swipe shows the delete button of a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the delete button of a row has disappeared.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns where a dragged row moves to.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the estimated height of a header; not asked here.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Returns the estimated height of a footer; not asked here.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// Called after a tap on the accessory button of a row; not sent here.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the title of the delete button; not asked here.
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether an edited row is indented; not asked here.
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns the indentation of a row; not asked here.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns whether a row can be focused; not asked here.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row has a primary action; not asked here.
  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called to perform the primary action of a row; not sent here.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether two fingers select several rows; not asked here.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers begin to select rows; not sent here.
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Called after two fingers have selected rows; not sent here.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  // inert: rows and items open no menus by themselves
  /// Returns the context menu of a row; `nil` for none.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  // inert: rows and items open no menus by themselves
  /// Sent before the user's tap on the preview is performed.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  // inert: rows and items open no menus by themselves
  /// Returns the preview while the menu opens.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

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
  ) {}

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
