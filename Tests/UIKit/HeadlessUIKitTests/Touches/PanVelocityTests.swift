import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The speed of a pan` {
  @Test func `the velocity of a pan remains if the app sets the distance at each movement`()
    async throws
  {
    try await withApp { app in
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try app.settle()
      let target = ResettingPan()
      let pan = UIPanGestureRecognizer(
        target: target,
        action: Selector("pan(_:)", ResettingPan.pan)
      )
      controller.view.addGestureRecognizer(pan)
      try app.drag(
        from: CGPoint(x: 100, y: 100),
        to: CGPoint(x: 100, y: 400),
        duration: .milliseconds(500)
      )
      let speed = try #require(target.speedAtEnd)
      #expect(abs(speed.y - 600) < 1)
      #expect(speed.x == 0)
    }
  }
}

@MainActor
private final class ResettingPan {
  var speedAtEnd: CGPoint?

  func pan(_ pan: UIPanGestureRecognizer) {
    pan.setTranslation(.zero, in: pan.view)
    if pan.state == .ended { speedAtEnd = pan.velocity(in: pan.view) }
  }
}
