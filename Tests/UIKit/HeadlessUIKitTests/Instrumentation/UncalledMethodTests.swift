import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

private class PlainRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Adds an optional method to the class that conforms, and overrides one of it.
private final class SelectableRows: PlainRows {
  static let line = #line + 1
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Issue.record("never called")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Overrides only methods of the class that conforms.
private final class OtherRows: PlainRows {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Overrides methods of a class of the runtime, and adds a method that no protocol requires.
private class PlainListController: UITableViewController {
  func select(_ row: Int) {}
}

private final class SelectableList: PlainListController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
  }
}

@Suite struct `Optional methods that a subclass adds` {
  /// The diagnostics of a run in which the first row of a table is selected.
  @MainActor
  private func diagnostics(
    _ make: @MainActor () -> (UITableView, AnyObject)
  ) async throws -> [String] {
    let context = RecordingContext.inMemory(title: "rows", failurePolicy: .record)
    try await withRecording(context) { app in
      let (table, delegate) = make()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.frame = window.bounds
      window.addSubview(table)
      window.makeKeyAndVisible()
      try await app.settle()
      try app.tap(table.cellForRow(at: IndexPath(row: 0, section: 0)) ?? table)
      try await app.settle()
      withExtendedLifetime(delegate) {}
    }
    let trace = try context.trace()
    return trace.events.filter { $0.kind == .diagnostic }.map { trace.names[$0.text] }
      .filter { $0.contains("is never called") }
  }

  @MainActor
  private func table(_ rows: PlainRows) -> (UITableView, AnyObject) {
    let table = UITableView()
    table.dataSource = rows
    table.delegate = rows
    return (table, rows)
  }

  @Test @MainActor
  func `uncalled methods are reported with their location and the remedy, once per class`()
    async throws
  {
    let found = try await diagnostics { table(SelectableRows()) }
    let line = SelectableRows.line
    #expect(
      found == [
        "SelectableRows.tableView(_:didSelectRowAt:), declared at "
          + "HeadlessUIKitTests/UncalledMethodTests.swift:\(line), is never called, because only a "
          + "subclass of PlainRows, which conforms to the protocol, has it; declare it in PlainRows, "
          + "and override it, or use the plugin AppSources"
      ]
    )
  }

  @Test @MainActor
  func `optional methods are not reported if the conforming class or UIKit has them`()
    async throws
  {
    #expect(try await diagnostics { table(OtherRows()) } == [])
    #expect(try await diagnostics { table(PlainRows()) } == [])
    let found = try await diagnostics {
      let controller = SelectableList()
      return (controller.tableView, controller)
    }
    #expect(found == [])
  }
}
