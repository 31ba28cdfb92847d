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

/// Adds optional methods to the class that conforms, and overrides one of it.
private class SelectableRows: PlainRows {
  var lines: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    30 + CGFloat(indexPath.row)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    lines.append("footer")
    return nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("selected \(indexPath.row)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrolled") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { lines.append("dragged \(velocity.y < 0) \(targetContentOffset.pointee.x)") }

  class func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Issue.record("a method of the class is not one of an object")
  }
}

/// Overrides a method that its superclass adds.
private final class LoudRows: SelectableRows {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    lines.append("loudly")
  }
}

/// A generic class that conforms, with a generic subclass that adds a method.
private class GenericRows<Item>: PlainRows, UIGestureRecognizerDelegate {
  var items: [Item]

  init(items: [Item]) {
    self.items = items
  }
}

private final class SelectableItems<Item>: GenericRows<Item> {
  var selected: [Item] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(items[indexPath.row])
  }
}

/// Adds a method whose result has another type than that of the requirement.
private final class RefusingRows: PlainRows {
  static let line = #line + 1
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath {
    Issue.record("never called")
    return indexPath
  }
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

private class PlainDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate
{}

private final class AddingDelegate: PlainDelegate {
  var messages: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    messages.append("didShow")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    messages.append("shouldSelect")
    return false
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    messages.append("animationController")
    return nil
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    messages.append("adaptivePresentationStyle")
    return .none
  }
}

@Suite struct `Optional methods that a subclass adds` {
  @MainActor
  @Test func `delegates of containers and presentations are asked, too`() async throws {
    try await withApp { app in
      let (delegate, navigation) = (AddingDelegate(), UINavigationController())
      navigation.delegate = delegate
      navigation.viewControllers = [UIViewController()]
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      let window = try await launch(tabs, in: app)
      #expect(delegate.messages == ["didShow"])
      let other = AddingDelegate()
      tabs.delegate = other
      tabs.tapTab(at: 1)
      try await app.settle()
      #expect(other.messages == ["shouldSelect"])
      #expect(tabs.selectedIndex == 0)
      let (presented, third) = (UIViewController(), AddingDelegate())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = third
      tabs.present(presented, animated: true)
      try await app.settle()
      #expect(third.messages == ["animationController"])
      withExtendedLifetime((window, delegate)) {}
    }
  }

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

  @Test @MainActor func `optional methods that a subclass adds are called`() async throws {
    for rows in [SelectableRows(), LoudRows(), SelectableRows()] {
      let other = PlainRows()
      let found = try await diagnostics { table(rows) }
      let selected = rows is LoudRows ? ["selected 0", "loudly"] : ["selected 0"]
      #expect(rows.lines.filter { $0 != "footer" && $0 != "scrolled" } == selected)
      #expect(rows.lines.contains("footer"))
      #expect(found == [])
      // Objects of the class that conforms have no such methods.
      #expect(try await diagnostics { table(other) } == [])
    }
  }

  @Test @MainActor func `all kinds of arguments and results reach the methods`() async throws {
    try await withApp { app in
      let rows = SelectableRows()
      let (table, _) = table(rows)
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.makeKeyAndVisible()
      try await app.settle()
      #expect(table.numberOfSections == 2)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 31)
      let plain = PlainRows()
      table.dataSource = plain
      #expect(table.numberOfSections == 1)
      rows.lines = []
      try app.drag(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 10))
      #expect(rows.lines.contains { $0.hasPrefix("dragged") && $0.hasSuffix(" 0.0") })
    }
  }

  @Test @MainActor func `methods of generic classes are called`() async throws {
    let rows = SelectableItems(items: ["a", "b", "c"])
    #expect(try await diagnostics { table(rows) } == [])
    #expect(rows.selected == ["a"])
  }

  @Test @MainActor
  func `uncalled methods are reported with their location and the remedy, once per class`()
    async throws
  {
    let line = RefusingRows.line
    for _ in 0..<2 {
      let found = try await diagnostics { table(RefusingRows()) }
      #expect(
        found == [
          "RefusingRows.tableView(_:willSelectRowAt:), declared at "
            + "HeadlessUIKitTests/UncalledMethodTests.swift:\(line), is never called, because it has "
            + "another type than the requirement of the protocol to which PlainRows conforms; give it "
            + "the same type, or use the plugin AppSources"
        ]
      )
    }
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
