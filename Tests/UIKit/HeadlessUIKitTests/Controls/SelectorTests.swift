import HeadlessUIKit
import Testing
import TraceModel

/// Actions of controls that call methods of targets.
struct `Actions with selectors` {
  @Test @MainActor func `a selector has its name in Objective-C`() {
    #expect(Selector("save", Target.save).description == "save")
    #expect(Selector("save()", Target.save).description == "save")
    #expect(Selector("Target.pick(_:)", Target.pick).description == "pick:")
    #expect(Selector("tap(_:event:)", Target.tap(_:event:)).description == "tap:event:")
    #expect(Selector("load(item:)").description == "loadWithItem:")
    #expect(Selector("show(for:animated:)").description == "showFor:animated:")
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    #expect(Selector("save", Target.save) == "save")
  }

  @Test @MainActor func `methods with no, one and two parameters are called`() async throws {
    try await withApp { _ in
      let target = Target()
      let button = UIButton(type: .system)
      button.addTarget(target, action: Selector("save", Target.save), for: .touchUpInside)
      button.addTarget(target, action: Selector("pick:", Target.pick), for: .touchUpInside)
      button.addTarget(
        target,
        action: Selector("tap:event:", Target.tap(_:event:)),
        for: .touchUpInside
      )
      button.addTarget(target, action: Selector("any:", Target.any), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(target.calls == ["save", "pick true", "tap true", "any true"])
    }
  }

  @Test @MainActor func `a method that was added twice is called once`() async throws {
    try await withApp { _ in
      let target = Target()
      let control = UIControl()
      control.addTarget(target, action: Selector("save", Target.save), for: .touchUpInside)
      control.addTarget(target, action: Selector("save", Target.save), for: .valueChanged)
      #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
      control.sendActions(for: [.touchUpInside, .valueChanged])
      #expect(target.calls == ["save"])
    }
  }

  @Test @MainActor func `targets are removed by target, method and event`() async throws {
    try await withApp { _ in
      let target = Target()
      let other = Target()
      let control = UIControl()
      for receiver in [target, other] {
        control.addTarget(
          receiver,
          action: Selector("save", Target.save),
          for: [.touchDown, .touchUpInside]
        )
        control.addTarget(receiver, action: Selector("pick:", Target.pick), for: .touchUpInside)
      }
      #expect(control.allTargets == [target, other])
      #expect(
        control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save", "pick:"]
      )
      control.removeTarget(target, action: "save", for: .touchUpInside)
      #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pick:"])
      #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["save"])
      control.removeTarget(nil, action: Selector("pick:", Target.pick), for: .allEvents)
      #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == ["save"])
      control.removeTarget(target, action: nil, for: .allEvents)
      #expect(control.allTargets == [other])
      #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    }
  }

  @Test @MainActor func `a target is not retained`() async throws {
    try await withApp { app in
      let control = UIControl()
      weak var released: Target?
      do {
        let target = Target()
        released = target
        control.addTarget(target, action: Selector("save", Target.save), for: .touchUpInside)
      }
      #expect(released == nil)
      #expect(control.allTargets.isEmpty)
      control.sendActions(for: .touchUpInside)
      #expect(app.diagnostics().isEmpty)
    }
  }

  @Test @MainActor func `an override of a subclass is called`() async throws {
    try await withApp { _ in
      let target = SubTarget()
      let control = UIControl()
      control.addTarget(target, action: Selector("save", Target.save), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(target.calls == ["overridden save"])
    }
  }

  @Test @MainActor func `an action without a target finds the next responder with its method`()
    async throws
  {
    try await withApp { _ in
      let controller = ActionController()
      let control = UIControl()
      let between = UIView()
      controller.view.addSubview(between)
      between.addSubview(control)
      control.addTarget(
        nil,
        action: Selector("save:", ActionController.save),
        for: .touchUpInside
      )
      control.sendActions(for: .touchUpInside)
      #expect(controller.senders == [control])
      #expect(control.allTargets.map { "\($0)" } == ["<null>"])
      #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["save:"])
      let found = control.target(
        forAction: Selector("save:", ActionController.save),
        withSender: nil
      )
      #expect(found as? ActionController === controller)
      #expect(!UIApplication.shared.sendAction("missing", to: nil, from: control, for: nil))
    }
  }

  @Test @MainActor func `a name alone calls nothing and is reported once`() async throws {
    try await withApp { app in
      let target = Target()
      let control = UIControl()
      control.addTarget(target, action: "save", for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(target.calls.isEmpty)
      #expect(
        app.diagnostics() == [
          "-[Target save]: a selector of a name alone calls nothing: create it from the method"
        ]
      )
    }
  }

  @Test @MainActor func `a sender of another type is reported`() async throws {
    try await withApp { app in
      let target = Target()
      let control = UIControl()
      control.addTarget(target, action: Selector("pick:", Target.pick), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(target.calls.isEmpty)
      #expect(
        app.diagnostics() == [
          "-[Target pick:]: its method is of another class, or takes another sender"
        ]
      )
    }
  }

  @Test @MainActor func `an action is recorded with its event and target`() async throws {
    let trace = try await record { _ in
      let target = Target()
      let control = UISwitch()
      control.addTarget(target, action: Selector("save", Target.save), for: .valueChanged)
      control.addAction(UIAction { _ in }, for: .touchUpInside)
      control.finishTap(at: .zero, with: nil)
      _ = target
    }
    let actions = trace.events.filter { $0.name == .action && $0.kind == .begin }
    #expect(actions.map { trace.names[$0.text] } == ["touchUpInside", "valueChanged"])
    let classes = actions.map { action in
      trace.subjects.first { $0.id == action.subject }?.className ?? ""
    }
    #expect(classes == ["UISwitch", "Target"])
  }

  @Test @MainActor func `handlers are enumerated until the closure stops`() async throws {
    try await withApp { _ in
      let target = Target()
      let control = UIControl()
      let action = UIAction { _ in }
      control.addAction(action, for: .valueChanged)
      control.addTarget(target, action: Selector("save", Target.save), for: .touchUpInside)
      control.addTarget(target, action: Selector("pick:", Target.pick), for: .touchUpInside)
      var seen: [String] = []
      control.enumerateEventHandlers { closure, method, events, stop in
        seen.append(method?.1.description ?? (closure === action ? "closure" : "?"))
        stop = method != nil
        _ = events
      }
      #expect(seen == ["closure", "save"])
    }
  }
}

@MainActor
private class Target: NSObject {
  var calls: [String] = []

  func save() { calls.append("save") }
  func pick(_ sender: UIButton) { calls.append("pick \(sender.isEnabled)") }
  func tap(_ sender: UIButton, event: UIEvent) { calls.append("tap \(sender.isEnabled)") }
  func any(_ sender: Any?) { calls.append("any \(sender is UIButton)") }
}

private final class SubTarget: Target {
  override func save() { calls.append("overridden save") }
}

private final class ActionController: UIViewController {
  var senders: [UIControl] = []

  func save(_ sender: UIControl) { senders.append(sender) }
}
