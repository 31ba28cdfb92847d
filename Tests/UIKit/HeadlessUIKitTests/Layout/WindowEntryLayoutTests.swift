import HeadlessUIKit
import Testing

struct `Constraints of views that enter a window` {
  // layout-16
  @Test @MainActor func `constraints that change in the callbacks of a move are solved once`()
    async throws
  {
    try await withApp { app in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      try app.show(root)
      let outer = WideningView()
      outer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      var views = [outer]
      for _ in 0..<3 {
        let inner = WideningView()
        inner.pin(in: views[views.count - 1])
        views.append(inner)
      }
      root.addSubview(outer)
      #expect(views.allSatisfy { $0.width.constant == 100 })
      try app.idle()
      #expect(app.runtime.layoutCounts.solves == 1)
      #expect(views.dropFirst().allSatisfy { $0.frame.width == 100 })
    }
  }
}

/// A view that sets its width when it enters a window.
private final class WideningView: UIView {
  private(set) lazy var width = widthAnchor.constraint(equalToConstant: 10)

  func pin(in superview: UIView) {
    superview.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      topAnchor.constraint(equalTo: superview.topAnchor),
      heightAnchor.constraint(equalToConstant: 20),
      width,
    ])
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { width.constant = 100 }
  }
}
