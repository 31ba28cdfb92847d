import Foundation
import HeadlessUIKit
import Testing

/// Selectors of a name alone, whose methods are in the description of a rewritten class.
@MainActor
struct `Selectors by name` {
  init() { AppModules.add(RewrittenModule.self) }

  @Test func `a control calls a method by its name with its sender`() async throws {
    try await withApp { _ in
      let controller = HabitsController()
      let button = UIButton()
      button.tag = 3
      button.addTarget(controller, action: "saveFrom:", for: .touchUpInside)
      button.addTarget(controller, action: NSSelectorFromString("save"), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(controller.calls == ["saveFrom 3", "save"])
    }
  }

  @Test func `an override of a subclass is called`() async throws {
    try await withApp { _ in
      let controller = DerivedHabitsController()
      controller.perform("save")
      #expect(controller.calls == ["derived save"])
    }
  }

  @Test func `a selector of a method calls the method of that name in a different class`()
    async throws
  {
    try await withApp { _ in
      let controller = HabitsController()
      controller.perform(Selector("save", SavingView.save))
      #expect(controller.calls == ["save"])
    }
  }

  @Test func `an action without a target finds a responder by name`() async throws {
    try await withApp { _ in
      let controller = HabitsController()
      let button = UIButton()
      controller.view.addSubview(button)
      button.addTarget(nil, action: "save", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(controller.calls == ["save"])
      #expect(controller.canPerformAction("save", withSender: nil))
      #expect(!controller.canPerformAction("remove", withSender: nil))
      #expect(button.target(forAction: "save", withSender: nil) as? UIViewController === controller)
      #expect(controller.canPerformUnwindSegueAction("unwind:", from: controller, sender: nil))
      let child = UIViewController()
      controller.addChild(child)
      #expect(child.targetViewController(forAction: "save", sender: nil) === controller)
    }
  }

  @Test func `notifications, timers and gestures call methods by name`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      let center = NotificationCenter()
      let name = Notification.Name("Renamed")
      center.addObserver(controller, selector: "changed:", name: name, object: nil)
      center.post(name: name, object: nil)
      Timer.scheduledTimer(
        timeInterval: 1,
        target: controller,
        selector: "save",
        userInfo: nil,
        repeats: false
      )
      try await app.advance(by: .seconds(1))
      #expect(controller.calls == ["Renamed", "save"])
    }
  }

  @Test func `a name that the target does not have is reported once`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      let button = UIButton()
      button.addTarget(controller, action: "unknown:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      let center = NotificationCenter()
      center.addObserver(controller, selector: "missing:", name: nil, object: nil)
      center.post(name: Notification.Name("Any"), object: nil)
      let reason = "a selector of a name alone calls nothing: create it from the method"
      #expect(
        app.diagnostics() == [
          "-[HabitsController unknown:]: \(reason)", "-[HabitsController missing:]: \(reason)",
        ]
      )
    }
  }
}

/// A class with a method of the same name.
private final class SavingView: UIView {
  func save() {}
}
