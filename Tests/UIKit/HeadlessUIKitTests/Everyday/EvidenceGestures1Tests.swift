import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about gestures.
@MainActor
struct `Evidence of everyday gestures` {
  // observation: gesture-view-nil-until-added-swifterswift
  @Test func `a recognizer has a view while it is added`() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    #expect(tap.view == nil)
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    #expect(view.gestureRecognizers?.count == 1)
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    #expect(view.gestureRecognizers?.isEmpty != false)
  }

  // observation: gesture-list-nil-by-default
  @Test func `a plain view has no list of recognizers`() {
    #expect(UIView().gestureRecognizers == nil)
  }

  // observation: gesture-moves-to-other-view-apple
  @Test func `a recognizer has one view`() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers?.isEmpty != false)
    #expect(tap.view === second)
  }

  // observation: gesture-translation-without-view-xamarin
  @Test func `a pan without a view does not move`() {
    let pan = UIPanGestureRecognizer()
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
  }

  // observation: gesture-remove-all-targets-xamarin
  @Test func `all targets of a recognizer can be removed`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let tap = stage.observe(UITapGestureRecognizer(), "tap")
      tap.removeTarget(nil, action: nil)
      try app.tap(at: CGPoint(x: 50, y: 50))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-pinch-rotation-defaults-apple
  @Test func `a pinch scales by 1 and a rotation by 0 at rest`() {
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIPinchGestureRecognizer().velocity == 0)
    #expect(UIRotationGestureRecognizer().rotation == 0)
  }

  // observation: gesture-edge-pan-default-apple
  @Test func `an edge pan watches no edge by default`() {
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  // observation: gesture-edge-pan-only-from-edge
  @Test func `an edge pan begins at its edge`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      stage.observe(pan, "edge")
      try app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 350, y: 300))
      #expect(stage.journal.lines == [])
      try app.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300))
      #expect(stage.journal.lines.first == "edge.began")
    }
  }

  // observation: gesture-pan-minimum-touches
  @Test func `a pan of two fingers ignores one`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      stage.observe(pan, "pan")
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-pan-threshold-10
  @Test func `a pan begins after about ten points`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UIPanGestureRecognizer(), "pan")
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 56))
      #expect(stage.journal.lines == [])
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80))
      #expect(stage.journal.lines.first == "pan.began")
    }
  }

  // observation: gesture-tap-fails-when-moved
  @Test func `a finger that moves far does not tap`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UITapGestureRecognizer(), "tap")
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-tap-two-fingers
  @Test func `a tap of two fingers ignores one`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      stage.observe(tap, "tap")
      try app.tap(at: CGPoint(x: 50, y: 50))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-swipe-direction
  @Test func `a swipe has a direction`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      stage.observe(swipe, "swipe")
      try app.swipe(stage.view, .right)
      #expect(stage.journal.lines == [])
      try app.swipe(stage.view, .left)
      #expect(stage.journal.lines == ["swipe.ended"])
    }
  }

  // observation: gesture-swipe-needs-speed
  @Test func `a slow drag is no swipe`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UISwipeGestureRecognizer(), "swipe")
      try app.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 200, y: 300), duration: .seconds(2))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-long-press-moves-after-began
  @Test func `a long press follows the finger`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      stage.observe(press, "press")
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150))
      let lines = stage.journal.lines.reduce(into: [String]()) {
        if $0.last != $1 { $0.append($1) }
      }
      #expect(lines == ["press.began", "press.changed", "press.ended"])
    }
  }

  // observation: gesture-long-press-fails-when-moved
  @Test func `an early movement fails a long press`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UILongPressGestureRecognizer(), "press")
      try app.drag(
        from: CGPoint(x: 50, y: 50),
        to: CGPoint(x: 50, y: 150),
        duration: .milliseconds(300)
      )
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-delays-began-holds-touches-apple
  @Test func `delayed touches of a recognized gesture do not reach the view`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 100, 100)
      let tap = UITapGestureRecognizer()
      tap.delaysTouchesBegan = true
      stage.observe(tap, "tap", on: view)
      try app.tap(view)
      try await app.settle()
      #expect(stage.journal.lines == ["tap.ended"])
    }
  }

  // observation: gesture-delays-began-delivers-on-failure-apple
  @Test func `delayed touches of a failed gesture reach the view`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 100, 100)
      let tap = UITapGestureRecognizer()
      tap.delaysTouchesBegan = true
      tap.numberOfTapsRequired = 2
      stage.observe(tap, "double", on: view)
      try app.tap(view)
      #expect(stage.journal.lines == [])
      try await app.settle()
      #expect(stage.journal.lines == ["v.touchesBegan", "v.touchesEnded"])
    }
  }

  // observation: gesture-should-begin-of-view-apple
  @Test func `a view refuses a gesture`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(RefusingView(), 0, 0, 100, 100)
      stage.observe(UITapGestureRecognizer(), "tap", on: view)
      try app.tap(view)
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-on-subview-touch-counts
  @Test func `a recognizer gets the touches of subviews`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let outer = stage.add(UIView(), 0, 0, 300, 300)
      outer.addSubview(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 200)))
      stage.observe(UIPanGestureRecognizer(), "pan", on: outer)
      try app.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
      #expect(stage.journal.lines.first == "pan.began")
    }
  }

  // observation: gesture-hidden-view-no-touch
  @Test func `a view without interaction recognizes nothing`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(UIView(), 0, 0, 100, 100)
      stage.observe(UITapGestureRecognizer(), "tap", on: view)
      view.isUserInteractionEnabled = false
      try app.tap(at: CGPoint(x: 50, y: 50))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-disabled-gets-nothing-apple
  @Test func `a disabled recognizer recognizes nothing`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UITapGestureRecognizer(), "tap").isEnabled = false
      try app.tap(at: CGPoint(x: 50, y: 50))
      #expect(stage.journal.lines == [])
    }
  }

  // observation: gesture-required-to-fail-by-delegate-apple
  @Test func `a delegate makes a tap wait for another`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let single = stage.observe(UITapGestureRecognizer(), "single")
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      stage.observe(double, "double")
      let delegate = WaitingDelegate(double)
      single.delegate = delegate
      try app.doubleTap(stage.view)
      try await app.settle()
      #expect(stage.journal.lines == ["double.ended"])
    }
  }

  // observation: gesture-location-in-view
  @Test func `the location is in the coordinates of a view`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(UIView(), 100, 200, 40, 40)
      let target = LocatingTarget(view)
      let tap = UITapGestureRecognizer()
      tap.addTarget(target, action: Selector("tap(_:)", LocatingTarget.tap))
      view.addGestureRecognizer(tap)
      try app.tap(view)
      #expect(target.location == CGPoint(x: 20, y: 20))
    }
  }

  // observation: gesture-number-of-touches
  @Test func `a pan counts its fingers`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let target = LocatingTarget(stage.view)
      let pan = UIPanGestureRecognizer()
      pan.addTarget(target, action: Selector("tap(_:)", LocatingTarget.tap))
      stage.view.addGestureRecognizer(pan)
      #expect(pan.numberOfTouches == 0)
      try app.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250))
      #expect(target.counts.first == 1)
      #expect(pan.numberOfTouches == 0)
    }
  }
}

private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

@MainActor
private final class WaitingDelegate: UIGestureRecognizerDelegate {
  let other: UIGestureRecognizer

  init(_ other: UIGestureRecognizer) { self.other = other }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === other }
}

@MainActor
private final class LocatingTarget {
  let view: UIView
  var location: CGPoint?
  var counts: [Int] = []

  init(_ view: UIView) { self.view = view }

  func tap(_ gesture: UIGestureRecognizer) {
    location = gesture.location(in: view)
    counts.append(gesture.numberOfTouches)
  }
}
