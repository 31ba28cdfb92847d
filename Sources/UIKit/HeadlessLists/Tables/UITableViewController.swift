@_spi(Runtime) import HeadlessCore
public import Foundation
import TraceModel

/// A controller whose view is a table, as UIKit's `UITableViewController`
/// (developer.apple.com/documentation/uikit/uitableviewcontroller).
///
/// It is the data source and the delegate of its table. Subclasses override the methods of both
/// protocols; those that they don't override count as not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table, or with the table of a xib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard or xib.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    decode(coder, as: UITableViewController.self)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the controller's view.
  ///
  /// The optional type is UIKit's; the getter is `nil` only if the view is not a table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection is cleared when the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// The control with which the user refreshes the table.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  @_spi(Runtime) open override func makeDefaultView() -> UIView {
    let table = UITableView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize), style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    return table
  }

  // Appearance and editing.

  /// Clears the selection; during an interactive transition when it has completed.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if keyboardObserver == nil {
      keyboardObserver = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification,
        object: nil,
        queue: nil
      ) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        MainActor.assumeIsolated { [rect = frame?.cgRectValue] in self?.avoidKeyboard(rect) }
      }
    }
    guard clearsSelectionOnViewWillAppear else { return }
    guard let coordinator = transitionCoordinator, coordinator.isInteractive else {
      return clearSelection(animated: animated)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      if !context.isCancelled { self?.clearSelection(animated: animated) }
    }
  }

  /// Ends the avoidance of the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    keyboardObserver = nil
  }

  private var keyboardObserver: (any NSObjectProtocol)?

  /// Adds the part of the table that the keyboard covers to the adjusted insets.
  private func avoidKeyboard(_ frame: CGRect?) {
    guard let table = viewIfLoaded as? UITableView, let window = table.window, let frame else {
      return
    }
    let bottom = table.convert(table.bounds, to: window).maxY + window.frame.minY
    table.keyboardOverlap = max(0, min(bottom - frame.minY, table.bounds.height))
  }

  private func clearSelection(animated: Bool) {
    // Several selected rows are a choice of the user, not the way to the next screen.
    guard let table = viewIfLoaded as? UITableView, !table.allowsMultipleSelection else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Enters or leaves editing mode with the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // The data source.

  /// Returns the number of the rows that a storyboard describes, or else `0`.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.rare?.staticTable?.section(section)?.rows.count ?? 0
  }

  /// Returns the cell that a storyboard describes, or else an empty cell.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.rare?.staticTable?.row(indexPath)?.cell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the number of the sections that a storyboard describes, or else `1`.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.rare?.staticTable?.sections.count ?? unimplemented(.numberOfSections, 1)
  }

  /// Returns the title that a storyboard describes, or else `nil`.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    tableView.rare?.staticTable?.section(section)?.headerTitle
      ?? unimplemented(.titleForHeader, nil)
  }

  /// Returns the title that a storyboard describes, or else `nil`.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    tableView.rare?.staticTable?.section(section)?.footerTitle
      ?? unimplemented(.titleForFooter, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool { unimplemented(.canEditRow, true) }

  open func tableView(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool { unimplemented(.canMoveRow, true) }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.commitEditingRow) }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { unimplemented(.moveRow) }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  // The delegate.

  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.willDisplayRow) }

  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { unimplemented(.willDisplayHeader) }

  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { unimplemented(.willDisplayFooter) }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { unimplemented(.didEndDisplayingRow) }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { unimplemented(.didEndDisplayingHeader) }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { unimplemented(.didEndDisplayingFooter) }

  /// Returns the height that a storyboard describes, or else `tableView.rowHeight`.
  open func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.rare?.staticTable?.row(indexPath)?.height
      ?? unimplemented(.heightForRow, tableView.rowHeight)
  }

  open func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { unimplemented(.heightForHeader, tableView.sectionHeaderHeight) }

  open func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { unimplemented(.heightForFooter, tableView.sectionFooterHeight) }

  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { unimplemented(.estimatedHeightForRow, tableView.estimatedRowHeight) }

  open func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    tableView.rare?.staticTable?.section(section)?.headerView ?? unimplemented(.viewForHeader, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    tableView.rare?.staticTable?.section(section)?.footerView ?? unimplemented(.viewForFooter, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { unimplemented(.shouldHighlightRow, true) }

  open func tableView(
    _ tableView: UITableView,
    didHighlightRowAt indexPath: IndexPath
  ) { unimplemented(.didHighlightRow) }

  open func tableView(
    _ tableView: UITableView,
    didUnhighlightRowAt indexPath: IndexPath
  ) { unimplemented(.didUnhighlightRow) }

  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { unimplemented(.willSelectRow, indexPath) }

  open func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { unimplemented(.willDeselectRow, indexPath) }

  open func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) { unimplemented(.didSelectRow) }

  open func tableView(
    _ tableView: UITableView,
    didDeselectRowAt indexPath: IndexPath
  ) { unimplemented(.didDeselectRow) }

  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { unimplemented(.editingStyleForRow, .delete) }

  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(.leadingSwipeActions, nil) }

  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { unimplemented(.trailingSwipeActions, nil) }

  /// Returns the actions at the trailing edge of a row, if there are no swipe actions.
  open func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  // inert: rows and items open no menus by themselves
  /// Returns whether a row has a menu of commands.
  open func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }

  // inert: rows and items open no menus by themselves
  /// Returns whether the menu of a row has a command.
  open func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  // inert: rows and items open no menus by themselves
  /// Performs a command of the menu of a row.
  open func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  open func tableView(
    _ tableView: UITableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) { unimplemented(.willBeginEditingRow) }

  open func tableView(
    _ tableView: UITableView,
    didEndEditingRowAt indexPath: IndexPath?
  ) { unimplemented(.didEndEditingRow) }

  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { unimplemented(.targetIndexPathForMove, proposedDestinationIndexPath) }

  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }

  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { unimplemented(.accessoryButtonTapped) }

  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  open func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }

  open func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  // The scroll view.

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { unimplemented(.scrollViewDidScroll) }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewWillBeginDragging)
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { unimplemented(.scrollViewWillEndDragging) }

  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) { unimplemented(.scrollViewDidEndDragging) }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewWillBeginDecelerating)
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidEndDecelerating)
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidEndScrollingAnimation)
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    unimplemented(.scrollViewShouldScrollToTop, true)
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidScrollToTop)
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    unimplemented(.viewForZooming, nil)
  }

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    unimplemented(.scrollViewWillBeginZooming)
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) { unimplemented(.scrollViewDidZoom) }

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { unimplemented(.scrollViewDidEndZooming) }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    unimplemented(.scrollViewDidChangeAdjustedContentInset)
  }

  // inert: rows and items open no menus by themselves
  /// Returns the context menu of a row; `nil` if there is none.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // inert: rows and items open no menus by themselves
  /// Sent before the user's tap on the preview is performed.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  // inert: rows and items open no menus by themselves
  /// Returns the preview while the menu opens.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}
