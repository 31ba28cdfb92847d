import Foundation

/// A section of a table: its counts and heights.
struct TableSection {
  var rows: LengthIndex
  /// The rows whose heights are exact rather than estimated.
  var measured: Set<Int> = []
  var header = TableEdge()
  var footer = TableEdge()

  /// The height with header and footer.
  var length: CGFloat { header.height + rows.total + footer.height }
}

/// The header or footer of a section.
struct TableEdge {
  var height: CGFloat = 0
  /// Whether the height is a guess until the view was made.
  var isEstimated = false
  /// Whether the delegate has returned no view, and there is no title.
  var isEmpty = false
}

/// The positions of the rows, headers and footers of a table, from the top of the content.
package struct TableGeometry {
  private(set) var sections: [TableSection]
  private var lengths: LengthIndex
  /// The numbers of rows, by which a search skips empty sections.
  private let counts: LengthIndex
  /// The height of the table's own header view.
  var top: CGFloat = 0

  init(_ sections: [TableSection] = []) {
    self.sections = sections
    lengths = LengthIndex(sections.map(\.length))
    counts = LengthIndex(sections.map { CGFloat($0.rows.count) })
  }

  /// The height of the table's header and of all sections.
  var height: CGFloat { top + lengths.total }

  /// Changes a section.
  mutating func update(_ section: Int, _ body: (inout TableSection) -> Void) {
    body(&sections[section])
    lengths[section] = sections[section].length
  }

  /// Whether a row exists.
  package func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Returns the position of a section with its header and footer.
  func span(of section: Int) -> ClosedRange<CGFloat> {
    let start = top + lengths.start(of: section)
    return start...(start + sections[section].length)
  }

  /// Returns the position of a row.
  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let section = sections[path.section]
    let start =
      top + lengths.start(of: path.section) + section.header.height
      + section.rows.start(of: path.row)
    return start...(start + section.rows[path.row])
  }

  /// Returns the sections that are at least partly between two positions.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard let first = lengths.index(at: start - top), let last = lengths.index(at: end - top) else {
      return 0..<0
    }
    return first..<(max(first, last) + 1)
  }

  /// Returns the first row whose end is beyond a position.
  func firstRow(beyond place: CGFloat) -> IndexPath? {
    guard let section = lengths.index(at: place - top) else { return nil }
    let rows = sections[section].rows
    let inside = place - span(of: section).lowerBound - sections[section].header.height
    guard let row = rows.index(at: inside), rows.start(of: row + 1) > inside else {
      return firstRow(inSectionAfter: section)
    }
    return IndexPath(row: row, section: section)
  }

  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    return firstRow(inSectionAfter: path.section)
  }

  /// Returns the previous row.
  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let before = counts.start(of: path.section)
    guard before > 0, let section = counts.index(at: before - 0.5) else { return nil }
    return IndexPath(row: sections[section].rows.count - 1, section: section)
  }

  private func firstRow(inSectionAfter section: Int) -> IndexPath? {
    guard let next = counts.index(at: counts.start(of: section + 1) + 0.5), next > section,
      sections[next].rows.count > 0
    else { return nil }
    return IndexPath(row: 0, section: next)
  }
}
