/// An object as `print(self)` and `%@` write it: `<Module.Class: 0x154f06700; frame = (…)>`.
///
/// Older UIKit messages leave out the colon: `<UINavigationController 0x7f…>`.
struct InstanceDescription {
  /// The class and the address.
  var receiver: Receiver
  /// The place behind the closing bracket.
  var end: Int

  /// Reads a description that begins at a place.
  ///
  /// A printed optional counts as its object: `Optional(<Home: 0x154f06700>)`.
  init?(_ message: Message, at place: Int) {
    let isOptional =
      message.isGluedSign("(", at: place + 1) && message.isSign("<", at: place + 2)
      && message.text(at: place) == "Optional"
    let place = isOptional ? place + 2 : place
    guard message.isSign("<", at: place), let end = message.end(ofGroupAt: place),
      !isOptional || message.isSign(")", at: end)
    else { return nil }
    var index = place + 1
    guard let name = QualifiedName(message, at: index) else { return nil }
    index = name.end
    if message.isSign(":", at: index) { index += 1 }
    guard let token = message.token(at: index), token.kind == .number else { return nil }
    let pointer = message.text(token.range)
    guard Self.isPointer(pointer) else { return nil }
    receiver = Receiver(className: name.last, pointer: pointer)
    self.end = isOptional ? end + 1 : end
  }

  /// Tells whether a number is an address: `0x` and up to 16 hexadecimal digits.
  static func isPointer(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(2)
    return text.hasPrefix("0x") && (1...16).contains(digits.count)
      && digits.allSatisfy { $0.hexadecimalValue != nil }
  }
}
