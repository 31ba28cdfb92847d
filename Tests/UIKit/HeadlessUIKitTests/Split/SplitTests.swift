import HeadlessUIKit
import Testing

/// A split view controller in windows of different widths.
struct `A split view` {
  private static let wide = CGSize(width: 1_180, height: 820)
  private static let narrow = CGSize(width: 390, height: 844)

  @MainActor
  private func controllers(_ journal: Journal) -> (LoggingViewController, LoggingViewController) {
    (LoggingViewController("P", journal), LoggingViewController("S", journal))
  }

  @MainActor
  private func show(
    _ split: UISplitViewController,
    _ size: CGSize,
    in app: HeadlessApp
  ) async throws -> UIWindow {
    let window = makeWindow(in: app)
    window.frame = CGRect(origin: .zero, size: size)
    window.rootViewController = split
    window.makeKeyAndVisible()
    try await app.settle()
    return window
  }

  @MainActor
  private func split(
    _ primary: UIViewController,
    _ secondary: UIViewController
  ) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return split
  }

  /// The appearance callbacks of a controller in a journal.
  @MainActor
  private func appearance(of name: String, in journal: Journal) -> [String] {
    journal.lines.filter { $0.hasPrefix("\(name).view") && $0.hasSuffix("ppear") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  @Test @MainActor func `a column is put on the stack of a navigation controller`() {
    let primary = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    let split = split(primary, stack)
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.navigationController?.parent === split)
    #expect(primary.splitViewController === split)
    #expect(stack.parent === split)
    #expect(split.viewControllers.count == 2)
    #expect(!split.isCollapsed)
  }

  @Test @MainActor func `both columns appear in a wide window`() async throws {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let split = split(primary, secondary)
      _ = try await show(split, Self.wide, in: app)
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(appearance(of: "P", in: journal) == ["viewWillAppear", "viewDidAppear"])
      #expect(appearance(of: "S", in: journal) == ["viewWillAppear", "viewDidAppear"])
      #expect(primary.view.bounds.width == 320)
      #expect(secondary.view.convert(CGPoint.zero, to: nil).x == 320)
      #expect(secondary.view.bounds.width == 860)
      #expect(split.primaryColumnWidth == 320)
    }
  }

  @Test @MainActor func `a narrow window collapses onto the primary stack`() async throws {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let split = split(primary, secondary)
      _ = try await show(split, Self.narrow, in: app)
      #expect(split.isCollapsed)
      let stack = try #require(primary.navigationController)
      #expect(stack.viewControllers.last === secondary.navigationController)
      #expect(secondary.view.window != nil)
      #expect(primary.viewIfLoaded?.window == nil)
      #expect(split.isShowing(.secondary))
      stack.popViewController(animated: true)
      try await app.settle()
      #expect(primary.view.window != nil)
      #expect(split.isShowing(.primary))
      split.show(.secondary)
      try await app.settle()
      #expect(secondary.view.window != nil)
      split.hide(.secondary)
      try await app.settle()
      #expect(secondary.view.window == nil)
      #expect(primary.view.window != nil)
    }
  }

  @Test @MainActor func `columns keep alternating when the width changes`() async throws {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let split = split(primary, secondary)
      let window = try await show(split, Self.wide, in: app)
      journal.clear()
      window.resize(to: Self.narrow)
      try await app.settle()
      #expect(split.isCollapsed)
      #expect(appearance(of: "P", in: journal) == ["viewWillDisappear", "viewDidDisappear"])
      #expect(
        appearance(of: "S", in: journal) == [
          "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear",
        ]
      )
      journal.clear()
      window.resize(to: Self.wide)
      try await app.settle()
      #expect(!split.isCollapsed)
      #expect(appearance(of: "P", in: journal) == ["viewWillAppear", "viewDidAppear"])
      #expect(secondary.navigationController?.parent === split)
      #expect(secondary.view.window != nil)
    }
  }

  @Test @MainActor func `the compact column replaces the others`() async throws {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    let compact = LoggingViewController("C", journal)
    try await withApp { app in
      let split = split(primary, secondary)
      split.setViewController(compact, for: .compact)
      let window = try await show(split, Self.wide, in: app)
      #expect(compact.viewIfLoaded == nil)
      window.resize(to: Self.narrow)
      try await app.settle()
      #expect(compact.view.window != nil)
      #expect(primary.view.window == nil)
      #expect(secondary.view.window == nil)
      #expect(compact.view.bounds.size == Self.narrow)
      window.resize(to: Self.wide)
      try await app.settle()
      #expect(compact.view.window == nil)
      #expect(primary.view.window != nil)
    }
  }

  @Test @MainActor func `the display mode decides which columns are visible`() async throws {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let split = split(primary, secondary)
      _ = try await show(split, Self.wide, in: app)
      split.preferredDisplayMode = .secondaryOnly
      try await app.settle()
      #expect(primary.view.window == nil)
      #expect(secondary.view.bounds.width == Self.wide.width)
      split.show(.primary)
      try await app.settle()
      #expect(primary.view.window != nil)
      #expect(split.displayMode == .oneBesideSecondary)
      split.hide(.primary)
      try await app.settle()
      #expect(primary.view.window == nil)
      #expect(split.displayMode == .secondaryOnly)
    }
  }

  @Test @MainActor func `three columns have their order from the primary edge`() async throws {
    try await withApp { app in
      let split = UISplitViewController(style: .tripleColumn)
      let columns = (0..<3).map { _ in UIViewController() }
      split.viewControllers = columns
      split.preferredDisplayMode = .twoBesideSecondary
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidthFraction = 0.25
      _ = try await show(split, Self.wide, in: app)
      let places = columns.map { $0.view.convert($0.view.bounds, to: nil) }
      #expect(places.map(\.minX) == [0, 200, 495])
      #expect(places.map(\.maxX) == [200, 495, 1_180])
      split.primaryEdge = .trailing
      try app.idle()
      #expect(columns[0].view.convert(CGPoint.zero, to: nil).x == 980)
    }
  }

  @Test @MainActor func `a detail replaces the secondary column`() async throws {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let split = split(primary, secondary)
      let window = try await show(split, Self.wide, in: app)
      let detail = UIViewController()
      primary.showDetailViewController(detail, sender: nil)
      try await app.settle()
      #expect(split.viewController(for: .secondary) === detail)
      #expect(detail.view.window != nil)
      #expect(secondary.parent?.parent == nil)
      window.resize(to: Self.narrow)
      try await app.settle()
      let next = UIViewController()
      primary.showDetailViewController(next, sender: nil)
      try await app.settle()
      #expect(next.view.window != nil)
      #expect(primary.navigationController?.viewControllers.count == 2)
      #expect(detail.view.window == nil)
    }
  }

  @Test @MainActor func `a classic split view collapses by its delegate`() async throws {
    final class Delegate: UISplitViewControllerDelegate {
      var log: [String] = []

      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool {
        log.append("collapse \(splitViewController.viewControllers.count)")
        return true
      }
    }
    try await withApp { app in
      let delegate = Delegate()
      let split = UISplitViewController()
      split.delegate = delegate
      let list = UINavigationController(rootViewController: UIViewController())
      let detail = UIViewController()
      split.viewControllers = [list, detail]
      let window = try await show(split, Self.narrow, in: app)
      #expect(delegate.log == ["collapse 1"])
      #expect(split.viewControllers == [list])
      #expect(list.viewControllers.count == 1)
      #expect(list.view.window === window)
      #expect(detail.parent == nil)
      let shown = UIViewController()
      list.topViewController?.showDetailViewController(shown, sender: nil)
      try await app.settle()
      #expect(list.topViewController === shown)
      window.resize(to: Self.wide)
      try await app.settle()
      #expect(split.viewControllers == [list, shown])
      #expect(list.viewControllers.count == 1)
      #expect(shown.view.window === window)
    }
  }

  @Test @MainActor func `the delegate chooses the top column and is notified of columns`()
    async throws
  {
    final class Delegate: UISplitViewControllerDelegate {
      var log: [String] = []

      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        log.append("top \(proposedTopColumn)")
        return .primary
      }

      func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        log.append("didCollapse \(svc.isCollapsed)")
      }

      func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("didExpand") }

      func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
      ) { log.append("willShow \(column)") }

      func splitViewController(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
      ) { log.append("willHide \(column)") }
    }
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let delegate = Delegate()
      let split = split(primary, secondary)
      split.delegate = delegate
      let window = try await show(split, Self.narrow, in: app)
      #expect(primary.view.window != nil)
      #expect(delegate.log == ["top secondary", "didCollapse true", "willShow primary"])
      window.resize(to: Self.wide)
      try await app.settle()
      #expect(delegate.log.suffix(2) == ["didExpand", "willShow secondary"])
    }
  }

  @Test @MainActor func `the button of the display mode shows and hides the primary column`()
    async throws
  {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let split = split(primary, secondary)
      _ = try await show(split, Self.wide, in: app)
      secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem
      try app.tap(split.displayModeButtonItem)
      try await app.settle()
      #expect(!split.isShowing(.primary))
      try app.tap(split.displayModeButtonItem)
      try await app.settle()
      #expect(split.isShowing(.primary))
    }
  }

  @Test @MainActor func `a width that is not a number does not reach a frame`() async throws {
    let journal = Journal()
    let (primary, secondary) = controllers(journal)
    try await withApp { app in
      let split = split(primary, secondary)
      split.preferredPrimaryColumnWidth = .nan
      split.maximumPrimaryColumnWidth = .infinity
      split.minimumPrimaryColumnWidth = 5_000
      _ = try await show(split, Self.wide, in: app)
      #expect(primary.view.bounds.width == Self.wide.width)
      #expect(secondary.view.bounds.width == 0)
    }
  }
}
