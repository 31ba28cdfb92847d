import HeadlessUIKit
import Testing
import TraceModel

struct `The geometry of a view` {
  @Test @MainActor func `the frame determines the bounds and the center`() async throws {
    try await withApp { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.center == CGPoint(x: 25, y: 40))
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(view.center == CGPoint(x: 5, y: 5))
    }
  }

  @Test @MainActor func `changed bounds keep the center`() async throws {
    try await withApp { _ in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      view.bounds = CGRect(x: 7, y: 7, width: 20, height: 30)
      #expect(view.center == CGPoint(x: 15, y: 15))
      #expect(view.frame == CGRect(x: 5, y: 0, width: 20, height: 30))
      view.center = CGPoint(x: 100, y: 100)
      #expect(view.frame == CGRect(x: 90, y: 85, width: 20, height: 30))
      #expect(view.bounds.origin == CGPoint(x: 7, y: 7))
    }
  }

  // geom-11: a frame set under a scale reads back; the bounds are divided by the scale
  @Test @MainActor func `a frame set under a scale transform reads back`() async throws {
    try await withApp { _ in
      let view = UIView()
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      #expect(view.bounds.size == CGSize(width: 200, height: 200))
      #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }
  }

  @Test @MainActor func `the frame of a rotated view is its bounding box`() async throws {
    try await withApp { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
      #expect(view.frame == CGRect(x: 15, y: -10, width: 20, height: 40))
      #expect(view.bounds.size == CGSize(width: 40, height: 20))
      #expect(view.center == CGPoint(x: 20, y: 10))
    }
  }

  @Test @MainActor func `a negative width or height becomes positive`() async throws {
    try await withApp { _ in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: -10, height: 10))
      #expect(view.frame == CGRect(x: 0, y: 10, width: 10, height: 10))
    }
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect.null,
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ]) @MainActor func `a frame that is not finite is refused`(frame: CGRect) async throws {
    let trace = try await record { _ in
      let place = CGRect(x: 1, y: 2, width: 3, height: 4)
      let view = UIView(frame: place)
      view.frame = frame
      #expect(view.frame == place)
      #expect(UIView(frame: frame).frame == .zero)
    }
    #expect(trace.diagnostics(.invalidArgument).count == 2)
    #expect(trace.diagnostics(.invalidArgument).allSatisfy { $0.hasPrefix("CALayerInvalidG") })
  }

  @Test @MainActor func `the recorded frame is the frame of the view`() async throws {
    let trace = try await record { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.center = CGPoint(x: 50, y: 50)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.bounds.origin = CGPoint(x: 5, y: 5)
    }
    let frames = trace.frames
    #expect(frames.map(\.x) == [0, 45, 40])
    #expect(frames.map(\.width) == [10, 10, 20])
  }
}
