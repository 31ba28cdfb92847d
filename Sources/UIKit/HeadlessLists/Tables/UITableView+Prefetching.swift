import Foundation
import TraceModel

extension UITableView {
  // choice: table-prefetch-window
  /// Announces the rows that follow the visible ones in the direction of scrolling.
  ///
  /// They are as many as are visible. Rows that were announced and are farther away are cancelled.
  func prefetch() {
    let isDown = contentOffset.y >= content.lastOffset
    content.lastOffset = contentOffset.y
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let paths = content.displayedPaths
    guard let first = paths.first, let last = paths.last else { return }
    var ahead: [IndexPath] = []
    var next = isDown ? last : first
    while ahead.count < paths.count,
      let row = isDown ? content.geometry.row(after: next) : content.geometry.row(before: next)
    {
      ahead.append(row)
      next = row
    }
    let old = content.prefetched
    content.prefetched = Set(ahead)
    let added = ahead.filter { !old.contains($0) }
    let dropped = old.subtracting(ahead).filter { content.displayed[$0] == nil }.sorted()
    if !dropped.isEmpty {
      let text = dropped.map(\.traceText).joined(separator: ", ")
      _ = life.runtime.invokeOptional(source, .cancelPrefetchingRows, text: text) {
        source.tableView(self, cancelPrefetchingForRowsAt: dropped)
      }
    }
    guard !added.isEmpty else { return }
    let text = added.map(\.traceText).joined(separator: ", ")
    life.runtime.dispatcher.invoke(
      .prefetchRows,
      to: life.runtime.appObjects.subject(of: source),
      text: life.runtime.recording.name(text)
    ) { source.tableView(self, prefetchRowsAt: added) }
  }
}
