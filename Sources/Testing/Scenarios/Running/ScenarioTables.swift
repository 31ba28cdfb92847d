import Foundation
import HeadlessUIKit
import TraceModel

/// Returns rows with the index path as their text.
///
/// The number of sections is an optional method, which a subclass can't add in Swift: the parameter
/// distinguishes the classes of sources that implement it and those that don't.
final class ScenarioTableSource<Sections: ScenarioOption>: NSObject, UITableViewDataSource,
  ScenarioRows
{
  var rows: Int
  var sections: Int
  var dequeuesForIndexPath = true
  private let script: ObjectScript

  init(_ script: ObjectScript, sections: Int, rows: Int) {
    self.script = script
    self.sections = sections
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    guard Sections.isImplemented else { return unimplemented(.numberOfSections, 1) }
    script.around(.numberOfSections) {}
    return sections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    script.around(.numberOfRows) {}
    return rows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      dequeuesForIndexPath
      ? tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      : tableView.dequeueReusableCell(withIdentifier: "Cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
    cell.textLabel?.text = "\(indexPath.section), \(indexPath.row)"
    script.around(.cellForRow) {}
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    script.around(.canEditRow) {}
    return true
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    script.around(.commitEditingRow) {}
  }
}

/// Receives display, selection and editing of rows, and returns their height.
///
/// The parameter distinguishes classes that implement the height from those that don't.
final class ScenarioTableDelegate<Heights: ScenarioOption>: NSObject, UITableViewDelegate {
  private let height: CGFloat
  private let script: ObjectScript

  init(_ script: ObjectScript, height: CGFloat) {
    self.script = script
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard Heights.isImplemented else { return unimplemented(.heightForRow, height) }
    script.around(.heightForRow) {}
    return height
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    script.around(.willDisplayRow) {}
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    script.around(.didEndDisplayingRow) {}
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    script.around(.willSelectRow) {}
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    script.around(.didSelectRow) {}
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    script.around(.willDeselectRow) {}
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    script.around(.didDeselectRow) {}
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    script.around(.editingStyleForRow) {}
    return .delete
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    script.around(.willBeginEditingRow) {}
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    script.around(.didEndEditingRow) {}
  }
}

/// The rows of a data source whose sections all have the same number of rows.
@MainActor
protocol ScenarioRows: AnyObject {
  var rows: Int { get set }
  var sections: Int { get set }
  /// Whether cells are dequeued with their index path.
  var dequeuesForIndexPath: Bool { get set }
}

/// Whether a class of the scenario implements an optional method.
protocol ScenarioOption {
  static var isImplemented: Bool { get }
}

/// The class implements the method.
enum Implemented: ScenarioOption {
  static var isImplemented: Bool { true }
}

/// The class does not implement the method.
enum Unimplemented: ScenarioOption {
  static var isImplemented: Bool { false }
}
