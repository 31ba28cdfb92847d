import HeadlessUIKit
import Testing

/// Sheets that a finger drags.
@MainActor
struct `A finger on a sheet` {
  private func sheet(
    _ world: ModalWorld,
    _ delegate: LoggingDelegate,
    style: UIModalPresentationStyle = .pageSheet
  ) async throws -> LoggingViewController {
    let sheet = world.make("B", style)
    sheet.presentationController?.delegate = delegate
    world.root.present(sheet, animated: true)
    try await world.app.settle()
    world.journal.clear()
    return sheet
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `dismisses it by a swipe down`(style: UIModalPresentationStyle) async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = LoggingDelegate(world.journal)
      let sheet = try await sheet(world, delegate, style: style)
      try app.swipe(sheet.view, .down)
      try await app.settle()
      #expect(
        world.story == [
          "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss",
        ]
      )
      #expect(world.root.presentedViewController == nil)
    }
  }

  @Test func `brings it back after a short drag`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = LoggingDelegate(world.journal)
      let sheet = try await sheet(world, delegate)
      try app.drag(
        from: CGPoint(x: 150, y: 300),
        to: CGPoint(x: 150, y: 400),
        duration: .seconds(2)
      )
      try await app.settle()
      #expect(
        world.story == [
          "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewWillAppear",
          "B.viewIsAppearing", "B.viewDidAppear",
        ]
      )
      #expect(world.root.presentedViewController === sheet)
      world.journal.clear()
      try app.drag(
        from: CGPoint(x: 150, y: 200),
        to: CGPoint(x: 150, y: 700),
        duration: .seconds(2)
      )
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
    }
  }

  @Test func `attempts to dismiss one that refuses`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = LoggingDelegate(world.journal)
      let sheet = try await sheet(world, delegate)
      sheet.isModalInPresentation = true
      try app.swipe(sheet.view, .down)
      try await app.settle()
      #expect(world.story == ["didAttemptToDismiss"])
      sheet.isModalInPresentation = false
      delegate.allows = false
      world.journal.clear()
      try app.swipe(sheet.view, .down)
      try await app.settle()
      #expect(world.story == ["shouldDismiss", "didAttemptToDismiss"])
      #expect(world.root.presentedViewController === sheet)
    }
  }

  @Test func `in other directions, and on a full screen, does nothing`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let delegate = LoggingDelegate(world.journal)
      let sheet = try await sheet(world, delegate)
      for direction in [UISwipeGestureRecognizer.Direction.up, .left, .right] {
        try app.swipe(sheet.view, direction)
      }
      try await app.settle()
      #expect(world.story == [])
      sheet.dismiss(animated: false)
      try await app.settle()
      let screen = try await self.sheet(world, delegate, style: .fullScreen)
      try app.swipe(screen.view, .down)
      try await app.settle()
      #expect(world.story == [])
    }
  }

  @Test func `scrolls the content back before it drags`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let sheet = try await sheet(world, LoggingDelegate(world.journal))
      let scrollView = UIScrollView(frame: sheet.view.bounds)
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      sheet.view.addSubview(scrollView)
      scrollView.contentOffset.y = 500
      try app.swipe(sheet.view, .down)
      try await app.settle()
      #expect(world.story == [])
      #expect(scrollView.contentOffset.y < 500)
      scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
      try app.swipe(sheet.view, .up)
      try await app.settle()
      #expect(scrollView.contentOffset.y > 0)
      scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
      try app.swipe(sheet.view, .down)
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
    }
  }
}
