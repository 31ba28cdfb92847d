import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about containers.
@MainActor
struct `Evidence of everyday containers, a fourth part` {
  // observation: container-custom-presentation-hooks-order
  @Test func `a presentation begins and ends`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let (modal, transition) = (world.make("M", .custom), TransitionLog())
      modal.transitioningDelegate = transition
      world.root.present(modal, animated: true)
      try await app.settle()
      #expect(
        transition.lines.value.filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == [
          "willBegin", "didEnd true",
        ]
      )
    }
  }

  // observation: container-show-detail-without-split-presents
  @Test func `a detail without a split is presented`() async throws {
    try await withApp { app in
      let (root, detail) = (UIViewController(), UIViewController())
      try await launch(root, in: app)
      root.showDetailViewController(detail, sender: nil)
      try await app.settle()
      #expect(root.presentedViewController === detail)
    }
  }

  // observation: container-target-for-action-apple
  @Test func `a grandchild shows in its navigation controller`() async throws {
    try await withApp { app in
      let (root, child, shown) = (UIViewController(), UIViewController(), UIViewController())
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let navigation = UINavigationController(rootViewController: root)
      try await launch(navigation, in: app)
      child.show(shown, sender: nil)
      try await app.settle()
      #expect(navigation.topViewController === shown)
    }
  }

  // observation: container-editing-forwarded
  @Test func `the edit button sets editing with animation`() async throws {
    try await withApp { app in
      let root = EditingRoot()
      root.navigationItem.rightBarButtonItem = root.editButtonItem
      try await launch(UINavigationController(rootViewController: root), in: app)
      try app.tap(root.editButtonItem)
      #expect(root.lines == ["true true"])
      #expect(root.isEditing)
    }
  }
}

private final class EditingRoot: UIViewController {
  var lines: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    lines.append("\(editing) \(animated)")
  }
}
