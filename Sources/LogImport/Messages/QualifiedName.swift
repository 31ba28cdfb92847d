/// A name with its module or outer types: `Module.Outer.Class`.
///
/// Generic arguments belong to it (`Hosting<Root>`); a context that the runtime cannot name does
/// not (`Module.(unknown context at $10a).Home`). The runtime's mangled names of plain classes are
/// spelled out (`_TtC5MyApp6HomeVC`).
struct QualifiedName {
  /// The last part, with its generic arguments without their modules.
  var last: String
  /// The last part without generic arguments.
  var base: String
  /// The number of parts.
  var parts: Int
  /// The place behind the last part.
  var end: Int

  /// Reads a name that begins at a place and ends before a limit; the dots must touch their words.
  init?(_ message: Message, at place: Int, limit: Int = .max) {
    guard Self.isPart(message, at: place), place < limit else { return nil }
    var last = place
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
    guard message.isGluedSign("<", at: end), let close = message.end(ofGroupAt: end),
      close <= limit, let arguments = Self.arguments(message, in: end..<close)
    else { return }
    self.last += arguments
    end = close
  }

  /// The place of the part behind the next dot; `nil` when none follows.
  private static func next(_ message: Message, after last: Int, limit: Int) -> Int? {
    guard message.isGluedSign(".", at: last + 1) else { return nil }
    var next = last + 2
    if message.isGluedSign("(", at: next), message.lowercasedWord(at: next + 1) == "unknown",
      let close = message.end(ofGroupAt: next), message.isGluedSign(".", at: close)
    {
      next = close + 1
    }
    guard next < limit, isPart(message, at: next), !message.tokens[next].isSpaced else {
      return nil
    }
    return next
  }

  /// The text of generic arguments, each without what stands before its last dot.
  ///
  /// It is `nil` when anything but types stands there, such as an address.
  private static func arguments(_ message: Message, in range: Range<Int>) -> String? {
    var parts: [String] = []
    for place in range {
      let token = message.tokens[place]
      switch token.kind {
      case .word, .foreign: parts.append(message.text(token.range))
      case .sign where message.isSign(".", at: place):
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      case .sign where message.isSign(",", at: place): parts.append(", ")
      case .sign where typeSigns.contains(token.sign): parts.append(message.text(token.range))
      case .number, .sign, .picture: return nil
      }
    }
    return parts.count > 2 ? parts.joined() : nil
  }

  private static let typeSigns = Set("<>?[]()&".utf8)

  private static func isPart(_ message: Message, at place: Int) -> Bool {
    guard let kind = message.token(at: place)?.kind else { return false }
    return kind == .word || kind == .foreign
  }
}
