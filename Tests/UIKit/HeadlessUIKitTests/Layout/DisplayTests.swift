import HeadlessUIKit
import Testing
import TraceModel

struct `Drawing` {
  // layout-constraints-layout-draw-order-gist: superview first, after layout, before viewDidAppear
  @Test @MainActor func `a view is drawn after layout and before viewDidAppear`() async throws {
    let journal = Journal()
    try await withApp { app in
      let window = UIWindow()
      let controller = DrawnController("VC", journal)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try await app.settle()
      let expected = [
        "VC.loadView", "VC.viewDidLoad", "VC.viewWillAppear", "ChildView.updateConstraints",
        "VC.updateViewConstraints", "RootView.updateConstraints", "VC.viewWillLayoutSubviews",
        "RootView.layoutSubviews", "VC.viewDidLayoutSubviews", "ChildView.layoutSubviews",
        "RootView.draw", "ChildView.draw", "VC.viewDidAppear",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor
  func `a view is drawn once it is visible in a window and has a size`() async throws {
    let journal = Journal()
    try await withApp { app in
      let window = UIWindow()
      window.isHidden = false
      let outer = LoggingView("o", journal)
      let inner = LoggingView("i", journal)
      outer.addSubview(inner)
      inner.frame.size = CGSize(width: 10, height: 10)
      outer.isHidden = true
      @MainActor func expect(_ drawn: [String], line: Int = #line) async throws {
        try await app.settle()
        #expect(journal.lines.filter { $0.hasSuffix("draw") } == drawn, "line \(line)")
        journal.clear()
      }
      try await expect([])
      window.addSubview(outer)
      try await expect([])
      outer.isHidden = false
      try await expect(["i.draw"])
      outer.frame.size = CGSize(width: 20, height: 20)
      try await expect(["o.draw"])
      outer.frame.size = CGSize(width: 30, height: 30)
      try await expect([])
      inner.setNeedsDisplay()
      inner.setNeedsDisplay(.zero)
      try await expect(["i.draw"])
      outer.removeFromSuperview()
      inner.setNeedsDisplay()
      try await expect([])
      window.addSubview(outer)
      try await expect(["i.draw"])
    }
  }

  @Test @MainActor func `drawing is recorded only for classes of the app`() async throws {
    let journal = Journal()
    let trace = try await record { app in
      let window = UIWindow()
      let view = LoggingView("v", journal)
      view.frame.size = CGSize(width: 10, height: 10)
      window.addSubview(view)
      window.addSubview(UIView(frame: view.frame))
      window.isHidden = false
      try await app.settle()
    }
    #expect(trace.calls(of: "", only: [.draw]) == ["LoggingView draw"])
  }
}

private final class DrawnController: LoggingViewController {
  override func loadView() {
    note("loadView")
    let root = LoggingView("RootView", journal)
    let child = LoggingView("ChildView", journal)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSubview(child)
    view = root
  }
}
