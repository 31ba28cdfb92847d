import HeadlessUIKit
import Testing

/// RULES 4.6 and 4.7: interactive-sheet-drag-jekyll2023, interactive-sheet-cancelled-rudin,
/// modal-dismiss-delegate-order-ios13.
struct `The drag of a sheet` {
  @MainActor
  private func sheet(
    _ world: ModalWorld,
    _ delegate: LoggingDelegate? = nil
  ) throws -> LoggingViewController {
    let sheet = world.make("B", .pageSheet)
    // The delegate is set before the presentation, as apps do.
    sheet.presentationController?.delegate = delegate
    world.root.present(sheet, animated: false)
    try world.app.settle()
    world.journal.clear()
    return sheet
  }

  @Test @MainActor func `a finished drag dismisses the sheet`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let manager = try #require(try sheet(world).presentationController)
      #expect(manager.beginInteractiveDismissal())
      #expect(world.story == ["B.viewWillDisappear"])
      manager.updateInteractiveDismissal(0.4)
      try await app.advance(by: .seconds(3))
      #expect(world.story == ["B.viewWillDisappear"])
      manager.finishInteractiveDismissal()
      try await app.advance(by: .milliseconds(299))
      #expect(world.story == ["B.viewWillDisappear"])
      try await app.advance(by: .milliseconds(1))
      #expect(world.story == ["B.viewWillDisappear", "B.viewDidDisappear", "B.deinit"])
      #expect(world.root.presentedViewController == nil)
    }
  }

  @Test @MainActor func `a cancelled drag brings the sheet back`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = try sheet(world)
      let manager = try #require(sheet.presentationController)
      manager.beginInteractiveDismissal()
      let coordinator = try #require(sheet.transitionCoordinator)
      #expect(coordinator.isInteractive)
      coordinator.notifyWhenInteractionChanges { context in
        world.journal.note("cancelled \(context.isCancelled)")
      }
      manager.updateInteractiveDismissal(0.5)
      #expect(coordinator.percentComplete == 0.5)
      manager.cancelInteractiveDismissal()
      try await app.settle()
      #expect(
        world.story == [
          "B.viewWillDisappear", "cancelled true", "B.viewWillAppear", "B.viewIsAppearing",
          "B.viewDidAppear",
        ]
      )
      #expect(sheet.presentingViewController === world.root)
      #expect(sheet.view.window === world.window)
      sheet.dismiss(animated: true)
      try await app.settle()
      #expect(sheet.presentingViewController == nil)
    }
  }

  // AlphaWallet iOS issue 5146, RULES 2.8: isBeingDismissed is true at the start.
  @Test @MainActor func `a drag counts as a dismissal from its start`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = WitnessedController("B", world.journal)
      var seen: [Bool] = []
      sheet.onViewWillDisappear = { seen.append($0.isBeingDismissed) }
      sheet.onViewWillAppear = { seen.append(($0 as UIViewController).isBeingDismissed) }
      world.root.present(sheet, animated: false)
      try await app.settle()
      sheet.presentationController?.beginInteractiveDismissal()
      sheet.presentationController?.cancelInteractiveDismissal()
      try await app.settle()
      #expect(seen == [false, true, false])
    }
  }

  @Test @MainActor func `a drag asks and notifies the delegate`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = LoggingDelegate(world.journal)
      let manager = try #require(try sheet(world, delegate).presentationController)
      manager.beginInteractiveDismissal()
      manager.finishInteractiveDismissal()
      try await app.settle()
      #expect(
        world.story == [
          "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear",
          "didDismiss", "B.deinit",
        ]
      )
    }
  }

  @Test @MainActor func `a sheet with isModalInPresentation refuses a drag`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = LoggingDelegate(world.journal)
      let sheet = try sheet(world, delegate)
      sheet.isModalInPresentation = true
      #expect(sheet.presentationController?.beginInteractiveDismissal() == false)
      #expect(world.story == ["didAttemptToDismiss"])
      sheet.isModalInPresentation = false
      delegate.allows = false
      world.journal.clear()
      #expect(sheet.presentationController?.beginInteractiveDismissal() == false)
      #expect(world.story == ["shouldDismiss", "didAttemptToDismiss"])
    }
  }

  @Test @MainActor func `a dismissal by the app does not notify the delegate of the sheet`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = LoggingDelegate(world.journal)
      let sheet = try sheet(world, delegate)
      sheet.dismiss(animated: true)
      try await app.settle()
      #expect(world.story == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }
  }

  @Test @MainActor func `a full screen, a covered sheet and a running transition refuse a drag`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let full = world.make("B")
      world.root.present(full, animated: false)
      try await app.settle()
      #expect(full.presentationController?.beginInteractiveDismissal() == false)
      let sheet = world.make("C", .pageSheet)
      full.present(sheet, animated: true)
      try app.idle()
      #expect(sheet.presentationController?.beginInteractiveDismissal() == false)
      try await app.settle()
      sheet.present(world.make("D", .pageSheet), animated: true)
      try await app.settle()
      #expect(sheet.presentationController?.beginInteractiveDismissal() == false)
    }
  }

  @Test @MainActor func `a drag that never ends leaks no object`() async throws {
    let journal = Journal()
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = LoggingViewController("kept", journal)
      world.root.present(sheet, animated: false)
      try await app.settle()
      sheet.presentationController?.beginInteractiveDismissal()
    }
    #expect(journal.lines.last == "kept.deinit")
  }

  // developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet
  @Test @MainActor func `a visible child of the presented controller can refuse a drag`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let editor = UIViewController()
      editor.isModalInPresentation = true
      let navigation = UINavigationController(rootViewController: editor)
      world.root.present(navigation, animated: false)
      try await app.settle()
      let manager = try #require(navigation.presentationController)
      #expect(!manager.beginInteractiveDismissal())
      navigation.pushViewController(UIViewController(), animated: false)
      try await app.settle()
      #expect(manager.beginInteractiveDismissal())
      manager.cancelInteractiveDismissal()
    }
  }
}
