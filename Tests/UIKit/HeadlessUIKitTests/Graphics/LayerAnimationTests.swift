import HeadlessUIKit
import Testing

struct `Animations of layers` {
  @MainActor
  private final class Delegate: CAAnimationDelegate {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
    }
    func animationDidStart(_ anim: CAAnimation) {
      journal.note("start")
    }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      journal.note("stop \(flag)")
    }
  }

  @MainActor
  private func pulse(_ journal: Journal, repeatCount: Float = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.toValue = 1.2
    animation.duration = 0.5
    animation.autoreverses = true
    animation.repeatCount = repeatCount
    animation.delegate = Delegate(journal)
    return animation
  }

  @Test @MainActor func `an animation ends on the clock of the run`() async throws {
    try await withApp { app in
      let (layer, journal) = (CALayer(), Journal())
      layer.add(pulse(journal), forKey: "pulse")
      #expect(layer.animationKeys() == ["pulse"])
      #expect(layer.animation(forKey: "pulse")?.duration == 0.5)
      try await app.advance(by: .milliseconds(999))
      #expect(journal.lines == ["start"])
      try await app.advance(by: .milliseconds(2))
      #expect(journal.lines == ["start", "stop true"])
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test @MainActor func `a removed or replaced animation stops with false`() async throws {
    try await withApp { app in
      let (layer, journal) = (CALayer(), Journal())
      layer.add(pulse(journal), forKey: "pulse")
      try app.idle()
      layer.add(pulse(journal), forKey: "pulse")
      try app.idle()
      layer.removeAllAnimations()
      try await app.settle()
      #expect(journal.lines == ["start", "stop false", "start", "stop false"])
    }
  }

  @Test(arguments: [Float.infinity, .greatestFiniteMagnitude]) @MainActor
  func `settling does not wait for an animation that repeats without an end`(
    count: Float
  )
    async throws
  {
    try await withApp { app in
      let (layer, journal) = (CALayer(), Journal())
      layer.add(pulse(journal, repeatCount: count), forKey: nil)
      try await app.settle()
      #expect(journal.lines == ["start"])
      #expect(layer.animationKeys()?.count == 1)
    }
  }

  @Test @MainActor func `a transaction completes when its layer animations have ended`()
    async throws
  {
    try await withApp { app in
      let (layer, journal) = (CALayer(), Journal())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock {
        journal.note("completion \(CACurrentMediaTime().rounded())")
      }
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      try app.idle()
      #expect(journal.lines.isEmpty)
      try await app.settle()
      #expect(journal.lines == ["completion 2.0"])
    }
  }

  @Test @MainActor func `a transaction without animations completes after the commit`() async throws
  {
    try await withApp { app in
      let journal = Journal()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { journal.note("completion") }
      CATransaction.commit()
      CATransaction.commit()
      #expect(journal.lines.isEmpty)
      try app.idle()
      #expect(journal.lines == ["completion"])
    }
  }

  @Test @MainActor func `a transaction around a push completes after the push`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: UIViewController())
      try await launch(navigation, in: app)
      let pushed = LoggingViewController("pushed", journal)
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.note("completion") }
      navigation.pushViewController(pushed, animated: true)
      CATransaction.commit()
      try await app.settle()
      #expect(journal.lines.last == "completion")
      #expect(journal.lines.contains("pushed.viewDidAppear"))
    }
  }
}
