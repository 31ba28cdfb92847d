import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `A custom presentation` {
  @Test(arguments: [true, false]) @MainActor
  func `a presentation controller decides whether the presenter's view leaves the window`(
    removes: Bool
  ) async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = TransitioningDelegate(world.journal, removes: removes)
      let presented = world.make("B", .custom)
      presented.transitioningDelegate = delegate
      world.root.present(presented, animated: true)
      try await app.settle()
      #expect((world.root.view.window == nil) == removes)
      #expect(delegate.asked == [world.root])
      presented.dismiss(animated: true)
      try await app.settle()
      let story = world.story.filter { !$0.hasPrefix("B.deinit") && !$0.contains("IsAppearing") }
      let presenting = [
        "B.viewDidLoad", "willBegin", "A.viewWillDisappear", "B.viewWillAppear", "alongside",
        "B.viewDidAppear", "A.viewDidDisappear", "didEnd(true)",
      ]
      let dismissing = [
        "dismissal willBegin", "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear",
        "B.viewDidDisappear", "dismissal didEnd(true)",
      ]
      let expected = (presenting + dismissing).filter { removes || !$0.hasPrefix("A") }
      #expect(story == expected)
    }
  }

  @Test @MainActor func `a presentation controller of a different controller is ignored`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = TransitioningDelegate(world.journal, removes: true)
      delegate.substitute = UIViewController()
      let presented = world.make("B", .custom)
      presented.transitioningDelegate = delegate
      world.root.present(presented, animated: true)
      try await app.settle()
      #expect(world.root.view.window != nil)
      #expect(presented.view.window === world.window)
    }
  }

  // Apple's page of presentationController: the first read creates it, for the style.
  @Test @MainActor func `the first read creates the presentation controller of the style`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let presented = UIViewController()
      let first = presented.presentationController
      #expect(first is UISheetPresentationController)
      #expect(presented.presentationController === first)
      #expect(presented.sheetPresentationController?.detents.count == 1)
      presented.modalPresentationStyle = .popover
      #expect(presented.popoverPresentationController != nil)
      presented.modalPresentationStyle = .fullScreen
      let last = try #require(presented.presentationController)
      #expect(last.shouldRemovePresentersView)
      #expect(last.containerView == nil)
      world.root.present(presented, animated: true)
      try await app.settle()
      #expect(presented.presentationController === last)
      #expect(last.presentingViewController === world.root)
      #expect(last.presentedViewController === presented)
      presented.dismiss(animated: true)
      try await app.settle()
      #expect(presented.presentationController !== last)
      #expect(last.containerView == nil)
    }
  }
}

struct `An adaptive presentation` {
  // developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
  @Test @MainActor func `the delegate is asked for an adaptive style in a narrow window only`()
    async throws
  {
    for (version, width, style, answer, removes) in [
      (26, 390, UIModalPresentationStyle.pageSheet, UIModalPresentationStyle.fullScreen, true),
      (26, 820, .pageSheet, .fullScreen, false), (12, 390, .popover, .none, false),
      (12, 390, .popover, .overFullScreen, false), (12, 390, .popover, .fullScreen, true),
    ] {
      try await withApp(behaving: BehaviorVersion(major: version)) { app in
        let world = try ModalWorld(app, size: CGSize(width: width, height: 844))
        let delegate = AdaptingDelegate(answer)
        let presented = world.make("B", style)
        presented.presentationController?.delegate = delegate
        world.root.present(presented, animated: true)
        try await app.settle()
        #expect((world.root.view.window == nil) == removes)
        #expect(delegate.questions == (width == 390 ? 1 : 0))
      }
    }
  }
}

@MainActor
private final class AdaptingDelegate: UIAdaptivePresentationControllerDelegate {
  private let answer: UIModalPresentationStyle
  private(set) var questions = 0

  init(_ answer: UIModalPresentationStyle) {
    self.answer = answer
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    questions += 1
    return answer
  }
}

/// RULES 4.11: an alert does not remove its presenter's view.
struct `An alert` {
  @Test @MainActor
  func `the presenter of an alert receives no callback, and a handler runs after the dismissal`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let journal = world.journal
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "Delete", style: .destructive) { action in
        journal.note("handler of \(action.title ?? "")")
      }
      alert.addAction(action)
      #expect(!alert.tap(action))
      world.root.present(alert, animated: true) { journal.note("completion") }
      try await app.settle()
      #expect(alert.view.window === world.window)
      #expect(alert.tap(action))
      #expect(!alert.tap(action))
      try await app.settle()
      #expect(world.story == ["completion", "handler of Delete"])
      #expect(world.root.presentedViewController == nil)
    }
  }

  @Test @MainActor func `a tap on a disabled button or on one of a different alert is ignored`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let action = UIAlertAction(title: "a", style: .default)
      action.isEnabled = false
      alert.addAction(action)
      world.root.present(alert, animated: false)
      try await app.settle()
      #expect(!alert.tap(action))
      #expect(!alert.tap(UIAlertAction(title: "b", style: .cancel)))
      #expect(world.root.presentedViewController === alert)
    }
  }
}

@MainActor
private final class TransitioningDelegate: UIViewControllerTransitioningDelegate {
  let journal: Journal
  let removes: Bool
  var substitute: UIViewController?
  private(set) var asked: [UIViewController] = []

  init(_ journal: Journal, removes: Bool) {
    self.journal = journal
    self.removes = removes
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked.append(source)
    let controller = LoggingPresentationController(
      presentedViewController: substitute ?? presented,
      presenting: presenting
    )
    controller.journal = journal
    controller.removes = removes
    return controller
  }
}

@MainActor
private final class LoggingPresentationController: UIPresentationController {
  var journal: Journal?
  var removes = false

  override var shouldRemovePresentersView: Bool { removes }

  override func presentationTransitionWillBegin() {
    journal?.note("willBegin")
    presentedViewController.transitionCoordinator?.animate { [journal] _ in
      journal?.note("alongside")
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal?.note("didEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() { journal?.note("dismissal willBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal?.note("dismissal didEnd(\(completed))")
  }
}

/// The text fields and the preferred action of an alert.
struct `The text fields of an alert` {
  @Test @MainActor func `a text field is configured at once and is in the alert`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      #expect(alert.textFields == nil)
      alert.addTextField { $0.placeholder = "First" }
      alert.addTextField()
      #expect(alert.textFields?.map(\.placeholder) == ["First", nil])
      var name: String?
      let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      }
      alert.addAction(save)
      alert.preferredAction = save
      root.present(alert, animated: true)
      try await app.settle()
      alert.textFields?.first?.text = "Ada"
      #expect(alert.textFields?.allSatisfy { $0.isDescendant(of: alert.view) } == true)
      #expect(alert.tap(save))
      try await app.settle()
      #expect(name == "Ada")
    }
  }

  @Test @MainActor func `an action sheet refuses text fields and foreign actions`() async throws {
    let trace = try await record { _ in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      sheet.preferredAction = UIAlertAction(title: "A", style: .default)
      #expect(sheet.textFields == nil)
      #expect(sheet.preferredAction == nil)
    }
    #expect(trace.diagnostics.count == 2)
  }
}
