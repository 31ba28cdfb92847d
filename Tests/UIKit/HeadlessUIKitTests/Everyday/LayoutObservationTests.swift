import Foundation
import HeadlessUIKit
import Testing

/// Counts and lists the callbacks of a view.
private final class CountingView: UIView {
  var lines: [String] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.append("layoutSubviews")
  }

  override func updateConstraints() {
    lines.append("updateConstraints")
    super.updateConstraints()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    lines.append("safeAreaInsets \(Int(safeAreaInsets.top))")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    lines.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }

  override func didMoveToSuperview() { lines.append("didMoveToSuperview") }

  override func willMove(toWindow newWindow: UIWindow?) {
    lines.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() { lines.append("didMoveToWindow") }

  var layoutCount: Int { lines.count { $0 == "layoutSubviews" } }
}

/// The published observations of layout, stacks and views.
struct `Layout observations` {
  @MainActor
  private static func window(_ root: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  // observation: layout-needs-layout-marks-guide14-21
  @Test @MainActor func `layoutIfNeeded lays out only a view that is marked`() async throws {
    try await withApp { _ in
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      view.lines = []
      view.setNeedsLayout()
      #expect(view.layoutCount == 0)
      view.layoutIfNeeded()
      #expect(view.layoutCount == 1)
      view.layoutIfNeeded()
      #expect(view.layoutCount == 1)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layoutCount == 2)
    }
  }

  // observation: layout-triggers-so728372
  @Test @MainActor func `a new size and a new subview lay out, a new position does not`()
    async throws
  {
    try await withApp { app in
      let window = Self.window()
      let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController?.view.addSubview(outer)
      try await app.settle()
      let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(inner.layoutCount == 0)
      outer.lines = []
      outer.addSubview(inner)
      try await app.settle()
      #expect(outer.layoutCount == 1 && inner.layoutCount == 1)
      (outer.lines, inner.lines) = ([], [])
      inner.frame.origin.x = 20
      try await app.settle()
      #expect(inner.layoutCount == 0)
      inner.frame.size.width = 50
      try await app.settle()
      #expect(inner.layoutCount == 1)
    }
  }

  // observation: layout-constraint-swap-no-updateconstraints-neuburg
  @Test @MainActor func `exchanged constraints lay out without updateConstraints`() async throws {
    try await withApp { app in
      let window = Self.window()
      let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController?.view.addSubview(outer)
      let inner = CountingView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let first = inner.widthAnchor.constraint(equalToConstant: 10)
      let second = inner.widthAnchor.constraint(equalToConstant: 20)
      first.isActive = true
      try await app.settle()
      (outer.lines, inner.lines) = ([], [])
      NSLayoutConstraint.deactivate([first])
      NSLayoutConstraint.activate([second])
      try await app.settle()
      #expect(inner.frame.width == 20)
      #expect(inner.layoutCount == 1)
      #expect(!(outer.lines + inner.lines).contains("updateConstraints"))
    }
  }

  // observation: layout-safearea-before-layoutsubviews-neuburg
  @Test @MainActor func `the safe area is set before the view is laid out`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      root.loadViewIfNeeded()
      root.view.addSubview(view)
      view.lines = []
      let window = UIWindow()
      window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      let insets = try #require(view.lines.firstIndex { $0.hasPrefix("safeAreaInsets") })
      let layout = try #require(view.lines.firstIndex(of: "layoutSubviews"))
      #expect(insets < layout)
      withExtendedLifetime(window) {}
    }
  }

  // observation: stack-hidden-guide21
  @Test @MainActor func `a hidden view of a stack takes neither space nor spacing`() async throws {
    try await withApp { _ in
      let views = (0..<3).map { _ in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      stack.frame = CGRect(x: 0, y: 0, width: 110, height: 50)
      views[1].isHidden = true
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.count == 3 && stack.subviews.count == 3)
      #expect(views[2].frame.minX == 60)
      stack.removeArrangedSubview(views[2])
      #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 3)
      views[2].removeFromSuperview()
      #expect(stack.subviews.count == 2)
    }
  }

  @Test @MainActor func `a view moves to its superview, then to the window, then is laid out`()
    async throws
  {
    try await withApp { app in
      let root = UIViewController()
      root.loadViewIfNeeded()
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      let window = Self.window(root)
      try await app.settle()
      #expect(
        view.lines.filter { !$0.hasPrefix("safeArea") && $0 != "updateConstraints" } == [
          "willMove(toSuperview: view)", "didMoveToSuperview", "willMove(toWindow: window)",
          "didMoveToWindow", "layoutSubviews",
        ]
      )
      withExtendedLifetime(window) {}
    }
  }
}
