import Foundation

/// The displayed content of a table, and its position.
package struct TableContent {
  package var geometry = TableGeometry()
  /// Whether the data source was asked for the counts.
  var isCounted = false
  /// Whether no layout has displayed rows yet.
  var isNew = true
  /// How often the next layout counts again.
  var repeats = 0
  /// The number of times that the content was replaced or changed, by which a loop detects that a
  /// callback did it.
  var version = 0
  /// Whether displayed cells are of the content before the last reload.
  var isStale = false
  /// Whether the cells of visible rows may be missing.
  var needsDisplay = true
  var isCounting = false
  var isDisplaying = false
  /// The width for which heights were measured.
  var width: CGFloat = 0
  /// The height of the content in the last layout.
  var height: CGFloat = 0
  /// The titles of the index at the edge.
  var indexTitles: [String]?

  private(set) var displayed: [IndexPath: UITableViewCell] = [:]
  /// The paths of the displayed cells: a table as high as its content displays thousands.
  private var paths: [ObjectIdentifier: IndexPath] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]

  /// The row for which the data source is asked for a cell.
  var requested: IndexPath?
  var hasDequeuedRequested = false

  /// The selected rows, in the order of their selection.
  var selected: [IndexPath] = []
  /// The row that a finger has highlighted.
  var touched: IndexPath?
  /// The row whose accessory button a finger touches.
  var touchedAccessory: IndexPath?
  var isEditing = false
  /// The row next to which a swipe has opened buttons.
  var swiped: SwipedRow?

  /// The rows that were announced to the prefetching data source.
  var prefetched: Set<IndexPath> = []
  var lastOffset: CGFloat = 0

  /// The paths of the displayed cells, from top to bottom.
  var displayedPaths: [IndexPath] { displayed.keys.sorted() }

  /// Returns the path of a cell; `nil` if it is not displayed.
  func path(of cell: UITableViewCell) -> IndexPath? { paths[ObjectIdentifier(cell)] }

  /// Adds a displayed cell.
  mutating func display(_ cell: UITableViewCell, at path: IndexPath) {
    removeCell(at: path)
    displayed[path] = cell
    paths[ObjectIdentifier(cell)] = path
  }

  /// Removes the displayed cell of a path, and returns it.
  @discardableResult
  mutating func removeCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = displayed.removeValue(forKey: path) else { return nil }
    paths[ObjectIdentifier(cell)] = nil
    return cell
  }

  /// Replaces all displayed cells.
  mutating func replaceCells(by cells: [IndexPath: UITableViewCell]) {
    displayed = cells
    paths = Dictionary(
      cells.map { (ObjectIdentifier($0.value), $0.key) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
