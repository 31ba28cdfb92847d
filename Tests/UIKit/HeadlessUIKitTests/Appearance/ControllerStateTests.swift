import HeadlessUIKit
import Testing

struct `The state of a controller` {
  // load-01
  @Test @MainActor
  func `a new controller has no state, and reading it loads no view`() async throws {
    try await withApp { _ in
      let controller = UIViewController()
      #expect(controller.children.isEmpty)
      #expect(!controller.isMovingFromParent)
      #expect(!controller.isMovingToParent)
      #expect(!controller.isEditing)
      #expect(controller.navigationController == nil)
      #expect(controller.tabBarController == nil)
      #expect(controller.parent == nil)
      #expect(controller.storyboard == nil)
      #expect(controller.title == nil)
      #expect(controller.toolbarItems == nil)
      #expect(controller.nibName == nil)
      #expect(controller.restorationIdentifier == nil)
      #expect(!controller.definesPresentationContext)
      #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
      #expect(controller.edgesForExtendedLayout == .all)
      #expect(controller.preferredContentSize == .zero)
      #expect(controller.additionalSafeAreaInsets == .zero)
      #expect(!controller.isViewLoaded)
    }
  }

  // load-02
  @Test @MainActor func `bar items exist on the first read`() async throws {
    try await withApp { _ in
      let controller = UIViewController()
      controller.title = "Home"
      #expect(controller.tabBarItem === controller.tabBarItem)
      #expect(controller.navigationItem === controller.navigationItem)
      #expect(controller.tabBarItem.title == "Home")
      controller.title = "Away"
      #expect(controller.navigationItem.title == "Away")
      #expect(controller.tabBarItem.title == "Away")
      #expect(!controller.isViewLoaded)
    }
  }

  // load-12, load-13
  @Test @MainActor func `a new container has no state`() async throws {
    try await withApp { _ in
      #expect(UINavigationController().viewControllers.isEmpty)
      #expect(UINavigationController().topViewController == nil)
      #expect(UITabBarController().viewControllers == nil)
      #expect(UITabBarController().selectedViewController == nil)
    }
  }

  @Test @MainActor func `setting isEditing calls setEditing`() async throws {
    try await withApp { _ in
      let controller = EditingController()
      controller.isEditing = true
      controller.setEditing(false, animated: true)
      #expect(controller.calls == ["true false", "false true"])
      #expect(!controller.isEditing)
    }
  }

  // contain-18
  @Test @MainActor func `a changed preferred size notifies the parent`() async throws {
    try await withApp { _ in
      let parent = EditingController()
      let child = UIViewController()
      child.preferredContentSize = CGSize(width: 1, height: 1)
      parent.addChild(child)
      child.preferredContentSize = CGSize(width: 10, height: 20)
      child.preferredContentSize = CGSize(width: 10, height: 20)
      #expect(parent.calls == ["(10.0, 20.0)"])
      let size = CGSize(width: 3, height: 4)
      #expect(parent.size(forChildContentContainer: child, withParentContainerSize: size) == size)
    }
  }
}

private final class EditingController: UIViewController {
  var calls: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("\(isEditing) \(animated)")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    let size = container.preferredContentSize
    calls.append("(\(size.width), \(size.height))")
  }
}
