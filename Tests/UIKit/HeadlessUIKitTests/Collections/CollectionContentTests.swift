import Foundation
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Displayed elements of collections` {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `each cell is requested and displayed before the next`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      #expect(
        world.source.journal.lines == [
          "cellForItem0", "willDisplay0", "cellForItem1", "willDisplay1",
        ]
      )
    }
  }

  @Test func `reloadData asks for nothing before the next layout, except counts`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      world.source.journal.clear()
      world.source.counts = [3]
      world.view.reloadData()
      #expect(world.source.journal.lines == [])
      #expect(world.view.numberOfItems(inSection: 0) == 3)
      try app.idle()
      #expect(
        world.source.journal.lines.prefix(4) == [
          "didEndDisplaying0", "didEndDisplaying1", "cellForItem0", "willDisplay0",
        ]
      )
    }
  }

  @Test func `cells that left the bounds are used again`() async throws {
    try await withApp(version: 9) { app in
      let world = CollectionWorld([400])
      try app.show(world.view)
      var cells: Set<ObjectIdentifier> = []
      for _ in 0..<100 {
        app.scroll(world.view, by: 150)
        cells.formUnion(world.view.visibleCells.map { ObjectIdentifier($0) })
      }
      #expect(cells.count <= 6)
    }
  }

  @Test func `a cell that returns soon is not requested again since iOS 10`() async throws {
    try await withApp(version: 18) { app in
      let world = CollectionWorld([40])
      try app.show(world.view)
      app.scroll(world.view, by: 300)
      try app.idle()
      world.source.journal.clear()
      app.scroll(world.view, by: 60)
      app.scroll(world.view, by: -60)
      #expect(!world.source.journal.lines.contains("cellForItem6"))
      #expect(world.source.journal.lines.contains("willDisplay6"))
      world.view.isPrefetchingEnabled = false
      app.scroll(world.view, by: 100)
      world.source.journal.clear()
      app.scroll(world.view, by: -100)
      #expect(world.source.journal.lines.contains("cellForItem6"))
    }
  }

  @Test func `data is requested ahead and requests are withdrawn`() async throws {
    try await withApp { app in
      let world = CollectionWorld([40])
      let requests = RequestLog()
      world.view.prefetchDataSource = requests
      try app.show(world.view)
      #expect(requests.journal.lines == ["prefetch 4 5 6 7"])
      app.scroll(world.view, by: 100)
      try app.idle()
      #expect(requests.journal.lines.last == "prefetch 8 9")
      requests.journal.clear()
      app.scroll(world.view, by: -100)
      try app.idle()
      #expect(requests.journal.lines == ["cancel 6 7 8 9"])
    }
  }

  @Test func `the row of a cell is recorded while it is displayed`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([1])
      try app.show(world.view)
      world.source.counts = [0]
      world.view.reloadData()
      try app.idle()
    }
    let rows = trace.events.filter { $0.name == .rowProperty }.map { trace.names[$0.text] }
    #expect(rows == ["[0, 0]", ""])
  }

  @Test func `taps select, one at a time or several`() async throws {
    try await withApp { app in
      let world = CollectionWorld([4])
      let log = SelectionLog()
      world.view.delegate = log
      try app.show(world.view)
      app.tap(world.view, at: path(0))
      log.journal.clear()
      app.tap(world.view, at: path(1))
      #expect(
        log.journal.lines == [
          "shouldHighlight1", "didHighlight1", "shouldSelect1", "didDeselect0", "didSelect1",
          "didUnhighlight1",
        ]
      )
      #expect(world.view.cellForItem(at: path(1))?.isSelected == true)
      world.view.allowsMultipleSelection = true
      app.tap(world.view, at: path(2))
      #expect(world.view.indexPathsForSelectedItems == [path(1), path(2)])
      app.tap(world.view, at: path(1))
      #expect(world.view.indexPathsForSelectedItems == [path(2)])
      log.maySelect = false
      app.tap(world.view, at: path(3))
      #expect(world.view.indexPathsForSelectedItems == [path(2)])
      log.mayHighlight = false
      log.journal.clear()
      app.tap(world.view, at: path(0))
      #expect(log.journal.lines == ["shouldHighlight0"])
    }
  }

  @Test func `an unregistered identifier throws`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([1])
      world.source.cell = {
        $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1)
      }
      try app.show(world.view)
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        "NSInternalInconsistencyException: could not dequeue a view of kind: "
          + "UICollectionElementKindCell with identifier other - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard"
      ]
    )
  }

  @Test func `a registration is created outside the provider`() async throws {
    let trace = try await record { app in
      let world = CollectionWorld([1])
      world.source.cell = { view, path in
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
        }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
      }
      try app.show(world.view)
    }
    #expect(
      trace.diagnostics(.invalidArgument).allSatisfy {
        $0.contains("Registrations should be created up front and reused.")
      }
    )
    #expect(trace.diagnostics(.invalidArgument).count == 1)
  }

  @Test func `a cell configures itself for its state`() async throws {
    try await withApp { app in
      let world = CollectionWorld([1])
      var states: [Bool] = []
      world.source.cell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        return cell
      }
      try app.show(world.view)
      let cell = try #require(world.view.cellForItem(at: path(0)))
      let view = cell.contentView
      #expect(view is UIListContentView)
      #expect(states == [false])
      world.view.selectItem(at: path(0), animated: false, scrollPosition: [])
      try app.idle()
      #expect(states == [false, true])
      #expect(cell.contentView === view)
      let label = try #require(view.subviews.first as? UILabel)
      #expect(label.text == "Title")
      #expect(label.frame.minX == 16)
      cell.contentConfiguration = nil
      #expect(cell.contentView !== view)
    }
  }

  @Test func `a controller is the data source of its collection view`() async throws {
    try await withApp { app in
      let controller = ItemsController(collectionViewLayout: UICollectionViewFlowLayout())
      app.launch(LoggingAppDelegate(Journal(), root: controller))
      try app.idle()
      #expect(controller.view === controller.collectionView)
      #expect(controller.collectionView.visibleCells.count == 3)
      app.tap(controller.collectionView, at: path(1))
      #expect(controller.selected == [1])
    }
  }

  @Test func `scrolling to an item places it and stays within the content`() async throws {
    try await withApp { app in
      let world = CollectionWorld([20])
      try app.show(world.view)
      world.view.scrollToItem(at: path(10), at: .top, animated: false)
      #expect(world.view.contentOffset.y == 500)
      world.view.scrollToItem(at: path(10), at: .centeredVertically, animated: false)
      #expect(world.view.contentOffset.y == 425)
      world.view.scrollToItem(at: path(19), at: .top, animated: false)
      #expect(world.view.contentOffset.y == 800)
      try app.idle()
      #expect(world.visibleItems == [16, 17, 18, 19])
    }
  }

  @Test func `a new layout moves the displayed cells`() async throws {
    try await withApp { app in
      let world = CollectionWorld([2])
      try app.show(world.view)
      let cells = world.view.visibleCells
      let other = UICollectionViewFlowLayout()
      other.itemSize = CGSize(width: 40, height: 40)
      world.view.delegate = nil
      world.view.setCollectionViewLayout(other, animated: false)
      try app.idle()
      #expect(
        world.view.visibleCells.map { ObjectIdentifier($0) } == cells.map { ObjectIdentifier($0) }
      )
      #expect(cells[1].frame == CGRect(x: 60, y: 0, width: 40, height: 40))
    }
  }
}

@MainActor
private final class RequestLog: NSObject, UICollectionViewDataSourcePrefetching {
  let journal = Journal()

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    journal.note("prefetch " + indexPaths.map { String($0.item) }.joined(separator: " "))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { journal.note("cancel " + indexPaths.map { String($0.item) }.joined(separator: " ")) }
}

private final class ItemsController: UICollectionViewController {
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath.item) }
}
