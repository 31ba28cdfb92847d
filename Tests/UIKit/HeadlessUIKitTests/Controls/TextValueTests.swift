import Foundation
import HeadlessUIKit
import Testing
import TraceModel

/// Text fields and text views without a keyboard.
struct `Text of fields and views` {
  @Test @MainActor func `the text of a field is never nil`() async throws {
    try await withApp { _ in
      let field = UITextField()
      #expect(field.text == "")
      field.text = "Hello"
      field.text = nil
      #expect(field.text == "")
      #expect(!field.hasText)
    }
  }

  @Test @MainActor func `code that sets a text is not announced and typing is`() async throws {
    let trace = try await record { _ in
      let field = UITextField()
      let delegate = FieldDelegate()
      field.delegate = delegate
      field.addAction(
        UIAction { _ in delegate.lines.append("editingChanged") },
        for: .editingChanged
      )
      field.text = "ab"
      #expect(delegate.lines.isEmpty)
      field.insertText("c")
      #expect(field.text == "abc")
      #expect(delegate.lines == ["selection abc", "editingChanged"])
      field.deleteBackward()
      #expect(field.text == "ab")
    }
    let callbacks = trace.events.filter {
      $0.kind == .begin && $0.name == .textFieldDidChangeSelection
    }
    #expect(callbacks.count == 2)
  }

  @Test @MainActor func `ranges outside a text are limited to it`() async throws {
    try await withApp { _ in
      let view = UITextView()
      view.text = "abc"
      view.selectedRange = NSRange(location: 2, length: 50)
      #expect(view.selectedRange == NSRange(location: 2, length: 1))
      view.selectedRange = NSRange(location: NSNotFound, length: -4)
      #expect(view.selectedRange == NSRange(location: 3, length: 0))
      view.selectedRange = NSRange(location: -9, length: 2)
      view.insertText("x")
      #expect(view.text == "xc")
      #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }
  }

  @Test @MainActor func `the delete key removes a whole character`() async throws {
    try await withApp { _ in
      let field = UITextField()
      field.text = "a👩‍👩‍👧"
      field.deleteBackward()
      #expect(field.text == "a")
      field.text = "a😀b"
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
      field.selectedTextRange = field.textRange(from: start, to: start)
      field.insertText("-")
      #expect(field.text == "a-😀b")
      #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
      field.selectAll(nil)
      field.deleteBackward()
      field.deleteBackward()
      #expect(field.text == "")
    }
  }

  @Test @MainActor func `a border and views at the sides make a field larger`() async throws {
    try await withApp { _ in
      let field = UITextField()
      #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize == CGSize(width: 14, height: 34))
      let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftView = icon
      #expect(field.intrinsicContentSize.width == 14)
      field.leftViewMode = .always
      #expect(field.intrinsicContentSize.width == 37)
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
      field.layoutIfNeeded()
      #expect(icon.superview === field)
      #expect(icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
      #expect(
        field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 163, height: 34)
      )
      field.leftViewMode = .never
      field.layoutIfNeeded()
      #expect(icon.superview == nil)
    }
  }

  @Test @MainActor func `a text view that does not scroll is as high as its lines`() async throws {
    try await withApp { _ in
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.text = "one two three four"
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
      let one = view.sizeThatFits(CGSize(width: 500, height: 0)).height
      let several = view.sizeThatFits(CGSize(width: 60, height: 0)).height
      #expect(several > one + 20)
      view.isScrollEnabled = false
      #expect(view.intrinsicContentSize.height == one)
      view.textContainerInset = .zero
      #expect(abs(view.intrinsicContentSize.height - (one - 16)) < 1e-6)
    }
  }

  @Test @MainActor func `constraints wrap a text view that does not scroll`() async throws {
    try await withApp { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UITextView()
      view.font = .systemFont(ofSize: 17)
      view.text = "one two three four five six seven"
      view.isScrollEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
      ])
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(view.frame.width == 100)
      #expect(view.frame.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }
  }

  @Test @MainActor func `the size of the content is that of the text`() async throws {
    try await withApp { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.text = String(repeating: "word ", count: 100)
      view.layoutIfNeeded()
      #expect(view.contentSize.height == view.sizeThatFits(view.bounds.size).height)
      #expect(view.contentSize.height > 50)
    }
  }

  @Test @MainActor func `attributes determine the font`() async throws {
    try await withApp { _ in
      let text = NSMutableAttributedString(
        string: "Hello",
        attributes: [.font: UIFont.systemFont(ofSize: 30)]
      )
      text.addAttribute(
        .foregroundColor,
        value: UIColor.red,
        range: NSRange(location: 0, length: 5)
      )
      let label = UILabel()
      label.text = "Hello"
      let height = label.intrinsicContentSize.height
      label.attributedText = text
      #expect(label.intrinsicContentSize.height > height)
      #expect(label.textColor == .red)
      let view = UITextView()
      view.attributedText = text
      #expect(view.font?.pointSize == 30)
      #expect(view.text == "Hello")
      let field = UITextField()
      field.attributedText = text
      #expect(field.font?.pointSize == 30)
      #expect(field.attributedText?.string == "Hello")
    }
  }

  @Test @MainActor func `a search bar notifies of what the user does`() async throws {
    try await withApp { _ in
      let bar = UISearchBar()
      let delegate = SearchDelegate()
      bar.delegate = delegate
      bar.text = "by code"
      #expect(delegate.lines.isEmpty)
      bar.searchTextField.insertText("!")
      bar.pressSearch()
      bar.pressCancel()
      #expect(delegate.lines == ["changed by code!", "search", "cancel"])
      bar.scopeButtonTitles = ["All", "Some"]
      bar.selectScope(at: 4)
      bar.selectScope(at: 1)
      #expect(delegate.lines.last == "scope 1")
    }
  }

  @Test @MainActor func `a paragraph style is copied`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    #expect(copy.alignment == .center)
    #expect(copy.lineSpacing == 4)
    #expect(copy != style)
    #expect(copy.mutableCopy() is NSMutableParagraphStyle)
    #expect(NSParagraphStyle.default == NSParagraphStyle())
  }

  @Test @MainActor func `an attributed string has the attributes of UIKit`() {
    var text = AttributedString("Hello")
    text.font = UIFont.systemFont(ofSize: 20)
    text.foregroundColor = UIColor.red
    #expect(text.font?.pointSize == 20)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = text
    let button = UIButton(configuration: configuration)
    #expect(button.currentTitle == "Hello")
  }
}

private final class FieldDelegate: UITextFieldDelegate {
  var lines: [String] = []

  func textFieldDidChangeSelection(_ textField: UITextField) {
    lines.append("selection \(textField.text ?? "")")
  }
}

private final class SearchDelegate: UISearchBarDelegate {
  var lines: [String] = []

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("changed \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    lines.append("scope \(selectedScope)")
  }
}
