import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// What Apple's documentation and headers, and developers, say about text.
@MainActor
struct `Published statements about text` {
  // source: https://developer.apple.com/documentation/uikit/uitextfielddelegate
  // source: https://openillumi.com/en/en-swift-uitextfield-realtime-editingchanged-guide
  @Test func `text that code sets sends no message and no event`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.field.text = "code"
      #expect(stage.lines == [])
      #expect(stage.field.text == "code")
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)
  @Test func `text that code sets in a text view is no change of the user`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.textView.text = "code"
      #expect(!stage.lines.contains("textViewDidChange"))
      #expect(!stage.lines.contains("textViewShouldChange"))
    }
  }

  // source: https://e-com-net.com/article/1210286366349430784.htm
  @Test func `typing in a text view asks first and reports the change last`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      try app.tap(stage.textView)
      #expect(stage.lines == ["textViewShouldBegin", "textViewDidBegin"])
      stage.lines = []
      try app.type("ab")
      #expect(
        stage.lines == [
          "textViewShouldChange", "textViewDidChange", "textViewShouldChange", "textViewDidChange",
        ]
      )
      stage.lines = []
      stage.textView.resignFirstResponder()
      #expect(stage.lines == ["textViewShouldEnd", "textViewDidEnd"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldclear(_:)
  @Test func `the clear button asks and then changes the text`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.field.clearButtonMode = .whileEditing
      stage.field.becomeFirstResponder()
      stage.field.text = "text"
      stage.lines = []
      try stage.tapClearButton(app)
      #expect(stage.lines == ["shouldClear", "editingChanged"])
      #expect(stage.field.text == "")
      stage.field.text = "text"
      stage.allowsClear = false
      stage.lines = []
      try stage.tapClearButton(app)
      #expect(stage.lines == ["shouldClear"])
      #expect(stage.field.text == "text")
    }
  }

  // source: https://stackoverflow.com/a/3852509 ("hasn't become the first responder yet")
  @Test func `a search bar clears its text before it begins editing`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 400, width: 320, height: 56))
      bar.delegate = stage
      stage.stage.view.addSubview(bar)
      bar.text = "query"
      try app.idle()
      let field = bar.searchTextField
      let button = field.clearButtonRect(forBounds: field.bounds)
      try app.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
      #expect(
        stage.lines == [
          "search textDidChange false", "searchBarShouldBegin", "searchBarDidBegin",
        ]
      )
      #expect(bar.text == "")
    }
  }

  // source: UITextField.h, "if implemented, called in place of textFieldDidEndEditing:"
  @Test func `the end with a reason replaces the end without one`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      let delegate = ReasonDelegate()
      stage.field.delegate = delegate
      stage.field.becomeFirstResponder()
      stage.field.resignFirstResponder()
      #expect(delegate.lines == ["didEnd committed"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  @Test func `the return key asks before its event`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.field.becomeFirstResponder()
      stage.lines = []
      try app.pressReturn()
      #expect(Array(stage.lines.prefix(2)) == ["shouldReturn", "editingDidEndOnExit"])
      stage.field.becomeFirstResponder()
      stage.allowsReturn = false
      stage.lines = []
      try app.pressReturn()
      #expect(stage.lines == ["shouldReturn"])
      #expect(stage.field.isFirstResponder)
    }
  }

  // source: http://stackoverflow.com/questions/4674023/how-can-i-get-uitextfielddelegate-shouldchangecharactersinrange-to-fire-with-cus
  @Test func `text that code inserts is not asked about and sends its event`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.field.becomeFirstResponder()
      stage.lines = []
      stage.field.insertText("7")
      #expect(stage.lines == ["editingChanged"])
      #expect(stage.field.text == "7")
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)
  @Test func `deleting asks about an empty text, and nothing in an empty field`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.field.becomeFirstResponder()
      try app.type("a")
      stage.lines = []
      stage.replacements = []
      try app.pressDelete()
      #expect(stage.replacements == ["0+1 to "])
      #expect(stage.lines == ["shouldChange", "editingChanged"])
      stage.lines = []
      try app.pressDelete()
      #expect(stage.lines == [])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidbegin
  // source: https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidend
  @Test func `editing sends its control events`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.field.becomeFirstResponder()
      try app.type("a")
      stage.field.resignFirstResponder()
      #expect(
        stage.lines.filter { $0.hasPrefix("editing") }
          == ["editingDidBegin", "editingChanged", "editingDidEnd"]
      )
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  @Test func `a disabled field and one without a window do not become first responder`()
    async throws
  {
    try await withApp { app in
      let stage = try TextStage(in: app)
      #expect(!UITextField().becomeFirstResponder())
      stage.field.isEnabled = false
      #expect(!stage.field.becomeFirstResponder())
      #expect(!stage.field.isFirstResponder)
      stage.field.isEnabled = true
      #expect(stage.field.becomeFirstResponder())
      #expect(stage.field.becomeFirstResponder())
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)
  @Test func `a delegate that refuses keeps the field from becoming first responder`() async throws
  {
    try await withApp { app in
      let stage = try TextStage(in: app)
      stage.allowsBegin = false
      #expect(!stage.field.becomeFirstResponder())
      #expect(stage.lines == ["shouldBegin"])
    }
  }

  // source: https://developer.apple.com/documentation/uikit/uisearchbardelegate
  @Test func `typing in a search bar asks and reports, and code is silent`() async throws {
    try await withApp { app in
      let stage = try TextStage(in: app)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 400, width: 320, height: 56))
      bar.delegate = stage
      stage.stage.view.addSubview(bar)
      bar.text = "code"
      #expect(stage.lines == [])
      bar.becomeFirstResponder()
      try app.type("a")
      try app.pressReturn()
      bar.resignFirstResponder()
      #expect(
        stage.lines == [
          "searchBarShouldBegin", "searchBarDidBegin", "search shouldChange",
          "search textDidChange true", "searchBarSearch", "searchBarShouldEnd", "searchBarDidEnd",
        ]
      )
    }
  }
}

/// A delegate with the newer method for the end of editing.
@MainActor
private final class ReasonDelegate: UITextFieldDelegate {
  var lines: [String] = []

  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }

  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { lines.append("didEnd \(reason)") }
}

/// A field and a text view whose delegate and events are listed.
@MainActor
private final class TextStage {
  let stage: TouchStage
  let field: UITextField
  let textView: UITextView
  var lines: [String] = []
  var replacements: [String] = []
  var allowsBegin = true
  var allowsClear = true
  var allowsReturn = true

  init(in app: HeadlessApp) throws {
    stage = try TouchStage(in: app)
    field = stage.add(UITextField(), 20, 100, 200, 40)
    textView = stage.add(UITextView(), 20, 200, 200, 100)
    field.delegate = self
    textView.delegate = self
    let events: [(String, UIControl.Event)] = [
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
    for (name, event) in events {
      field.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
    }
  }

  func tapClearButton(_ app: HeadlessApp) throws {
    let button = field.clearButtonRect(forBounds: field.bounds)
    try app.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
  }
}

extension TextStage: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("shouldBegin")
    return allowsBegin
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("shouldChange")
    replacements.append("\(range.location)+\(range.length) to \(string)")
    return true
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    lines.append("shouldClear")
    return allowsClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("shouldReturn")
    return allowsReturn
  }
}

extension TextStage: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("textViewShouldBegin")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("textViewDidBegin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("textViewShouldEnd")
    return true
  }

  func textViewDidEndEditing(_ textView: UITextView) { lines.append("textViewDidEnd") }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    lines.append("textViewShouldChange")
    return true
  }

  func textViewDidChange(_ textView: UITextView) { lines.append("textViewDidChange") }
}

extension TextStage: UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("searchBarShouldBegin")
    return true
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("searchBarDidBegin") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("searchBarShouldEnd")
    return true
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("searchBarDidEnd") }

  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    lines.append("search shouldChange")
    return true
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("search textDidChange \(searchBar.isFirstResponder)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("searchBarSearch") }
}
