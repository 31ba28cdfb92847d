import Foundation
import TraceModel

/// The second phase: the table makes the cells of visible rows.
extension UITableView {
  /// Makes the cells of visible rows now if some may be missing, as reading them does.
  func displayIfNeeded() {
    countIfNeeded()
    if content.needsDisplay || layoutState.needsLayout { display() }
  }

  // choice: cell-display-order
  // choice: table-estimates-above
  /// Ends the display of rows that are no longer visible, and makes the cells of those that are.
  ///
  /// First come the cells that leave, so that the new rows reuse them; then the rows from top to
  /// bottom: the cell, its height, `willDisplay`, the move into the table. Headers and footers
  /// follow (`table-load-headers-footers-jianshu-ce5a`). A callback that changes the content or the
  /// offset ends the pass; the next layout continues.
  func display() {
    guard !content.isDisplaying, updates.depth == 0 else { return }
    countForDisplay()
    guard !content.isCounting else { return }
    content.isDisplaying = true
    if dataSourceStorage != nil { content.isNew = false }
    content.needsDisplay = false
    let offset = contentOffset
    displayParts(content.version)
    content.isDisplaying = false
    followShrinking()
    if contentOffset != offset { setNeedsLayout() }
  }

  private func displayParts(_ version: Int) {
    retireStale()
    guard content.version == version else { return }
    followWidth()
    prepareEdges(version)
    guard content.version == version else { return }
    retireInvisible()
    guard content.version == version, makeRows(version) else { return }
    retireInvisible()
    guard content.version == version else { return }
    displayEdges(version)
    guard content.version == version else { return }
    placeTableViews()
    backgroundView?.frame = bounds
    prefetch()
  }

  /// Whether a part of the content is visible.
  func isVisible(_ span: ClosedRange<CGFloat>) -> Bool {
    span.upperBound > span.lowerBound && span.lowerBound < bounds.maxY
      && span.upperBound > bounds.minY
  }

  /// Ends the display of all cells and views of the content before a reload.
  private func retireStale() {
    guard content.isStale else { return }
    content.isStale = false
    content.prefetched = []
    for path in content.displayedPaths { endDisplay(path) }
    for section in content.headers.keys.sorted() { endEdge(isHeader: true, section) }
    for section in content.footers.keys.sorted() { endEdge(isHeader: false, section) }
  }

  private func retireInvisible() {
    for path in content.displayedPaths {
      guard content.geometry.contains(path), isVisible(content.geometry.span(of: path)) else {
        endDisplay(path)
        continue
      }
    }
  }

  /// Ends the display of a row, and puts its cell into the pool.
  func endDisplay(_ path: IndexPath) {
    if content.swiped?.path == path { closeSwipe() }
    guard let cell = content.removeCell(at: path) else { return }
    _ = askDelegate(.didEndDisplayingRow, argument: cell.traceSubject, text: path.traceText) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    if content.path(of: cell) == nil { retire(cell) }
  }

  /// Measures displayed rows again for a new width; the heights of other rows are estimates again.
  private func followWidth() {
    guard bounds.width != content.width else { return }
    content.width = bounds.width
    for section in content.geometry.sections.indices
    where !content.geometry.sections[section].measured.isEmpty {
      content.geometry.update(section) { $0.measured = [] }
    }
    for path in content.displayedPaths where content.geometry.contains(path) {
      if let cell = content.displayed[path] { measure(cell, path) }
    }
  }

  /// Places visible rows, and makes the cells that are missing.
  ///
  /// - Returns: Whether no callback has changed the content.
  private func makeRows(_ version: Int) -> Bool {
    var next = content.geometry.firstRow(beyond: bounds.minY)
    while let path = next, content.geometry.span(of: path).lowerBound < bounds.maxY {
      if let cell = content.displayed[path] {
        let offset = content.swiped?.cell === cell ? content.swiped?.buttons.offset : nil
        setFrame(rectForRow(at: path).offsetBy(dx: offset ?? 0, dy: 0), of: cell)
      } else if content.geometry.sections[path.section].rows[path.row] > 0 {
        make(path, version)
        guard content.version == version else { return false }
      }
      next = content.geometry.row(after: path)
    }
    return true
  }

  private func make(_ path: IndexPath, _ version: Int) {
    guard let source = dataSourceStorage else { return }
    content.requested = path
    content.hasDequeuedRequested = false
    let cell = require(.cellForRow, of: source, text: path.traceText) {
      source.tableView(self, cellForRowAt: path)
    }
    content.requested = nil
    guard content.version == version else { return discard(cell) }
    removeOtherUse(of: cell)
    guard content.version == version else { return discard(cell) }
    cell.updateConfigurationIfNeeded()
    guard content.version == version else { return discard(cell) }
    measure(cell, path)
    guard content.version == version else { return discard(cell) }
    setFrame(rectForRow(at: path), of: cell)
    prepareState(of: cell, path)
    content.prefetched.remove(path)
    content.display(cell, at: path)
    recordRow(path.traceText, of: cell)
    _ = askDelegate(.willDisplayRow, argument: cell.traceSubject, text: path.traceText) {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
    guard content.path(of: cell) != nil else { return }
    if cell.isHidden { cell.isHidden = false }
    if cell.superview !== self { insertSubview(cell, at: cellIndex) }
  }

  /// The index of the subviews at which a cell enters: behind headers and footers.
  private var cellIndex: Int {
    let edges = Array(content.headers.values) + Array(content.footers.values)
    guard !edges.isEmpty else { return subviews.count }
    return subviews.firstIndex { view in edges.contains { $0 === view } } ?? subviews.count
  }

  /// Adds a cell that is not displayed to the pool.
  private func discard(_ cell: UITableViewCell) {
    if content.path(of: cell) == nil { retire(cell) }
  }

  /// Ends the display of a cell that the data source returns for a second row.
  private func removeOtherUse(of cell: UITableViewCell) {
    guard let other = content.path(of: cell) else { return }
    content.removeCell(at: other)
    _ = askDelegate(.didEndDisplayingRow, argument: cell.traceSubject, text: other.traceText) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: other)
    }
  }

  /// Asks for the height of a row after its cell, or computes it from the cell.
  func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    let height = askHeight(path) ?? rowHeight
    guard content.geometry.contains(path) else { return }
    // Without estimates, automatic heights are standard heights.
    if height < 0, asksForAllHeights { return }
    let exact = height >= 0 ? height : fittingHeight(of: cell, path)
    content.geometry.update(path.section) { section in
      section.rows[path.row] = exact
      section.measured.insert(path.row)
    }
  }

  private func fittingHeight(of cell: UITableViewCell, _ path: IndexPath) -> CGFloat {
    let width = rectForRow(at: path).width
    if cell.frame.width != width { cell.frame.size.width = width }
    return cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Sets the state of a cell to that of its row: selection and editing mode.
  private func prepareState(of cell: UITableViewCell, _ path: IndexPath) {
    let isSelected = content.selected.contains(path)
    if cell.isSelected != isSelected { sendSelected(isSelected, to: cell, animated: false) }
    if cell.isHighlighted { sendHighlighted(false, to: cell) }
    if cell.isEditing != content.isEditing {
      sendEditing(content.isEditing, to: cell, animated: false)
    }
    if content.isEditing { askAboutEditing(cell, path) } else { _ = canEdit(path) }
  }

  /// Asks for the cells of visible rows without reuse; a different cell replaces the displayed one.
  func reconfigure(_ paths: [IndexPath]) {
    countIfNeeded()
    guard let source = dataSourceStorage else { return }
    for path in paths {
      guard let cell = content.displayed[path] else { continue }
      cells.lend(cell, cell.reuseIdentifier)
      let answer = require(.cellForRow, of: source, text: path.traceText) {
        source.tableView(self, cellForRowAt: path)
      }
      cells.endLending()
      guard content.displayed[path] === cell else { continue }
      if answer !== cell {
        endDisplay(path)
        content.needsDisplay = true
        discard(answer)
      } else {
        measure(cell, path)
      }
    }
    setNeedsLayout()
  }

  /// Warns once in a run that a table without window is laid out, in UIKit's words (since iOS 13).
  func warnOutsideWindow() {
    let runtime = life.runtime
    guard window == nil, dataSourceStorage != nil, runtime.behavior.major >= 13 else { return }
    guard runtime.warnsOfTableOutsideWindow else { return }
    runtime.warnsOfTableOutsideWindow = false
    runtime.warn(
      .tableOutsideHierarchy,
      """
      [TableView] Warning once only: UITableView was told to layout its visible cells and other \
      contents without being in the view hierarchy (the table view or one of its superviews has not \
      been added to a window). This may cause bugs by forcing views inside the table view to load \
      and perform layout without accurate information (e.g. table view bounds, trait collection, \
      layout margins, safe area insets, etc), and will also cause unnecessary performance overhead \
      due to extra layout passes. Make a symbolic breakpoint at \
      UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what \
      caused this to occur, so you can avoid this action altogether if possible, or defer it until \
      the table view has been added to a window. Table view: \(self)
      """,
      about: traceSubject
    )
  }
}
