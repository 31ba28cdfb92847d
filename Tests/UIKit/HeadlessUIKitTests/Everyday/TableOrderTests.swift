import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// How often, in which order and by which version tables ask their objects.
@MainActor
struct `Orders of tables` {
  // observation: table-order-so-exact-order
  // observation: table-heights-with-and-without-estimate-javashuo
  @Test(arguments: [11, 15, 26]) func `with an estimate each cell precedes its height`(
    version: Int
  ) async throws {
    try await withApp(version: version) { app in
      let source = DisplayLog(100)
      source.dequeuesForRow = false
      let table = try showTable(source, in: app, height: 100)
      #expect(
        source.lines == [
          "sections", "sections", "rows(0)", "cell(0)", "height(0)", "willDisplay(0)", "cell(1)",
          "height(1)", "willDisplay(1)",
        ]
      )
      source.lines = []
      app.scroll(table, by: 50)
      try app.idle()
      let lines = source.lines.filter { !$0.hasPrefix("didEnd") }
      #expect(lines.prefix(2) == ["cell(2)", "height(2)"])
    }
  }

  // observation: table-load-three-preludes-jianshu-e4d5
  // observation: table-heights-count-mjrefresh627
  @Test(arguments: [8, 9, 10]) func `a table counts three times at first and twice after a reload`(
    version: Int
  ) async throws {
    try await withApp(version: version) { app in
      let source = DisplayLog(2)
      source.dequeuesForRow = false
      let table = try showTable(source, in: app) { $0.estimatedRowHeight = 0 }
      let round = ["sections", "rows(0)", "height(0)", "height(1)"]
      let rows = [
        "cell(0)", "height(0)", "willDisplay(0)", "cell(1)", "height(1)", "willDisplay(1)",
      ]
      #expect(source.lines == round + round + round + rows)
      source.lines = []
      table.reloadData()
      #expect(source.lines == round)
      try app.idle()
      let lines = source.lines.filter { !$0.hasPrefix("didEnd") }
      #expect(lines == round + round + rows)
    }
  }

  // observation: table-load-empty-section-csdn45395429
  @Test func `an empty section counts its header and footer in each round`() async throws {
    try await withApp(version: 9) { app in
      let source = EdgeLog(0)
      _ = try showTable(source, in: app)
      let round = [
        "sections", "headerHeight(0)", "headerHeight(0)", "footerHeight(0)", "footerHeight(0)",
        "rows(0)",
      ]
      #expect(Array(source.lines.prefix(18)) == round + round + round)
      #expect(!source.lines.contains { $0.hasPrefix("cell") })
    }
  }

  // observation: table-load-list-jianshu-07fe
  @Test(arguments: [10, 26]) func `a row asks whether it can be edited before it is displayed`(
    version: Int
  ) async throws {
    try await withApp(version: version) { app in
      let source = SwipedLog(2)
      _ = try showTable(source, in: app)
      #expect(
        source.lines == ["canEdit(0)", "willDisplay(0)", "canEdit(1)", "willDisplay(1)"]
          + ["view(0)", "title(0)"]
      )
    }
  }

  // observation: table-too-many-rows-throws
  @Test(arguments: [-1, 402_337_200_000_000, Int.max, Int.min])
  func `absurd numbers of rows raise an exception`(count: Int) async throws {
    let texts = try await withApp(behaving: BehaviorVersion(major: 17)) { app in
      let table = try showTable(TableSource(count), in: app)
      #expect(table.numberOfRows(inSection: 0) == 0)
      #expect(table.visibleCells == [])
    }
    #expect(
      texts.contains {
        $0.contains(
          "Failed to allocate data stores for \(count) rows in section 0. Consider using fewer rows"
        )
      }
    )
  }

  @Test func `many rows have no cost, and too many heights raise an exception`() async throws {
    try await withApp { app in
      let table = try showTable(TableSource(4_000_000_000), in: app)
      #expect(table.contentSize.height == CGFloat(176_000_000_000))
      table.scrollToRow(at: [0, 3_999_999_999], at: .bottom, animated: false)
      #expect(table.indexPathsForVisibleRows?.last == [0, 3_999_999_999])
    }
    let texts = try await withApp(behaving: BehaviorVersion(major: 17)) { app in
      _ = try showTable(DisplayLog(4_000_000_000), in: app) { $0.estimatedRowHeight = 0 }
    }
    #expect(texts.filter { $0.contains("Failed to allocate data stores") }.count == 1)
  }

  @Test(arguments: [-1, Int.max]) func `absurd numbers of sections raise an exception`(
    count: Int
  ) async throws {
    let source = SectionSource(count)
    let texts = try await withApp(behaving: BehaviorVersion(major: 17)) { app in
      let table = try showTable(source, in: app)
      #expect(table.numberOfSections == 0)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      view.dataSource = source
      try app.show(view)
      #expect(view.numberOfSections == 0)
    }
    #expect(texts.contains { $0.contains("data stores for \(count) sections") })
    #expect(texts.contains { $0.contains("invalid number of sections: \(count)") })
  }

  // observation: table-visible-rows-ios15-qmui
  @Test(arguments: [14, 15]) func `a row below a visible header is visible until iOS 14`(
    version: Int
  ) async throws {
    try await withApp(version: version) { app in
      let table = try showTable(EdgeLog(1, 1), in: app, style: .grouped, height: 90)
      // Header 20, row 50, footer 10, header 20 from 80 to 100, row from 100.
      let visible = table.indexPathsForVisibleRows
      #expect(visible == (version == 14 ? [[0, 0], [1, 0]] : [[0, 0]]))
      #expect(table.visibleCells.count == 1)
    }
  }

  // observation: table-scroll-beyond-rows-throws
  @Test(arguments: [11, 17]) func `a row out of bounds is named in the words of the version`(
    version: Int
  ) async throws {
    let texts = try await withApp(behaving: BehaviorVersion(major: version)) { app in
      let table = try showTable(TableSource(82), in: app)
      table.scrollToRow(at: [0, 82], at: .bottom, animated: false)
      table.scrollToRow(at: [1, 0], at: .bottom, animated: false)
      _ = table.numberOfRows(inSection: 3)
    }
    let old =
      "_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: "
    let expected =
      version == 11
      ? [
        old + "row (82) beyond bounds (82) for section (0).",
        old + "section (1) beyond bounds (1).",
      ]
      : [
        "an out-of-bounds row (82) when there are only 82 rows in section 0. Table view: ",
        "an out-of-bounds section (1) when there are only 1 sections. Table view: ",
      ]
    for text in expected + ["Requested the number of rows for section (3) which is out of bounds."]
    {
      #expect(texts.contains { $0.contains(text) }, "\(text)")
    }
  }

  // observation: table-clears-selection-multiple-mikeabdullah
  @Test func `a table controller keeps several selected rows`() async throws {
    try await withApp { app in
      let list = PlainListController(style: .plain)
      let navigation = UINavigationController(rootViewController: list)
      try await launch(navigation, in: app)
      list.tableView.allowsMultipleSelection = true
      for row in 0..<2 { list.tableView.userSelects(rowAt: [0, row]) }
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      navigation.popViewController(animated: false)
      try await app.settle()
      #expect(list.tableView.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    }
  }

  // observation: scroll-adjusted-inset-callback-neuburg
  @Test func `a table controller avoids the keyboard`() async throws {
    try await withApp { app in
      let list = PlainListController(style: .plain)
      try await launch(list, in: app)
      let cell = try #require(list.tableView.cellForRow(at: [0, 0]))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      cell.contentView.addSubview(field)
      let (old, changes) = (list.tableView.adjustedContentInset, list.insetChanges)
      field.becomeFirstResponder()
      try await app.settle()
      #expect(list.insetChanges == changes + 1)
      #expect(list.tableView.adjustedContentInset.bottom > old.bottom + 100)
      #expect(list.tableView.contentInset == .zero)
      field.resignFirstResponder()
      try await app.settle()
      #expect(list.tableView.adjustedContentInset == old)
    }
  }
}

/// A table controller with three rows that counts the changes of the adjusted insets.
private final class PlainListController: UITableViewController {
  var insetChanges = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insetChanges += 1
  }
}

/// A data source with a number of sections.
@MainActor
private final class SectionSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let count: Int

  init(_ count: Int) {
    self.count = count
  }

  func numberOfSections(in tableView: UITableView) -> Int { count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
