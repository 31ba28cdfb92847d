import HeadlessUIKit
import Testing
import TraceModel

/// The orders of device logs; the comment of each test names its evidence.
struct `The callbacks of a presentation` {
  private static let presentFullScreen = [
    "B.viewDidLoad", "present returns", "A.viewWillDisappear", "B.viewWillAppear",
    "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear", "completion",
  ]
  private static let dismissFullScreen = [
    "dismiss returns", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
    "A.viewDidAppear", "B.viewDidDisappear", "completion", "B.deinit",
  ]

  // modal-present-fullscreen-hust2015, modal-dismiss-fullscreen-hust2015, modal-24; RULES 4.1, 4.2
  @Test(arguments: [true, false]) @MainActor
  func `a presentation in full screen sends the callbacks in the order of device logs`(
    animated: Bool
  ) async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let journal = world.journal
      world.root.present(world.make("B"), animated: animated) { journal.note("completion") }
      journal.note("present returns")
      try await app.settle()
      #expect(world.story == Self.presentFullScreen)
      journal.clear()
      world.root.presentedViewController?.dismiss(animated: animated) {
        journal.note("completion")
      }
      journal.note("dismiss returns")
      try await app.settle()
      #expect(world.story == Self.dismissFullScreen)
    }
  }

  // modal-01
  // ww-tech/lasso, on Apple's UIKit
  @Test @MainActor func `a presentation without animation ends before a block of the main queue`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let modal = world.make("B")
      world.root.present(modal, animated: false)
      DispatchQueue.main.async { world.journal.note("block") }
      try await app.settle()
      #expect(world.story.suffix(3) == ["B.viewDidAppear", "A.viewDidDisappear", "block"])
      modal.dismiss(animated: false)
      DispatchQueue.main.async { world.journal.note("block") }
      try await app.settle()
      #expect(world.story.suffix(3) == ["A.viewDidAppear", "B.viewDidDisappear", "block"])
    }
  }

  @Test @MainActor func `an animated presentation takes half a second`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      world.root.present(world.make("B"), animated: true)
      try app.idle()
      let half = ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear"]
      #expect(world.story == half + ["B.viewIsAppearing"])
      try await app.advance(by: .milliseconds(499))
      #expect(world.story == half + ["B.viewIsAppearing"])
      try await app.advance(by: .milliseconds(1))
      #expect(
        world.story == half + ["B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear"]
      )
    }
  }

  // modal-02, modal-pagesheet-present-dismiss-jekyll2023; RULES 4.4
  @Test(
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
      .overCurrentContext, .custom, .popover,
    ]
  )
  @MainActor
  func
    `a presentation that leaves the presenter's view sends callbacks to the presented controller only`(
      style: UIModalPresentationStyle
    ) async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      world.root.present(world.make("B", style), animated: true)
      try await app.settle()
      #expect(world.root.view.window === world.window)
      world.root.dismiss(animated: true)
      try await app.settle()
      #expect(
        world.story == [
          "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
          "B.viewWillDisappear", "B.viewDidDisappear", "B.deinit",
        ]
      )
    }
  }

  // modal-04: after one drain of the main queue viewDidAppear was not sent yet.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet]) @MainActor
  func `a sheet without animation appears one turn later than a full screen`(
    style: UIModalPresentationStyle
  ) async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      app.schedule(after: .zero) {
        world.root.present(world.make("B", style), animated: false)
        app.schedule(after: .zero) {
          // This block runs in the next turn, and the block that it adds in the turn after it.
          app.schedule(after: .zero) { world.journal.note("next drain") }
        }
      }
      try await app.settle()
      let expected =
        style == .fullScreen
        ? ["B.viewWillAppear", "B.viewDidAppear", "next drain"]
        : ["B.viewWillAppear", "next drain", "B.viewDidAppear"]
      #expect(world.journal.lines(observedIn: expected) == expected)
    }
  }

  // modal-style-matrix-iphone-2019, modal-style-matrix-ipad-2019; RULES 4.5
  @Test(arguments: [12, 13], [390, 820]) @MainActor
  func `sheets remove the presenter's view in a narrow window before iOS 13`(
    version: Int,
    width: Int
  ) async throws {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .automatic,
    ]
    var removing: [UIModalPresentationStyle] = []
    for style in styles {
      try await withApp(behaving: BehaviorVersion(major: version)) { app in
        let world = try ModalWorld(app, size: CGSize(width: width, height: 844))
        world.root.present(world.make("B", style), animated: true)
        try await app.settle()
        if world.story.contains("A.viewDidDisappear") { removing.append(style) }
      }
    }
    let always: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
    switch (version, width) {
    case (12, 390):
      #expect(
        removing == [
          .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .automatic,
        ]
      )
    case (12, 820): #expect(removing == always + [.automatic])
    default: #expect(removing == always)
    }
  }

  // developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic
  // observation: container-modal-style-default-apple
  @Test(arguments: [
    (12, UIModalPresentationStyle.fullScreen), (13, .pageSheet), (17, .pageSheet), (18, .formSheet),
    (26, .formSheet),
  ])
  @MainActor func `a presentation has the default style of its version`(
    version: Int,
    style: UIModalPresentationStyle
  ) async throws {
    try await withApp(behaving: BehaviorVersion(major: version)) { _ in
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == style)
      #expect(controller.modalTransitionStyle == .coverVertical)
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == style)
    }
  }

  // modal-presenter-relocation-apple; RULES 4.8
  @Test @MainActor func `a presentation moves the presenter's view into the container and back`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let presented = world.make("B")
      world.root.present(presented, animated: true)
      try app.idle()
      let container = try #require(presented.view.superview)
      #expect(world.root.view.superview === container)
      #expect(container.superview === world.window)
      #expect(presented.presentationController?.containerView === container)
      try await app.settle()
      #expect(world.root.view.superview == nil)
      #expect(presented.view.frame == world.window.bounds)
      presented.dismiss(animated: true)
      try app.idle()
      #expect(world.root.view.superview === container)
      try await app.settle()
      #expect(world.root.view.superview === world.window)
      #expect(container.superview == nil)
    }
  }

  // RULES 2.1: the view enters the window after viewWillAppear.
  @Test @MainActor func `a presentation places the view after viewWillAppear`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let presented = world.make("B")
      var window: UIWindow?
      presented.onViewWillAppear = { window = $0.view.window }
      world.root.present(presented, animated: true)
      try app.idle()
      #expect(window == nil)
      #expect(presented.view.window === world.window)
    }
  }

  // modal-23
  @Test @MainActor func `a presentation keeps only the presented controller alive`() async throws {
    let journal = Journal()
    try await withApp { app in
      let window = UIWindow()
      window.rootViewController = LoggingViewController("A", journal)
      window.makeKeyAndVisible()
      try await app.settle()
      window.rootViewController?.present(LoggingViewController("B", journal), animated: true)
      try await app.settle()
      #expect(!journal.lines.contains("B.deinit"))
      _ = window.rootViewController?.presentedViewController?.presentationController
    }
    #expect(journal.lines.contains("A.deinit"))
    #expect(journal.lines.contains("B.deinit"))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet]) @MainActor
  func `a presentation ends with its window, even during its transition`(
    style: UIModalPresentationStyle
  ) async throws {
    let journal = Journal()
    try await withApp { app in
      var window: UIWindow? = UIWindow()
      window?.rootViewController = LoggingViewController("A", journal)
      window?.makeKeyAndVisible()
      try await app.settle()
      let presented = LoggingViewController("B", journal)
      presented.modalPresentationStyle = style
      window?.rootViewController?.present(presented, animated: true)
      try await app.advance(by: .milliseconds(200))
      window = nil
      try await app.settle()
      #expect(presented.view.window == nil)
    }
    #expect(journal.lines.contains("A.deinit"))
    #expect(journal.lines.contains("B.deinit"))
    #expect(!journal.lines.contains("B.viewDidAppear"))
  }

  // In two turns of one launch the root appears before it disappears.
  @Test @MainActor func `a presentation right after the launch begins after the root has appeared`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let root = LoggingViewController("A", journal)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let presented = LoggingViewController("B", journal)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: false)
      try await app.settle()
      let expected = [
        "A.viewWillAppear", "B.viewDidLoad", "A.viewDidAppear", "A.viewWillDisappear",
        "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }
}
