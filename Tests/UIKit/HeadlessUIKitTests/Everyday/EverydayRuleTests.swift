import HeadlessUIKit
import Testing
import TraceModel

/// Rules of the keyboard, of containers and of layout that published observations show.
struct `Rules of everyday classes` {
  private final class Field: UITextField {
    var log: [String] = []
    var refuses = false

    override func resignFirstResponder() -> Bool {
      log.append("resign")
      return refuses ? false : super.resignFirstResponder()
    }

    override func becomeFirstResponder() -> Bool {
      log.append("become")
      return super.becomeFirstResponder()
    }
  }

  private final class Editor: UIViewController {
    let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      field.log.append("viewWillDisappear")
    }
  }

  // keyboard-interactive-pop-restores-jianshu-0f23
  @Test @MainActor func `a cancelled swipe restores the first responder`() async throws {
    try await withApp { app in
      let editor = Editor()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(editor, animated: false)
      try await launch(navigation, in: app)
      #expect(editor.field.becomeFirstResponder())
      editor.field.log = []
      #expect(navigation.beginInteractivePop())
      #expect(editor.field.log == ["resign", "viewWillDisappear"])
      #expect(!editor.field.isFirstResponder)
      navigation.cancelInteractivePop()
      try await app.settle()
      #expect(editor.field.log == ["resign", "viewWillDisappear", "become"])
      #expect(editor.field.isFirstResponder)
      #expect(navigation.beginInteractivePop())
      navigation.finishInteractivePop()
      try await app.settle()
      #expect(!editor.field.isFirstResponder)
    }
  }

  // keyboard-resign-refused-warning
  @Test @MainActor func `a removed first responder that refuses to resign is reported`()
    async throws
  {
    let trace = try await record { app in
      let editor = Editor()
      try await launch(editor, in: app)
      #expect(editor.field.becomeFirstResponder())
      editor.field.refuses = true
      editor.field.removeFromSuperview()
      #expect(!editor.field.isFirstResponder)
    }
    #expect(trace.diagnostics.count == 1)
    #expect(
      trace.diagnostics.first?.contains(
        "rejected resignFirstResponder when being removed from hierarchy"
      ) ?? false
    )
  }

  // control-switch-events-rngh
  @Test @MainActor func `a tap of a switch sends no touchDown`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
      var log: [String] = []
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "value"),
      ] {
        toggle.addAction(UIAction { _ in log.append(name) }, for: event)
      }
      root.loadViewIfNeeded()
      root.view.addSubview(toggle)
      try await launch(root, in: app)
      try app.tap(toggle)
      #expect(log == ["up", "value"])
    }
  }

  // gesture-reset-state-ios26-rngh
  @Test(arguments: [(18, UIGestureRecognizer.State.ended), (26, .possible)]) @MainActor
  func `the state within reset is possible from iOS 26 on`(
    major: Int,
    expected: UIGestureRecognizer.State
  ) async throws {
    final class Tap: UITapGestureRecognizer {
      var states: [UIGestureRecognizer.State] = []

      override func reset() {
        states.append(state)
        super.reset()
      }
    }
    try await withApp(behaving: major) { app in
      let root = UIViewController()
      let tap = Tap()
      root.loadViewIfNeeded()
      root.view.addGestureRecognizer(tap)
      try await launch(root, in: app)
      try app.tap(root.view)
      try await app.settle()
      #expect(tap.states.last == expected)
    }
  }

  // search-inactive-again-calls-willdismiss-wordpress5808
  @Test @MainActor func `an inactive search that is dismissed notifies its delegate`() throws {
    final class Delegate: UISearchControllerDelegate {
      var log: [String] = []

      func willDismissSearchController(_ searchController: UISearchController) {
        log.append("willDismiss")
      }

      func didDismissSearchController(_ searchController: UISearchController) {
        log.append("didDismiss")
      }
    }
    let search = UISearchController()
    let delegate = Delegate()
    search.delegate = delegate
    search.isActive = false
    #expect(delegate.log == ["willDismiss"])
  }

  // split-kept-child-neuburg
  @Test @MainActor func `a secondary controller that was dropped returns`() async throws {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    try await withApp { app in
      let split = UISplitViewController()
      let delegate = Delegate()
      split.delegate = delegate
      weak var secondary: UIViewController?
      do {
        let made = UIViewController()
        secondary = made
        split.viewControllers = [
          UINavigationController(rootViewController: UIViewController()), made,
        ]
      }
      let window = makeWindow(in: app)
      window.frame = CGRect(x: 0, y: 0, width: 932, height: 430)
      window.rootViewController = split
      window.makeKeyAndVisible()
      try await app.settle()
      #expect(split.viewControllers.count == 2)
      window.rotate(to: .portrait)
      try await app.settle()
      #expect(split.viewControllers.count == 1)
      #expect(secondary != nil)
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(split.viewControllers.count == 2)
      #expect(split.viewControllers.last === secondary)
    }
  }

  // traits-launch-forced-landscape-neuburg
  @Test @MainActor func `a root that wants landscape is turned at the launch`() async throws {
    final class Landscape: UIViewController {
      var log: [String] = []

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

      private func note(_ text: String) {
        log.append("\(text) \(Int(view.bounds.width))")
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
      }

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
      }

      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        note("willTransition")
      }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        note("traits")
      }

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        note("size")
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("layout")
      }
    }
    try await withApp { app in
      let root = Landscape()
      let device = try #require(HeadlessDevice.named("iPhone SE"))
      let window = UIWindow(device: device)
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      #expect(
        root.log == [
          "willAppear 375", "willTransition 375", "traits 667", "isAppearing 667", "layout 667",
        ]
      )
      #expect(window.bounds.size == CGSize(width: 667, height: 375))
      let held = Landscape()
      window.rootViewController = held
      try await app.settle()
      #expect(held.log == ["willAppear 667", "isAppearing 667", "layout 667"])
    }
  }

  @Test @MainActor func `a controller's view has the size of the device at first`() async throws {
    try await withApp { app in
      let device = try #require(HeadlessDevice.named("iPhone 8"))
      let window = UIWindow(device: device)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try await app.settle()
      #expect(UIViewController().view.bounds.size == CGSize(width: 375, height: 667))
      #expect(UITabBarController().view.bounds.size == CGSize(width: 375, height: 667))
    }
  }

  @Test @MainActor func `a container without a window lays out its content when it is asked`() {
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    #expect(!top.isViewLoaded)
    navigation.view.layoutIfNeeded()
    #expect(top.isViewLoaded)
    #expect(top.view.isDescendant(of: navigation.view))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    tabs.view.layoutIfNeeded()
    #expect(tabs.selectedViewController?.viewIfLoaded?.isDescendant(of: tabs.view) ?? false)
  }

  @Test @MainActor func `the guides of a hidden window follow the safe area`() async throws {
    try await withApp { app in
      let content = UIViewController()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      let window = try await launch(tabs, in: app)
      content.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
        box.topAnchor.constraint(equalTo: content.view.topAnchor),
        box.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
      ])
      try await app.settle()
      #expect(box.frame.maxY == 795)
      window.isHidden = true
      window.screenSafeAreaInsets.bottom = 34
      content.view.layoutIfNeeded()
      #expect(box.frame.maxY == 761)
      #expect(content.bottomLayoutGuide.length == 83)
    }
  }

  @Test @MainActor func `the first layout of a moved view uses its new safe area`() async throws {
    final class Moving: UIView {
      let inner = UIView()
      var origin: CGFloat = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = CGRect(x: 0, y: origin, width: 100, height: 100)
      }
    }
    final class Inner: UIView {
      var tops: [CGFloat] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        tops.append(safeAreaLayoutGuide.layoutFrame.minY)
      }
    }
    try await withApp { app in
      let root = UIViewController()
      root.loadViewIfNeeded()
      let moving = Moving(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let inner = Inner()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      moving.addSubview(moving.inner)
      moving.inner.addSubview(inner)
      inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      inner.addSubview(box)
      root.view.addSubview(moving)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 5),
        box.heightAnchor.constraint(equalToConstant: 5),
      ])
      let window = try await launch(root, in: app)
      window.screenSafeAreaInsets.top = 47
      try await app.settle()
      #expect(box.frame.minY == 47)
      moving.origin = 20
      inner.tops = []
      moving.setNeedsLayout()
      moving.layoutIfNeeded()
      #expect(box.frame.minY == 27)
      #expect(inner.tops == [27])
    }
  }

  @Test @MainActor func `a guide has an ambiguous layout without enough constraints`() async throws
  {
    try await withApp { app in
      let root = UIViewController()
      root.loadViewIfNeeded()
      let guide = UILayoutGuide()
      root.view.addLayoutGuide(guide)
      #expect(!guide.hasAmbiguousLayout)
      guide.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
      try await launch(root, in: app)
      #expect(guide.hasAmbiguousLayout)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 10),
        guide.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.view.layoutIfNeeded()
      #expect(!guide.hasAmbiguousLayout)
    }
  }
}
