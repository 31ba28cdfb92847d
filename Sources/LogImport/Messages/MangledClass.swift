/// The mangled name of a class that is not generic: `_TtC5MyApp6HomeVC`.
///
/// A letter for each nominal type, then module and types, each after its length; an identifier
/// after `P` tells the file of a private type.
/// Source: the Swift compiler's `docs/ABI/OldMangling.rst`.
struct MangledClass {
  /// The innermost type.
  var name: String

  /// Reads a whole word; `nil` when it is no such name.
  init?(_ word: String) {
    guard word.hasPrefix("_TtC") else { return nil }
    var rest = Array(word.utf8.dropFirst(3))[...]
    var depth = 0
    while let kind = rest.first, "CVO".utf8.contains(kind) {
      depth += 1
      rest.removeFirst()
    }
    var identifiers: [String] = []
    while !rest.isEmpty {
      let isFile = rest.first == UInt8(ascii: "P")
      if isFile { rest.removeFirst() }
      guard let identifier = Self.identifier(&rest) else { return nil }
      if !isFile { identifiers.append(identifier) }
    }
    guard identifiers.count == depth + 1, let last = identifiers.last else { return nil }
    name = last
  }

  private static func identifier(_ rest: inout ArraySlice<UInt8>) -> String? {
    let digits = rest.prefix { $0.isDigit }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0,
      length <= rest.count - digits.count
    else { return nil }
    rest = rest.dropFirst(digits.count)
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }
}
