import HeadlessUIKit
import Testing

/// Scroll views and controls with values that a finger moves.
struct `Fingers on scroll views and values` {
  @Test @MainActor
  func `a finger scrolls the content and cancels the touch of a button`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let scrollView = stage.add(UIScrollView(), 0, 0, 300, 400)
      scrollView.contentSize = CGSize(width: 300, height: 2_000)
      let button = UIButton(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      scrollView.addSubview(button)
      let journal = stage.journal
      for (name, event) in [("up", UIControl.Event.touchUpInside), ("cancel", .touchCancel)] {
        button.addAction(UIAction { _ in journal.note(name) }, for: event)
      }
      try app.tap(button)
      #expect(journal.lines == ["up"])
      journal.clear()
      try app.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50))
      try app.settle()
      #expect(scrollView.contentOffset.y > 150)
      #expect(journal.lines == ["cancel"])
    }
  }

  @Test @MainActor
  func `content that fits is not scrolled and leaves pans to superviews`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let scrollView = stage.add(UIScrollView(), 0, 0, 300, 400)
      stage.observe(UIPanGestureRecognizer(), "pan")
      try app.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50))
      #expect(scrollView.contentOffset == .zero)
      #expect(stage.journal.lines.first == "pan.began")
    }
  }

  @Test @MainActor func `a tap toggles a switch and selects a segment`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let toggle = stage.add(UISwitch(), 0, 0, 51, 31)
      let segments = stage.add(UISegmentedControl(items: ["a", "b"]), 0, 100, 200, 32)
      toggle.addAction(UIAction { _ in stage.journal.note("toggle") }, for: .valueChanged)
      segments.addAction(UIAction { _ in stage.journal.note("segment") }, for: .valueChanged)
      try app.tap(toggle)
      try app.tap(at: CGPoint(x: 150, y: 116))
      #expect(toggle.isOn)
      #expect(segments.selectedSegmentIndex == 1)
      #expect(stage.journal.lines == ["toggle", "segment"])
    }
  }

  @Test @MainActor func `a finger moves the thumb of a slider`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let slider = stage.add(UISlider(), 0, 100, 300, 34)
      var changes = 0
      slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      try app.drag(from: CGPoint(x: 20, y: 117), to: CGPoint(x: 290, y: 117))
      #expect(slider.value > 0.9)
      #expect(changes > 4)
    }
  }
}
