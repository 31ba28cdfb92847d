import HeadlessUIKit
import Testing

/// Controllers that are shown through the chain of controllers.
struct `Showing a controller` {
  /// A container of the app that shows controllers itself.
  private final class Container: UIViewController {
    var shown: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  }

  private class Plain: UIViewController {}

  @Test @MainActor func `a navigation controller pushes what its content shows`() async throws {
    try await withApp { app in
      let root = Plain()
      let child = Plain()
      let navigation = UINavigationController(rootViewController: root)
      root.addChild(child)
      try await launch(navigation, in: app)
      let next = Plain()
      child.show(next, sender: nil)
      #expect(navigation.topViewController === next)
    }
  }

  @Test @MainActor func `a container of the app shows what its children show`() {
    let container = Container()
    let child = UIViewController()
    container.addChild(child)
    let next = UIViewController()
    child.show(next, sender: nil)
    #expect(container.shown == [next])
  }

  @Test @MainActor func `a controller that no ancestor shows is presented`() async throws {
    try await withApp { app in
      let container = Plain()
      let child = Plain()
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      try await launch(container, in: app)
      let next = UIViewController()
      child.showDetailViewController(next, sender: nil)
      try await app.settle()
      #expect(container.presentedViewController === next)
    }
  }

  @Test @MainActor func `the target of an action is the nearest container that has it`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let split = UISplitViewController()
    split.viewControllers = [navigation]
    let show = Selector("show(_:sender:)")
    let detail = Selector("showDetailViewController(_:sender:)")
    #expect(root.targetViewController(forAction: show, sender: nil) === navigation)
    #expect(root.targetViewController(forAction: detail, sender: nil) === split)
    #expect(split.targetViewController(forAction: show, sender: nil) == nil)
    #expect(root.targetViewController(forAction: "other", sender: nil) == nil)
  }
}
