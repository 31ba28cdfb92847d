import HeadlessUIKit
import Testing

/// Gesture recognizers that receive the touches of a test.
struct `Gestures of a finger` {
  @Test @MainActor
  func `a double tap comes first where a single tap requires its failure`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let double = stage.observe(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let single = stage.observe(UITapGestureRecognizer(), "single")
      single.require(toFail: double)
      try app.tap(stage.view)
      #expect(stage.journal.lines == [])
      #expect(single.state == .possible)
      try app.settle()
      #expect(stage.journal.lines == ["single.ended"])
      stage.journal.clear()
      try app.doubleTap(stage.view)
      try app.settle()
      #expect(stage.journal.lines == ["double.ended"])
    }
  }

  // choice: tap-precedence
  @Test @MainActor
  func `a single tap that does not wait is recognized before the double tap`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UITapGestureRecognizer(), "single")
      stage.observe(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      try app.doubleTap(stage.view)
      try app.settle()
      #expect(stage.journal.lines == ["single.ended", "double.ended"])
    }
  }

  // choice: tap-times
  @Test @MainActor func `taps that are too slow are no double tap`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      try app.tap(stage.view)
      try app.advance(by: .milliseconds(400))
      try app.tap(stage.view)
      try app.settle()
      #expect(stage.journal.lines == [])
    }
  }

  @Test @MainActor func `a long press begins while the finger is down`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UILongPressGestureRecognizer(), "press")
      stage.observe(UITapGestureRecognizer(), "tap")
      try app.tap(stage.view)
      #expect(stage.journal.lines == ["tap.ended"])
      stage.journal.clear()
      try app.longPress(stage.view)
      #expect(stage.journal.lines == ["press.began", "press.ended"])
    }
  }

  @Test @MainActor func `a pan reports its translation and velocity`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let pan = stage.observe(UIPanGestureRecognizer(), "pan")
      let moves = Moves(pan)
      try app.drag(
        from: CGPoint(x: 100, y: 100),
        to: CGPoint(x: 100, y: 300),
        duration: .seconds(1)
      )
      #expect(stage.journal.lines.first == "pan.began")
      #expect(stage.journal.lines.last == "pan.ended")
      #expect(stage.journal.lines.dropFirst().dropLast().allSatisfy { $0 == "pan.changed" })
      #expect(abs(moves.translation.y - 200) < 0.01)
      #expect(abs(moves.velocity.y - 200) < 1)
      #expect(pan.state == .possible)
      #expect(pan.translation(in: nil) == .zero)
    }
  }

  @Test(arguments: [UISwipeGestureRecognizer.Direction.left, .right, .up, .down]) @MainActor
  func `a swipe is recognized in its direction only`(
    direction: UISwipeGestureRecognizer.Direction
  )
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
        ("left", .left), ("right", .right), ("up", .up), ("down", .down),
      ]
      for (name, own) in directions {
        stage.observe(UISwipeGestureRecognizer(), name).direction = own
      }
      try app.swipe(stage.view, direction)
      let name = directions.first { $0.1 == direction }.map(\.0) ?? ""
      #expect(stage.journal.lines == ["\(name).ended"])
    }
  }

  @Test @MainActor func `a pinch reports the scale of two fingers`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let pinch = stage.observe(UIPinchGestureRecognizer(), "pinch")
      let scales = Scales(pinch)
      try app.pinch(stage.view, scale: 2)
      #expect(stage.journal.lines.first == "pinch.began")
      #expect(stage.journal.lines.last == "pinch.ended")
      #expect(abs(scales.last - 2) < 0.001)
      #expect(throws: TouchError.self) { try app.pinch(stage.view, scale: .nan) }
    }
  }

  @Test @MainActor func `a screen edge pan begins at its edge only`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      stage.observe(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
      try app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
      #expect(stage.journal.lines == [])
      try app.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
      #expect(stage.journal.lines.first == "edge.began")
    }
  }

  @Test @MainActor
  func `two gestures are recognized together only if a delegate allows it`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let inner = stage.add(UIView(), 0, 0, 200, 200)
      let answers = GestureAnswers()
      stage.observe(UITapGestureRecognizer(), "outer").delegate = answers
      stage.observe(UITapGestureRecognizer(), "inner", on: inner)
      try app.tap(inner)
      #expect(stage.journal.lines == ["inner.ended"])
      stage.journal.clear()
      answers.isSimultaneous = true
      try app.tap(inner)
      #expect(stage.journal.lines == ["inner.ended", "outer.ended"])
    }
  }

  // choice: gesture-should-begin-time
  @Test @MainActor func `a delegate can refuse a touch and the begin of a gesture`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let answers = GestureAnswers()
      stage.observe(UITapGestureRecognizer(), "tap").delegate = answers
      answers.shouldBegin = false
      try app.tap(stage.view)
      answers.shouldBegin = true
      answers.shouldReceive = { _ in false }
      try app.tap(stage.view)
      #expect(stage.journal.lines == [])
      answers.shouldReceive = { $0.tapCount > 0 }
      try app.tap(stage.view)
      #expect(stage.journal.lines == ["tap.ended"])
    }
  }

  @Test(arguments: [true, false]) @MainActor
  func `a recognized gesture cancels the touches of the view`(cancels: Bool) async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 100, 100)
      stage.observe(UITapGestureRecognizer(), "tap", on: view).cancelsTouchesInView = cancels
      try app.tap(view)
      let end = cancels ? "v.touchesCancelled" : "v.touchesEnded"
      #expect(stage.journal.lines == ["v.touchesBegan", "tap.ended", end])
    }
  }

  @Test @MainActor
  func `a gesture that delays touches keeps them from the view until it fails`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 100, 100)
      stage.observe(UISwipeGestureRecognizer(), "swipe", on: view).delaysTouchesBegan = true
      try app.tap(view)
      #expect(stage.journal.lines == ["v.touchesBegan", "v.touchesEnded"])
      stage.journal.clear()
      try app.swipe(view, .right)
      #expect(stage.journal.lines == ["swipe.ended"])
    }
  }

  @Test @MainActor
  func `a gesture that is disabled or removed in progress is cancelled`() async throws {
    for removes in [false, true] {
      try await withApp { app in
        let stage = try TouchStage(in: app)
        let pan = stage.observe(UIPanGestureRecognizer(), "pan")
        let stop = Stop(pan, removes: removes)
        try app.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 300, y: 100))
        #expect(stage.journal.lines == ["pan.began", "pan.cancelled"])
        #expect(pan.state == .possible)
        #expect((pan.view == nil) == removes)
        _ = stop
      }
    }
  }

  @Test @MainActor
  func `a view that leaves its window in an action ends the sequence`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let view = stage.add(TouchLoggingView("v", stage.journal), 0, 0, 100, 100)
      let remover = Remover(view)
      let tap = UITapGestureRecognizer(
        target: remover,
        action: Selector("remove()", Remover.remove)
      )
      view.addGestureRecognizer(tap)
      try app.tap(view)
      #expect(view.superview == nil)
      #expect(tap.state == .possible)
      #expect(throws: TouchError.self) { try app.tap(view) }
    }
  }

  @Test @MainActor func `a removed target receives no action`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let tap = stage.observe(UITapGestureRecognizer(), "tap")
      tap.removeTarget(nil, action: nil)
      try app.tap(stage.view)
      #expect(stage.journal.lines == [])
    }
  }
}

@MainActor
private final class Moves {
  var translation = CGPoint.zero
  var velocity = CGPoint.zero

  init(_ pan: UIPanGestureRecognizer) {
    pan.addTarget(self, action: Selector("note(_:)", Moves.note))
  }

  func note(_ pan: UIPanGestureRecognizer) {
    translation = pan.translation(in: pan.view)
    if pan.state != .ended { velocity = pan.velocity(in: pan.view) }
  }
}

@MainActor
private final class Scales {
  var last: CGFloat = 1

  init(_ pinch: UIPinchGestureRecognizer) {
    pinch.addTarget(self, action: Selector("note(_:)", Scales.note))
  }

  func note(_ pinch: UIPinchGestureRecognizer) { last = pinch.scale }
}

@MainActor
private final class Stop {
  let removes: Bool

  init(_ pan: UIPanGestureRecognizer, removes: Bool) {
    self.removes = removes
    pan.addTarget(self, action: Selector("stop(_:)", Stop.stop))
  }

  func stop(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began else { return }
    if removes { pan.view?.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
  }
}

@MainActor
private final class Remover {
  let view: UIView

  init(_ view: UIView) { self.view = view }

  func remove() { view.removeFromSuperview() }
}
