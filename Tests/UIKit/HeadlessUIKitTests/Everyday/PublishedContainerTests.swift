import HeadlessUIKit
import Testing
import TraceModel

/// What Apple's documentation and developers say about alerts, containers, traits and searches.
@MainActor
struct `Published statements about containers` {
  // source: https://github.com/pivotal-legacy/PivotalCoreKit/pull/152 (iOS 8.4 simulator)
  @Test func `the handler of an alert runs when nothing is presented any more`() async throws {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingViewController("A", journal)
      try await launch(root, in: app)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let next = UIViewController()
      let action = UIAlertAction(title: "OK", style: .default) { _ in
        journal.note("handler \(root.presentedViewController == nil)")
        root.present(next, animated: true)
      }
      alert.addAction(action)
      root.present(alert, animated: true)
      try await app.settle()
      journal.clear()
      #expect(alert.tap(action))
      try await app.settle()
      #expect(journal.lines.first == "handler true")
      #expect(root.presentedViewController === next)
    }
  }

  // source: https://useyourloaf.com/blog/uialertcontroller-changes-in-ios-8/
  @Test func `an alert that code dismisses runs no handler`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      var count = 0
      alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in count += 1 })
      root.present(alert, animated: true)
      try await app.settle()
      root.dismiss(animated: true)
      try await app.settle()
      #expect(count == 0)
      #expect(root.presentedViewController == nil)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
  // source: https://developer.apple.com/documentation/uikit/uialertcontroller/textfields
  @Test func `the fields of an alert are configured in the order in which they are added`() {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    alert.addTextField { $0.placeholder = "password" }
    #expect(alert.textFields?.map(\.placeholder) == ["name", "password"])
  }

  // source: https://github.com/okmr-d/DOAlertController/issues/22 (the text, of a replica)
  // source: https://github.com/CoinbaseWallet/toshi-ios-client/pull/490
  @Test func `a second cancel button and a field in a sheet throw`() async throws {
    let trace = try await record { _ in
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      for title in ["No", "Never"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
      alert.addTextField()
      #expect(alert.actions.map(\.title) == ["No"])
      #expect(alert.textFields == nil)
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        "NSInternalInconsistencyException: UIAlertController can only have one action with a style "
          + "of UIAlertActionStyleCancel",
        "NSInternalInconsistencyException: Text fields can only be added to an alert controller of "
          + "style UIAlertControllerStyleAlert",
      ]
    )
  }

  // source: https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  @Test func `show pushes in a navigation controller and presents without one`() async throws {
    try await withApp { app in
      let first = UIViewController()
      let second = UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      try await launch(navigation, in: app)
      first.show(second, sender: nil)
      try await app.settle()
      #expect(navigation.topViewController === second)
      let root = UIViewController()
      let shown = UIViewController()
      try await launch(root, in: app)
      root.show(shown, sender: nil)
      try await app.settle()
      #expect(root.presentedViewController === shown)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)
  // source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)
  @Test(arguments: [true, false])
  func `a detail replaces the secondary controller or is pushed`(isWide: Bool) async throws {
    try await withApp { app in
      let list = UIViewController()
      let stack = UINavigationController(rootViewController: list)
      let split = UISplitViewController()
      split.viewControllers = [stack, UIViewController()]
      let window = makeWindow(in: app)
      window.frame.size =
        isWide ? CGSize(width: 1180, height: 820) : CGSize(width: 390, height: 844)
      window.rootViewController = split
      window.makeKeyAndVisible()
      try await app.settle()
      let detail = UIViewController()
      list.showDetailViewController(detail, sender: nil)
      try await app.settle()
      #expect(split.isCollapsed == !isWide)
      #expect((split.viewControllers.last === detail) == isWide)
      #expect((stack.topViewController === detail) == !isWide)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:)
  // source: https://www.malcolmhall.com/2017/01/27/default-behaviour-of-uisplitviewcontroller-collapsesecondaryviewcontroller/
  @Test(arguments: [true, false])
  func `a delegate that handles the collapse leaves the secondary controller out`(
    handles: Bool
  )
    async throws
  {
    try await withApp { app in
      let stack = UINavigationController(rootViewController: UIViewController())
      let detail = UIViewController()
      let split = UISplitViewController()
      let delegate = CollapseDelegate(handles)
      split.delegate = delegate
      split.viewControllers = [stack, detail]
      try await launch(split, in: app)
      #expect(split.isCollapsed)
      #expect(delegate.count == 1)
      #expect(stack.viewControllers.contains { $0 === detail } == !handles)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
  @Test func `the bottom bar is hidden until the controller is popped`() async throws {
    try await withApp { app in
      let first = UIViewController()
      let second = UIViewController()
      let third = UIViewController()
      second.hidesBottomBarWhenPushed = true
      let navigation = UINavigationController(rootViewController: first)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      try await launch(tabs, in: app)
      let item = try #require(tabs.tabBar.items?.first)
      for pushed in [second, third] {
        navigation.pushViewController(pushed, animated: true)
        try await app.settle()
        #expect(throws: BarTapError.self) { try app.tap(item) }
      }
      navigation.popToRootViewController(animated: true)
      try await app.settle()
      try app.tap(item)
      #expect(tabs.selectedIndex == 0)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
  // source: https://developer.apple.com/documentation/uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
  @Test func `pages that code sets call the completion and not the delegate`() async throws {
    try await withApp { app in
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      let delegate = PageLog()
      pages.delegate = delegate
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      try await launch(pages, in: app)
      let next = UIViewController()
      pages.setViewControllers([next], direction: .forward, animated: true) {
        delegate.lines.append("completion \($0)")
      }
      try await app.settle()
      #expect(delegate.lines == ["completion true"])
      #expect(pages.viewControllers == [next])
    }
  }

  // source: https://stackoverflow.com/questions/48653763
  @Test func `a page that is set in viewDidLoad appears before it is laid out`() async throws {
    try await withApp { app in
      let journal = Journal()
      let pages = LoadingPages(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      pages.first = LoggingViewController("P", journal)
      try await launch(pages, in: app)
      let names = ["P.viewDidLoad", "P.viewWillAppear", "P.viewDidAppear"]
      #expect(journal.lines.filter(names.contains) == names)
      let appeared = try #require(journal.lines.firstIndex(of: "P.viewDidAppear"))
      let laidOut = try #require(journal.lines.firstIndex(of: "P.viewWillLayoutSubviews"))
      #expect(appeared < laidOut)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiviewcontroller/registerfortraitchanges(_:handler:)
  // source: https://developer.apple.com/documentation/uikit/uitraitchangeobservable
  @Test func `a registration is called for its traits until it ends`() async throws {
    try await withApp { app in
      let controller = UIViewController()
      let window = try await launch(controller, in: app)
      var styles: [UIUserInterfaceStyle] = []
      let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (changed: UIViewController, previous: UITraitCollection) in
        styles.append(previous.userInterfaceStyle)
        styles.append(changed.traitCollection.userInterfaceStyle)
      }
      window.overrideUserInterfaceStyle = .dark
      try await app.settle()
      #expect(styles == [.light, .dark])
      window.traitOverrides.preferredContentSizeCategory = .large
      try await app.settle()
      #expect(styles.count == 2)
      controller.unregisterForTraitChanges(registration)
      window.overrideUserInterfaceStyle = .light
      try await app.settle()
      #expect(styles.count == 2)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
  // source: https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
  @Test func `a search updates when its bar begins editing and when the text changes`()
    async throws
  {
    try await withApp { app in
      let log = SearchUpdates()
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = log
      search.delegate = log
      let root = UIViewController()
      root.navigationItem.searchController = search
      try await launch(UINavigationController(rootViewController: root), in: app)
      search.searchBar.becomeFirstResponder()
      try await app.settle()
      #expect(log.lines.contains("update "))
      #expect(log.lines.filter { $0 != "update " } == ["willPresent", "didPresent"])
      log.lines = []
      try app.type("ab")
      #expect(log.lines == ["update a", "update ab"])
      log.lines = []
      search.searchBar.pressCancel()
      try await app.settle()
      #expect(log.lines.filter { !$0.hasPrefix("update") } == ["willDismiss", "didDismiss"])
      #expect(search.searchBar.text == "")
      #expect(!search.isActive)
    }
  }
}

@MainActor
private final class CollapseDelegate: UISplitViewControllerDelegate {
  let handles: Bool
  var count = 0

  init(_ handles: Bool) {
    self.handles = handles
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    count += 1
    return handles
  }
}

@MainActor
private final class PageLog: UIPageViewControllerDelegate {
  var lines: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { lines.append("willTransition") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { lines.append("didFinish") }
}

@MainActor
private final class SearchUpdates: UISearchControllerDelegate, UISearchResultsUpdating {
  var lines: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    lines.append("update \(searchController.searchBar.text ?? "")")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("willPresent")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("didPresent")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("willDismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("didDismiss")
  }
}

/// Sets its page when its view is loaded.
@MainActor
private final class LoadingPages: UIPageViewController {
  var first: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers(first.map { [$0] }, direction: .forward, animated: true)
  }
}
