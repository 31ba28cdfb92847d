/// An object as `print(self)` and `%@` write it: `<Module.Class: 0x154f06700; frame = (…)>`.
///
/// Older UIKit messages omit the colon: `<UINavigationController 0x7f…>`.
struct InstanceDescription {
  /// The class and the address.
  var receiver: Receiver
  /// The index after the closing bracket.
  var end: Int

  /// Reads a description that begins at an index.
  ///
  /// A printed optional is read as its object: `Optional(<Home: 0x154f06700>)`.
  init?(_ message: Message, at start: Int) {
    let isOptional =
      message.isAttached("(", at: start + 1) && message.isPunctuation("<", at: start + 2)
      && message.text(at: start) == "Optional"
    let start = isOptional ? start + 2 : start
    guard message.isPunctuation("<", at: start), let end = message.end(ofGroupAt: start),
      !isOptional || message.isPunctuation(")", at: end)
    else { return nil }
    var index = start + 1
    guard let name = QualifiedName(message, at: index) else { return nil }
    index = name.end
    if message.isPunctuation(":", at: index) { index += 1 }
    guard let token = message.token(at: index), token.kind == .number else { return nil }
    let pointer = message.text(token.range)
    guard Self.isPointer(pointer) else { return nil }
    receiver = Receiver(className: name.last, pointer: pointer)
    self.end = isOptional ? end + 1 : end
  }

  /// Whether a number is an address: `0x` and up to 16 hexadecimal digits.
  static func isPointer(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(2)
    return text.hasPrefix("0x") && (1...16).contains(digits.count)
      && digits.allSatisfy { $0.hexadecimalValue != nil }
  }
}
