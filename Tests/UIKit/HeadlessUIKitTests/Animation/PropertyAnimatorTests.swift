import Foundation
import HeadlessUIKit
import Testing

struct `A property animator` {
  @Test @MainActor func `a property animator runs to its end and reports the position`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { journal.note("\($0)") }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.alpha == 0)
      try await app.advance(by: .milliseconds(250))
      #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
      #expect(abs(view.presentationAlpha - 0.75) < 1e-6)
      #expect(journal.lines.isEmpty)
      try await app.settle()
      #expect(journal.lines == ["end"])
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
    }
  }

  @Test @MainActor func `a running property animator stays alive without a reference`() async throws
  {
    let journal = Journal()
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.2) {
        view.alpha = 0
      } completion: {
        journal.note("\($0)")
      }
      try await app.advance(by: .milliseconds(699))
      #expect(journal.lines.isEmpty)
      try await app.advance(by: .milliseconds(2))
      #expect(journal.lines == ["end"])
    }
  }

  @Test @MainActor func `a paused property animator holds its position and follows a finger`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame = CGRect(x: 100, y: 0, width: 0, height: 0)
      }
      animator.addCompletion { journal.note("\($0)") }
      animator.pauseAnimation()
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      try await app.advance(by: .seconds(3))
      #expect(view.presentationFrame.minX == 0)
      animator.fractionComplete = 0.75
      try await app.advance(by: .seconds(3))
      #expect(view.presentationFrame.minX == 75)
      animator.startAnimation()
      try await app.advance(by: .milliseconds(249))
      #expect(journal.lines.isEmpty)
      try await app.advance(by: .milliseconds(2))
      #expect(journal.lines == ["end"])
    }
  }

  @Test @MainActor func `a reversed property animator ends at its start`() async throws {
    let journal = Journal()
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { journal.note("\($0)") }
      animator.startAnimation()
      try await app.advance(by: .milliseconds(400))
      animator.isReversed = true
      try await app.advance(by: .milliseconds(300))
      #expect(abs(view.presentationAlpha - 0.9) < 1e-6)
      try await app.advance(by: .milliseconds(99))
      #expect(journal.lines.isEmpty)
      try await app.advance(by: .milliseconds(2))
      #expect(journal.lines == ["start"])
      #expect(view.alpha == 1)
    }
  }

  @Test @MainActor
  func `a property animator that is stopped without finishing calls no completion`() async throws {
    let journal = Journal()
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { journal.note("\($0)") }
      animator.startAnimation()
      try await app.advance(by: .milliseconds(500))
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(abs(view.alpha - 0.5) < 1e-6)
      try await app.settle()
      #expect(journal.lines.isEmpty)
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 1.0), (.current, 0.5), (.end, 0.0),
  ])
  @MainActor func `a stopped property animator finishes at the given position`(
    position: UIViewAnimatingPosition,
    alpha: Double
  ) async throws {
    let journal = Journal()
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { journal.note("\($0)") }
      animator.startAnimation()
      try await app.advance(by: .milliseconds(500))
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(journal.lines.isEmpty)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      #expect(journal.lines == ["\(position)"])
      #expect(abs(Double(view.alpha) - alpha) < 1e-6)
      #expect(app.diagnostics().isEmpty)
    }
  }

  @Test @MainActor func `a running property animator can't be finished`() async throws {
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      animator.finishAnimation(at: .end)
      #expect(
        app.diagnostics() == [
          """
          NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a \
          stopped animator!
          """
        ]
      )
      try await app.settle()
    }
  }

  @Test(arguments: [false, true])
  @MainActor func `a paused or stopped property animator can't be deallocated`(
    isStopped: Bool
  ) async throws {
    try await withApp { app in
      let view = UIView(frame: .zero)
      try app.show(view)
      var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
      }
      animator?.pauseAnimation()
      if isStopped { animator?.stopAnimation(false) }
      animator = nil
      #expect(animator == nil)
      #expect(
        app.diagnostics() == [
          """
          NSInternalInconsistencyException: It is an error to release a paused or stopped property \
          animator. Property animators must either finish animating or be explicitly stopped and \
          finished before they can be released.
          """
        ]
      )
      try await app.settle()
    }
  }

  @Test @MainActor
  func `a block that is added to a running property animator is animated for the remaining time`()
    async throws
  {
    let journal = Journal()
    try await withApp { app in
      let view = UIView(frame: .zero)
      let other = UIView(frame: .zero)
      try app.show(view, other)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { journal.note("\($0)") }
      animator.startAnimation()
      try await app.advance(by: .milliseconds(500))
      animator.addAnimations { other.alpha = 0 }
      try await app.advance(by: .milliseconds(250))
      #expect(abs(other.presentationAlpha - 0.5) < 1e-6)
      #expect(abs(view.presentationAlpha - 0.25) < 1e-6)
      try await app.settle()
      #expect(journal.lines == ["end"])
    }
  }
}
