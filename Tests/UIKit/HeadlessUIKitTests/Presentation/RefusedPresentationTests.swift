import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// RULES W9a to W9f: presentations that UIKit refuses, with its messages.
struct `Refused presentations and dismissals` {
  private static let old = BehaviorVersion(major: 13)
  private static let new = BehaviorVersion.newest

  // W9a; modal-present-detached-warning
  @Test @MainActor func `a presentation by a controller outside of the window is refused`()
    async throws
  {
    for behavior in [Self.old, Self.new] {
      var expected = ""
      let texts = try await withApp(behaving: behavior) { app in
        let root = UIViewController()
        let presented = UIViewController()
        root.present(presented, animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil)
        #expect(!presented.isViewLoaded)
        expected =
          behavior == Self.old
          ? """
          Warning: Attempt to present \(presented) on \(root) whose view is not in the window \
          hierarchy!
          """
          : """
          Attempt to present \(presented) on \(root) (from \(root)) whose view is not in the window \
          hierarchy.
          """
      }
      #expect(texts == [expected])
    }
  }

  // W9a: 'on' names the ancestor that would present, 'from' the receiver.
  @Test @MainActor
  func `the message of a refused presentation names the ancestor that would present`() async throws
  {
    var expected: [String] = []
    let texts = try await withApp(behaving: Self.new) { app in
      let world = try ModalWorld(app) { UINavigationController(rootViewController: $0) }
      let navigation = try #require(world.root.navigationController)
      let pushed = world.make("P")
      navigation.pushViewController(pushed, animated: false)
      try await app.settle()
      let presented = world.make("B")
      world.root.present(presented, animated: true)
      expected = [
        """
        Attempt to present \(presented) on \(navigation) (from \(world.root)) whose view is not in \
        the window hierarchy.
        """
      ]
    }
    #expect(texts == expected)
  }

  // W9b; modal-18, modal-present-already-presenting-warning
  @Test @MainActor func `a presentation by a controller that already presents is refused`()
    async throws
  {
    for behavior in [Self.old, Self.new] {
      var expected = ""
      let texts = try await withApp(behaving: behavior) { app in
        let world = try ModalWorld(app)
        let sheet = try world.stack([("C", .pageSheet)])[0]
        let presented = world.make("B")
        world.root.present(presented, animated: true) { world.journal.note("completion") }
        try await app.settle()
        #expect(world.story.isEmpty)
        #expect(world.root.presentedViewController === sheet)
        let root = world.root
        expected =
          behavior == Self.old
          ? "Warning: Attempt to present \(presented) on \(root) which is already presenting \(sheet)"
          : """
          Attempt to present \(presented) on \(root) (from \(root)) which is already presenting \
          \(sheet).
          """
      }
      #expect(texts == [expected])
    }
  }

  // W9c
  @Test @MainActor func `a presentation during a transition is refused`() async throws {
    for behavior in [Self.old, Self.new] {
      var expected = ""
      let texts = try await withApp(behaving: behavior) { app in
        let world = try ModalWorld(app)
        let sheet = try world.stack([("C", .pageSheet)])[0]
        let presented = world.make("B")
        let root = world.root
        sheet.dismiss(animated: true)
        root.present(presented, animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil)
        expected =
          behavior == Self.old
          ? "Warning: Attempt to present \(presented) on \(root) while a presentation is in progress!"
          : """
          Attempt to present \(presented) on \(root) (from \(root)) while a presentation is in \
          progress.
          """
      }
      #expect(texts == [expected])
    }
  }

  // W9c, iOS 6-13: a double tap; the newer text names the first controller
  @Test @MainActor func `a second presentation in the same turn is refused`() async throws {
    for (behavior, words) in [
      (Self.old, "while a presentation is in progress!"), (Self.new, "which is already presenting"),
    ] {
      let texts = try await withApp(behaving: behavior) { app in
        let world = try ModalWorld(app)
        world.root.present(world.make("B"), animated: true)
        world.root.present(world.make("C"), animated: true)
        try await app.settle()
        #expect(world.story.allSatisfy { !$0.hasPrefix("C.v") })
      }
      #expect(texts.count == 1)
      #expect(texts.first?.contains(words) == true)
    }
  }

  // W9d
  @Test @MainActor func `a dismissal during a transition is refused`() async throws {
    var expected: [String] = []
    let texts = try await withApp(behaving: Self.new) { app in
      let world = try ModalWorld(app)
      let presented = world.make("B")
      world.root.present(presented, animated: true)
      try app.idle()
      presented.dismiss(animated: true) { world.journal.note("completion") }
      try await app.settle()
      #expect(world.root.presentedViewController === presented)
      #expect(!world.story.contains("completion"))
      expected = [
        """
        Warning: Attempt to dismiss from view controller \(presented) while a presentation or \
        dismiss is in progress!
        """
      ]
    }
    #expect(texts == expected)
  }

  // W9e: only a warning
  @Test @MainActor func `a presentation by a detached controller is performed with a warning`()
    async throws
  {
    for major in [12, 13, 15, 16] {
      var expected = ""
      let texts = try await withApp(behaving: BehaviorVersion(major: major)) { app in
        let world = try ModalWorld(app)
        let detached = world.make("D")
        world.root.view.addSubview(detached.view)
        try await app.settle()
        let presented = world.make("B", .overFullScreen)
        detached.present(presented, animated: true)
        try await app.settle()
        #expect(presented.presentingViewController === detached)
        #expect(presented.view.window === world.window)
        switch major {
        case 12:
          expected =
            "Presenting view controllers on detached view controllers is discouraged \(detached)"
        case 16:
          expected = """
            Presenting view controller \(presented) from detached view controller \(detached) is \
            not supported, and may result in incorrect safe area insets and a corrupt root \
            presentation. Make sure \(detached) is in the view controller hierarchy before \
            presenting from it. Will become a hard exception in a future release.
            """
        default:
          expected = """
            Presenting view controller \(presented) from detached view controller \(detached) is \
            discouraged.
            """
        }
      }
      #expect(texts == [expected])
    }
  }

  // W9f; modal-present-active-controller-throws
  @Test @MainActor func `a presentation of an active controller is refused`() async throws {
    for behavior in [Self.old, Self.new] {
      var expected: [String] = []
      let texts = try await withApp(behaving: behavior) { app in
        let world = try ModalWorld(app)
        let sheet = try world.stack([("B", .pageSheet)])[0]
        let other = UIViewController()
        world.root.addChild(other)
        world.root.view.addSubview(other.view)
        other.present(sheet, animated: true)
        sheet.present(world.root, animated: true)
        try await app.settle()
        #expect(sheet.presentedViewController == nil)
        let start = "NSInvalidArgumentException: Application tried to present modally"
        let active = "\(start) an active controller"
        let first =
          behavior == Self.old
          ? "\(active) \(sheet)."
          : "\(start) a view controller \(sheet) that is already being presented by \(world.root)."
        expected = [first, "\(active) \(world.root)."]
      }
      #expect(texts == expected)
    }
  }

  // github.com/wordpress-mobile/WordPress-iOS/issues/11483
  @Test @MainActor func `a presentation of a controller on itself is refused`() async throws {
    for behavior in [Self.old, Self.new] {
      var expected = ""
      let texts = try await withApp(behaving: behavior) { app in
        let world = try ModalWorld(app)
        let sheet = try world.stack([("B", .pageSheet)])[0]
        sheet.present(sheet, animated: true)
        try await app.settle()
        #expect(sheet.presentedViewController == nil)
        expected = """
          NSInvalidArgumentException: Application tried to present modal view controller on itself. \
          Presenting controller is \(sheet).
          """
      }
      #expect(texts == [expected])
    }
  }

  // wikimedia/wikipedia-ios, ArticleTableOfContentsDisplayController.swift
  @Test @MainActor func `a presentation of a child is refused`() async throws {
    for behavior in [Self.old, Self.new] {
      var expected = ""
      let texts = try await withApp(behaving: behavior) { app in
        let world = try ModalWorld(app)
        let child = UIViewController()
        world.root.addChild(child)
        world.root.present(child, animated: true)
        try await app.settle()
        #expect(world.root.presentedViewController == nil)
        let start = "NSInvalidArgumentException: Application tried to present modally"
        expected =
          behavior == Self.old
          ? "\(start) an active controller \(child)."
          : "\(start) a view controller \(child) that has a parent view controller \(world.root)."
      }
      #expect(texts == [expected])
    }
  }

  // modal-style-matrix: "none: CRASH"
  @Test @MainActor func `a presentation with the style none is refused`() async throws {
    let texts = try await withApp(behaving: Self.new) { app in
      let world = try ModalWorld(app)
      world.root.present(world.make("B", .none), animated: true)
      try await app.settle()
      #expect(world.story == ["B.deinit"])
    }
    #expect(texts.count == 1)
  }

  @Test @MainActor func `a refused presentation traps if the policy demands it`() async throws {
    await #expect(processExitsWith: .failure) {
      try await trapOnPresentingItself()
    }
  }
}

@MainActor
private func trapOnPresentingItself() async throws {
  let context = RecordingContext.inMemory(title: "trap", failurePolicy: .trap)
  try await withRecording(context) { _ in
    let controller = UIViewController()
    controller.present(controller, animated: false)
  }
}
