import HeadlessUIKit
import Testing

/// Published observations of segues and of unwinding.
struct `Published observations of segues` {
  /// Notes what the search for a destination asks.
  private class Screen: UIViewController {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      journal.note("\(name).shouldPerformSegue")
      return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      let isLoaded = segue.destination.isViewLoaded ? "" : " not loaded"
      journal.note("\(name).prepare(for: \(segue.identifier ?? ""))\(isLoaded)")
    }

    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
      journal.note("\(name).allowedChildrenForUnwinding")
      return super.allowedChildrenForUnwinding(from: source)
    }

    override func canPerformUnwindSegueAction(
      _ action: Selector,
      from fromViewController: UIViewController,
      sender: Any?
    ) -> Bool {
      journal.note("\(name).canPerformUnwindSegueAction")
      return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
      journal.note("\(name).dismiss")
      super.dismiss(animated: flag, completion: completion)
    }
  }

  /// A screen with an unwind method.
  private final class Start: Screen {
    func unwindToStart(_ segue: UIStoryboardSegue) { journal.note("\(name).unwind") }
  }

  private final class Stack: UINavigationController {
    let journal: Journal

    init(_ root: UIViewController, _ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
      viewControllers = [root]
    }

    required init?(coder: NSCoder) { nil }

    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
      journal.note("N.allowedChildrenForUnwinding")
      return super.allowedChildrenForUnwinding(from: source)
    }

    override func canPerformUnwindSegueAction(
      _ action: Selector,
      from fromViewController: UIViewController,
      sender: Any?
    ) -> Bool {
      journal.note("N.canPerformUnwindSegueAction")
      return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
      journal.note("N.dismiss")
      super.dismiss(animated: flag, completion: completion)
    }

    override func unwind(
      for unwindSegue: UIStoryboardSegue,
      towards subsequentVC: UIViewController
    ) {
      journal.note("N.unwind(for:towards:)")
      super.unwind(for: unwindSegue, towards: subsequentVC)
    }

    override func popToViewController(
      _ viewController: UIViewController,
      animated: Bool
    ) -> [UIViewController]? {
      journal.note("N.popToViewController")
      return super.popToViewController(viewController, animated: animated)
    }
  }

  @MainActor private var unwind: Selector { Selector("unwindToStart(_:)", Start.unwindToStart) }

  // observation: segue-prepare-before-load-guide31
  @Test @MainActor func `the source is prepared before the destination loads`() {
    let journal = Journal()
    let first = Screen("A", journal)
    let second = Screen("B", journal)
    let navigation = UINavigationController(rootViewController: first)
    first.registerSegue("showB") { second }
    first.performSegue(withIdentifier: "showB", sender: "s")
    #expect(journal.lines == ["A.prepare(for: showB) not loaded"])
    #expect(!second.isViewLoaded)
    #expect(navigation.topViewController === first)
  }

  // observation: segue-show-without-container-guide31
  @Test @MainActor func `a show segue without a container does nothing more`() async throws {
    let trace = try await record { _ in
      let journal = Journal()
      let source = Screen("A", journal)
      source.registerSegue("goX") { UIViewController() }
      source.performSegue(withIdentifier: "goX", sender: nil)
      #expect(journal.lines == ["A.prepare(for: goX) not loaded"])
      #expect(source.presentedViewController == nil)
    }
    #expect(trace.diagnostics == [])
  }

  // observation: segue-unknown-identifier-throws
  @Test @MainActor func `an unknown identifier raises UIKit's exception`() async throws {
    let trace = try await record { _ in
      UIViewController().performSegue(withIdentifier: "X", sender: nil)
    }
    #expect(trace.diagnostics.count == 1)
    #expect(trace.diagnostics.first?.contains("has no segue with identifier 'X'") == true)
    #expect(trace.diagnostics.first?.contains("NSInvalidArgumentException") == true)
  }

  // observation: unwind-presented-cascade-neuburg
  @Test @MainActor func `unwinding walks down a cascade of presentations`() async throws {
    let journal = Journal()
    try await withApp { app in
      let first = Start("V1", journal)
      try await launch(first, in: app)
      var top: UIViewController = first
      for name in ["V2", "V3", "V4"] {
        let next = Screen(name, journal)
        next.modalPresentationStyle = .fullScreen
        top.present(next, animated: false, completion: nil)
        try await app.settle()
        top = next
      }
      top.registerUnwindSegue("back", action: unwind)
      top.triggerSegue(withIdentifier: "back")
      #expect(
        journal.lines == [
          "V4.shouldPerformSegue",
          "V4.allowedChildrenForUnwinding", "V4.canPerformUnwindSegueAction",
          "V3.allowedChildrenForUnwinding", "V3.canPerformUnwindSegueAction",
          "V2.allowedChildrenForUnwinding", "V2.canPerformUnwindSegueAction",
          "V1.allowedChildrenForUnwinding", "V1.canPerformUnwindSegueAction",
          "V4.prepare(for: back)", "V1.unwind", "V1.dismiss",
        ]
      )
      try await app.settle()
      #expect(first.presentedViewController == nil)
      #expect(first.view.window != nil)
    }
  }

  // observation: unwind-push-then-present-neuburg
  // observation: unwind-process-tn2298
  @Test @MainActor func `unwinding from a presented screen dismisses and then pops`() async throws {
    let journal = Journal()
    try await withApp { app in
      let first = Start("A", journal)
      let navigation = Stack(first, journal)
      try await launch(navigation, in: app)
      let second = Screen("B", journal)
      navigation.pushViewController(second, animated: false)
      try await app.settle()
      let third = Screen("C", journal)
      third.modalPresentationStyle = .fullScreen
      second.present(third, animated: false, completion: nil)
      try await app.settle()
      third.registerUnwindSegue("back", action: unwind)
      third.triggerSegue(withIdentifier: "back")
      #expect(
        journal.lines == [
          "C.shouldPerformSegue",
          "B.allowedChildrenForUnwinding", "B.canPerformUnwindSegueAction",
          "C.allowedChildrenForUnwinding", "C.canPerformUnwindSegueAction",
          "N.allowedChildrenForUnwinding",
          "A.allowedChildrenForUnwinding", "A.canPerformUnwindSegueAction",
          "C.prepare(for: back)", "A.unwind", "N.dismiss", "N.unwind(for:towards:)",
          "N.popToViewController",
        ]
      )
      try await app.settle()
      #expect(navigation.viewControllers == [first])
      #expect(navigation.presentedViewController == nil)
    }
  }

  // unwind-push-push-present-present-neuburg: V3, which has presented V4, is asked before its stack
  @Test @MainActor func `unwinding asks the controller that has presented`() async throws {
    let journal = Journal()
    try await withApp { app in
      let first = Start("V1", journal)
      let navigation = Stack(first, journal)
      try await launch(navigation, in: app)
      for name in ["V2", "V3"] {
        navigation.pushViewController(Screen(name, journal), animated: false)
        try await app.settle()
      }
      var top = try #require(navigation.topViewController)
      for name in ["V4", "V5"] {
        let next = Screen(name, journal)
        next.modalPresentationStyle = .fullScreen
        top.present(next, animated: false, completion: nil)
        try await app.settle()
        top = next
      }
      top.registerUnwindSegue("back", action: unwind)
      top.triggerSegue(withIdentifier: "back")
      #expect(
        journal.lines == [
          "V5.shouldPerformSegue",
          "V5.allowedChildrenForUnwinding", "V5.canPerformUnwindSegueAction",
          "V4.allowedChildrenForUnwinding", "V4.canPerformUnwindSegueAction",
          "V3.allowedChildrenForUnwinding", "V3.canPerformUnwindSegueAction",
          "N.allowedChildrenForUnwinding",
          "V2.allowedChildrenForUnwinding", "V2.canPerformUnwindSegueAction",
          "V1.allowedChildrenForUnwinding", "V1.canPerformUnwindSegueAction",
          "V5.prepare(for: back)", "V1.unwind", "N.dismiss", "N.unwind(for:towards:)",
          "N.popToViewController",
        ]
      )
    }
  }

  // observation: unwind-performsegue-guide31
  @Test @MainActor func `unwinding without a window prepares and calls the method`() {
    let journal = Journal()
    let first = Start("A", journal)
    let second = Screen("B", journal)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    second.registerUnwindSegue("back", action: unwind)
    second.performSegue(withIdentifier: "back", sender: "b")
    let lines = journal.lines.filter { $0.contains("prepare") || $0.contains("unwind") }
    #expect(lines == ["B.prepare(for: back) not loaded", "A.unwind"])
    #expect(navigation.viewControllers.count == 2)
  }
}
