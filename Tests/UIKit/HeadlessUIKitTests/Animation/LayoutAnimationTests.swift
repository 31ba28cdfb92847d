import HeadlessUIKit
import Testing
import TraceModel

/// A view that lays out its subview with a height that the app sets.
private final class Panel: UIView {
  let bar = UIView()
  var height: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: 50, height: height)
  }
}

struct `Layout passes in animations` {
  @Test @MainActor func `changes in layoutSubviews are animated for the whole duration`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      try app.show(panel)
      panel.height = 80
      panel.setNeedsLayout()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        panel.layoutIfNeeded()
      } completion: {
        journal.note("\($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      #expect(panel.bar.frame.height == 80)
      try await app.advance(by: .milliseconds(500))
      #expect(abs(panel.bar.presentationFrame.height - 45) < 0.001)
      // Further passes of the same layout assign the same frame.
      panel.setNeedsLayout()
      try await app.advance(by: .milliseconds(100))
      #expect(abs(panel.bar.presentationFrame.height - 52) < 0.001)
      try await app.settle()
      #expect(journal.lines == ["true at 1000"])
    }
  }

  @Test @MainActor func `changes in layoutSubviews are animated by a property animator, too`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      try app.show(panel)
      panel.height = 80
      panel.setNeedsLayout()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { panel.layoutIfNeeded() }
      animator.addCompletion { position in
        journal.note("\(position) at \(app.now.nanoseconds / 1_000_000)")
      }
      animator.startAnimation()
      try await app.advance(by: .milliseconds(500))
      #expect(abs(panel.bar.presentationFrame.height - 45) < 0.001)
      try await app.settle()
      #expect(journal.lines == ["end at 1000"])
      #expect(panel.bar.frame.height == 80)
    }
  }

  @Test @MainActor func `a value that is assigned while a property animator runs is kept`()
    async throws
  {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      try await app.advance(by: .milliseconds(500))
      view.alpha = 0.25
      try await app.settle()
      #expect(view.alpha == 0.25)
    }
  }

  @Test(arguments: [1.0, 0.5]) @MainActor
  func `a value that is assigned outside of the block does not end the animation`(
    _ alpha: Double
  ) async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      try app.show(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: {
        journal.note("\($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      try await app.advance(by: .milliseconds(500))
      view.alpha = alpha
      try await app.settle()
      #expect(journal.lines == ["true at 1000"])
    }
  }
}

struct `Animations of invisible views` {
  @Test @MainActor func `animations of a view in no window end after the commit`() async throws {
    try await withApp { app in
      let journal = Journal()
      let view = UIView()
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        journal.note("\($0)")
      }
      #expect(journal.lines.isEmpty)
      try app.idle()
      #expect(journal.lines == ["true"])
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor
  func `animations of a view that enters a window in the same turn take their duration`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let parent = UIView()
      try app.show(parent)
      let view = UIView()
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        journal.note("\($0) at \(app.now.nanoseconds / 1_000_000)")
      }
      parent.addSubview(view)
      try await app.settle()
      #expect(journal.lines == ["true at 5000"])
    }
  }

  @Test @MainActor func `animations are cancelled when the app enters the background`() async throws
  {
    try await withApp { app in
      let journal = Journal()
      let views = [UIView(), UIView()]
      try app.show(views[0], views[1])
      UIView.animate(withDuration: 5) {
        for view in views { view.alpha = 0 }
      } completion: {
        journal.note("\($0)")
      }
      let held = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[0].alpha = 0.5 }
      held.fractionComplete = 0.5
      app.enterBackground()
      try app.idle()
      #expect(journal.lines == ["false"])
      #expect(held.fractionComplete == 0.5)
      UIView.animate(withDuration: 5) {
        views[0].alpha = 1
      } completion: {
        journal.note("in the background \($0)")
      }
      try app.idle()
      #expect(journal.lines == ["false", "in the background true"])
      app.enterForeground()
      UIView.animate(withDuration: 5) {
        views[0].alpha = 0
      } completion: {
        journal.note("in the foreground \($0)")
      }
      try app.idle()
      #expect(journal.lines.count == 2)
      held.stopAnimation(true)
      try await app.settle()
      #expect(journal.lines.last == "in the foreground true")
    }
  }
}
