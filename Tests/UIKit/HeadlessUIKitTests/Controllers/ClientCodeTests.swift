import HeadlessUIKit
import Testing

/// A navigation controller that sets the titles of pushed controllers and notes how transitions
/// end.
private final class TitledStack: UINavigationController {
  let journal: Journal

  init(root: UIViewController, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    controller.title = "titled"
    super.pushViewController(controller, animated: animated)
    note("push")
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    note("pop")
    return popped
  }

  func note(_ word: String) {
    let journal = journal
    transitionCoordinator?.animate(alongsideTransition: { _ in journal.note("\(word) along") }) {
      journal.note($0.isCancelled ? "\(word) cancelled" : "\(word) done")
    }
  }
}

/// A container that shows one child at a time and drives its appearance.
private final class Switcher: UIViewController {
  private(set) var current: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current?.endAppearanceTransition()
  }

  func show(_ next: UIViewController) {
    let old = current
    current = next
    addChild(next)
    old?.willMove(toParent: nil)
    next.beginAppearanceTransition(true, animated: true)
    old?.beginAppearanceTransition(false, animated: true)
    view.addSubview(next.view)
    UIView.animate(withDuration: 0.3) {
      old?.view.alpha = 0
    } completion: { _ in
      old?.view.removeFromSuperview()
      next.endAppearanceTransition()
      old?.endAppearanceTransition()
      next.didMove(toParent: self)
      old?.removeFromParent()
    }
  }
}

struct `Client code` {
  private static let appearance = ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"]
    .map { "view\($0)" }

  private func words(_ names: String...) -> [String] {
    names.flatMap { name in Self.appearance.map { "\(name).\($0)" } }
  }

  @Test @MainActor
  func `a subclass of a navigation controller that overrides push and pop observes their ends`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let stack = TitledStack(root: LoggingViewController("a", journal), journal)
      let window = makeWindow(in: app)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      try app.settle()
      let pushed = LoggingViewController("b", journal)
      stack.pushViewController(pushed, animated: true)
      #expect(pushed.title == "titled")
      try app.settle()
      #expect(stack.beginInteractivePop())
      stack.note("swipe")
      stack.updateInteractivePop(0.4)
      try app.advance(by: .milliseconds(200))
      stack.cancelInteractivePop()
      try app.settle()
      #expect(stack.topViewController === pushed)
      #expect(stack.popViewController(animated: true) === pushed)
      try app.settle()
      let notes = journal.lines(observedIn: [
        "push along", "push done", "swipe along", "swipe cancelled", "pop along", "pop done",
      ])
      #expect(
        notes == ["push along", "push done", "swipe cancelled", "pop along", "pop done"]
      )
    }
  }

  @Test @MainActor
  func `a container without automatic forwarding drives its children`() async throws {
    let journal = Journal()
    try await withApp { app in
      let switcher = Switcher()
      let stack = UINavigationController(rootViewController: switcher)
      let window = makeWindow(in: app)
      switcher.show(LoggingViewController("c", journal))
      try app.settle()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      try app.settle()
      switcher.show(LoggingViewController("d", journal))
      try app.settle()
      stack.pushViewController(UIViewController(), animated: true)
      try app.settle()
      #expect(switcher.children.count == 1)
      let lines = journal.lines(observedIn: words("d"))
      #expect(lines == words("d"))
      let left = journal.lines(observedIn: ["c.viewWillDisappear", "c.viewDidDisappear"])
      #expect(left == ["c.viewWillDisappear", "c.viewDidDisappear"])
    }
  }

  @Test @MainActor
  func `an animation that replaces another runs beside timers and scheduled blocks`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let window = UIWindow()
      let view = UIView(frame: .zero)
      window.addSubview(view)
      window.makeKeyAndVisible()
      try app.settle()
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        journal.note("first \($0)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        journal.note("back")
        UIView.animate(withDuration: 1) {
          view.alpha = 1
        } completion: {
          journal.note("second \($0)")
        }
      }
      let timer = scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("tick") }
      }
      try app.advance(by: .seconds(1))
      timer.invalidate()
      try app.settle()
      #expect(journal.lines == ["tick", "back", "tick", "first true", "second true"])
    }
  }
}
