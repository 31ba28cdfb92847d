import Foundation
import HeadlessUIKit

extension Verb {
  /// Calls of tables and their data sources.
  static let tableVerbs: [Verb] =
    [
      .set(.tableView, "dataSource", .optionalObject(.delegate), "Sets the data source.") {
        call throws(ScenarioError) in
        let source: NSObject? = try call.optionalObject(0)
        try call.receiver(UITableView.self).dataSource = source as? any UITableViewDataSource
      }
    ]
    + Member<UITableView>.verbs([
      .set("rowHeight", .number, "Sets the height of rows.") { $0.rowHeight = $1 },
      .set("estimatedRowHeight", .number, "Sets the estimate of the height of rows; 0 for none.") {
        $0.estimatedRowHeight = $1
      },
      .call("reloadData()", "Reads the counts again; the cells follow in the layout.") {
        $0.reloadData()
      },
      .call("beginUpdates()", "Begins a group of insertions and deletions.") { $0.beginUpdates() },
      .call("endUpdates()", "Ends a group of insertions and deletions.") { $0.endUpdates() },
      .call(
        "insertRow(at:inSection:)",
        .index,
        .index,
        "Calls `insertRows(at:with:)` for one row, without animation."
      ) { $0.insertRows(at: [IndexPath(row: $1, section: $2)], with: .none) },
      .call(
        "deleteRow(at:inSection:)",
        .index,
        .index,
        "Calls `deleteRows(at:with:)` for one row, without animation."
      ) { $0.deleteRows(at: [IndexPath(row: $1, section: $2)], with: .none) },
      .call(
        "reloadRow(at:inSection:)",
        .index,
        .index,
        "Calls `reloadRows(at:with:)` for one row, without animation."
      ) { $0.reloadRows(at: [IndexPath(row: $1, section: $2)], with: .none) },
      .call(
        "selectRow(at:inSection:)",
        .index,
        .index,
        "Calls `selectRow(at:animated:scrollPosition:)`, without animation."
      ) {
        $0.selectRow(
          at: IndexPath(row: $1, section: $2),
          animated: false,
          scrollPosition: .none
        )
      },
      .call("setEditing(_:animated:)", .flag, .flag, "Switches editing on or off.") {
        $0.setEditing($1, animated: $2)
      },
    ]) + [
      .set(.delegate, "numberOfRows", .index, "Sets how many rows each section has from now on.") {
        call throws(ScenarioError) in
        try call.rows.rows = Int(call.number(0))
      },
      .set(.delegate, "numberOfSections", .index, "Sets how many sections there are from now on.") {
        call throws(ScenarioError) in
        try call.rows.sections = Int(call.number(0))
      },
      .set(
        .delegate,
        "dequeuesForIndexPath",
        .flag,
        "Sets whether cells are dequeued with their index path; the default is true."
      ) { call throws(ScenarioError) in
        try call.rows.dequeuesForIndexPath = call.flag(0)
      },
      .word(
        "tap row",
        [.object(.tableView), .index, .index],
        "Taps the cell of a row; the section follows the row."
      ) { call throws(ScenarioError) in
        try call.tapRow(of: try call.object(0), at: call.indexPath(1))
      },
    ]
}

extension Invocation {
  /// Returns the index path of a row and a section, which follow each other.
  func indexPath(_ index: Int) -> IndexPath {
    IndexPath(row: Int(number(index)), section: Int(number(index + 1)))
  }

  /// The receiver as a source of rows.
  fileprivate var rows: any ScenarioRows {
    get throws(ScenarioError) {
      guard let rows = try receiver(NSObject.self) as? any ScenarioRows else {
        throw ScenarioError(
          .badArgument,
          at: position,
          "the object has no rows",
          help: "write it to a UITableViewDataSource"
        )
      }
      return rows
    }
  }

  /// Taps the cell of a row.
  fileprivate func tapRow(
    of table: UITableView,
    at indexPath: IndexPath
  ) throws(ScenarioError) {
    guard let cell = table.cellForRow(at: indexPath) else {
      throw ScenarioError(
        .badArgument,
        at: position,
        "the row \(indexPath.row) of section \(indexPath.section) is not visible",
        help: "scroll to it, and settle before the tap"
      )
    }
    try tap(cell)
  }
}

extension ObjectClass {
  /// Tables, their data sources and delegates.
  static let tableClasses: [ObjectClass] = [
    .observed(
      .tableView,
      "UITableView(frame:)",
      [.rect],
      "A plain table, with the class `UITableViewCell` registered as `Cell`."
    ) { call in
      let table = UITableView(frame: call.rect(0), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      return table
    },
    ObjectClass(
      .delegate,
      "UITableViewDataSource(numberOfRows:)",
      [.index],
      "Provides the rows of one section; it does not implement the number of sections."
    ) { call, script in
      ScenarioTableSource<Unimplemented>(script, sections: 1, rows: Int(call.number(0)))
    },
    ObjectClass(
      .delegate,
      "UITableViewDataSource(numberOfSections:numberOfRows:)",
      [.index, .index],
      "Provides the rows of several sections."
    ) { call, script in
      ScenarioTableSource<Implemented>(
        script,
        sections: Int(call.number(0)),
        rows: Int(call.number(1))
      )
    },
    ObjectClass(
      .delegate,
      "UITableViewDelegate",
      [],
      "Receives display, selection and editing of rows; it does not implement their height."
    ) { _, script in
      ScenarioTableDelegate<Unimplemented>(script, height: UITableView.automaticDimension)
    },
    ObjectClass(
      .delegate,
      "UITableViewDelegate(heightForRow:)",
      [.number],
      "Receives display, selection and editing of rows, and returns their height."
    ) { call, script in
      ScenarioTableDelegate<Implemented>(script, height: call.number(0))
    },
  ]
}
