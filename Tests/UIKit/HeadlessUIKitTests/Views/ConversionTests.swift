import HeadlessUIKit
import Testing

struct `Conversion between views` {
  // geom-01, geom-02
  @Test @MainActor func `a conversion adds the frame origins along the path`() async throws {
    try await withApp { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let first = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
      let second = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      root.addSubview(first)
      root.addSubview(second)
      second.addSubview(inner)
      #expect(root.convert(CGPoint(x: 15, y: 15), to: first) == CGPoint(x: -5, y: 5))
      #expect(first.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 25, y: 15))
      #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == CGPoint(x: 0, y: 0))
      #expect(second.convert(CGPoint(x: -5, y: -5), to: first) == CGPoint(x: 55, y: 65))
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: first) == CGPoint(x: 66, y: 76))
      #expect(first.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 66, y: 76))
    }
  }

  // geom-05
  @Test @MainActor func `a conversion applies transforms about the centers`() async throws {
    try await withApp { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
      let middle = UIView()
      middle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      middle.frame = CGRect(x: 128, y: 128, width: 256, height: 256)
      middle.bounds.origin = CGPoint(x: 32, y: 32)
      let inner = UIView()
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      inner.frame = CGRect(x: 128, y: 128, width: 128, height: 128)
      root.addSubview(middle)
      middle.addSubview(inner)
      #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 176, y: 176))
      #expect(root.convert(CGPoint(x: 176, y: 176), to: inner) == .zero)
      let rect = inner.convert(inner.bounds, to: root)
      #expect(rect == CGRect(x: 176, y: 176, width: 64, height: 64))
    }
  }

  // geom-06
  @Test @MainActor func `a conversion respects the origins of bounds`() async throws {
    try await withApp { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
      let middle = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
      middle.bounds.origin = CGPoint(x: 5, y: 5)
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      inner.bounds.origin = CGPoint(x: 999, y: 999)
      root.addSubview(middle)
      middle.addSubview(inner)
      #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: -979, y: -979))
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1xqoe: nil is the window
  @Test @MainActor func `a conversion to nil returns window coordinates`() async throws {
    try await withApp { _ in
      let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 390, height: 844))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      window.addSubview(view)
      #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 11, y: 21))
      #expect(view.convert(CGPoint(x: 11, y: 21), from: nil) == CGPoint(x: 1, y: 1))
      #expect(view.convert(view.bounds, to: nil) == view.frame)
      #expect(view.convert(view.frame, from: nil) == view.bounds)
      #expect(view.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 1, y: 1))
    }
  }

  @Test @MainActor func `a conversion between windows uses screen coordinates`() async throws {
    try await withApp { _ in
      let one = UIWindow(frame: CGRect(x: 100, y: 0, width: 390, height: 844))
      let other = UIWindow(frame: CGRect(x: 0, y: 50, width: 390, height: 844))
      #expect(one.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 101, y: -49))
    }
  }
}
