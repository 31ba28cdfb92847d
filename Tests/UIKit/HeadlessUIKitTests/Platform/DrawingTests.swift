import HeadlessUIKit
import Testing
import TraceModel

struct `Contexts, display links and tints` {
  private final class DrawingView: UIView {
    var hadContext: [Bool] = []
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      hadContext.append(UIGraphicsGetCurrentContext() != nil)
    }
  }

  private final class TintView: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  @Test @MainActor func `a renderer makes an image of its size, and has a context meanwhile`()
    async throws
  {
    try await withApp { _ in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
      #expect(UIGraphicsGetCurrentContext() == nil)
      let image = renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      }
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.scale == 3)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsEndImageContext()
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 6))
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      let hostile = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 1))
      #expect(hostile.image { _ in }.size == .zero)
    }
  }

  @Test @MainActor func `a view has a context while it draws`() async throws {
    try await withApp { app in
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try app.show(view)
      #expect(!view.hadContext.isEmpty)
      #expect(view.hadContext.allSatisfy { $0 })
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @MainActor
  private final class Ticker {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test @MainActor func `a display link fires for each frame until it is invalidated`() async throws
  {
    try await withApp { app in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick(_:)", Ticker.tick))
      link.preferredFramesPerSecond = 10
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .common)
      try await app.advance(by: .milliseconds(350))
      #expect(ticker.times.count == 3)
      link.isPaused = true
      try await app.advance(by: .seconds(1))
      #expect(ticker.times.count == 3)
      link.isPaused = false
      try await app.settle()
      link.invalidate()
      let count = ticker.times.count
      try await app.advance(by: .seconds(1))
      #expect(ticker.times.count == count)
    }
  }

  @Test @MainActor func `a tint color is inherited, and its change reaches the hierarchy`()
    async throws
  {
    try await withApp { _ in
      let (outer, inner, own) = (UIView(), TintView(), TintView())
      own.tintColor = .green
      outer.addSubview(inner)
      outer.addSubview(own)
      #expect(inner.tintColor == .tintColor)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      #expect(own.tintColor == .green)
      #expect(inner.changes == 1)
      #expect(own.changes == 1)
      outer.tintColor = .red
      #expect(inner.changes == 1)
      outer.tintColor = nil
      #expect(inner.tintColor == .tintColor)
      outer.tintAdjustmentMode = .dimmed
      #expect(inner.tintAdjustmentMode == .dimmed)
    }
  }

  @Test @MainActor func `an identifier of a view is recorded when it changes`() async throws {
    let trace = try await record { _ in
      let view = UIView()
      view.accessibilityIdentifier = "total"
      view.accessibilityIdentifier = "total"
      view.accessibilityLabel = "Total"
      view.isAccessibilityElement = true
      #expect(view.accessibilityTraits == .none)
      #expect(view.accessibilityIdentifier == "total")
    }
    let identifiers = trace.events.filter { $0.name == .identifierProperty }
    #expect(identifiers.map { trace.names[$0.text] } == ["total"])
  }

  @Test @MainActor func `a spring with a bounce completes after its duration`() async throws {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      let start = app.now
      var end = start
      UIView.animate(springDuration: 0.8, bounce: 0.3) {
        view.alpha = 0
      } completion: { _ in
        end = app.now
      }
      try await app.settle()
      #expect((start.duration(to: end) / .milliseconds(100)).rounded() == 8)
    }
  }

  @Test @MainActor func `a spring with a mass determines the duration of its animator`()
    async throws
  {
    try await withApp { app in
      let view = UIView()
      try app.show(view)
      let spring = UISpringTimingParameters(
        mass: 1,
        stiffness: 100,
        damping: 10,
        initialVelocity: .zero
      )
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      #expect(abs(animator.duration - 1.38) < 0.01)
      let cubic = UICubicTimingParameters(animationCurve: .easeIn)
      #expect(UIViewPropertyAnimator(duration: 9, timingParameters: cubic).duration == 9)
      animator.addAnimations { view.alpha = 0 }
      animator.startAnimation()
      try await app.settle()
      #expect(animator.state == .inactive)
    }
  }

  @Test func `fonts have descriptors with traits`() throws {
    let bold = try #require(
      UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    )
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 15)
    #expect(font.fontName == ".SFUI-BoldItalic")
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(
      UIFont.preferredFont(
        forTextStyle: .title1,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall)
      ).pointSize == 25
    )
    #expect(UIContentSizeCategory.small < .extraLarge)
  }
}
