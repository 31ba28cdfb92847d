import HeadlessUIKit
import Testing

/// Large titles, and the scrolling that makes them small.
struct `A bar with a large title` {
  private final class List: UIViewController {
    let scrollView = UIScrollView()
    var log: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 390, height: 3_000)
      view.addSubview(scrollView)
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.append(view.safeAreaInsets.top)
    }
  }

  @MainActor
  private func stack(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  @MainActor
  private func height(_ navigation: UINavigationController) -> CGFloat {
    navigation.navigationBar.frame.height
  }

  // 96 points: hacknicity.medium.com, “iPad Navigation Bar and Toolbar Height Changes in iOS 12”
  @Test @MainActor func `it becomes small while the content is scrolled`() async throws {
    try await withApp { app in
      let list = List()
      let navigation = stack(list)
      let window = try await launch(navigation, in: app)
      window.screenSafeAreaInsets.top = 47
      try await app.settle()
      #expect(height(navigation) == 96)
      #expect(list.scrollView.adjustedContentInset.top == 143)
      #expect(list.scrollView.contentOffset.y == -143)
      let steps: [(CGFloat, CGFloat)] = [
        (-123, 76), (-100, 53), (-91, 44), (300, 44), (-130, 83),
      ]
      for (offset, expected) in steps {
        list.scrollView.contentOffset.y = offset
        try await app.settle()
        #expect(height(navigation) == expected)
        #expect(list.scrollView.adjustedContentInset.top == 47 + expected)
        #expect(list.scrollView.contentOffset.y == offset)
      }
      list.scrollView.setContentOffset(CGPoint(x: 0, y: -143), animated: true)
      try await app.settle()
      #expect(height(navigation) == 96)
      #expect(list.log.first == 96)
      #expect(list.log.contains(91))
      #expect(list.log.last == 143)
    }
  }

  @Test @MainActor func `a drag of the user makes it small`() async throws {
    try await withApp { app in
      let list = UITableViewController()
      list.tableView.contentSize = CGSize(width: 390, height: 3_000)
      list.tableView.alwaysBounceVertical = true
      let navigation = stack(list)
      try await launch(navigation, in: app)
      #expect(height(navigation) == 96)
      list.tableView.contentSize = CGSize(width: 390, height: 3_000)
      list.tableView.contentOffset.y = 200
      try await app.settle()
      #expect(height(navigation) == 44)
    }
  }

  @Test @MainActor func `each controller of a stack has its own height`() async throws {
    try await withApp { app in
      let root = List()
      let navigation = stack(root)
      try await launch(navigation, in: app)
      root.scrollView.contentOffset.y = -60
      try await app.settle()
      #expect(height(navigation) == 60)
      let small = UIViewController()
      small.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(small, animated: true)
      try await app.settle()
      #expect(small.view.safeAreaInsets.top == 44)
      let automatic = UIViewController()
      navigation.pushViewController(automatic, animated: false)
      try await app.settle()
      #expect(automatic.view.safeAreaInsets.top == 44)
      let large = UIViewController()
      large.navigationItem.largeTitleDisplayMode = .always
      navigation.pushViewController(large, animated: false)
      try await app.settle()
      #expect(large.view.safeAreaInsets.top == 96)
      navigation.popToRootViewController(animated: true)
      try await app.settle()
      #expect(height(navigation) == 60)
      #expect(root.scrollView.contentOffset.y == -60)
    }
  }

  @Test @MainActor func `a search bar disappears before the large title`() async throws {
    try await withApp { app in
      let list = List()
      list.navigationItem.searchController = UISearchController()
      let navigation = stack(list)
      try await launch(navigation, in: app)
      #expect(height(navigation) == 148)
      list.scrollView.contentOffset.y = -96
      try await app.settle()
      #expect(height(navigation) == 96)
      list.scrollView.contentOffset.y = 0
      try await app.settle()
      #expect(height(navigation) == 44)
      list.navigationItem.hidesSearchBarWhenScrolling = false
      try await app.settle()
      #expect(height(navigation) == 96)
    }
  }

  @Test @MainActor func `only the first subview or the chosen scroll view counts`() async throws {
    final class Two: UIViewController {
      let second = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIView())
        second.contentSize.height = 2_000
        view.addSubview(second)
      }
    }
    try await withApp { app in
      let two = Two()
      let navigation = stack(two)
      try await launch(navigation, in: app)
      two.second.contentOffset.y = 100
      try await app.settle()
      #expect(height(navigation) == 96)
      two.setContentScrollView(two.second, for: .top)
      two.second.contentOffset.y = 101
      try await app.settle()
      #expect(height(navigation) == 44)
    }
  }

  @Test @MainActor func `bars before iOS 11 have none`() async throws {
    try await withApp(behaving: 10) { app in
      let list = List()
      let navigation = stack(list)
      try await launch(navigation, in: app)
      #expect(height(navigation) == 44)
    }
  }
}
