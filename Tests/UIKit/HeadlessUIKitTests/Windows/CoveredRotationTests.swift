import Foundation
import HeadlessUIKit
import Testing

/// Rotations of windows while a controller is presented.
struct `A rotation under a modal` {
  private let observed = [
    "willTransition(to:)", "viewWillTransition(to:)", "traitCollectionDidChange",
  ]

  // github:onmyway133/notes issue 210, github:zenangst/Spots pull request 286
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet]) @MainActor
  func `a rotation reaches the presenter before the presented controller`(
    _ style: UIModalPresentationStyle
  ) async throws {
    try await withApp { app in
      let journal = Journal()
      let root = StagedController("A", journal)
      let window = try await launch(root, in: app)
      let modal = StagedController("B", journal)
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      try await app.settle()
      journal.clear()
      window.rotate(to: .landscapeLeft)
      #expect(root.traitCollection.verticalSizeClass == .compact)
      #expect(modal.traitCollection.verticalSizeClass == .compact)
      try await app.settle()
      let lines = journal.lines.filter { line in observed.contains { line.hasSuffix($0) } }
      #expect(
        lines == [
          "A.willTransition(to:)", "A.viewWillTransition(to:)", "B.willTransition(to:)",
          "B.viewWillTransition(to:)", "A.traitCollectionDidChange", "B.traitCollectionDidChange",
        ]
      )
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(modal.view.frame.width == 844)
      #expect(modal.view.frame.maxY == 390)
      modal.dismiss(animated: true)
      try await app.settle()
      #expect(root.view.superview === window)
      #expect(root.view.frame == window.bounds)
      window.rotate(to: .portrait)
      #expect(root.view.frame == window.bounds)
    }
  }

  @Test @MainActor
  func `a presented controller receives the size that it will have`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
      window.rootViewController = root
      window.makeKeyAndVisible()
      let form = SizedController()
      form.modalPresentationStyle = .formSheet
      root.present(form, animated: false)
      try await app.settle()
      window.rotate(to: .landscapeLeft)
      #expect(form.sizes == [CGSize(width: 540, height: 620)])
      #expect(form.view.frame == CGRect(x: 320, y: 100, width: 540, height: 620))
      try await app.settle()
    }
  }

  @Test @MainActor
  func `a rotation reaches every controller in a chain of presentations`() async throws {
    try await withApp { app in
      let journal = Journal()
      let root = StagedController("A", journal)
      let window = try await launch(root, in: app)
      var below: UIViewController = root
      var chain: [StagedController] = []
      for (name, style) in [("B", UIModalPresentationStyle.pageSheet), ("C", .fullScreen)] {
        let next = StagedController(name, journal)
        next.modalPresentationStyle = style
        below.present(next, animated: false)
        try await app.settle()
        below = next
        chain.append(next)
      }
      journal.clear()
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      #expect(
        journal.lines.filter { $0.hasSuffix("viewWillTransition(to:)") } == [
          "A.viewWillTransition(to:)", "B.viewWillTransition(to:)", "C.viewWillTransition(to:)",
        ]
      )
      chain[1].dismiss(animated: true)
      try await app.settle()
      #expect(chain[0].view.frame == CGRect(x: 0, y: 54, width: 844, height: 336))
      chain[0].dismiss(animated: true)
      try await app.settle()
      #expect(root.view.frame == window.bounds)
    }
  }

  @Test @MainActor
  func `a rotation resizes a presentation over a child, and the child when it returns`()
    async throws
  {
    try await withApp { app in
      let parent = UIViewController()
      let window = try await launch(parent, in: app)
      let child = UIViewController()
      child.definesPresentationContext = true
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let modal = UIViewController()
      modal.modalPresentationStyle = .currentContext
      child.present(modal, animated: false)
      try await app.settle()
      #expect(child.view.window == nil)
      window.rotate(to: .landscapeLeft)
      #expect(modal.view.frame == window.bounds)
      modal.dismiss(animated: true)
      try await app.settle()
      #expect(child.view.superview === parent.view)
      #expect(child.view.frame == window.bounds)
    }
  }

  @Test @MainActor
  func `a presented controller receives a changed interface style of the window`() async throws {
    try await withApp { app in
      let journal = Journal()
      let root = StagedController("A", journal)
      let window = try await launch(root, in: app)
      let modal = StagedController("B", journal)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      try await app.settle()
      journal.clear()
      window.overrideUserInterfaceStyle = .dark
      #expect(journal.lines == ["A.traitCollectionDidChange", "B.traitCollectionDidChange"])
      #expect(root.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test @MainActor func `a rotation updates constraints before the layout`() async throws {
    try await withApp { app in
      let journal = Journal()
      let window = try await launch(StagedController("A", journal), in: app)
      journal.clear()
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      let expected = [
        "A.viewWillTransition(to:)", "A.updateViewConstraints", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  // traits-predicted-useyourloaf
  @Test(arguments: [(7, 0), (8, 1), (12, 1), (13, 0), (26, 0)]) @MainActor
  func `the traits of the first window are reported only from iOS 8 to 12`(
    version: Int,
    count: Int
  ) async throws {
    try await withApp(behaving: version) { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      let child = StagedController("C", journal)
      parent.embed(child)
      _ = try await launch(parent, in: app)
      let told = Array(repeating: "traitCollectionDidChange", count: count)
      for name in ["P", "C"] {
        let lines = journal.lines.filter { $0.hasPrefix("\(name).") }
        #expect(lines.filter { $0.hasSuffix("traitCollectionDidChange") }.count == told.count)
        guard count > 0, let place = lines.firstIndex(of: "\(name).traitCollectionDidChange"),
          let appearing = lines.firstIndex(of: "\(name).viewWillAppear"),
          let layout = lines.firstIndex(of: "\(name).viewWillLayoutSubviews")
        else { continue }
        #expect(appearing < place && place < layout)
      }
    }
  }
}

private final class SizedController: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
