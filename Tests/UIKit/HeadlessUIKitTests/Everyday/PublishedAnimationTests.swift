import HeadlessUIKit
import Testing

/// What Apple's documentation says about stacks and animations.
@MainActor
struct `Published statements about animations` {
  // source: https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  // source: https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
  // source: https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
  @Test func `arranged views are subviews, and removed ones stay so`() {
    let stack = UIStackView()
    let (first, second) = (UIView(), UIView())
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    #expect(stack.subviews == [first, second])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    #expect(stack.subviews == [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(first.superview === stack)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [])
  }

  // source: https://developer.apple.com/documentation/uikit/uistackview
  @Test func `hidden views take no space, also in an animation`() async throws {
    try await withApp { app in
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stack.axis = .vertical
      stack.distribution = .fillEqually
      let (first, second) = (UIView(), UIView())
      stack.addArrangedSubview(first)
      stack.addArrangedSubview(second)
      try app.show(stack)
      #expect(first.frame.height == 50)
      var isFinished: Bool?
      UIView.animate(withDuration: 0.3) {
        second.isHidden = true
        stack.layoutIfNeeded()
      } completion: {
        isFinished = $0
      }
      #expect(isFinished == nil)
      try await app.settle()
      #expect(isFinished == true)
      #expect(first.frame.height == 100)
      #expect(second.isHidden)
      #expect(stack.arrangedSubviews.count == 2)
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
  @Test func `the completion of an animation of no duration runs in the next run loop cycle`()
    async throws
  {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      var lines: [String] = []
      UIView.animate(withDuration: 0) {
        view.alpha = 0
        lines.append("animations")
      } completion: {
        lines.append("completion \($0)")
      }
      lines.append("returned")
      #expect(lines == ["animations", "returned"])
      try app.idle()
      #expect(lines == ["animations", "returned", "completion true"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
  @Test func `an animation that is removed completes without having finished`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      try await app.advance(by: .milliseconds(500))
      view.layer.removeAllAnimations()
      try app.idle()
      #expect(finished == [false])
      #expect(view.alpha == 0)
    }
  }

  // source: https://developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)
  @Test func `the block of a transaction runs after its animations, or at once without any`()
    async throws
  {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      var lines: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { lines.append("none") }
      CATransaction.commit()
      try app.idle()
      #expect(lines == ["none"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { lines.append("block") }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      view.layer.add(animation, forKey: "fade")
      CATransaction.commit()
      try app.idle()
      #expect(lines == ["none"])
      try await app.settle()
      #expect(lines == ["none", "block"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:)
  // source: https://developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)
  @Test func `an animator that is stopped completes only when it is finished`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      var positions: [UIViewAnimatingPosition] = []
      for finishes in [false, true] {
        view.alpha = 1
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { positions.append($0) }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.state == .active)
        try await app.advance(by: .milliseconds(500))
        animator.stopAnimation(!finishes)
        #expect(animator.state == (finishes ? .stopped : .inactive))
        if finishes { animator.finishAnimation(at: .end) }
        #expect(animator.state == .inactive)
      }
      #expect(positions == [.end])
    }
  }
}
