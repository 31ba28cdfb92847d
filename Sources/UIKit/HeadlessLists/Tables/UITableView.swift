@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A list of rows in sections, as UIKit's `UITableView`
/// (developer.apple.com/documentation/uikit/uitableview).
///
/// The order of the calls follows published logs: the table counts (sections, their headers and
/// footers, rows, and without estimates the heights of all rows), and its layout then makes the
/// cells of visible rows, row by row. A row that is not visible has no cell.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public nonisolated let style: Style
  package var cells = ReusePool<UITableViewCell>()
  package var edgeViews = ReusePool<UITableViewHeaderFooterView>()
  package var content = TableContent()
  /// The open group of updates, and the number of nested groups.
  var updates = (depth: 0, changes: ListChanges())
  weak var dataSourceStorage: (any UITableViewDataSource)?

  /// The height with which an app requests that the table computes the height.
  public static let automaticDimension: CGFloat = -1
  /// The height of rows that nothing determines.
  static let defaultRowHeight: CGFloat = 44
  /// The height of headers with a title.
  static let defaultHeaderHeight: CGFloat = 28

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from a storyboard or xib.
  public required init?(coder: NSCoder) {
    style =
      coder.nibElement?["style"].flatMap { NibValues.value($0, of: Style.self) } ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    decode(coder, as: UITableView.self)
  }

  // Objects of the app.

  /// Provides the counts and cells of the table.
  open var dataSource: (any UITableViewDataSource)? {
    get { dataSourceStorage }
    set {
      guard newValue !== dataSourceStorage else { return }
      dataSourceStorage = newValue
      forgetContent()
    }
  }

  /// Decides on the display, selection and editing of rows.
  open var delegate: (any UITableViewDelegate)? {
    get { delegateStorage as? any UITableViewDelegate }
    set {
      guard newValue !== delegateStorage else { return }
      delegateStorage = newValue
      forgetContent()
    }
  }

  /// Is notified of rows that are likely to be displayed soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // inert: nothing is dragged
  /// Provides the items of drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  // inert: nothing is dragged
  /// Receives drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether ``prefetchDataSource`` is notified.
  open var isPrefetchingEnabled = true

  // Heights.

  /// The height of rows: ``automaticDimension``, that which the constraints of the cell give.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetContent() } }
  }
  /// The estimated height of rows; with 0 the table asks for the heights of all rows.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetContent() } }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetContent() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetContent() } }
  }
  /// The estimated height of headers, which does not change the order of calls here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers, which does not change the order of calls here.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the first header of a section.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// How the table computes the heights of cells whose content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The number of rows for which a table without rows has room.
  open var fillerRowHeight: CGFloat = 0

  // Values.

  /// The color of the lines between rows.
  open var separatorColor: UIColor? = .lightGray
  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The insets of the lines between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  // inert: the lines have no effect
  /// The effect of the lines between rows.
  open var separatorEffect: UIVisualEffect?
  /// The reference of ``separatorInset``.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cells have margins that fit the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content views of cells are inset by the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The number of rows from which the index at the edge is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  // inert: no index is drawn
  /// The color behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether focus returns to the last focused row.
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  /// Whether focus is allowed.
  open var allowsFocus = false
  /// Whether rows can be dragged to other apps, which does not happen here.
  open var dragInteractionEnabled = false

  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if new !== old { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    placeTableViews()
    setNeedsLayout()
  }

  // Counts.

  // A table without a data source has one section without rows, as the tests of SwifterSwift assert.
  open var numberOfSections: Int {
    countIfNeeded()
    return dataSource == nil ? 1 : content.geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    countIfNeeded()
    let sections = content.geometry.sections
    if sections.indices.contains(section) { return sections[section].rows.count }
    if dataSource == nil, section == 0 { return 0 }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "Requested the number of rows for section (\(section)) which is out of bounds.",
      about: traceSubject
    )
    return 0
  }

  // Registration.

  /// Registers a class of cells; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Registers a xib with one header or footer view; `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEdgeView(nib, identifier)
  }

  /// Registers a class of cells; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      return cells.register(identifier, nil)
    }
    cells.register(identifier) { cellClass.made(pooled: $0) }
  }

  /// Registers a class of header and footer views; `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      return edgeViews.register(identifier, nil)
    }
    edgeViews.register(identifier) { viewClass.made(pooled: $0) }
  }

  /// Returns a cell that is no longer displayed, or a new cell of a registered class; `nil` without
  /// both.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: nil)
  }

  /// Returns a cell for a row: one that is no longer displayed, or a new cell of the registered
  /// class.
  ///
  /// It asks for the height of the row, as UIKit does since iOS 6.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer view that is no longer displayed, or a new one of a registered
  /// class; `nil` without both.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueEdgeView(identifier) }

  // Rows and their positions.

  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    displayIfNeeded()
    return content.displayedPaths.compactMap { content.displayed[$0] }
  }

  /// The paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    displayIfNeeded()
    return content.displayedPaths + rowsBelowVisibleHeader
  }

  /// Returns the cell of a row if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    displayIfNeeded()
    return content.displayed[indexPath]
  }

  /// Returns the path of a cell if it is displayed.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.path(of: cell)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    countIfNeeded()
    guard let path = content.geometry.firstRow(beyond: point.y) else { return nil }
    return rectForRow(at: path).contains(point) ? path : nil
  }

  /// Returns the paths of the rows that intersect a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    countIfNeeded()
    guard rect.minY.isFinite, rect.maxY.isFinite else { return [] }
    var paths: [IndexPath] = []
    var next = content.geometry.firstRow(beyond: rect.minY)
    while let path = next, content.geometry.span(of: path).lowerBound < rect.maxY {
      paths.append(path)
      next = content.geometry.row(after: path)
    }
    return paths
  }

  /// Returns the frame of a row; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    countIfNeeded()
    guard content.geometry.contains(indexPath) else { return .zero }
    return rect(content.geometry.span(of: indexPath), inset: true)
  }

  /// Returns the frame of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    countIfNeeded()
    guard content.geometry.sections.indices.contains(section) else { return .zero }
    return rect(content.geometry.span(of: section), inset: false)
  }

  /// Returns the frame of a header where it does not stick to the top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    countIfNeeded()
    guard content.geometry.sections.indices.contains(section) else { return .zero }
    let start = content.geometry.span(of: section).lowerBound
    let height = content.geometry.sections[section].header.height
    return rect(start...(start + height), inset: false)
  }

  /// Returns the frame of a footer where it does not stick to the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect {
    countIfNeeded()
    guard content.geometry.sections.indices.contains(section) else { return .zero }
    let end = content.geometry.span(of: section).upperBound
    let height = content.geometry.sections[section].footer.height
    return rect((end - height)...end, inset: false)
  }

  /// Returns the header view of a section if it is displayed.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer view of a section if it is displayed.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.footers[section] as? UITableViewHeaderFooterView
  }

  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    countIfNeeded()
    if indexPath.row == NSNotFound, content.geometry.sections.indices.contains(indexPath.section) {
      let rect = rect(forSection: indexPath.section)
      return scroll(to: rect, at: scrollPosition, animated: animated)
    }
    guard content.geometry.contains(indexPath) else { return failToScroll(to: indexPath) }
    scroll(to: rectForRow(at: indexPath), at: scrollPosition, animated: animated)
  }

  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // Changes.

  /// Counts again at once; the cells of visible rows are made in the next layout.
  open func reloadData() {
    life.runtime.dispatcher.call(.reloadData, on: traceSubject) { reload() }
  }

  /// Begins a group of updates, which ends with ``endUpdates()``.
  open func beginUpdates() { beginGroup() }

  /// Ends a group of updates and checks the counts; only the outermost call does it.
  open func endUpdates() { endGroup() }

  /// Makes updates as a group; the completion is called when their animations have ended.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    life.runtime.dispatcher.call(.performBatchUpdates, on: traceSubject) {
      beginGroup()
      if let completion { self.updates.changes.completions.append(completion) }
      updates?()
      endGroup()
    }
  }

  /// Whether a group of updates has begun.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  /// Inserts rows; the paths refer to the table after the updates.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.insertedItems += indexPaths }
  }

  /// Deletes rows; the paths refer to the table before the updates.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.deletedItems += indexPaths }
  }

  /// Replaces the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { $0.reloadedItems += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Asks for the cells of visible rows again, without reuse; `nil` cells keep their views.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Inserts sections; the indexes refer to the table after the updates.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections += sections }
  }

  /// Deletes sections; the indexes refer to the table before the updates.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections += sections }
  }

  /// Replaces the rows, header and footer of sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.reloadedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks for the titles of the index at the edge, which is not shown.
  open func reloadSectionIndexTitles() { askForSectionIndex() }

  // Selection.

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// The path of the selected row, or of the first one.
  open var indexPathForSelectedRow: IndexPath? { content.selected.first }

  /// The paths of the selected rows; `nil` if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    content.selected.isEmpty ? nil : content.selected
  }

  /// Selects a row without notifying the delegate.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  // Editing.

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { content.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode with the visible rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // Layout.

  @_spi(Runtime) open override var repeatsOwnLayout: Bool { true }

  /// Counts if necessary, and makes the cells of visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    warnOutsideWindow()
    display()
  }

  @_spi(Runtime) open override func offsetDidChange() {
    if !content.isDisplaying { setNeedsLayout() }
  }

  // Touches.

  private lazy var swipePan = FingerPan(
    allows: { [weak self] pan, distance in
      guard let self else { return false }
      let place = pan.location(in: self)
      return swipes(from: CGPoint(x: place.x - distance.x, y: place.y - distance.y), by: distance)
    },
    follow: { [weak self] in self?.follow($0) }
  )

  @_spi(Runtime) open override func installGestures() {
    if swipePan.view == nil { addGestureRecognizer(swipePan) }
    super.installGestures()
  }

  /// Highlights the row under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    beginTap(at: touch.location(in: self))
  }

  /// Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTap(selects: true)
  }

  /// Ends the highlight of the row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endTap(selects: false)
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    nib.ignore("style", "contentViewInsetsToSafeArea", "sectionIndexMinimumDisplayRowCount")
    let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
      ("sectionHeaderHeight", \.sectionHeaderHeight),
      ("sectionFooterHeight", \.sectionFooterHeight),
      ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    ]
    for (name, path) in heights {
      nib.number(name) { if $0 >= 0 { self[keyPath: path] = $0 } }
    }
    if nib["separatorStyle"] == "none" { separatorStyle = .none }
    nib.flag("allowsSelection") { allowsSelection = $0 }
    nib.flag("allowsMultipleSelection") { allowsMultipleSelection = $0 }
    nib.flag("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = $0 }
    nib.flag("allowsMultipleSelectionDuringEditing") { allowsMultipleSelectionDuringEditing = $0 }
    nib.insets("separatorInset") { separatorInset = $0 }
    nib.color("separatorColor") { separatorColor = $0 }
    nib.color("sectionIndexColor") { sectionIndexColor = $0 }
    nib.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = $0 }
    nib.color("sectionIndexTrackingBackgroundColor") { _ in }
    nib.view("tableHeaderView") { tableHeaderView = $0 }
    nib.view("tableFooterView") { tableFooterView = $0 }
    nib.view("backgroundView") { backgroundView = $0 }
    if nib["dataMode"] == "static" { madeRare.staticTable = StaticTable(nib) }
    for prototype in nib.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let make = nib.source.prototype(prototype.element)
      cells.register(identifier) { identifier in
        make() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }
}
