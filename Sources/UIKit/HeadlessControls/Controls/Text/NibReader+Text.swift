import Foundation
@_spi(Runtime) import HeadlessValues

extension NibReader {
  /// Sets the text of an attributed string with the attributes of its first fragment.
  func attributedText(_ key: String, _ set: (NSAttributedString) -> Void) {
    guard let child = child(key) else { return }
    var text = ""
    var first: [NSAttributedString.Key: Any]?
    for fragment in child.children("fragment") {
      var attributes: [NSAttributedString.Key: Any] = [:]
      let list = fragment.first("attributes")
      if let font = list?.child("NSFont").flatMap({ NibValues.font($0.element) }) {
        attributes[.font] = font
      }
      list?.color("NSColor") { attributes[.foregroundColor] = $0 }
      if let style = list?.child("NSParagraphStyle") {
        let paragraph = NSMutableParagraphStyle()
        style.value("alignment") { paragraph.alignment = $0 }
        attributes[.paragraphStyle] = paragraph
      }
      text += fragment.text("content") ?? ""
      first = first ?? attributes
    }
    set(NSAttributedString(string: text, attributes: first ?? [:]))
  }

  /// Reads the options of the keyboard, which apps read, but which do not affect the runtime.
  func inputTraits(of input: any UITextInputTraits) {
    guard let traits = child("textInputTraits") else { return }
    traits.value("keyboardType") { input.keyboardType = $0 }
    traits.value("returnKeyType") { input.returnKeyType = $0 }
    traits.value("keyboardAppearance") { input.keyboardAppearance = $0 }
    traits.value("autocapitalizationType") { input.autocapitalizationType = $0 }
    traits.value("autocorrectionType") { input.autocorrectionType = $0 }
    traits.value("spellCheckingType") { input.spellCheckingType = $0 }
    traits.flag("secureTextEntry") { input.isSecureTextEntry = $0 }
    traits.flag("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = $0 }
    traits.ignore(
      "smartDashesType",
      "smartInsertDeleteType",
      "smartQuotesType",
      "textContentType"
    )
  }
}
