import Foundation
import HeadlessUIKit
import Testing
import TraceRecorder

/// What documentation, headers and the tests of others say about text.
@MainActor
struct `Evidence of everyday text` {
  // observation: keyboard-field-in-hidden-window-swifterswift
  @Test func `a field in a hidden window becomes first responder`() {
    let window = UIWindow()
    let field = UITextField(frame: .zero)
    window.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
  }

  // observation: keyboard-field-moves-focus-in-hidden-window-swifterswift
  @Test func `the focus moves within a hidden window`() {
    let window = UIWindow()
    let (first, parent, second) = (UITextField(), UIView(), UITextField())
    window.addSubview(first)
    window.addSubview(parent)
    parent.addSubview(second)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
  }

  // observation: keyboard-plain-view-cannot
  @Test func `only text can be edited by default`() {
    #expect(!UIViewController().canBecomeFirstResponder)
    #expect(!UIView().canBecomeFirstResponder)
    #expect(!UIButton().canBecomeFirstResponder)
    #expect(UITextField().canBecomeFirstResponder)
    #expect(UITextView().canBecomeFirstResponder)
  }

  // observation: keyboard-become-twice-silent
  @Test func `becoming first responder again is silent`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.settle()
      stage.journal.clear()
      #expect(stage.field.becomeFirstResponder())
      #expect(stage.lines == [])
    }
  }

  // observation: keyboard-end-editing-refused-apple
  @Test func `a field can refuse the end of editing`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      stage.allowsEnd = false
      #expect(!stage.view.endEditing(false))
      #expect(stage.field.isFirstResponder)
    }
  }

  // observation: keyboard-end-editing-forced-apple
  @Test func `the end of editing can be forced`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      stage.allowsEnd = false
      #expect(stage.view.endEditing(true))
      #expect(!stage.field.isFirstResponder)
    }
  }

  // observation: keyboard-end-editing-finds-nested
  @Test func `the end of editing finds deep fields`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let (outer, inner, field) = (UIView(), UIView(), UITextField())
      stage.view.addSubview(outer)
      outer.addSubview(inner)
      inner.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      stage.view.endEditing(true)
      #expect(!field.isFirstResponder)
    }
  }

  // observation: keyboard-resign-when-removed
  @Test func `a removed field loses the focus`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.field.becomeFirstResponder()
      try app.settle()
      stage.journal.clear()
      stage.field.removeFromSuperview()
      try app.settle()
      #expect(!stage.field.isFirstResponder)
      #expect(stage.lines.contains("app.keyboardWillHide"))
    }
  }

  // observation: keyboard-field-text-default-apple
  @Test func `the text of a field is never nil`() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
  }

  // observation: keyboard-text-view-text-default
  @Test func `the text of a text view is never nil`() {
    let view = UITextView()
    #expect(view.text == "")
    view.text = nil
    #expect(view.text == "")
    #expect(view.attributedText?.string == "")
  }

  // observation: keyboard-field-defaults-apple
  @Test func `a field is plain by default`() {
    let field = UITextField()
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(!field.clearsOnBeginEditing)
    #expect(field.textAlignment == .natural)
    #expect(field.leftViewMode == .never)
  }

  // observation: keyboard-field-side-views-nil-xamarin
  @Test func `a field has no side views by default`() {
    #expect(UITextField().leftView == nil)
    #expect(UITextField().rightView == nil)
  }

  // observation: keyboard-accessory-nil-xamarin
  @Test func `an accessory view can be set and removed`() {
    let field = UITextField()
    let view = UIView()
    #expect(field.inputAccessoryView == nil)
    field.inputAccessoryView = view
    #expect(field.inputAccessoryView === view)
    field.inputAccessoryView = nil
    #expect(field.inputAccessoryView == nil)
  }

  // observation: keyboard-field-selection-not-nil-xamarin
  @Test func `a new field has a selected range`() {
    #expect(UITextField().selectedTextRange != nil)
  }

  // observation: keyboard-text-view-selection-empty-xamarin
  @Test func `a new text view selects nothing`() {
    #expect(UITextView().selectedRange.length == 0)
  }

  // observation: keyboard-text-view-select-all-xamarin
  @Test func `all text can be selected without a window`() {
    let view = UITextView()
    view.text = "Bla bla bla"
    view.selectAll(nil)
    #expect(view.selectedRange.length != 0)
  }

  // observation: keyboard-search-bar-field-text-swifterswift
  @Test func `the field of a search bar has its text`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    bar.text = "Hello"
    #expect(bar.searchTextField.text == "Hello")
  }

  // observation: keyboard-typed-range-at-end-apple
  @Test func `typing asks about the insertion point`() async throws {
    try await withApp { app in
      let (field, asked) = try editedField("ab", in: app)
      try app.type("c")
      #expect(asked.lines == ["2 0 c"])
      #expect(field.text == "abc")
    }
  }

  // observation: keyboard-delete-range-apple
  @Test func `deleting asks about the character before`() async throws {
    try await withApp { app in
      let (field, asked) = try editedField("ab", in: app)
      try app.pressDelete()
      #expect(asked.lines == ["1 1 "])
      #expect(field.text == "a")
    }
  }

  // observation: keyboard-delete-hits-delegate-kif
  @Test func `a backspace deletes one character`() async throws {
    try await withApp { app in
      let (field, asked) = try editedField("hi", in: app)
      try app.pressDelete()
      try app.type("ello")
      #expect(field.text == "hello")
      #expect(asked.lines.first == "1 1 ")
    }
  }

  // observation: keyboard-return-not-inserted-kif
  @Test func `return moves on instead of being inserted`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let delegate = NextField(stage.second)
      stage.field.delegate = delegate
      stage.field.becomeFirstResponder()
      try app.settle()
      try app.type("Hello\n")
      #expect(stage.field.text == "Hello")
      #expect(stage.second.isFirstResponder)
    }
  }

  // observation: keyboard-return-inserted-in-text-view
  @Test func `return breaks the line in a text view`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let delegate = TextAnswers()
      stage.textView.delegate = delegate
      stage.textView.becomeFirstResponder()
      try app.settle()
      try app.type("a\n")
      #expect(delegate.lines.filter { $0.hasPrefix("should") } == ["should a", "should \n"])
      #expect(stage.textView.text == "a\n")
    }
  }

  // observation: keyboard-should-change-false-keeps-text
  @Test func `a text view can refuse a change`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let delegate = TextAnswers()
      delegate.allows = false
      stage.textView.delegate = delegate
      stage.textView.becomeFirstResponder()
      try app.settle()
      try app.type("a")
      #expect(stage.textView.text == "")
      #expect(delegate.lines == ["should a"])
    }
  }

  // observation: keyboard-text-view-refuses-begin
  @Test func `a text view can refuse editing`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      let delegate = TextAnswers()
      delegate.begins = false
      stage.textView.delegate = delegate
      #expect(!stage.textView.becomeFirstResponder())
    }
  }

  // observation: keyboard-text-view-not-editable-no-keyboard
  @Test func `a text view that is not editable brings no keyboard`() async throws {
    try await withApp { app in
      let stage = try KeyboardStage(in: app)
      stage.textView.isEditable = false
      try app.tap(stage.textView)
      try app.settle()
      #expect(!stage.lines.contains("D.textViewDidBeginEditing"))
      #expect(!stage.lines.contains("app.keyboardWillShow"))
    }
  }
}

@MainActor
private func editedField(
  _ text: String,
  in app: HeadlessApp
) throws -> (UITextField, AskedField) {
  let stage = try KeyboardStage(in: app)
  let delegate = AskedField()
  app.context.attachment { RetainedDelegates() }.delegates.append(delegate)
  stage.field.delegate = delegate
  stage.field.text = text
  stage.field.becomeFirstResponder()
  try app.settle()
  return (stage.field, delegate)
}

@MainActor
private final class RetainedDelegates {
  var delegates: [AnyObject] = []

  nonisolated init() {}
}

/// Notes the ranges about which a field asks.
@MainActor
private final class AskedField: UITextFieldDelegate {
  var lines: [String] = []

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("\(range.location) \(range.length) \(string)")
    return true
  }
}

/// Moves the focus when return is pressed.
@MainActor
private final class NextField: UITextFieldDelegate {
  let next: UITextField

  init(_ next: UITextField) { self.next = next }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    next.becomeFirstResponder()
    return false
  }
}

@MainActor
private final class TextAnswers: UITextViewDelegate {
  var allows = true
  var begins = true
  var lines: [String] = []

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { begins }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    lines.append("should \(text)")
    return allows
  }

  func textViewDidChange(_ textView: UITextView) { lines.append("did") }
}
