package import Foundation
import HeadlessCore

/// The sections and rows that a storyboard describes for a table.
@MainActor
package struct StaticTable {
  package struct Row {
    package let cell: UITableViewCell
    /// The height of the row; `nil` for that of the table.
    package let height: CGFloat?

    package init(cell: UITableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  package struct Section {
    package let rows: [Row]
    package let headerTitle: String?
    package let footerTitle: String?
    package let headerView: UIView?
    package let footerView: UIView?

    package init(
      rows: [StaticTable.Row],
      headerTitle: String?,
      footerTitle: String?,
      headerView: UIView?,
      footerView: UIView?
    ) {
      self.rows = rows
      self.headerTitle = headerTitle
      self.footerTitle = footerTitle
      self.headerView = headerView
      self.footerView = footerView
    }
  }

  package let sections: [Section]

  package init(sections: [StaticTable.Section]) {
    self.sections = sections
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
