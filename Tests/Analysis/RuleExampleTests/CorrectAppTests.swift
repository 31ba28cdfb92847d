import Findings
import HeadlessUIKit
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceRecorder

/// Code without a mistake, which runs until its last object is deallocated.
@MainActor
struct `Correct code` {
  /// Returns the findings of an app whose objects end within the recording.
  private func findings(
    _ body: @escaping @MainActor (HeadlessApp, UIWindow) async throws -> Void
  ) async throws -> [String] {
    let context = RecordingContext.inMemory(title: "app", failurePolicy: .record)
    try await withRecording(context) { app in
      let window = UIWindow()
      window.makeKeyAndVisible()
      try await body(app, window)
    }
    var reader = TraceReader(bytes: try context.traceBytes())
    return try TraceAnalysis.analyze(&reader).findings.map { "\($0.rule.text) \($0.message)" }
  }

  private final class Container: UIViewController {
    private(set) var shown: UIViewController
    private let content = UIView()
    private let nests: Bool

    init(_ first: UIViewController, nests: Bool) {
      shown = first
      self.nests = nests
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(shown)
      if nests { view.addSubview(content) }
      (nests ? content : view).addSubview(shown.view)
      shown.didMove(toParent: self)
    }

    func show(_ next: UIViewController, isAnimated: Bool = true) {
      let former = shown
      former.willMove(toParent: nil)
      addChild(next)
      next.view.frame = view.bounds
      transition(from: former, to: next, duration: isAnimated ? 0.3 : 0, animations: nil) { _ in
        former.removeFromParent()
        next.didMove(toParent: self)
      }
      shown = next
    }
  }

  @Test(arguments: [true, false], [0, 100, 1000])
  func `correct code has no findings after transition(from:to:)`(
    nests: Bool,
    milliseconds: Int
  ) async throws {
    let found = try await findings { app, window in
      let container = Container(UIViewController(), nests: nests)
      window.rootViewController = container
      try await app.settle()
      container.show(UIViewController())
      try await app.advance(by: .milliseconds(milliseconds))
    }
    #expect(found == [])
  }

  @Test(arguments: [true, false])
  func `correct code has no findings if a controller outlives its view`(nests: Bool) async throws {
    let found = try await findings { app, window in
      let container = Container(UIViewController(), nests: nests)
      window.rootViewController = container
      try await app.settle()
      container.show(UIViewController(), isAnimated: false)
      try await app.settle()
      window.rootViewController = nil
      container.view = nil
      try await app.settle()
      withExtendedLifetime(container) {}
    }
    #expect(found == [])
  }

  @Test func `correct code has no findings if a child moves to a different parent`() async throws {
    let found = try await findings { app, window in
      let child = UIViewController()
      let first = Container(child, nests: false)
      let second = UIViewController()
      window.rootViewController = UITabBarController()
      (window.rootViewController as? UITabBarController)?.viewControllers = [first, second]
      try await app.settle()
      child.view.removeFromSuperview()
      second.addChild(child)
      second.view.addSubview(child.view)
      child.didMove(toParent: second)
      try await app.settle()
    }
    #expect(found.filter { $0.hasPrefix("LC304") || $0.hasPrefix("LC310") } == [])
  }

  private final class Quiet: UIViewController {
    override func willMove(toParent parent: UIViewController?) {}
  }

  @Test func `correct code has no LC304 if the child's willMove(toParent:) omits super`()
    async throws
  {
    let found = try await findings { app, window in
      let container = Container(Quiet(), nests: false)
      window.rootViewController = container
      try await app.settle()
      container.show(UIViewController())
      try await app.settle()
    }
    #expect(found.map { $0.prefix(5) } == ["LC806"])
  }

  @Test func `correct code has no LC304 if the parent appears before removeFromParent`()
    async throws
  {
    let found = try await findings { app, window in
      let child = UIViewController()
      let container = Container(child, nests: false)
      _ = container.view
      child.willMove(toParent: nil)
      window.rootViewController = container
      try await app.settle()
      child.view.removeFromSuperview()
      child.removeFromParent()
      try await app.settle()
    }
    #expect(found.filter { $0.hasPrefix("LC304") } == [])
  }

  private final class Grid: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private var rows: UITableViewDiffableDataSource<Int, Int>?
    private let usesReload: Bool

    init(usesReload: Bool) {
      self.usesReload = usesReload
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
        grid,
        path,
        _ in grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      view.addSubview(grid)
      let table = UITableView(frame: view.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
        table,
        path,
        _ in table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      view.addSubview(table)
      for isAnimated in [true, false, true, false] {
        var snapshot = source.snapshot()
        snapshot.appendSections([snapshot.numberOfSections])
        snapshot.appendItems([snapshot.numberOfItems])
        if usesReload {
          source.applySnapshotUsingReloadData(snapshot)
          rows.applySnapshotUsingReloadData(snapshot)
        } else {
          source.apply(snapshot, animatingDifferences: isAnimated)
          rows.apply(snapshot, animatingDifferences: isAnimated)
        }
      }
      (self.source, self.rows) = (source, rows)
    }
  }

  @Test(arguments: [true, false])
  func `correct code has no findings if it applies snapshots in viewDidLoad`(
    usesReload: Bool
  ) async throws {
    let found = try await findings { app, window in
      window.rootViewController = Grid(usesReload: usesReload)
      try await app.settle()
    }
    #expect(found.filter { $0.hasPrefix("LC606") } == [])
  }

  private final class OwnSearch: UISearchController {}

  @Test(arguments: [true, false])
  func `correct code has no findings if a search is shown and cancelled`(
    isOwnClass: Bool
  ) async throws {
    let found = try await findings { app, window in
      let home = UIViewController()
      let search = isOwnClass ? OwnSearch() : UISearchController()
      home.navigationItem.searchController = search
      window.rootViewController = UINavigationController(rootViewController: home)
      try await app.settle()
      search.isActive = true
      try await app.settle()
      search.isActive = false
      try await app.settle()
    }
    #expect(found == [])
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.popover, .overFullScreen, .overCurrentContext, .custom, .pageSheet,
    ]
  )
  func `correct code has LC406 only after a sheet`(style: UIModalPresentationStyle) async throws {
    let found = try await findings { app, window in
      window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
      let home = UIViewController()
      window.rootViewController = home
      try await app.settle()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      if style == .popover { sheet.popoverPresentationController?.sourceView = home.view }
      home.present(sheet, animated: true)
      try await app.settle()
      home.dismiss(animated: true)
      try await app.settle()
    }
    #expect(found.map { $0.prefix(5) } == (style == .pageSheet ? ["LC406"] : []))
  }
}
