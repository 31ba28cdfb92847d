import Foundation
import HeadlessUIKit

/// Lists the calls of a table, with the rows of a plain data source.
///
/// It implements what the subclasses below add nothing to: counts and cells.
@MainActor
class TableSource: UITableViewDataSource {
  var counts: [Int]
  var lines: [String] = []
  /// Whether cells are dequeued with the index path.
  var dequeuesForRow = true

  init(_ counts: Int...) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    lines.append("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.append("rows(\(section))")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if dequeuesForRow {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      lines.append("cell(\(name(indexPath)))")
      cell.textLabel?.text = "row \(name(indexPath))"
      return cell
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? LoggingCell(style: .default, reuseIdentifier: "cell")
    lines.append("cell(\(name(indexPath)))")
    return cell
  }
}

/// Adds heights and the display of rows.
@MainActor
final class DisplayLog: TableSource, UITableViewDelegate {
  var height: CGFloat = 50

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lines.append("height(\(name(indexPath)))")
    return height
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { lines.append("willDisplay(\(name(indexPath)))") }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { lines.append("didEndDisplaying(\(name(indexPath)))") }
}

/// Adds headers and footers.
@MainActor
final class EdgeLog: TableSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lines.append("height(\(name(indexPath)))")
    return 50
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    lines.append("headerHeight(\(section))")
    return 20
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    lines.append("footerHeight(\(section))")
    return 10
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    lines.append("header(\(section))")
    return UIView()
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    lines.append("footer(\(section))")
    return UIView()
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { lines.append("willDisplayHeader(\(section))") }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { lines.append("willDisplayFooter(\(section))") }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { lines.append("willDisplay(\(name(indexPath)))") }
}

/// A cell that lists its creation and reuse in its table's data source.
@MainActor
final class LoggingCell: UITableViewCell {
  static let log = TableCellLog()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.log.note?("init")
  }

  required init?(coder: NSCoder) { fatalError("no archives") }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.log.note?("prepareForReuse")
  }
}

/// Where cells of the running test list their callbacks.
@MainActor
final class TableCellLog {
  var note: ((String) -> Void)?
}

/// The row of a path in the first section, or section and row.
func name(_ path: IndexPath) -> String {
  path.section == 0 ? "\(path.row)" : "\(path.section),\(path.row)"
}

/// Shows a table of 320 by 200 points with a data source.
@MainActor
func showTable(
  _ source: any UITableViewDataSource,
  in app: HeadlessApp,
  style: UITableView.Style = .plain,
  height: CGFloat = 200,
  _ configure: (UITableView) -> Void = { _ in }
) throws -> UITableView {
  let table = OwningTable(
    frame: CGRect(x: 0, y: 0, width: 320, height: height),
    style: style
  )
  table.source = source
  table.register(LoggingCell.self, forCellReuseIdentifier: "cell")
  table.contentInsetAdjustmentBehavior = .never
  table.dataSource = source
  table.delegate = source as? any UITableViewDelegate
  configure(table)
  try app.show(table)
  return table
}

/// A table that retains its source.
private final class OwningTable: UITableView {
  var source: AnyObject?
}
