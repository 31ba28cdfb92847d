import HeadlessUIKit
import Testing
import TraceRecorder

/// What documentation, headers and the tests of others say about containers.
@MainActor
struct `Evidence of everyday containers, a third part` {
  // observation: container-search-defaults-apple
  @Test func `a search is not active and obscures`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.isActive)
    #expect(search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(search.automaticallyShowsCancelButton)
  }

  // observation: container-search-hides-when-scrolling-default
  @Test func `a search bar hides when scrolling`() {
    #expect(UINavigationItem(title: "").hidesSearchBarWhenScrolling)
  }

  // observation: container-search-active-presents-apple
  @Test func `a search can be begun by code`() async throws {
    try await withApp { app in
      let (search, log) = try await searchScreen(app)
      search.isActive = true
      try await app.settle()
      #expect(search.isActive)
      #expect(log.lines.filter { $0 != "update" } == ["willPresent", "didPresent"])
      #expect(log.lines.contains("update"))
    }
  }

  // observation: container-search-active-false-dismisses-apple
  @Test func `a search can be ended by code`() async throws {
    try await withApp { app in
      let (search, log) = try await searchScreen(app)
      search.searchBar.becomeFirstResponder()
      try await app.settle()
      try app.type("a")
      log.lines = []
      search.isActive = false
      try await app.settle()
      #expect(log.lines.filter { $0 != "update" } == ["willDismiss", "didDismiss"])
      #expect(search.searchBar.text == "")
    }
  }

  // observation: container-search-present-delegate-instead-apple
  @Test func `a search asks to be presented first`() async throws {
    try await withApp { app in
      let (search, log) = try await searchScreen(app)
      search.searchBar.becomeFirstResponder()
      try await app.settle()
      #expect(log.requests == 1)
      #expect(log.lines.contains("willPresent"))
    }
  }

  // observation: container-search-results-controller-shown
  @Test func `results show when there is a text`() async throws {
    try await withApp { app in
      let results = UIViewController()
      let (search, _) = try await searchScreen(app, results: results)
      search.searchBar.becomeFirstResponder()
      try await app.settle()
      let isHidden = !results.isViewLoaded || results.view.isHidden || results.view.window == nil
      #expect(isHidden)
      try app.type("a")
      try await app.settle()
      #expect(!results.view.isHidden)
      #expect(results.view.window != nil)
    }
  }

  // observation: container-window-defaults-xamarin
  @Test func `a new window is hidden and normal`() {
    let window = UIWindow()
    #expect(!window.isKeyWindow)
    #expect(window.isHidden)
    #expect(window.windowLevel.rawValue == 0)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
  }

  // observation: container-window-root-replaced
  @Test func `a window shows its last root`() async throws {
    try await withApp { app in
      let (first, second) = (UIViewController(), UIViewController())
      let window = try await launch(first, in: app)
      window.rootViewController = second
      try await app.settle()
      #expect(first.view.window == nil)
      #expect(second.view.window === window)
    }
  }

  // observation: container-window-key-moves
  @Test func `a key window resigns before another becomes key`() async throws {
    try await withApp { app in
      let (first, second) = (LoggingWindow(), LoggingWindow())
      let journal = Journal()
      for (window, name) in [(first, "a"), (second, "b")] {
        window.journal = journal
        window.name = name
        window.rootViewController = UIViewController()
      }
      first.makeKeyAndVisible()
      second.isHidden = false
      try await app.settle()
      journal.clear()
      second.makeKey()
      #expect(journal.lines == ["a.resignKey", "b.becomeKey"])
      first.isHidden = true
      second.isHidden = true
    }
  }

  // observation: container-alert-two-actions-xamarin
  @Test func `an alert keeps the order of actions`() {
    let alert = UIAlertController()
    let actions = ["a", "b"].map { UIAlertAction(title: $0, style: .default) }
    actions.forEach(alert.addAction)
    #expect(alert.actions == actions)
  }

  // observation: container-alert-preferred-must-be-added-apple
  @Test func `a preferred action is one of the actions`() async throws {
    try await withApp { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "a", style: .default)
      #expect(alert.preferredAction == nil)
    }
  }

  // observation: container-alert-disabled-not-tapped
  @Test func `a disabled action is not performed`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      var count = 0
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
      action.isEnabled = false
      alert.addAction(action)
      root.present(alert, animated: true)
      try await app.settle()
      #expect(!alert.tap(action))
      try await app.settle()
      #expect(count == 0)
      #expect(root.presentedViewController === alert)
    }
  }

  // observation: container-alert-style-modal-apple
  @Test func `an alert leaves its presenter visible`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      world.root.present(
        UIAlertController(title: "T", message: nil, preferredStyle: .alert),
        animated: true
      )
      try await app.settle()
      #expect(world.root.view.window != nil)
      #expect(!world.story.contains("A.viewWillDisappear"))
    }
  }

  // observation: container-controller-title-of-alert
  @Test func `an alert knows its words`() {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
    #expect(alert.title == "T")
    #expect(alert.message == "M")
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.textFields?.isEmpty != false)
  }

  // observation: container-load-if-needed-apple
  @Test func `a view is loaded once`() async throws {
    try await withApp { _ in
      let journal = Journal()
      let controller = LoggingViewController("c", journal)
      #expect(controller.viewIfLoaded == nil)
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      #expect(journal.lines.filter { $0 == "c.viewDidLoad" }.count == 1)
    }
  }

  // observation: container-supported-orientations-default-apple
  @Test func `a controller of a phone supports three orientations`() {
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIViewController().shouldAutorotate)
  }

  // observation: container-being-presented-flags
  @Test func `a controller is being presented until it appeared`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let modal = world.make("M")
      var flags: [Bool] = []
      modal.onViewWillAppear = { flags.append($0.isBeingPresented) }
      modal.onViewDidAppear = { flags.append($0.isBeingPresented) }
      world.root.present(modal, animated: true)
      try await app.settle()
      flags.append(modal.isBeingPresented)
      #expect(flags == [true, true, false])
    }
  }

  // observation: container-moving-flags-push
  @Test func `a pushed controller is moving to its parent`() async throws {
    try await withApp { app in
      let journal = Journal()
      let (root, pushed) = (
        LoggingViewController("A", journal), LoggingViewController("B", journal)
      )
      let navigation = UINavigationController(rootViewController: root)
      try await launch(navigation, in: app)
      var flags: [Bool] = []
      for controller in [root, pushed] {
        controller.onViewWillAppear = { flags.append($0.isMovingToParent) }
      }
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      navigation.popViewController(animated: true)
      try await app.settle()
      #expect(flags == [true, false])
    }
  }

  // observation: container-transitioning-delegate-order
  @Test func `a presentation is asked for before its animation`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let (modal, transition) = (world.make("M", .custom), TransitionLog())
      modal.transitioningDelegate = transition
      world.root.present(modal, animated: true)
      try await app.settle()
      let order = transition.lines.value.filter { $0 == "presentation" || $0 == "animation" }
      #expect(order == ["presentation", "animation"])
    }
  }
}

@MainActor
private func searchScreen(
  _ app: HeadlessApp,
  results: UIViewController? = nil
) async throws -> (UISearchController, SearchNotes) {
  let log = SearchNotes()
  app.context.attachment { RetainedLogs() }.logs.append(log)
  let search = UISearchController(searchResultsController: results)
  search.searchResultsUpdater = log
  search.delegate = log
  let root = UIViewController()
  root.navigationItem.searchController = search
  try await launch(UINavigationController(rootViewController: root), in: app)
  log.lines = []
  return (search, log)
}

@MainActor
private final class SearchNotes: UISearchControllerDelegate, UISearchResultsUpdating {
  var lines: [String] = []
  var requests = 0

  func updateSearchResults(for searchController: UISearchController) { lines.append("update") }

  func presentSearchController(_ searchController: UISearchController) { requests += 1 }

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

private final class LoggingWindow: UIWindow {
  var journal: Journal?
  var name = ""

  override func becomeKey() {
    super.becomeKey()
    journal?.note("\(name).becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    journal?.note("\(name).resignKey")
  }
}
