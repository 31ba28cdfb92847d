import Foundation
import TraceModel

/// Groups of updates.
extension UITableView {
  /// Adds changes to the open group; without one, they are a group of their own.
  func change(_ body: (inout ListChanges) -> Void) {
    beginGroup()
    body(&updates.changes)
    endGroup()
  }

  func beginGroup() {
    if updates.depth == 0 { countIfNeeded() }
    updates.depth += 1
  }

  func endGroup() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.changes
    updates.changes = ListChanges()
    perform(changes)
  }

  // choice: table-update-order
  /// Counts, checks the counts, and follows the changes: cells of deleted and reloaded rows end
  /// their display, the others move with their rows, and the cells of new visible rows are made.
  private func perform(_ changes: ListChanges) {
    defer { finish(changes.completions) }
    guard !content.isCounting else { return }
    closeSwipe()
    let old = content.geometry
    content.isCounting = true
    var new = count()
    content.isCounting = false
    content.isCounted = true
    content.version += 1
    content.needsDisplay = true
    let map: ListUpdate
    do {
      map = try ListUpdate(
        changes,
        of: .table,
        old: old.sections.map(\.rows.count),
        new: new.sections.map(\.rows.count)
      )
    } catch {
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        error.message,
        about: traceSubject
      )
      content.geometry = new
      return reload()
    }
    if !asksForAllHeights { keepHeights(of: old, in: &new, map) }
    content.geometry = new
    let ended = moveContent(map)
    placeTableViews()
    setNeedsLayout()
    if !content.isDisplaying {
      warnOutsideWindow()
      measureDisplayed()
      display()
    }
    end(ended)
  }

  /// Keeps the measured heights of rows that stay.
  private func keepHeights(
    of old: TableGeometry,
    in new: inout TableGeometry,
    _ map: ListUpdate
  ) {
    for (index, section) in old.sections.enumerated() where !section.measured.isEmpty {
      if map.keepsItems(of: index), let target = map.section(index) {
        new.update(target) { part in
          part.rows = section.rows
          part.measured = section.measured
        }
        continue
      }
      for row in section.measured {
        guard let path = map.keptPath(IndexPath(row: row, section: index)) else { continue }
        new.update(path.section) { part in
          part.rows[path.row] = section.rows[row]
          part.measured.insert(path.row)
        }
      }
    }
  }

  private func moveContent(_ map: ListUpdate) -> EndedContent {
    var kept: [IndexPath: UITableViewCell] = [:]
    var ended: [(path: IndexPath, cell: UITableViewCell)] = []
    for path in content.displayedPaths {
      guard let cell = content.displayed[path] else { continue }
      if let target = map.keptPath(path), !content.isStale {
        kept[target] = cell
        if target != path { recordRow(target.traceText, of: cell) }
      } else {
        ended.append((path, cell))
      }
    }
    let headers = content.headers
    let footers = content.footers
    content.replaceCells(by: kept)
    content.headers = moved(headers, map)
    content.footers = moved(footers, map)
    content.selected = content.selected.compactMap { map.keptPath($0) }
    content.prefetched = []
    return EndedContent(
      rows: ended,
      headers: headers.filter { map.keptSection($0.key) == nil },
      footers: footers.filter { map.keptSection($0.key) == nil }
    )
  }

  /// Ends the display of the removed cells and views, after the new cells are displayed.
  private func end(_ ended: EndedContent) {
    for (path, cell) in ended.rows {
      _ = askDelegate(.didEndDisplayingRow, argument: cell.traceSubject, text: path.traceText) {
        $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      if content.path(of: cell) == nil { retire(cell) }
    }
    for (section, view) in ended.headers.sorted(by: { $0.key < $1.key }) {
      endRemoved(view, isHeader: true, section)
    }
    for (section, view) in ended.footers.sorted(by: { $0.key < $1.key }) {
      endRemoved(view, isHeader: false, section)
    }
  }

  /// Asks for the heights of displayed rows again, as an empty group of updates does on purpose.
  private func measureDisplayed() {
    guard !asksForAllHeights else { return }
    let version = content.version
    content.isDisplaying = true
    defer { content.isDisplaying = false }
    for path in content.displayedPaths {
      guard content.version == version else { return }
      if content.geometry.contains(path), let cell = content.displayed[path] { measure(cell, path) }
    }
    placeTableViews()
  }

  private func moved(_ views: [Int: UIView], _ map: ListUpdate) -> [Int: UIView] {
    var result: [Int: UIView] = [:]
    for (section, view) in views {
      guard let target = map.keptSection(section) else { continue }
      result[target] = view
      if target != section { recordRow("\(target)", of: view) }
    }
    return result
  }

  /// Moves a row that the user has dropped; the data source has moved its data already.
  func moveDisplayed(_ path: IndexPath, _ target: IndexPath) {
    updates.depth += 1
    updates.changes.movedItems.append(.init(from: path, to: target))
    endGroup()
  }

  /// Calls the completions of a group when its animations have ended.
  private func finish(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    let runtime = life.runtime
    let isAnimated = window != nil && runtime.animator.isEnabled
    runtime.loop.schedule(
      after: isAnimated ? .milliseconds(300) : .zero,
      label: "completion of table updates"
    ) {
      runtime.dispatcher.invoke(.completion, to: runtime.recording.subject(of: .animations)) {
        for completion in completions { completion(true) }
      }
    }
  }
}

/// The displayed cells and views that updates have removed, by their old index paths.
private struct EndedContent {
  var rows: [(path: IndexPath, cell: UITableViewCell)]
  var headers: [Int: UIView]
  var footers: [Int: UIView]
}
