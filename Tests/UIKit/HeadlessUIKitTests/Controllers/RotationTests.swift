import Foundation
import HeadlessUIKit
import Testing

/// Rotated and resized windows.
struct `Rotation` {
  // layout-rotation-yagamo, layout-rotation-kingcos
  @Test @MainActor func `a rotation sends viewWillTransition before the layout`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = StagedController("A", journal)
      let window = try await launch(controller, in: app)
      journal.clear()
      window.rotate(to: .landscapeLeft)
      try await app.settle()
      let expected = [
        "A.viewWillTransition(to:)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    }
  }

  // layout-rotation-with-child-neuburg
  @Test @MainActor
  func `a rotation reaches a child through its parent's call of super`() async throws {
    try await withApp { app in
      let journal = Journal()
      let parent = StagedController("P", journal)
      let child = StagedController("C", journal)
      parent.embed(child)
      parent.hooks["viewWillLayoutSubviews"] = { child.view.frame = parent.view.bounds }
      let window = try await launch(parent, in: app)
      journal.clear()
      window.rotate(to: .landscapeRight)
      try await app.settle()
      let expected = [
        "P.willTransition(to:)", "C.willTransition(to:)", "P.viewWillTransition(to:)",
        "C.viewWillTransition(to:)", "P.traitCollectionDidChange", "C.traitCollectionDidChange",
        "P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews", "C.viewWillLayoutSubviews",
        "C.viewDidLayoutSubviews",
      ]
      let lines = journal.lines(observedIn: expected)
      #expect(Array(lines.prefix(expected.count)) == expected)
    }
  }

  @Test @MainActor
  func `a rotation does not reach the children of a parent that skips super`() async throws {
    try await withApp { app in
      let journal = Journal()
      let parent = Deaf()
      let child = StagedController("C", journal)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      let window = try await launch(parent, in: app)
      journal.clear()
      window.rotate(to: .landscapeLeft)
      #expect(!journal.lines.contains("C.viewWillTransition(to:)"))
      #expect(journal.lines.contains("C.willTransition(to:)"))
    }
  }

  @Test @MainActor func `a resize with equal size classes sends no trait callbacks`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = StagedController("A", journal)
      let window = try await launch(controller, in: app)
      #expect(controller.traitCollection.verticalSizeClass == .regular)
      journal.clear()
      window.resize(to: CGSize(width: 390, height: 700))
      try await app.settle()
      let observed = [
        "A.willTransition(to:)", "A.viewWillTransition(to:)", "A.traitCollectionDidChange",
      ]
      #expect(journal.lines(observedIn: observed) == ["A.viewWillTransition(to:)"])
      window.rotate(to: .portrait)
      #expect(journal.lines.count { $0 == "A.viewWillTransition(to:)" } == 1)
      window.overrideUserInterfaceStyle = .dark
      #expect(journal.lines.last == "A.traitCollectionDidChange")
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test @MainActor
  func `a rotation's coordinator runs its animations at once and its completions at the end`()
    async throws
  {
    try await withApp { app in
      let controller = Alongside()
      let window = try await launch(controller, in: app)
      window.rotate(to: .landscapeLeft)
      #expect(controller.lines == ["alongside 844", "traits compact"])
      try await app.advance(by: .milliseconds(299))
      #expect(controller.lines.count == 2)
      try await app.advance(by: .milliseconds(2))
      #expect(controller.lines.last == "completion")
    }
  }

  @Test @MainActor func `a resize to an invalid size is ignored`() async throws {
    try await withApp { app in
      let journal = Journal()
      let window = try await launch(StagedController("A", journal), in: app)
      journal.clear()
      window.resize(to: CGSize(width: CGFloat.nan, height: 1))
      window.resize(to: CGSize(width: -1, height: 1))
      window.resize(to: CGSize(width: CGFloat.infinity, height: 1))
      window.rotate(to: .unknown)
      #expect(journal.lines.isEmpty)
      #expect(window.bounds.size == UIWindow.defaultSize)
    }
  }
}

private final class Deaf: UIViewController {
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

private final class Alongside: UIViewController {
  var lines: [String] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [unowned self] _ in
      lines.append("alongside \(Int(view.bounds.width))")
    } completion: { [unowned self] _ in
      lines.append("completion")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lines.append("traits \(traitCollection.verticalSizeClass)")
  }
}
