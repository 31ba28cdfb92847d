import HeadlessUIKit
import Testing
import TraceModel

/// The delegate and the coordinator of a navigation controller, and the open method that it calls.
struct `A navigation controller's delegate` {
  // nav-push-with-delegate-vast2012, without the second didShow of iOS 5 at launch
  @Test @MainActor
  func `the delegate receives willShow after viewWillAppear and didShow after viewDidAppear`()
    async throws
  {
    let journal = Journal()
    let delegate = LoggingNavigationDelegate(journal)
    try await withApp { app in
      let root = LoggingViewController("A", journal)
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = delegate
      try await launch(navigation, in: app)
      navigation.pushViewController(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      let expected = [
        "A.viewDidLoad", "A.viewWillAppear", "D.willShow(A)", "A.viewDidAppear", "D.didShow(A)",
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "D.willShow(B)",
        "A.viewDidDisappear", "B.viewDidAppear", "D.didShow(B)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // tab-nav-didshow-radar29912893
  @Test @MainActor
  func `the delegate receives willShow and didShow again when a dismissal uncovers the stack`()
    async throws
  {
    let journal = Journal()
    let delegate = LoggingNavigationDelegate(journal)
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = delegate
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      navigation.present(modal, animated: true)
      try await app.settle()
      #expect(journal.lines.filter { $0.hasPrefix("D.") } == [])
      modal.dismiss(animated: true)
      try await app.settle()
      #expect(journal.lines.filter { $0.hasPrefix("D.") } == ["D.willShow(B)", "D.didShow(B)"])
    }
  }

  // nav-didshow-twice-radar44966342
  @Test(arguments: [(12, 2), (13, 1)]) @MainActor
  func `the delegate receives didShow twice at the first appearance up to iOS 12`(
    version: Int,
    count: Int
  ) async throws {
    let journal = Journal()
    let delegate = LoggingNavigationDelegate(journal)
    _ = try await withApp(behaving: BehaviorVersion(major: version)) { app in
      let root = LoggingViewController("A", journal)
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = delegate
      try await launch(navigation, in: app)
      #expect(journal.lines.filter { $0 == "D.didShow(A)" }.count == count)
    }
  }

  @Test @MainActor func `the delegate receives no didShow after a cancelled swipe`() async throws {
    let journal = Journal()
    let delegate = LoggingNavigationDelegate(journal)
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.delegate = delegate
      navigation.beginInteractivePop()
      navigation.cancelInteractivePop()
      try await app.settle()
      #expect(journal.lines.filter { $0.hasPrefix("D.") } == ["D.willShow(A)"])
    }
  }

  // The completions of alongside blocks run after the did-callbacks.
  @Test @MainActor func `a coordinator exists only during an animated push`() async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", journal: journal, app: app)
      let pushed = LoggingViewController("B", journal)
      pushed.onViewWillAppear = { controller in
        controller.transitionCoordinator?.animate { _ in
          journal.note("alongside")
        } completion: { context in
          journal.note("completion, cancelled: \(context.isCancelled)")
        }
      }
      navigation.pushViewController(pushed, animated: true)
      #expect(navigation.transitionCoordinator != nil)
      try await app.advance(by: .milliseconds(100))
      #expect(navigation.transitionCoordinator?.isAnimated == true)
      #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === pushed)
      try await app.settle()
      let expected = [
        "B.viewWillAppear", "alongside", "B.viewDidAppear", "completion, cancelled: false",
        "B.didMove(toParent:N)",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(pushed.transitionCoordinator == nil)
      let unanimated = LoggingViewController("C", journal)
      unanimated.onViewWillAppear = { #expect($0.transitionCoordinator == nil) }
      navigation.pushViewController(unanimated, animated: false)
      try await app.settle()
    }
  }

  @Test(arguments: [true, false]) @MainActor
  func `a coordinator reports whether a swipe was cancelled`(isCancelled: Bool) async throws {
    let journal = Journal()
    try await withApp { app in
      let navigation = try await stack("A", "B", journal: journal, app: app)
      navigation.beginInteractivePop()
      let coordinator = try #require(navigation.topViewController?.transitionCoordinator)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      coordinator.notifyWhenInteractionChanges { journal.note("released: \($0.isCancelled)") }
      coordinator.animate(alongsideTransition: nil) { journal.note("ended: \($0.isCancelled)") }
      navigation.updateInteractivePop(0.4)
      #expect(coordinator.percentComplete == 0.4)
      if isCancelled {
        navigation.cancelInteractivePop()
      } else {
        navigation.finishInteractivePop()
      }
      let last = isCancelled ? "B.viewDidAppear" : "A.viewDidAppear"
      try await app.settle()
      let expected = ["released: \(isCancelled)", last, "ended: \(isCancelled)"]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  // nav-as-window-root-codedbypm: begin is called, end is not
  @Test @MainActor func `a navigation controller calls the open beginAppearanceTransition`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let root = OpenMethodController("Y", journal)
      let navigation = UINavigationController(rootViewController: root)
      try await launch(navigation, in: app)
      let expected = [
        "Y.willMove(toParent:N)", "Y.viewDidLoad", "Y.beginAppearanceTransition",
        "Y.viewWillAppear", "Y.viewDidAppear", "Y.didMove(toParent:N)",
      ]
      let observed = expected + ["Y.endAppearanceTransition"]
      #expect(journal.lines(observedIn: observed) == expected)
    }
  }

  // A begin by the app is not attributed to the container.
  @Test @MainActor func `a manual begin within a container's begin counts as manual`() async throws
  {
    let journal = Journal()
    try await withApp { app in
      let other = LoggingViewController("O", journal)
      let root = LoggingViewController("A", journal)
      root.onViewWillAppear = { _ in other.beginAppearanceTransition(true, animated: false) }
      try await launch(UINavigationController(rootViewController: root), in: app)
      #expect(journal.lines.contains("O.viewWillAppear"))
      #expect(!journal.lines.contains("O.viewDidAppear"))
      other.endAppearanceTransition()
      #expect(journal.lines.last == "O.viewDidAppear")
    }
  }
}

private final class OpenMethodController: LoggingViewController {
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    note("beginAppearanceTransition")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func endAppearanceTransition() {
    note("endAppearanceTransition")
    super.endAppearanceTransition()
  }
}

@MainActor
private final class LoggingNavigationDelegate: UINavigationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("D.willShow(\((viewController as? LoggingViewController)?.name ?? ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("D.didShow(\((viewController as? LoggingViewController)?.name ?? ""))")
  }
}
