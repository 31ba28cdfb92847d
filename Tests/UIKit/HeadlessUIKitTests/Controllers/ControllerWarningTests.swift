import HeadlessUIKit
import Testing

/// The texts that UIKit logs or raises for mistakes with controllers.
struct `Warnings and exceptions about controllers` {
  @Test @MainActor
  func `a repeated beginAppearanceTransition logs the unbalanced warning and sends nothing`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("V", journal)
      controller.beginAppearanceTransition(true, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      #expect(app.diagnostics() == [unbalanced(controller)])
      controller.endAppearanceTransition()
      #expect(app.diagnostics() == [unbalanced(controller), unbalanced(controller)])
      let expected = ["V.viewWillAppear", "V.viewDidAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor
  func `endAppearanceTransition without a begin logs the unbalanced warning`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = LoggingViewController("V", journal)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.endAppearanceTransition()
      #expect(!journal.lines.contains("V.viewDidAppear"))
      #expect(app.diagnostics() == [unbalanced(controller)])
      try await app.settle()
      #expect(journal.lines.contains("V.viewDidAppear"))
    }
  }

  // containment-addsubview-under-wrong-parent-throws
  @Test @MainActor
  func `a child's view is refused by the view of a controller that is not its parent`() async throws
  {
    try await withApp { app in
      let parent = UIViewController()
      let other = UIViewController()
      let window = try await launch(other, in: app)
      let child = UIViewController()
      parent.addChild(child)
      other.view.addSubview(child.view)
      window.addSubview(child.view)
      let name = "UIViewControllerHierarchyInconsistency: child view controller:\(child) should"
      #expect(
        app.diagnostics() == [
          "\(name) have parent view controller:\(other) but actual parent is:\(parent)",
          "\(name) have parent view controller:(null) but actual parent is:\(parent)",
        ]
      )
      #expect(child.view.superview == nil)
    }
  }

  // containment-inputaccessory-addchild-throws: UIKit checks the whole hierarchy that enters
  @Test @MainActor
  func `a hierarchy that enters a window is checked down to its leaves`() async throws {
    try await withApp { app in
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      let accessory = UIView()
      let inner = UIView()
      accessory.addSubview(inner)
      inner.addSubview(child.view)
      #expect(app.diagnostics().isEmpty)
      let window = UIWindow()
      window.makeKeyAndVisible()
      window.addSubview(accessory)
      #expect(app.diagnostics().count == 1)
      #expect(accessory.superview == nil)
    }
  }

  // containment-addchild-while-view-elsewhere-throws
  @Test(arguments: [true, false])
  @MainActor
  func `addChild is refused for a controller whose view is in a different controller's view`(
    isInWindow: Bool
  ) async throws {
    try await withApp { app in
      let host = UIViewController()
      if isInWindow { try await launch(host, in: app) }
      let child = UIViewController()
      let parent = UIViewController()
      host.view.addSubview(child.view)
      parent.addChild(child)
      let text = """
        UIViewControllerHierarchyInconsistency: child view controller:\(child) should have parent \
        view controller:\(host) but requested parent is:\(parent)
        """
      #expect(app.diagnostics() == [text])
      #expect(child.parent == nil)
    }
  }

  // containment-view-two-vcs-throws
  @Test @MainActor func `a view can't be the root view of two controllers`() async throws {
    try await withApp { app in
      let first = UIViewController()
      let second = UIViewController()
      let view = UIView()
      first.view = view
      second.view = view
      let text = """
        UIViewControllerHierarchyInconsistency: A view can only be associated with at most one \
        view controller at a time! View \(view) is associated with \(first). Clear this \
        association before associating this view with \(second).
        """
      #expect(app.diagnostics() == [text])
      #expect(!second.isViewLoaded)
      first.view = nil
      second.view = view
      #expect(second.viewIfLoaded === view)
    }
  }

  @Test @MainActor func `a window's root can't become a child`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let window = try await launch(root, in: app)
      let parent = UIViewController()
      parent.addChild(root)
      let text = """
        UIViewControllerHierarchyInconsistency: adding a root view controller \(root) as a child \
        of view controller:\(parent)
        """
      #expect(app.diagnostics() == [text])
      #expect(root.parent == nil)
      window.rootViewController = nil
      parent.addChild(root)
      #expect(root.parent === parent)
    }
  }

  // misuse-direct-call-warning; stripe-ios 6058 for the call of a different super method
  @Test(arguments: [(15, 0), (16, 1), (26, 1)])
  @MainActor func `a direct call of a callback logs a warning from iOS 16`(
    major: Int,
    count: Int
  ) async throws {
    try await withApp(behaving: major) { app in
      let controller = UIViewController()
      controller.viewWillDisappear(true)
      let text = """
        Calling -viewWillDisappear: directly on a view controller is not supported, and may \
        result in out-of-order callbacks and other inconsistent behavior. Use the \
        -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on \
        UIViewController to manually drive appearance callbacks instead. Make a symbolic \
        breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the \
        debugger. View controller: \(controller)
        """
      #expect(app.diagnostics() == Array(repeating: text, count: count))
      let wrong = WrongSuper()
      try await launch(wrong, in: app)
      #expect(app.diagnostics(about: wrong).count == count)
      #expect(
        app.diagnostics(about: wrong).allSatisfy { $0.hasPrefix("Calling -viewDidAppear:") }
      )
    }
  }

  // window-root-vc-installed-manually-warning
  @Test(arguments: [(15, false), (16, true)])
  @MainActor
  func `adding the root's view to its window manually logs a warning from iOS 16`(
    major: Int,
    isWarned: Bool
  ) async throws {
    let text = """
      Manually adding the rootViewController's view to the view hierarchy is no longer supported. \
      Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.
      """
    try await withApp(behaving: major) { app in
      let root = UIViewController()
      let window = UIWindow()
      window.makeKeyAndVisible()
      window.addSubview(root.view)
      window.rootViewController = root
      #expect(app.diagnostics() == (isWarned ? [text] : []))
      window.isHidden = true
      window.isHidden = false
      #expect(app.diagnostics().count == (isWarned ? 1 : 0))
    }
  }

  @Test @MainActor func `reading the view in deinit logs a warning`() async throws {
    try await withApp { app in
      var description = ""
      do {
        let controller = LateReader()
        description = controller.description
      }
      let text = """
        Attempting to load the view of a view controller while it is deallocating is not allowed \
        and may result in undefined behavior (\(description))
        """
      #expect(app.diagnostics() == [text])
      let loaded = LateReader()
      loaded.loadViewIfNeeded()
      withExtendedLifetime(loaded) {}
    }
  }
}

private final class WrongSuper: UIViewController {
  override func viewWillAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

private final class LateReader: UIViewController {
  isolated deinit { _ = view.frame }
}
