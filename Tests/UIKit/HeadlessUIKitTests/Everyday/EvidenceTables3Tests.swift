import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about tables.
@MainActor
struct `Evidence of everyday tables, a third part` {
  // observation: table-dequeue-prepares-header
  @Test func `a header out of the pool is prepared`() async throws {
    try await withApp { app in
      let source = ReusedHeaders(20)
      let table = try showTable(source, in: app) {
        $0.register(PreparedHeader.self, forHeaderFooterViewReuseIdentifier: "h")
        $0.estimatedSectionHeaderHeight = 0
        $0.estimatedRowHeight = 0
      }
      PreparedHeader.count.value = 0
      for offset in stride(from: 100.0, through: 800, by: 100) {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
      }
      #expect(PreparedHeader.count.value > 0)
    }
  }
}

/// Sections of one row with reusable headers.
@MainActor
private final class ReusedHeaders: UITableViewDataSource, UITableViewDelegate {
  let count: Int

  init(_ count: Int) { self.count = count }

  func numberOfSections(in tableView: UITableView) -> Int { count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
  }
}

@MainActor
private final class Counter {
  var value = 0
}

private final class PreparedHeader: UITableViewHeaderFooterView {
  static let count = Counter()

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.count.value += 1
  }
}
