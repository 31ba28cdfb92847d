import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Row actions` {
  private final class Controller: UITableViewController {
    var performed: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView,
      editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [
        UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] action, path in
          self?.performed.append("\(action.title ?? "") \(path.row)")
        }
      ]
    }
  }

  @Test func `a swipe performs the row action of a delegate without swipe actions`() async throws {
    try await withApp { app in
      let controller = Controller(style: .plain)
      _ = try await launch(controller, in: app)
      #expect(app.tapSwipeAction("Delete", IndexPath(row: 1, section: 0), in: controller.tableView))
      #expect(controller.performed == ["Delete 1"])
    }
  }
}
