import Foundation
import HeadlessUIKit

func everydayRow(_ index: Int) -> IndexPath { IndexPath(row: index, section: 0) }

/// Rows that can be edited and moved.
@MainActor
final class EditRows: UITableViewDataSource, UITableViewDelegate {
  let count: Int
  var lines: [String] = []
  var canEdit: (Int) -> Bool = { _ in true }
  var canMove: (Int) -> Bool = { _ in true }
  var target: ((Int) -> Int)?
  var accessory = UITableViewCell.AccessoryType.none

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryType = accessory
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath.row)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { lines.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)") }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { lines.append("commit \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target.map { everydayRow($0(proposedDestinationIndexPath.row)) } ?? proposedDestinationIndexPath
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    lines.append("willBegin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    lines.append("accessory \(indexPath.row)")
  }
}
