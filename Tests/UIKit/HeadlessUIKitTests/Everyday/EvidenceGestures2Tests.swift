import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about gestures.
@MainActor
struct `Evidence of everyday gestures, a second part` {
  // observation: gesture-double-tap-count-of-touch
  @Test func `the second touch of a double tap counts two`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(CountedTouches(), 0, 0, 100, 100)
      try app.doubleTap(view)
      #expect(view.counts == [1, 2])
    }
  }

  // observation: gesture-touch-view-stays
  @Test func `a touch stays with its first view`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let first = stage.add(CountedTouches(), 0, 0, 100, 100)
      stage.add(UIView(), 0, 150, 100, 100)
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 200))
      #expect(!first.movedViews.isEmpty)
      #expect(first.movedViews.allSatisfy { $0 === first })
    }
  }

  // observation: gesture-point-inside-enlarges
  @Test func `a control can be larger for fingers`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(LargeButton(), 100, 100, 20, 20)
      button.addAction(UIAction { _ in stage.journal.note("up") }, for: .touchUpInside)
      try app.tap(at: CGPoint(x: 130, y: 110))
      #expect(stage.journal.lines == ["up"])
    }
  }

  // observation: gesture-alpha-limit-hit-test-apple
  @Test func `a nearly transparent view is not hit`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.alpha = 0.009
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    inner.alpha = 0.02
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
  }

  // observation: gesture-clipped-outside-not-hit
  @Test func `a subview outside its superview is not hit`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50)))
    #expect(outer.hitTest(CGPoint(x: 60, y: 10), with: nil) == nil)
  }

  // observation: gesture-control-began-false-no-events
  @Test func `a control that does not track sends nothing`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let control = stage.add(IdleControl(), 0, 0, 100, 100)
      control.addAction(UIAction { _ in stage.journal.note("up") }, for: .touchUpInside)
      try app.tap(control)
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-tap-under-scroll-view-drag-cancels
  @Test func `a drag that scrolls cancels a button`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let scroll = stage.add(UIScrollView(), 0, 0, 300, 600)
      scroll.contentSize = CGSize(width: 300, height: 3000)
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 200, height: 60))
      scroll.addSubview(button)
      button.addAction(UIAction { _ in stage.journal.note("up") }, for: .touchUpInside)
      try app.drag(from: CGPoint(x: 100, y: 330), to: CGPoint(x: 100, y: 130))
      try await app.settle()
      #expect(stage.journal.lines == [])
      #expect(scroll.contentOffset.y > 0)
    }
  }

  // observation: gesture-two-taps-no-relation-first-wins
  @Test func `the deeper of two taps is recognized`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(UIView(), 0, 0, 100, 100)
      stage.observe(UITapGestureRecognizer(), "outer")
      stage.observe(UITapGestureRecognizer(), "inner", on: view)
      try app.tap(view)
      #expect(stage.journal.lines == ["inner.ended"])
    }
  }

  // observation: gesture-requires-name-nil
  @Test func `a recognizer has no name and wants one kind of touch`() {
    #expect(UITapGestureRecognizer().name == nil)
    #expect(UITapGestureRecognizer().requiresExclusiveTouchType)
  }
}

private final class CountedTouches: UIView {
  var counts: [Int] = []
  var movedViews: [UIView?] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    movedViews += touches.map(\.view)
  }
}

private final class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

private final class IdleControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
