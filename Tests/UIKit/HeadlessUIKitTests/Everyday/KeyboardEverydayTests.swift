import HeadlessUIKit
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

/// Published observations of text editing and the keyboard.
struct `Published observations of the keyboard` {
  // observation: keyboard-edit-flow-apple
  @Test @MainActor func `editing a text field follows Apple's description`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      try app.tap(stage.field)
      try app.settle()
      try app.type("a")
      try app.pressReturn()
      stage.field.resignFirstResponder()
      try app.settle()
      #expect(
        stage.lines == [
          "D.textFieldShouldBeginEditing", "D.textFieldDidBeginEditing", "app.textDidBeginEditing",
          "app.keyboardWillChangeFrame", "app.keyboardWillShow", "app.keyboardDidChangeFrame",
          "app.keyboardDidShow", "D.shouldChangeCharactersIn", "D.didChangeSelection",
          "app.textDidChange", "D.textFieldShouldReturn", "D.textFieldShouldEndEditing",
          "app.keyboardWillChangeFrame", "app.keyboardWillHide", "D.textFieldDidEndEditing",
          "app.textDidEndEditing", "app.keyboardDidChangeFrame", "app.keyboardDidHide",
        ]
      )
    }
  }

  // observation: keyboard-field-versus-textview-grummitt
  @Test(arguments: [true, false]) @MainActor
  func `a field begins before the keyboard, a text view after it`(isField: Bool) async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      if isField { try app.tap(stage.field) } else { try app.tap(stage.textView) }
      let both = [
        "D.textFieldDidBeginEditing", "D.textViewDidBeginEditing", "app.keyboardWillChangeFrame",
      ]
      let seen = stage.lines.filter(both.contains)
      #expect(
        seen
          == (isField
            ? ["D.textFieldDidBeginEditing", "app.keyboardWillChangeFrame"]
            : ["app.keyboardWillChangeFrame", "D.textViewDidBeginEditing"])
      )
    }
  }

  // observation: keyboard-switch-field-radar34432484
  @Test(arguments: [BehaviorVersion(major: 10), .newest]) @MainActor
  func `a change of field moves no keyboard since iOS 11`(version: BehaviorVersion) async throws {
    let context = RecordingContext.inMemory(
      title: "test",
      behavior: version,
      failurePolicy: .record
    )
    try await withRecording(context) { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.settle()
      stage.journal.clear()
      stage.second.becomeFirstResponder()
      try app.settle()
      let shown = stage.lines.filter {
        $0 == "app.keyboardWillShow" || $0 == "app.keyboardWillHide"
      }
      #expect(stage.second.isFirstResponder)
      #expect(
        shown == (version.major >= 11 ? [] : ["app.keyboardWillHide", "app.keyboardWillShow"])
      )
    }
  }

  // observation: keyboard-push-keeps-keyboard-issue
  @Test @MainActor
  func `a push from an edited field to an edited field keeps the keyboard`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let first = EditingController()
      let second = EditingController()
      let navigation = UINavigationController(rootViewController: first)
      stage.window.rootViewController = navigation
      try app.settle()
      first.field.becomeFirstResponder()
      try app.settle()
      stage.journal.clear()
      navigation.pushViewController(second, animated: true)
      try app.settle()
      #expect(second.field.isFirstResponder)
      #expect(stage.lines.contains("app.keyboardWillHide"))
      #expect(!stage.lines.contains("app.keyboardDidHide"))
    }
  }

  // observation: text-didend-forced-header
  @Test(arguments: [true, false]) @MainActor
  func `a delegate can't prevent the end of editing of a removed view`(removes: Bool) async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.allowsEnd = false
      stage.field.becomeFirstResponder()
      #expect(!stage.field.resignFirstResponder())
      #expect(!stage.view.endEditing(false))
      stage.journal.clear()
      if removes { stage.field.removeFromSuperview() } else { stage.view.endEditing(true) }
      #expect(stage.lines.contains("D.textFieldDidEndEditing"))
      #expect(!stage.field.isFirstResponder)
    }
  }

  // observation: textview-settext-selection-qmui
  @Test @MainActor
  func `setting the text of a text view notifies its delegate of the selection`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.textView.text = "s"
      #expect(stage.lines == ["D.textViewDidChangeSelection"])
    }
  }
}

/// Becomes the first responder's controller in `viewWillAppear` and gives it up in
/// `viewWillDisappear`.
private final class EditingController: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    field.becomeFirstResponder()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    field.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    field.resignFirstResponder()
  }
}
