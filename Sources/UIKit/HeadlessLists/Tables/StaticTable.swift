package import Foundation
@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues

/// The sections and rows that a storyboard describes for a table.
@MainActor
package struct StaticTable {
  package struct Row {
    package let cell: UITableViewCell
    /// The height of the row; `nil` for that of the table.
    package let height: CGFloat?
  }

  package struct Section {
    package let rows: [Row]
    package let headerTitle: String?
    package let footerTitle: String?
    package let headerView: UIView?
    package let footerView: UIView?
  }

  package let sections: [Section]

  /// Reads the sections of the element of a table.
  init(_ nib: NibReader) {
    sections = nib.list("sections").map { section in
      section.ignore("colorLabel", "userComments")
      let rows = section.list("cells").compactMap { child -> Row? in
        let height = child.number("rowHeight")
        return (child.source.make(child.element) as? UITableViewCell).map {
          Row(cell: $0, height: height)
        }
      }
      var (header, footer): (UIView?, UIView?)
      section.view("headerView") { header = $0 }
      section.view("footerView") { footer = $0 }
      return Section(
        rows: rows,
        headerTitle: section.text("headerTitle"),
        footerTitle: section.text("footerTitle"),
        headerView: header,
        footerView: footer
      )
    }
  }

  package func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  package func row(_ path: IndexPath) -> Row? {
    guard let section = section(path.section), section.rows.indices.contains(path.row) else {
      return nil
    }
    return section.rows[path.row]
  }
}

extension RareState {
  /// The sections and rows of a table of a storyboard.
  package var staticTable: StaticTable? {
    get { staticContent as? StaticTable }
    set { staticContent = newValue }
  }
}
