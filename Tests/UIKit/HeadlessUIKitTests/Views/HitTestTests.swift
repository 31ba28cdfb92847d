import HeadlessUIKit
import Testing

struct `Hit testing` {
  // geom-08
  @Test @MainActor func `a hit test respects the origin of the bounds`() async throws {
    try await withApp { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.bounds.origin = CGPoint(x: 10_000, y: 10_000)
      #expect(!view.point(inside: CGPoint(x: 50, y: 50), with: nil))
      #expect(view.point(inside: CGPoint(x: 10_050, y: 10_050), with: nil))
    }
  }

  // geom-09
  @Test(
    arguments: [
      (-5, -5, "root"), (40, 40, "s1"), (52.5, 52.5, "s11"), (-11, -11, nil), (95, 95, nil),
    ] as [(CGFloat, CGFloat, String?)]
  )
  @MainActor
  func `a hit test returns the deepest view at a point`(
    x: CGFloat,
    y: CGFloat,
    expected: String?
  ) async throws {
    let journal = Journal()
    try await withApp { _ in
      let root = LoggingView("root", journal)
      root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
      let first = LoggingView("s1", journal)
      first.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
      let inner = LoggingView("s11", journal)
      inner.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
      root.addSubview(first)
      first.addSubview(inner)
      let hit = root.hitTest(CGPoint(x: x, y: y), with: UIEvent())
      #expect((hit as? LoggingView)?.name == expected)
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  @Test @MainActor
  func `a hit test skips views that can't be touched, from front to back`() async throws {
    try await withApp { _ in
      let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let root = UIView(frame: frame)
      let views = (0..<4).map { _ in UIView(frame: frame) }
      views.forEach(root.addSubview)
      let point = CGPoint(x: 5, y: 5)
      #expect(root.hitTest(point, with: nil) === views[3])
      views[3].isHidden = true
      #expect(root.hitTest(point, with: nil) === views[2])
      views[2].alpha = 0.009
      #expect(root.hitTest(point, with: nil) === views[1])
      views[1].isUserInteractionEnabled = false
      #expect(root.hitTest(point, with: nil) === views[0])
      views[0].frame.origin.x = 10
      #expect(root.hitTest(point, with: nil) === root)
      views[2].alpha = 0.01
      #expect(root.hitTest(point, with: nil) === views[2])
      root.isHidden = true
      #expect(root.hitTest(point, with: nil) == nil)
    }
  }
}
