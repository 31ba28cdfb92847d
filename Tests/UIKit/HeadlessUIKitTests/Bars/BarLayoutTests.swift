import HeadlessUIKit
import Testing

/// Bars and the safe area of what they cover, from the first layout.
struct `Bars determine the safe area from the first layout` {
  private static let screen = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private final class Reader: UIViewController {
    var readings: [String] = []

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      read("appearing")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      read("layout")
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      read("insets")
    }

    private func read(_ callback: String) {
      readings.append(
        "\(callback) \(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.bottom))"
      )
    }
  }

  @MainActor
  private func show(_ root: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
    let window = makeWindow(in: app)
    window.screenSafeAreaInsets = Self.screen
    window.rootViewController = root
    window.makeKeyAndVisible()
    try await app.settle()
    return window
  }

  @MainActor
  private func insets(of controller: UIViewController) -> [CGFloat] {
    [controller.view.safeAreaInsets.top, controller.view.safeAreaInsets.bottom]
  }

  @Test(arguments: [false, true]) @MainActor
  func `reading a bar changes nothing`(reads: Bool) async throws {
    try await withApp { app in
      let reader = Reader()
      let navigation = UINavigationController(rootViewController: reader)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = try await show(tabs, in: app)
      if reads {
        _ = (navigation.navigationBar, tabs.tabBar)
        try await app.settle()
      }
      #expect(reader.readings == ["insets 91 83", "appearing 91 83", "layout 91 83"])
      #expect(navigation.view.subviews.count == 2)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    }
  }

  @Test @MainActor func `a bar has its frame when the content is loaded`() async throws {
    final class Loader: UIViewController {
      var bar = CGRect.zero

      override func viewDidLoad() {
        super.viewDidLoad()
        bar = navigationController?.navigationBar.frame ?? .zero
      }
    }
    try await withApp { app in
      let loader = Loader()
      _ = try await show(UINavigationController(rootViewController: loader), in: app)
      #expect(loader.bar == CGRect(x: 0, y: 47, width: 390, height: 44))
    }
  }

  // developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout
  @Test @MainActor func `a view that is not extended lies between the bars`() async throws {
    final class Short: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
      }
    }
    try await withApp { app in
      let short = Short()
      let navigation = UINavigationController(rootViewController: short)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = try await show(tabs, in: app)
      #expect(short.view.frame == CGRect(x: 0, y: 91, width: 390, height: 670))
      #expect(insets(of: short) == [0, 0])
      navigation.isToolbarHidden = false
      try await app.settle()
      #expect(short.view.frame == CGRect(x: 0, y: 91, width: 390, height: 626))
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 717, width: 390, height: 44))
      navigation.isNavigationBarHidden = true
      tabs.isTabBarHidden = true
      navigation.isToolbarHidden = true
      try await app.settle()
      #expect(short.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(insets(of: short) == [47, 34])
    }
  }

  @Test @MainActor func `an opaque bar moves the content that does not include it`() async throws {
    try await withApp { app in
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      _ = try await show(navigation, in: app)
      navigation.navigationBar.isTranslucent = false
      try await app.settle()
      #expect(content.view.frame.minY == 91)
      #expect(insets(of: content) == [0, 34])
      content.extendedLayoutIncludesOpaqueBars = true
      try await app.settle()
      #expect(content.view.frame.minY == 0)
      #expect(insets(of: content) == [91, 34])
      content.edgesForExtendedLayout = .bottom
      try await app.settle()
      #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    }
  }

  // bk2ch06p250sizeChangeTest of github.com/mattneub/Programming-iOS-Book-Examples
  @Test(arguments: [false, true]) @MainActor
  func `a hidden bar resizes the view without a transition`(animated: Bool) async throws {
    final class Content: UIViewController {
      var transitions = 0

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        transitions += 1
      }
    }
    try await withApp { app in
      let content = Content()
      content.edgesForExtendedLayout = []
      let navigation = UINavigationController(rootViewController: content)
      _ = try await show(navigation, in: app)
      #expect(content.view.bounds.height == 753)
      navigation.setNavigationBarHidden(true, animated: animated)
      try await app.settle()
      #expect(content.view.bounds.height == 844)
      #expect(content.transitions == 0)
    }
  }

  @Test @MainActor func `a pushed controller hides the tab bar until it is popped`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = try await show(tabs, in: app)
      #expect(insets(of: root) == [91, 83])
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(insets(of: pushed) == [91, 34])
      navigation.popViewController(animated: true)
      try await app.settle()
      #expect(insets(of: root) == [91, 83])
      tabs.tabBar.isHidden = true
      try await app.settle()
      #expect(insets(of: root) == [91, 34])
    }
  }

  // hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4
  @Test @MainActor func `bars are less high on a phone in landscape`() async throws {
    try await withApp { app in
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      navigation.navigationBar.prefersLargeTitles = true
      let window = try await show(tabs, in: app)
      #expect(insets(of: content) == [143, 83])
      window.rotate(to: .landscapeLeft)
      window.screenSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      try await app.settle()
      #expect(insets(of: content) == [32, 53])
    }
  }

  @Test @MainActor func `bars of a tablet have 50 points`() async throws {
    try await withApp { app in
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let device = try #require(HeadlessDevice.named("iPad Pro 11-inch"))
      let window = UIWindow(device: device)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.isToolbarHidden = false
      try await app.settle()
      #expect(insets(of: content) == [74, 70])
    }
  }

  @Test @MainActor func `a prompt and a search bar make the bar higher`() async throws {
    try await withApp { app in
      let content = UIViewController()
      content.navigationItem.prompt = "Prompt"
      let navigation = UINavigationController(rootViewController: content)
      _ = try await show(navigation, in: app)
      #expect(insets(of: content) == [121, 34])
      content.navigationItem.prompt = nil
      let search = UISearchController()
      content.navigationItem.searchController = search
      try await app.settle()
      #expect(insets(of: content) == [143, 34])
      search.isActive = true
      try await app.settle()
      #expect(insets(of: content) == [99, 34])
      search.isActive = false
      try await app.settle()
      #expect(insets(of: content) == [143, 34])
    }
  }
}
