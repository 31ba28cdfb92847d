import HeadlessUIKit

extension Verb {
  /// Editing of text, and the touches and keys that begin it.
  static let textVerbs: [Verb] =
    Member<UITextField>.verbs([
      .set("text", .text, "Sets the text.") { $0.text = $1 }
    ]) + [
      .set(.textField, "delegate", .optionalObject(.delegate), "Sets the delegate.") {
        call throws(ScenarioError) in
        let delegate: ScenarioTextFieldDelegate? = try call.optionalObject(0)
        try call.receiver(UITextField.self).delegate = delegate
      }
    ]
    + Member<UITextView>.verbs([
      .set("text", .text, "Sets the text.") { $0.text = $1 }
    ]) + [
      .set(
        .delegate,
        "endsEditing",
        .flag,
        "Sets what a delegate of a text field returns from `textFieldShouldEndEditing`."
      ) { call throws(ScenarioError) in
        try call.receiver(ScenarioTextFieldDelegate.self).endsEditing = call.flag(0)
      }
    ]
    + Member<UIView>.verbs([
      .call("becomeFirstResponder()", "Makes the view the first responder.") {
        $0.becomeFirstResponder()
      },
      .call("resignFirstResponder()", "Ends being the first responder.") {
        $0.resignFirstResponder()
      },
      .call("endEditing(_:)", .flag, "Makes the first responder inside resign.") {
        $0.endEditing($1)
      },
    ]) + [
      .word("tap", [.object(.view)], "Taps the center of a view.") { call throws(ScenarioError) in
        try call.tap(try call.object(0))
      },
      .word("type", [.text], "Types a text with the keyboard.") { call throws(ScenarioError) in
        try call.touch { try call.run.app.type(call.text(0)) }
      },
      .word("press return", [], "Presses the return key.") { call throws(ScenarioError) in
        try call.touch { try call.run.app.pressReturn() }
      },
    ]
}

extension Invocation {
  func tap(_ view: UIView) throws(ScenarioError) { try touch { try run.app.tap(view) } }

  /// Runs a touch or key, whose error names the line.
  func touch(_ body: () throws -> Void) throws(ScenarioError) {
    do {
      try body()
    } catch {
      throw ScenarioError(
        .badArgument,
        at: position,
        "\(error)",
        help: "show the view in a window, and settle before the line"
      )
    }
  }
}

extension ObjectClass {
  /// Views with text that the user edits, and their delegates.
  static let textClasses: [ObjectClass] = [
    .observed(.textField, "UITextField(frame:)", [.rect], "A text field.") { call in
      UITextField(frame: call.rect(0))
    },
    .observed(.textView, "UITextView(frame:)", [.rect], "A text view.") { call in
      UITextView(frame: call.rect(0))
    },
    .scripted(.delegate, "UITextFieldDelegate", "Receives the editing of a text field.") {
      ScenarioTextFieldDelegate($0)
    },
    .scripted(.delegate, "UITextViewDelegate", "Receives the editing of a text view.") {
      ScenarioTextViewDelegate($0)
    },
  ]
}
