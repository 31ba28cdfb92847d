/// An object as `print(self)` and `%@` write it: `<Module.Class: 0x154f06700; frame = (…)>`.
///
/// Older UIKit messages leave out the colon: `<UINavigationController 0x7f…>`.
struct InstanceDescription {
  /// The class and the address.
  var receiver: Receiver
  /// The place behind the closing bracket.
  var end: Int

  /// Reads a description whose `<` stands at a place.
  init?(_ message: Message, at place: Int) {
    guard message.isSign("<", at: place), let end = message.end(ofGroupAt: place) else {
      return nil
    }
    var index = place + 1
    guard let name = QualifiedName(message, at: index) else { return nil }
    index = name.end
    if message.isSign(":", at: index) { index += 1 }
    guard let token = message.token(at: index), token.kind == .number else { return nil }
    let pointer = message.text(token.range)
    guard Self.isPointer(pointer) else { return nil }
    receiver = Receiver(className: name.last, pointer: pointer)
    self.end = end
  }

  private static func isPointer(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(2)
    return text.hasPrefix("0x") && (1...16).contains(digits.count)
      && digits.allSatisfy { $0.hexadecimalValue != nil }
  }
}

/// A name with its module or outer types: `Module.Outer.Class`.
struct QualifiedName {
  /// The last part.
  var last: String
  /// The number of parts.
  var parts: Int
  /// The place behind the last part.
  var end: Int

  /// Reads a name that begins at a place and ends before a limit; the dots must touch their words.
  init?(_ message: Message, at place: Int, limit: Int = .max) {
    guard Self.isPart(message, at: place), place < limit else { return nil }
    var last = place
    var parts = 1
    while last + 2 < limit, message.isGluedSign(".", at: last + 1),
      Self.isPart(message, at: last + 2), !message.tokens[last + 2].isSpaced
    {
      last += 2
      parts += 1
    }
    self.last = message.text(at: last)
    self.parts = parts
    end = last + 1
  }

  private static func isPart(_ message: Message, at place: Int) -> Bool {
    guard let kind = message.token(at: place)?.kind else { return false }
    return kind == .word || kind == .foreign
  }
}
