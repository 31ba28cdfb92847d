import HeadlessUIKit
import Testing

struct `Published observations of traits` {
  private final class ReadingView: UIView {
    var layouts = 0
    var drawings = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      _ = traitCollection.userInterfaceStyle
      layouts += 1
    }
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      drawings += 1
    }
  }

  private final class TraitsViewController: UIViewController {
    var styles: [UIUserInterfaceStyle] = []
    var changes: [UITraitCollection?] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      styles.append(traitCollection.userInterfaceStyle)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      styles.append(traitCollection.userInterfaceStyle)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(previousTraitCollection)
    }
  }

  // observation: traits-automatic-tracking-ios18
  @Test(arguments: [(17, 1), (18, 2)]) @MainActor
  func `layout that reads a trait runs again after the trait has changed, since iOS 18`(
    version: Int,
    layouts: Int
  ) async throws {
    try await withApp(behaving: version) { app in
      let (controller, view) = (UIViewController(), ReadingView())
      controller.view.addSubview(view)
      view.frame.size = CGSize(width: 10, height: 10)
      let window = try await launch(controller, in: app)
      #expect(view.layouts == 1)
      let drawings = view.drawings
      window.overrideUserInterfaceStyle = .dark
      try await app.settle()
      #expect(view.layouts == layouts)
      #expect(view.drawings == drawings)
    }
  }

  // observation: traits-inherit-from-superview-wwdc23
  @Test(arguments: [(16, UIUserInterfaceStyle.light), (17, .dark)]) @MainActor
  func `a child has the traits of its view's superview when it is appearing, since iOS 17`(
    version: Int,
    expected: UIUserInterfaceStyle
  ) async throws {
    try await withApp(behaving: version) { app in
      let (parent, child, container) = (UIViewController(), TraitsViewController(), UIView())
      parent.view.addSubview(container)
      container.traitOverrides.userInterfaceStyle = .dark
      parent.addChild(child)
      container.addSubview(child.view)
      child.didMove(toParent: parent)
      try await launch(parent, in: app)
      #expect(child.styles == [.light, expected])
    }
  }

  // observation: traits-predicted-useyourloaf
  @Test(arguments: [(12, 1), (13, 0)]) @MainActor
  func `a controller's first traits are a change up to iOS 12`(
    version: Int,
    changes: Int
  )
    async throws
  {
    try await withApp(behaving: version) { app in
      let controller = TraitsViewController()
      try await launch(controller, in: app)
      #expect(controller.changes.count == changes)
      #expect(controller.changes.allSatisfy { $0 == nil })
    }
  }
}
