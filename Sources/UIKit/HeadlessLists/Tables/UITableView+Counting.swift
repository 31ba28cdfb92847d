@_spi(Runtime) import HeadlessCore
import Foundation
import TraceModel

/// The first phase: the table asks for counts and heights.
extension UITableView {
  /// Sends a message to the delegate; `nil` if it does not implement the method.
  func askDelegate<Result>(
    _ message: Name,
    argument: SubjectID? = nil,
    text: @autoclosure () -> String,
    _ body: (any UITableViewDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return life.runtime.invokeOptional(delegate, message, argument: argument, text: text()) {
      body(delegate)
    }
  }

  /// Sends an optional message to the data source; `nil` if it does not implement the method.
  func askSource<Result>(
    _ message: Name,
    text: @autoclosure () -> String? = nil,
    _ body: (any UITableViewDataSource) -> Result
  ) -> Result? {
    guard let source = dataSourceStorage else { return nil }
    return life.runtime.invokeOptional(source, message, text: text()) { body(source) }
  }

  /// Sends a required message to the data source.
  func require<Result>(
    _ message: Name,
    of source: any UITableViewDataSource,
    text: String,
    _ body: () -> Result
  ) -> Result {
    let runtime = life.runtime
    return runtime.dispatcher.invoke(
      message,
      to: runtime.appObjects.subject(of: source),
      text: runtime.recording.name(text),
      body
    )
  }

  /// Removes the counts, because the values that they depend on have changed.
  func forgetContent() {
    content.isCounted = false
    content.isStale = true
    content.needsDisplay = true
    content.version += 1
    content.repeats = life.runtime.behavior.major > 10 ? 0 : content.isNew ? 2 : 1
    setNeedsLayout()
  }

  /// Counts again; the displayed cells are replaced in the next layout.
  func reload() {
    content.selected = []
    closeSwipe()
    forgetContent()
    countIfNeeded()
  }

  /// Asks for the counts unless they are known.
  func countIfNeeded() {
    guard !content.isCounted, !content.isCounting else { return }
    content.isCounting = true
    let geometry = count()
    content.isCounting = false
    content.isCounted = true
    content.geometry = geometry
    content.width = bounds.width
    content.selected.removeAll { !geometry.contains($0) }
    placeTableViews()
    askForSectionIndex()
  }

  // choice: table-index-time
  /// Asks for the titles of the index at the edge, which is not shown, after counting.
  func askForSectionIndex() {
    guard let source = dataSourceStorage else { return }
    life.runtime.connectMethods(of: source)
    content.indexTitles = source.sectionIndexTitles(for: self)
  }

  /// Scrolls back if the content has become shorter than the offset since the last layout.
  func followShrinking() {
    let height = contentSize.height
    defer { content.height = height }
    let end = limited(contentOffset).y
    guard height < content.height, contentOffset.y > end, !isDragging else { return }
    contentOffset.y = end
  }

  // choice: table-counting-rounds
  /// Counts in a layout: until iOS 10 three times before the first cells and twice after a reload,
  /// later once (`table-load-three-preludes-jianshu-e4d5`, `table-heights-count-mjrefresh627`).
  func countForDisplay() {
    countIfNeeded()
    while content.repeats > 0, dataSourceStorage != nil, !content.isCounting {
      content.repeats -= 1
      content.isCounted = false
      countIfNeeded()
    }
  }

  /// Asks for the counts, section by section, in the order of published logs.
  ///
  /// The heights of a header and a footer are asked for twice, as in these logs. Since iOS 11 the
  /// number of sections is asked for twice before the first rows (`table-order-so-exact-order`).
  func count() -> TableGeometry {
    guard let source = dataSourceStorage else { return TableGeometry() }
    if content.isNew, life.runtime.behavior.major > 10 {
      _ = askSource(.numberOfSections) { $0.numberOfSections(in: self) }
    }
    let sections = askSource(.numberOfSections) { $0.numberOfSections(in: self) } ?? 1
    return TableGeometry(
      (0..<checked(sections, Self.sectionLimit, "sections")).map { section in
        let header = edge(isHeader: true, section)
        let footer = edge(isHeader: false, section)
        let rows = require(.numberOfRows, of: source, text: "\(section)") {
          source.tableView(self, numberOfRowsInSection: section)
        }
        return TableSection(rows: heights(of: rows, in: section), header: header, footer: footer)
      }
    )
  }

  // choice: table-count-limits
  /// The number of rows for whose heights UIKit can allocate memory.
  private static let rowLimit = 1 << 44
  /// The number of sections, and of rows whose heights the delegate is asked for, that are counted
  /// in a reasonable time.
  private static let sectionLimit = 10_000_000

  /// Returns a number of rows or sections; 0 after UIKit's exception for one that is out of range.
  private func checked(_ count: Int, _ limit: Int, _ noun: String) -> Int {
    guard count < 0 || count > limit else { return count }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "Failed to allocate data stores for \(count) \(noun). Consider using fewer "
        + "\(noun.prefix { $0 != " " })",
      about: traceSubject
    )
    return 0
  }

  /// Whether the heights of rows are exact before their cells exist.
  var asksForAllHeights: Bool { estimatedRowHeight == 0 }

  private func heights(of rows: Int, in section: Int) -> LengthIndex {
    var count = checked(rows, Self.rowLimit, "rows in section \(section)")
    guard count > 0 else { return LengthIndex(count: 0, length: 0) }
    let first = IndexPath(row: 0, section: section)
    let height = asksForAllHeights ? askHeight(first) : askEstimate(first)
    guard let height else { return LengthIndex(count: count, length: assumedRowHeight) }
    count = checked(count, Self.sectionLimit, "rows in section \(section)")
    let lengths = (0..<count).map { row in
      if row == 0 { return assumed(height) }
      let path = IndexPath(row: row, section: section)
      return assumed((asksForAllHeights ? askHeight(path) : askEstimate(path)) ?? height)
    }
    return LengthIndex(lengths)
  }

  /// The height of rows whose heights no delegate determines, before their cells are made.
  private var assumedRowHeight: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight
  }

  private func assumed(_ height: CGFloat) -> CGFloat { height < 0 ? assumedRowHeight : height }

  /// Asks the delegate for the height of a row; `nil` if it does not implement the method.
  func askHeight(_ path: IndexPath) -> CGFloat? {
    askDelegate(.heightForRow, text: path.traceText) { $0.tableView(self, heightForRowAt: path) }
  }

  private func askEstimate(_ path: IndexPath) -> CGFloat? {
    askDelegate(.estimatedHeightForRow, text: path.traceText) {
      $0.tableView(self, estimatedHeightForRowAt: path)
    }
  }

  // choice: table-section-heights
  /// Asks for the height of a header or footer, and without one for its title.
  ///
  /// A title has 28 points; a view that the delegate may return has an estimated
  /// height, and its constraints determine the height when it is displayed.
  private func edge(isHeader: Bool, _ section: Int) -> TableEdge {
    var edge = TableEdge()
    var height: CGFloat?
    for _ in 0..<2 {
      height =
        isHeader
        ? askDelegate(.heightForHeader, text: "\(section)") {
          $0.tableView(self, heightForHeaderInSection: section)
        }
        : askDelegate(.heightForFooter, text: "\(section)") {
          $0.tableView(self, heightForFooterInSection: section)
        }
    }
    let standard = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if let known = height ?? (standard >= 0 ? standard : nil), known >= 0 {
      edge.height = known.isFinite ? known : 0
      return edge
    }
    if title(isHeader, section) != nil {
      edge.height = Self.defaultHeaderHeight
    } else if mayReturnView(isHeader: isHeader) {
      edge.height = Self.defaultHeaderHeight
      edge.isEstimated = true
    } else if style != .plain {
      edge.height = 18
    }
    return edge
  }

  /// Asks the data source for the title of a header or footer.
  func title(_ isHeader: Bool, _ section: Int) -> String? {
    let title =
      isHeader
      ? askSource(.titleForHeader, text: "\(section)") {
        $0.tableView(self, titleForHeaderInSection: section)
      }
      : askSource(.titleForFooter, text: "\(section)") {
        $0.tableView(self, titleForFooterInSection: section)
      }
    return title ?? nil
  }

  /// Whether the delegate may return a view for headers or footers.
  private func mayReturnView(isHeader: Bool) -> Bool {
    guard let delegate else { return false }
    let message: Name = isHeader ? .viewForHeader : .viewForFooter
    let messages = life.runtime.optionalMessages
    if let known = messages.isImplemented(message, by: delegate) { return known }
    // A first question shows it. Its view is asked for again when the section is displayed.
    _ = edgeView(isHeader: isHeader, 0)
    return messages.isImplemented(message, by: delegate) ?? false
  }

  /// Asks the delegate for a header or footer view.
  func edgeView(isHeader: Bool, _ section: Int) -> UIView? {
    let view =
      isHeader
      ? askDelegate(.viewForHeader, text: "\(section)") {
        $0.tableView(self, viewForHeaderInSection: section)
      }
      : askDelegate(.viewForFooter, text: "\(section)") {
        $0.tableView(self, viewForFooterInSection: section)
      }
    return view ?? nil
  }

  // Places.

  /// Returns the frame of a part of the content.
  func rect(_ span: ClosedRange<CGFloat>, inset: Bool) -> CGRect {
    let margin: CGFloat = inset && style == .insetGrouped ? min(16, bounds.width / 2) : 0
    return CGRect(
      x: margin,
      y: span.lowerBound,
      width: max(0, bounds.width - 2 * margin),
      height: span.upperBound - span.lowerBound
    )
  }

  /// Sets the frames of the table's own header and footer, and the size of the content.
  func placeTableViews() {
    let top = tableHeaderView?.frame.height ?? 0
    content.geometry.top = top
    if let view = tableHeaderView {
      setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: top), of: view)
    }
    var height = content.geometry.height
    if let view = tableFooterView {
      let own = view.frame.height
      setFrame(CGRect(x: 0, y: height, width: bounds.width, height: own), of: view)
      height += own
    }
    contentSize = CGSize(width: bounds.width, height: height)
  }

  /// Sets the frame of a view unless it has it.
  func setFrame(_ frame: CGRect, of view: UIView) {
    if view.frame != frame { view.frame = frame }
  }
}
