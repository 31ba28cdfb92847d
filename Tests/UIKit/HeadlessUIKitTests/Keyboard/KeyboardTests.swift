import HeadlessUIKit
import Testing
import TraceModel

/// The keyboard, its notifications and its guide.
struct `The keyboard of a run` {
  // choice: keyboard-height
  @Test(arguments: [("iPhone SE", 260.0), ("iPhone 15", 336.0), ("iPhone 11 Pro", 336.0)])
  @MainActor
  func `a notification has the frames of the device`(name: String, height: Double) async throws {
    let device = try #require(HeadlessDevice.named(name))
    try await withApp { app in
      let stage = try KeyboardStage(in: app, device: device)
      stage.field.becomeFirstResponder()
      let end = CGRect(
        x: 0,
        y: device.size.height - height,
        width: device.size.width,
        height: height
      )
      let information = stage.information
      let value = information[UIResponder.keyboardFrameEndUserInfoKey]
      #expect((value as? NSValue)?.cgRectValue == end)
      #expect(value as? CGRect == end)
      let begin = information[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
      #expect(begin == end.offsetBy(dx: 0, dy: height))
      #expect(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      #expect(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
      #expect(information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    }
  }

  @Test @MainActor func `didShow follows after a quarter of a second`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.advance(by: .milliseconds(249))
      #expect(!stage.lines.contains("app.keyboardDidShow"))
      try app.advance(by: .milliseconds(1))
      #expect(stage.lines.last == "app.keyboardDidShow")
    }
  }

  // choice: keyboard-interrupted
  @Test @MainActor func `a keyboard that is hidden at once posts no didShow`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      stage.field.resignFirstResponder()
      try app.settle()
      #expect(!stage.lines.contains("app.keyboardDidShow"))
      #expect(stage.lines.last == "app.keyboardDidHide")
    }
  }

  @Test @MainActor func `the keyboard's guide follows the keyboard`() async throws {
    let device = try #require(HeadlessDevice.named("iPhone 15"))
    try await withApp { app in
      let stage = try KeyboardStage(in: app, device: device)
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor),
      ])
      try app.settle()
      #expect(bar.frame.maxY.rounded() == CGFloat(852 - 34))
      stage.field.becomeFirstResponder()
      try app.settle()
      #expect(bar.frame.maxY.rounded() == CGFloat(852 - 336))
      stage.field.resignFirstResponder()
      try app.settle()
      #expect(bar.frame.maxY.rounded() == CGFloat(852 - 34))
    }
  }

  // choice: keyboard-notification-order
  @Test @MainActor func `an accessory view makes the keyboard higher`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      stage.field.becomeFirstResponder()
      try app.settle()
      stage.journal.clear()
      stage.field.inputAccessoryView = bar
      stage.field.reloadInputViews()
      try app.settle()
      #expect(stage.lines == ["app.keyboardWillChangeFrame", "app.keyboardDidChangeFrame"])
      #expect(
        (stage.information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height == 304
      )
      #expect(bar.window != nil)
      #expect(bar.frame == CGRect(x: 0, y: 844 - 304, width: 390, height: 44))
      stage.field.resignFirstResponder()
      #expect(bar.window == nil)
    }
  }

  // choice: input-accessory-chain
  @Test @MainActor
  func `a controller keeps its accessory view while a field in it is edited`() async throws {
    try await withApp { app in
      let window = makeWindow(in: app)
      let chat = ChatController()
      window.rootViewController = chat
      window.makeKeyAndVisible()
      try app.settle()
      #expect(chat.becomeFirstResponder())
      try app.settle()
      #expect(chat.bar.window != nil)
      #expect(chat.field.becomeFirstResponder())
      try app.settle()
      #expect(chat.field.isFirstResponder)
      #expect(chat.bar.window != nil)
      try app.type("hi")
      #expect(chat.field.text == "hi")
    }
  }

  // choice: focus-change-order
  @Test @MainActor func `the new field is asked before the old one ends`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.settle()
      stage.journal.clear()
      try app.tap(stage.second)
      #expect(
        stage.lines == [
          "D.textFieldShouldBeginEditing", "D.textFieldShouldEndEditing",
          "D.textFieldDidEndEditing",
          "app.textDidEndEditing", "D.textFieldDidBeginEditing", "app.textDidBeginEditing",
        ]
      )
    }
  }

  @Test @MainActor
  func `a delegate can refuse the begin, a change and the return key`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.allowsBegin = false
      #expect(!stage.field.becomeFirstResponder())
      #expect(stage.lines == ["D.textFieldShouldBeginEditing"])
      let error = #expect(throws: TouchError.self) { try app.type("a") }
      #expect(error?.code == .notEditing)
      stage.allowsBegin = true
      stage.field.becomeFirstResponder()
      stage.allowsChange = false
      try app.type("a")
      #expect(stage.field.text == "")
      stage.allowsChange = true
      try app.type("ab")
      try app.pressDelete()
      #expect(stage.field.text == "a")
    }
  }

  // choice: text-field-return
  @Test @MainActor func `a field with an action for the return key resigns`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.pressReturn()
      #expect(stage.field.isFirstResponder)
      stage.field.addAction(UIAction { _ in stage.journal.note("exit") }, for: .editingDidEndOnExit)
      try app.type("\n")
      #expect(stage.lines.contains("exit"))
      #expect(!stage.field.isFirstResponder)
    }
  }

  // choice: text-field-editing-events
  @Test @MainActor func `the events of editing follow the delegate`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let events: [(String, UIControl.Event)] = [
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd),
      ]
      for (name, event) in events {
        stage.field.addAction(UIAction { _ in stage.journal.note(name) }, for: event)
      }
      stage.field.becomeFirstResponder()
      try app.type("x")
      stage.field.resignFirstResponder()
      let own = [
        "D.textFieldDidBeginEditing", "D.shouldChangeCharactersIn", "D.textFieldDidEndEditing",
      ]
      let seen = stage.lines.filter { line in own.contains(line) || events.contains { $0.0 == line }
      }
      #expect(
        seen == [
          "D.textFieldDidBeginEditing", "editingDidBegin", "D.shouldChangeCharactersIn",
          "editingChanged", "D.textFieldDidEndEditing", "editingDidEnd",
        ]
      )
    }
  }

  // choice: first-responder-removed
  @Test @MainActor
  func `a field whose superview is removed resigns before it leaves`() async throws {
    let trace = try await record { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.settle()
      let window = stage.window
      window.rootViewController = UIViewController()
      #expect(!stage.field.isFirstResponder)
      #expect(stage.lines.contains("app.keyboardWillHide"))
    }
    let states = trace.events.filter { $0.name == .firstResponderState }.map(\.kind)
    #expect(states == [.stateBegin, .stateEnd])
  }

  @Test @MainActor func `a text view takes line breaks`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      try app.tap(stage.textView)
      try app.type("a\nb")
      #expect(stage.textView.text == "a\nb")
      stage.textView.isEditable = false
      try app.type("c")
      #expect(stage.textView.text == "a\nb")
    }
  }

  // choice: end-editing-forced
  @Test @MainActor func `endEditing concerns the hierarchy of its view only`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      #expect(stage.second.endEditing(true))
      #expect(stage.field.isFirstResponder)
      #expect(stage.view.endEditing(false))
      #expect(!stage.field.isFirstResponder)
    }
  }
}

private final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
