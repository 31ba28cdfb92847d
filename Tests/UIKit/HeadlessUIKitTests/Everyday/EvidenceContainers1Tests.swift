import HeadlessUIKit
import Testing
import TraceRecorder

/// What documentation, headers and the tests of others say about containers.
@MainActor
struct `Evidence of everyday containers` {
  // observation: container-controller-defaults-xamarin
  @Test func `a new controller is alone`() {
    let controller = UIViewController()
    #expect(controller.children.isEmpty)
    #expect(controller.parent == nil)
    #expect(controller.title == nil)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(!controller.isViewLoaded)
    #expect(!controller.isEditing)
    let item: UITabBarItem? = controller.tabBarItem
    #expect(item != nil)
  }

  // observation: container-context-defaults-xamarin
  @Test func `a new controller defines no context and forwards appearance`() {
    let controller = UIViewController()
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
  }

  // observation: container-view-nil-reloads-xamarin
  @Test func `a view that was taken away is loaded again`() {
    let controller = UIViewController()
    let first = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== first)
    #expect(controller.isViewLoaded)
  }

  // observation: container-present-completion-after-did-appear-apple
  @Test func `the completion of a presentation follows viewDidAppear`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let modal = world.make("M")
      world.root.present(modal, animated: true) { world.journal.note("completion") }
      try await app.settle()
      #expect(world.story.suffix(2).last == "completion")
      #expect(world.story.contains("M.viewDidAppear"))
    }
  }

  // observation: container-dismiss-completion-after-did-disappear-apple
  @Test func `the completion of a dismissal follows viewDidDisappear`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let modal = try world.stack([("M", .fullScreen)])
      world.root.dismiss(animated: true) { world.journal.note("completion") }
      try await app.settle()
      let end = try #require(world.story.firstIndex(of: "M.viewDidDisappear"))
      let completion = try #require(world.story.firstIndex(of: "completion"))
      #expect(end < completion)
      #expect(modal.count == 1)
    }
  }

  // observation: container-dismiss-below-removes-all-apple
  @Test func `a dismissal removes all above`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let chain = try world.stack([("M", .fullScreen), ("N", .fullScreen)])
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
      #expect(chain[0].presentedViewController == nil)
    }
  }

  // observation: container-dismiss-top-by-itself-apple
  @Test func `a presented controller dismisses itself`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let chain = try world.stack([("M", .fullScreen)])
      chain[0].dismiss(animated: true)
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
    }
  }

  // observation: container-presenting-is-ancestor-apple
  @Test func `the outermost container presents`() async throws {
    try await withApp { app in
      let (root, modal) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      try await launch(navigation, in: app)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      try await app.settle()
      #expect(modal.presentingViewController === navigation)
    }
  }

  // observation: container-presented-read-by-children-apple
  @Test func `a child knows what its ancestor presents`() async throws {
    try await withApp { app in
      let (root, modal) = (UIViewController(), UIViewController())
      try await launch(UINavigationController(rootViewController: root), in: app)
      root.present(modal, animated: false)
      try await app.settle()
      #expect(root.presentedViewController === modal)
    }
  }

  // observation: container-full-screen-removes-presenter
  @Test func `a full screen takes the presenter out of the window`() async throws {
    try await withApp { app in
      for (style, isInWindow) in [
        (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true),
      ] {
        let world = try ModalWorld(app)
        _ = try world.stack([("M", style)])
        #expect((world.root.view.window != nil) == isInWindow)
      }
    }
  }

  // observation: container-current-context-within-child
  @Test func `a child that defines the context presents`() async throws {
    try await withApp { app in
      let (root, child, modal) = (UIViewController(), UIViewController(), UIViewController())
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.definesPresentationContext = true
      try await launch(root, in: app)
      modal.modalPresentationStyle = .currentContext
      child.present(modal, animated: false)
      try await app.settle()
      #expect(modal.presentingViewController === child)
    }
  }

  // observation: container-sheet-defaults-apple
  @Test func `a sheet is large by default`() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
  }

  // observation: container-sheet-nil-for-full-screen
  @Test func `only sheets have a sheet controller`() {
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet]
    let exists = styles.map { style in
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      return controller.sheetPresentationController != nil
    }
    #expect(exists == [false, true, true])
  }

  // observation: container-sheet-user-dismiss-order-apple
  @Test func `a person who dismisses a sheet is asked, announced and reported`() async throws {
    try await withApp { app in
      let (world, log) = try sheetWorld(app)
      let manager = try #require(world.root.presentedViewController?.presentationController)
      manager.beginInteractiveDismissal()
      manager.finishInteractiveDismissal()
      try await app.settle()
      #expect(log.lines == ["should", "willDismiss", "didDismiss"])
    }
  }

  // observation: container-sheet-code-dismiss-silent-apple
  @Test func `code dismisses a sheet silently`() async throws {
    try await withApp { app in
      let (world, log) = try sheetWorld(app)
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(!log.lines.contains("willDismiss"))
      #expect(!log.lines.contains("didDismiss"))
    }
  }

  // observation: container-sheet-attempt-when-refused-apple
  @Test func `a refused attempt is reported`() async throws {
    try await withApp { app in
      let (world, log) = try sheetWorld(app)
      log.allows = false
      let manager = try #require(world.root.presentedViewController?.presentationController)
      manager.beginInteractiveDismissal()
      try await app.settle()
      #expect(log.lines == ["should", "didAttempt"])
      #expect(world.root.presentedViewController != nil)
    }
  }

  // observation: container-sheet-modal-in-presentation-apple
  @Test func `a modal sheet refuses people and not code`() async throws {
    try await withApp { app in
      let (world, log) = try sheetWorld(app)
      world.root.presentedViewController?.isModalInPresentation = true
      let manager = try #require(world.root.presentedViewController?.presentationController)
      manager.beginInteractiveDismissal()
      try await app.settle()
      #expect(log.lines.contains("didAttempt"))
      #expect(world.root.presentedViewController != nil)
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
    }
  }

  // observation: container-popover-controller-exists-by-style-apple
  @Test func `only a popover has a popover controller`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController != nil)
  }

  // observation: container-preferred-size-told-to-parent-apple
  @Test func `a parent hears of a new preferred size`() {
    let (parent, child) = (SizeParent(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.lines = []
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.lines == ["preferred"])
  }
}

@MainActor
private func sheetWorld(_ app: HeadlessApp) throws -> (ModalWorld, SheetLog) {
  let world = try ModalWorld(app)
  let (sheet, log) = (world.make("B", .pageSheet), SheetLog())
  app.context.attachment { RetainedLogs() }.logs.append(log)
  sheet.presentationController?.delegate = log
  world.root.present(sheet, animated: false)
  try app.settle()
  log.lines = []
  return (world, log)
}

@MainActor
private final class SheetLog: UIAdaptivePresentationControllerDelegate {
  var allows = true
  var lines: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    lines.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    lines.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    lines.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    lines.append("didAttempt")
  }
}
