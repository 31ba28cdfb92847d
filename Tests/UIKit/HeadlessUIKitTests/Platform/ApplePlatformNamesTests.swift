import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Names of Apple's platforms` {
  @Test func `a relative date has the greatest unit`() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -3 * 3600 - 5) == "3 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(day: 4)) == "in 4d")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
  }

  @Test func `the menu posts when it is shown and hidden`() async throws {
    try await withApp { _ in
      var posted: [String] = []
      let names = [
        UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          MainActor.assumeIsolated { posted.append(name.rawValue) }
        }
      }
      let view = UIView(frame: .zero)
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      UIMenuController.shared.hideMenu(from: UIView(frame: .zero))
      #expect(UIMenuController.shared.isMenuVisible)
      UIMenuController.shared.hideMenu()
      #expect(
        posted == [
          "UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidHideMenuNotification",
        ]
      )
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }

  @Test func `touches are ignored until the last call ends it`() async throws {
    try await withApp { app in
      let controller = UIViewController()
      _ = try await launch(controller, in: app)
      var taps = 0
      let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 50))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      controller.view.addSubview(button)
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.endIgnoringInteractionEvents()
      #expect(throws: TouchError.self) { try app.tap(button) }
      #expect(taps == 0 && UIApplication.shared.isIgnoringInteractionEvents)
      UIApplication.shared.endIgnoringInteractionEvents()
      try app.tap(button)
      #expect(taps == 1)
    }
  }

  @Test func `a dynamic animator lists the items in a rectangle`() async throws {
    try await withApp { _ in
      let (near, far) = (UIView(frame: .zero), UIView(frame: .zero))
      near.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      far.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
      let animator = UIDynamicAnimator(referenceView: UIView(frame: .zero))
      animator.addBehavior(UIGravityBehavior(items: [near, far]))
      animator.addBehavior(UIPushBehavior(items: [near], mode: .instantaneous))
      let found = animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(found.count == 1 && found.first === near)
      let push = UIPushBehavior(items: [far], mode: .continuous)
      push.setAngle(.pi / 2, magnitude: 3)
      #expect(abs(push.pushDirection.dy - 3) < 1e-9 && abs(push.magnitude - 3) < 1e-9)
    }
  }

  @Test func `an animator that pauses on completion stays active`() async throws {
    try await withApp { app in
      let view = UIView(frame: .zero)
      _ = try await launch(UIViewController(), in: app)
      var isCompleted = false
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in isCompleted = true }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      try await app.advance(by: .seconds(2))
      #expect(animator.state == .active && !animator.isRunning && !isCompleted)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(isCompleted)
    }
  }
}
