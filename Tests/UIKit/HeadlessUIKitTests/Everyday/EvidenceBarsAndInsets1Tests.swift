import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about bars.
@MainActor
struct `Evidence of everyday bars` {
  // observation: bar-navigation-height-phone-qmui
  @Test func `a navigation bar is 44 points high`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await showPhone(navigation, in: app)
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  // observation: bar-tab-height-notch-qmui
  @Test func `a tab bar includes the area of the home indicator`() async throws {
    try await withApp { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      try await showPhone(tabs, in: app)
      #expect(tabs.tabBar.frame.height == 83)
      #expect(tabs.tabBar.frame.maxY == 844)
    }
  }

  // observation: bar-toolbar-height-notch-qmui
  @Test func `a toolbar covers 44 points above the home indicator`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      try await showPhone(navigation, in: app)
      #expect(root.view.safeAreaInsets.bottom == 78)
    }
  }

  // observation: bar-safe-area-top-below-navigation
  @Test func `the safe area of a pushed view starts below the bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(UINavigationController(rootViewController: root), in: app)
      #expect(root.view.safeAreaInsets.top == 91)
    }
  }

  // observation: layout-safe-area-guide-constraint
  @Test func `a label at the guide of the safe area is below the bar in the first layout`()
    async throws
  {
    try await withApp { app in
      let root = LabelAtGuide()
      try await showPhone(UINavigationController(rootViewController: root), in: app)
      #expect(root.places == [91])
      let pushed = LabelAtGuide()
      root.navigationController?.pushViewController(pushed, animated: false)
      try await app.settle()
      #expect(pushed.places == [91])
    }
  }

  // observation: bar-safe-area-hidden-navigation
  @Test func `a hidden bar leaves the status bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      try await showPhone(navigation, in: app)
      navigation.setNavigationBarHidden(true, animated: false)
      try await app.settle()
      #expect(root.view.safeAreaInsets.top == 47)
    }
  }

  // observation: bar-safe-area-tab
  @Test func `the safe area of a tab ends above the tab bar`() async throws {
    try await withApp { app in
      let tabs = UITabBarController()
      let root = UIViewController()
      tabs.viewControllers = [root]
      try await showPhone(tabs, in: app)
      #expect(root.view.safeAreaInsets.bottom == 83)
    }
  }

  // observation: bar-hidden-bottom-bar-safe-area-apple
  @Test func `a push that hides the bottom bar gives its area back`() async throws {
    try await withApp { app in
      let (root, pushed) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      try await showPhone(tabs, in: app)
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(pushed.view.safeAreaInsets.bottom == 34)
      navigation.popViewController(animated: true)
      try await app.settle()
      #expect(root.view.safeAreaInsets.bottom == 83)
    }
  }

  // observation: bar-edges-none-below-bar-apple
  @Test func `a view that extends under no edge starts below the bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      root.edgesForExtendedLayout = []
      let window = try await showPhone(UINavigationController(rootViewController: root), in: app)
      #expect(root.view.convert(CGPoint.zero, to: window).y == 91)
      #expect(root.view.safeAreaInsets.top == 0)
    }
  }

  // observation: bar-edges-default-all
  @Test func `a view extends under all edges and not under opaque bars`() {
    #expect(UIViewController().edgesForExtendedLayout == .all)
    #expect(!UIViewController().extendedLayoutIncludesOpaqueBars)
  }

  // observation: bar-opaque-view-below-apple
  @Test func `an opaque bar lies over a view only if it includes such bars`() async throws {
    try await withApp { app in
      for isIncluded in [false, true] {
        let root = UIViewController()
        root.extendedLayoutIncludesOpaqueBars = isIncluded
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        let window = try await showPhone(navigation, in: app)
        #expect(root.view.convert(CGPoint.zero, to: window).y == (isIncluded ? 0 : 91))
      }
    }
  }

  // observation: bar-translucent-view-under-apple
  @Test func `a view extends under a translucent bar`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(UINavigationController(rootViewController: root), in: app)
      #expect(root.view.frame.height == 844)
    }
  }

  // observation: bar-additional-insets-add-apple
  @Test func `additional insets are added to the safe area`() async throws {
    try await withApp { app in
      let root = InsetController()
      try await showPhone(root, in: app)
      root.lines = []
      root.additionalSafeAreaInsets.top = 20
      try await app.settle()
      #expect(root.view.safeAreaInsets.top == 67)
      #expect(root.lines.contains("insets"))
    }
  }

  // observation: bar-additional-insets-reach-child-views
  @Test func `a subview of full size has the additional insets`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(root, in: app)
      let subview = UIView(frame: root.view.bounds)
      root.view.addSubview(subview)
      root.additionalSafeAreaInsets.bottom = 50
      try await app.settle()
      #expect(subview.safeAreaInsets.bottom == 84)
    }
  }

  // observation: bar-safe-area-subview-overlap-apple
  @Test func `a subview has the part of the safe area that covers it`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await showPhone(root, in: app)
      let high = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
      let low = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
      root.view.addSubview(high)
      root.view.addSubview(low)
      root.view.layoutIfNeeded()
      #expect(high.safeAreaInsets.top == 27)
      #expect(low.safeAreaInsets == .zero)
    }
  }

  // observation: bar-safe-area-no-window-zero-apple
  @Test func `a view without a hierarchy has no safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.safeAreaInsets == .zero)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
  }

  // observation: bar-safe-area-did-change-before-layout
  @Test func `the first safe area arrives between will and did appear`() async throws {
    try await withApp { app in
      let root = InsetController()
      try await showPhone(root, in: app)
      let lines = root.lines.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      #expect(lines == ["will", "insets", "did"])
    }
  }

  // observation: bar-title-sets-item-and-tab-apple
  @Test func `the title of a controller is that of its items`() {
    let root = UIViewController()
    _ = UINavigationController(rootViewController: root)
    root.title = "T"
    #expect(root.navigationItem.title == "T")
    #expect(root.tabBarItem.title == "T")
  }

  // observation: bar-item-title-does-not-set-controller
  @Test func `the title of an item is not that of the controller`() {
    let root = UIViewController()
    root.navigationItem.title = "N"
    #expect(root.title == nil)
  }

  // observation: bar-large-titles-default
  @Test func `large titles are off and automatic by default`() {
    #expect(!UINavigationBar().prefersLargeTitles)
    #expect(UINavigationItem(title: "").largeTitleDisplayMode == .automatic)
  }

  // observation: bar-large-title-height
  @Test func `a bar with a large title is 96 points high`() async throws {
    try await withApp { app in
      let navigation = UINavigationController(rootViewController: LongList())
      navigation.navigationBar.prefersLargeTitles = true
      try await showPhone(navigation, in: app)
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  // observation: bar-large-title-never-is-small
  @Test func `a controller can refuse a large title`() async throws {
    try await withApp { app in
      let root = UIViewController()
      root.navigationItem.largeTitleDisplayMode = .never
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      try await showPhone(navigation, in: app)
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  // observation: bar-large-title-automatic-inherits-apple
  @Test func `an automatic title is like the previous one`() async throws {
    try await withApp { app in
      let root = UIViewController()
      root.navigationItem.largeTitleDisplayMode = .never
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      try await showPhone(navigation, in: app)
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  // observation: bar-toolbar-hidden-default-apple
  @Test func `a toolbar is hidden and has no items by default`() {
    let root = UIViewController()
    #expect(UINavigationController(rootViewController: root).isToolbarHidden)
    #expect(root.toolbarItems == nil)
  }

  // observation: bar-toolbar-items-follow-top-apple
  @Test func `the toolbar shows the items of the top controller`() async throws {
    try await withApp { app in
      let (root, pushed) = (UIViewController(), UIViewController())
      root.toolbarItems = [UIBarButtonItem()]
      pushed.toolbarItems = [UIBarButtonItem(), UIBarButtonItem()]
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      try await showPhone(navigation, in: app)
      #expect(navigation.toolbar.items?.count == 1)
      navigation.pushViewController(pushed, animated: false)
      try await app.settle()
      #expect(navigation.toolbar.items?.count == 2)
    }
  }

  // observation: bar-toolbar-items-set-nil-xamarin
  @Test func `toolbar items can be taken away in two ways`() {
    let root = UIViewController()
    let items = [UIBarButtonItem(), UIBarButtonItem()]
    root.toolbarItems = items
    #expect(root.toolbarItems?.count == 2)
    root.toolbarItems = nil
    #expect(root.toolbarItems == nil)
    root.setToolbarItems(items, animated: true)
    #expect(root.toolbarItems?.count == 2)
    root.setToolbarItems(nil, animated: false)
    #expect(root.toolbarItems == nil)
  }

  // observation: bar-stack-emptied-xamarin
  @Test func `a navigation controller can be emptied`() {
    let navigation = UINavigationController()
    #expect(navigation.viewControllers.isEmpty)
    navigation.setViewControllers([UIViewController()], animated: false)
    #expect(navigation.viewControllers.count == 1)
    navigation.setViewControllers([], animated: false)
    #expect(navigation.viewControllers.isEmpty)
  }

  // observation: bar-push-into-empty-stack-swifterswift
  @Test func `a push to an empty stack makes the root`() {
    let navigation = UINavigationController()
    let root = UIViewController()
    navigation.pushViewController(root, animated: true)
    #expect(navigation.viewControllers == [root])
    #expect(navigation.topViewController === root)
  }
}

private final class InsetController: UIViewController {
  var lines: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lines.append("will")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lines.append("did")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    lines.append("insets")
  }
}

/// A label at the top of the safe area, and its places after each layout, in whole points.
private final class LabelAtGuide: UIViewController {
  private let label = UILabel()
  var places: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "T"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    places.append(label.frame.minY.rounded())
  }
}

private final class LongList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "T"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    90
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
}
