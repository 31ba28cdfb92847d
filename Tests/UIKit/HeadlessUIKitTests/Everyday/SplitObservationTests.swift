import HeadlessUIKit
import Testing

/// Published observations of split view controllers.
struct `Published observations of splits` {
  private final class Delegate: UISplitViewControllerDelegate {
    var log: [String] = []

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.append("collapseSecondary")
      return false
    }
  }

  // observation: split-collapses-on-window-commandshift
  @Test @MainActor func `a split view collapses when it enters a compact window`() async throws {
    try await withApp { app in
      let delegate = Delegate()
      let split = UISplitViewController()
      split.delegate = delegate
      let list = UINavigationController(rootViewController: UIViewController())
      let detail = UINavigationController(rootViewController: UIViewController())
      split.viewControllers = [list, detail]
      #expect(!split.isCollapsed)
      #expect(delegate.log == [])
      try await launch(split, in: app)
      #expect(delegate.log == ["collapseSecondary"])
      #expect(split.isCollapsed)
      #expect(list.viewControllers.last === detail)
    }
  }
}
