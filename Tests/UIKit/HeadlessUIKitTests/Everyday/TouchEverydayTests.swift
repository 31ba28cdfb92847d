import HeadlessUIKit
import Testing
import TraceModel

/// Published observations of touches, gestures and controls.
struct `Published observations of touches` {
  // observation: hittest-guide16
  @Test @MainActor func `a hit test skips views that are hidden, disabled or transparent`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let a = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    root.addSubview(a)
    root.addSubview(UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    let inA = CGPoint(x: 20, y: 20)
    #expect(root.hitTest(inA, with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 5, y: 150), with: nil) === root)
    a.isUserInteractionEnabled = false
    #expect(root.hitTest(inA, with: nil) === root)
    a.isUserInteractionEnabled = true
    a.isHidden = true
    #expect(root.hitTest(inA, with: nil) === root)
    a.isHidden = false
    a.alpha = 0
    #expect(root.hitTest(inA, with: nil) === root)
  }

  // observation: touch-delivery-neuburg-ios6
  @Test @MainActor
  func `a touch goes through the window and the recognizers to the view`() async throws {
    try await withApp { app in
      let journal = Journal()
      let window = DeliveryWindow(journal)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try app.settle()
      let view = TouchLoggingView("v", journal)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.view.addSubview(view)
      view.addGestureRecognizer(DeliveryGesture("v", journal))
      root.view.addGestureRecognizer(DeliveryGesture("super", journal))
      journal.clear()
      try app.tap(at: CGPoint(x: 50, y: 50))
      #expect(
        journal.lines.prefix(5) == [
          "W.hitTest", "W.sendEvent", "v.recognizer.touchesBegan", "super.recognizer.touchesBegan",
          "v.touchesBegan",
        ]
      )
      window.isHidden = true
    }
  }

  @Test @MainActor
  func `the trace shows a touch as an event of the application`() async throws {
    let trace = try await record { app in
      let stage = try TouchStage(in: app)
      stage.add(TouchLoggingView("v", stage.journal), 0, 0, 100, 100)
      try app.tap(at: CGPoint(x: 50, y: 50))
    }
    #expect(
      trace.calls(
        of: "UIApplication",
        "TouchLoggingView",
        only: [.sendEvent, .touchesBegan, .touchesEnded]
      ) == [
        "UIApplication sendEvent: began", "TouchLoggingView touchesBegan(_:with:)",
        "UIApplication sendEvent: ended", "TouchLoggingView touchesEnded(_:with:)",
      ]
    )
  }

  // observation: gesture-parent-tap-button-control-so77329118
  @Test(arguments: [true, false]) @MainActor
  func `a button wins against a tap on its superview, a plain control does not`(
    cancels: Bool
  )
    async throws
  {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let tap = stage.observe(UITapGestureRecognizer(), "P")
      tap.cancelsTouchesInView = cancels
      let journal = stage.journal
      let button = stage.add(UIButton(type: .system), 0, 0, 100, 44)
      let control = stage.add(UIControl(), 0, 100, 100, 44)
      button.addAction(UIAction { _ in journal.note("button") }, for: .touchUpInside)
      control.addAction(UIAction { _ in journal.note("control") }, for: .touchUpInside)
      try app.tap(button)
      #expect(journal.lines == (cancels ? ["button"] : ["P.ended", "button"]))
      journal.clear()
      try app.tap(control)
      #expect(journal.lines == (cancels ? ["P.ended"] : ["P.ended", "control"]))
    }
  }

  // observation: gesture-state-values-guide16
  @Test @MainActor func `a gesture is possible at first, and recognized means ended`() {
    #expect(UIPanGestureRecognizer().state == .possible)
    #expect(UIGestureRecognizer.State.possible.rawValue == 0)
    #expect(UIGestureRecognizer.State.ended.rawValue == 3)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  // observation: control-drag-events-so11389915
  @Test(arguments: [false, true]) @MainActor
  func `a control sends the events of a drag out of it`(returns: Bool) async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let journal = stage.journal
      let button = stage.add(UIButton(), 150, 400, 80, 40)
      let events: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDragInside", .touchDragInside),
        ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
        ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
        ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ]
      for (name, event) in events {
        button.addAction(UIAction { _ in journal.note(name) }, for: event)
      }
      let start = CGPoint(x: 190, y: 420)
      let outside = CGPoint(x: 190, y: 700)
      let points = returns ? [start, outside, start] : [start, outside]
      try app.drag(through: points, in: stage.window)
      var order: [String] = []
      for line in journal.lines where line != order.last { order.append(line) }
      let out = ["touchDown", "touchDragInside", "touchDragExit", "touchDragOutside"]
      #expect(
        order == out
          + (returns ? ["touchDragEnter", "touchDragInside", "touchUpInside"] : ["touchUpOutside"])
      )
    }
  }

  // observation: responder-defaults-guide16
  @Test @MainActor func `a plain view has its superview as next responder and refuses focus`() {
    let view = UIView()
    let superview = UIView()
    superview.addSubview(view)
    let controller = UIViewController()
    #expect(view.next === superview)
    #expect(controller.view.next === controller)
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
  }
}

private final class DeliveryWindow: UIWindow {
  private var journal = Journal()

  convenience init(_ journal: Journal) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.journal = journal
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    journal.note("W.hitTest")
    return super.hitTest(point, with: event)
  }

  override func sendEvent(_ event: UIEvent) {
    journal.note("W.sendEvent")
    super.sendEvent(event)
  }
}

private final class DeliveryGesture: UIGestureRecognizer {
  private var journal = Journal()

  convenience init(_ name: String, _ journal: Journal) {
    self.init(target: nil, action: nil)
    self.name = name
    self.journal = journal
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    journal.note("\(name ?? "").recognizer.touchesBegan")
  }
}
