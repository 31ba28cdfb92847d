import HeadlessUIKit
import Testing

/// The geometry that a controller has in `viewIsAppearing`.
@MainActor
struct `A controller that is about to appear` {
  /// Notes its insets.
  private final class Measured: UIViewController {
    var lines: [String] = []

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      lines.append("safe area")
    }

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      lines.append("margins")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      lines.append("appearing \(view.safeAreaInsets.top) \(view.layoutMargins.top)")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      lines.append("did appear")
    }
  }

  /// The ways to show a controller.
  enum Way: CaseIterable, Sendable {
    case push, animatedPush, set, pop, tab, presentation
  }

  @Test(arguments: Way.allCases)
  func `knows its safe area and margins`(way: Way) async throws {
    try await withApp { app in
      let new = Measured()
      let first = UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UINavigationController(rootViewController: new)]
      if way != .tab { tabs.viewControllers = [navigation] }
      try await launch(tabs, in: app)
      switch way {
      case .push, .animatedPush: navigation.pushViewController(new, animated: way == .animatedPush)
      case .set: navigation.setViewControllers([new], animated: false)
      case .pop:
        navigation.setViewControllers([new, first], animated: false)
        navigation.popViewController(animated: false)
      case .tab: tabs.selectedIndex = 1
      case .presentation:
        let other = UINavigationController(rootViewController: new)
        other.modalPresentationStyle = .fullScreen
        first.present(other, animated: false)
      }
      try await app.settle()
      let top = new.view.safeAreaInsets.top
      #expect(top > 0)
      #expect(
        new.lines == [
          "margins", "safe area", "appearing \(top) \(new.view.layoutMargins.top)", "did appear",
        ]
      )
    }
  }
}
