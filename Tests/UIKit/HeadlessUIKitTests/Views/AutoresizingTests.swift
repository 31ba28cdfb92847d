import HeadlessUIKit
import Testing

struct `Autoresizing` {
  private static let rows: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 30, height: 30)),
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
    (.flexibleHeight, CGRect(x: 10, y: 10, width: 30, height: 80)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 130, height: 80)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
    (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      CGRect(x: 10 + 100.0 / 7, y: 10, width: 30, height: 30)
    ),
    (.flexibleTopMargin, CGRect(x: 10, y: 60, width: 30, height: 30)),
  ]

  // geom-13: the superview grows from 100 x 100 to 200 x 150; UIKit does not round
  @Test(arguments: rows.indices) @MainActor
  func `a view shares its superview's change of size according to its mask`(
    row: Int
  ) async throws {
    let (mask, expected) = Self.rows[row]
    try await withApp { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
      view.autoresizingMask = mask
      parent.addSubview(view)
      parent.frame.size = CGSize(width: 200, height: 150)
      #expect(abs(view.frame.minX - expected.minX) < 1e-9)
      #expect(abs(view.frame.minY - expected.minY) < 1e-9)
      #expect(abs(view.frame.width - expected.width) < 1e-9)
      #expect(abs(view.frame.height - expected.height) < 1e-9)
    }
  }

  @Test @MainActor func `a view follows a superview that had no size`() async throws {
    try await withApp { _ in
      let parent = UIView()
      let view = UIView()
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
      parent.bounds.size = CGSize(width: 30, height: 40)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }
  }

  @Test @MainActor func `autoresizing reaches descendants unless a view turns it off`() async throws
  {
    try await withApp { _ in
      let size = CGRect(x: 0, y: 0, width: 10, height: 10)
      let views = (0..<4).map { _ in UIView(frame: size) }
      for (outer, inner) in zip(views, views.dropFirst()) {
        inner.autoresizingMask = [.flexibleWidth]
        outer.addSubview(inner)
      }
      views[2].autoresizesSubviews = false
      views[0].frame.size.width = 50
      #expect(views.map(\.frame.width) == [50, 50, 50, 10])
    }
  }

  // A window resizes its root's view without a mask, and the views in it follow by their masks.
  @Test @MainActor func `a window resizes its root view regardless of the autoresizing mask`()
    async throws
  {
    try await withApp { app in
      let window = UIWindow()
      let root = UIViewController()
      let child = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.autoresizingMask = []
      root.view.addSubview(child.view)
      window.frame.size = CGSize(width: 844, height: 390)
      #expect(root.view.frame == window.bounds)
      #expect(child.view.frame == window.bounds)
      try await app.settle()
    }
  }

  @Test(arguments: [false, true])
  @MainActor
  func `a container resizes its content to the window's size`(inTabs: Bool) async throws {
    try await withApp { app in
      let window = UIWindow()
      let content = PlainController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      if inTabs { tabs.viewControllers = [navigation] }
      window.rootViewController = inTabs ? tabs : navigation
      window.makeKeyAndVisible()
      try await app.settle()
      window.frame.size = CGSize(width: 844, height: 390)
      #expect(content.view.convert(content.view.bounds, to: nil) == window.bounds)
    }
  }
}

/// A controller whose view has no mask.
private final class PlainController: UIViewController {
  override func loadView() { view = UIView() }
}
