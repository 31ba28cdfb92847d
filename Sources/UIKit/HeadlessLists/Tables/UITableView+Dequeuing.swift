import Foundation
import TraceModel

/// Dequeuing of cells, headers and footers.
extension UITableView {
  /// Returns a cell, reused or new; `nil` if neither exists.
  func dequeueCell(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
    life.runtime.dispatcher.call(.dequeueReusableCell, on: traceSubject) {
      if let path { checkRequest(identifier, path) }
      guard let cell = reusedCell(identifier) ?? cells.make(identifier) else {
        if path != nil { failToDequeue(identifier) }
        return nil
      }
      if let path, content.geometry.contains(path) || content.requested == path {
        _ = askHeight(path)
        // Two logs with estimates contain a second question before the cell.
        if !asksForAllHeights, content.requested == path { _ = askHeight(path) }
      }
      return cell
    }
  }

  private func reusedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.takeLent(identifier) { return cell }
    guard let cell = cells.dequeue(identifier) else { return nil }
    cell.setNeedsUpdateConfiguration()
    life.runtime.dispatcher.send(.prepareForReuse, to: cell.traceSubject) { cell.prepareForReuse() }
    return cell
  }

  func dequeueEdgeView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = edgeViews.dequeue(identifier) else { return edgeViews.make(identifier) }
    view.setNeedsUpdateConfiguration()
    life.runtime.dispatcher.send(.prepareForReuse, to: view.traceSubject) { view.prepareForReuse() }
    return view
  }

  private func checkRequest(_ identifier: String, _ path: IndexPath) {
    guard content.requested == path else { return }
    guard content.hasDequeuedRequested else {
      content.hasDequeuedRequested = true
      return
    }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
      really need to dequeue more cells than the table view is requesting, use the \
      -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \
      \(identifier), index path: \(path.traceText)
      """,
      about: traceSubject
    )
  }

  private func failToDequeue(_ identifier: String) {
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """,
      about: traceSubject
    )
  }

  /// Reports a row that does not exist, in the words of the versions until iOS 12 and since iOS 13.
  func failToScroll(to path: IndexPath) {
    let counts = content.geometry.sections.map(\.rows.count)
    let isRow = counts.indices.contains(path.section)
    let problem =
      isRow
      ? "row (\(path.row)) when there are only \(counts[path.section]) rows in section "
        + "\(path.section)"
      : "section (\(path.section)) when there are only \(counts.count) sections"
    let old =
      isRow
      ? "row (\(path.row)) beyond bounds (\(counts[path.section])) for section (\(path.section))."
      : "section (\(path.section)) beyond bounds (\(counts.count))."
    life.runtime.fail(
      exception: "NSRangeException",
      life.runtime.behavior.major < 13
        ? "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
          + "usingPresentationValues:]: \(old)"
        : "Attempted to scroll the table view to an out-of-bounds \(problem). Table view: \(self)",
      about: traceSubject
    )
  }

  // choice: cell-pool-hidden
  /// Adds a cell to its pool: the cell stays in the table and is hidden.
  func retire(_ cell: UITableViewCell) {
    recordRow(nil, of: cell)
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cells.enqueue(cell, identifier)
  }

  /// Records the row or section for which a view is displayed; `nil` if there is none.
  func recordRow(_ text: String?, of view: UIView) {
    let recording = life.runtime.recording
    let text = text.map(recording.name) ?? .empty
    recording.hierarchyText(.rowProperty, text, of: view.traceSubject)
  }
}
