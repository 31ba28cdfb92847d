/// A name with its module or outer types: `Module.Outer.Class`.
///
/// Generic arguments are part of the name (`Hosting<Root>`); a context that the runtime cannot name
/// is not (`Module.(unknown context at $10a).Home`). Mangled names of plain classes are demangled
/// (`_TtC5MyApp6HomeVC`).
struct QualifiedName {
  /// The last part, with its generic arguments without their modules.
  var last: String
  /// The last part without generic arguments.
  var base: String
  /// The number of parts.
  var parts: Int
  /// The index after the last part.
  var end: Int

  /// Reads a name that begins at an index and ends before a limit, without spaces around its dots.
  init?(_ message: Message, at index: Int, limit: Int = .max) {
    guard Self.isPart(message, at: index), index < limit else { return nil }
    var last = index
    var parts = 1
    while let next = Self.next(message, after: last, limit: limit) {
      last = next
      parts += 1
    }
    base = message.text(at: last)
    end = last + 1
    self.last = base
    if let mangled = MangledClass(base) {
      self.last = mangled.name
      base = String(mangled.name.prefix { $0 != "<" })
      parts += 1
    }
    self.parts = parts
    guard message.isAttached("<", at: end), let close = message.end(ofGroupAt: end),
      close <= limit, let arguments = Self.arguments(message, in: end..<close)
    else { return }
    self.last += arguments
    end = close
  }

  /// The index of the part after the next dot; `nil` if none follows.
  private static func next(_ message: Message, after last: Int, limit: Int) -> Int? {
    guard message.isAttached(".", at: last + 1) else { return nil }
    var next = last + 2
    if message.isAttached("(", at: next), message.lowercasedWord(at: next + 1) == "unknown",
      let close = message.end(ofGroupAt: next), message.isAttached(".", at: close)
    {
      next = close + 1
    }
    guard next < limit, isPart(message, at: next), !message.tokens[next].isSpaced else {
      return nil
    }
    return next
  }

  /// The text of generic arguments, each without its module and outer types.
  ///
  /// Returns `nil` if they are not all types, such as an address.
  private static func arguments(_ message: Message, in range: Range<Int>) -> String? {
    var parts: [String] = []
    for index in range {
      let token = message.tokens[index]
      switch token.kind {
      case .word, .nonLatin: parts.append(message.text(token.range))
      case .punctuation where message.isPunctuation(".", at: index):
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      case .punctuation where message.isPunctuation(",", at: index): parts.append(", ")
      case .punctuation where typePunctuation.contains(token.character):
        parts.append(message.text(token.range))
      case .number, .punctuation, .symbol: return nil
      }
    }
    return parts.count > 2 ? parts.joined() : nil
  }

  private static let typePunctuation = Set("<>?[]()&".utf8)

  private static func isPart(_ message: Message, at index: Int) -> Bool {
    guard let kind = message.token(at: index)?.kind else { return false }
    return kind == .word || kind == .nonLatin
  }
}
