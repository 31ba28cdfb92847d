/// The mangled name of a class: `_TtC5MyApp6HomeVC`.
///
/// The format is a letter for each nominal type, then the module and the types, each after its
/// length; an identifier after `P` is the file of a private type. The arguments of a generic class,
/// `_TtGC7SwiftUI19UIHostingControllerV5MyApp4Home_`, are omitted unless there is one plain type.
/// Source: the Swift compiler's `docs/ABI/OldMangling.rst`.
struct MangledClass {
  /// The innermost type.
  var name: String

  /// Demangles a word; returns `nil` for other words.
  init?(_ word: String) {
    if word.hasPrefix("_TtGC"), word.hasSuffix("_") {
      var rest = Array(word.utf8.dropFirst(4).dropLast())[...]
      guard let base = Self.nominal(&rest), !rest.isEmpty else { return nil }
      let argument = Self.nominal(&rest)
      name = argument.flatMap { rest.isEmpty ? "\(base)<\($0)>" : nil } ?? base
      return
    }
    guard word.hasPrefix("_TtC") else { return nil }
    var rest = Array(word.utf8.dropFirst(3))[...]
    guard let nominal = Self.nominal(&rest), rest.isEmpty else { return nil }
    name = nominal
  }

  /// Reads one class, structure or enumeration with its module and outer types.
  private static func nominal(_ rest: inout ArraySlice<UInt8>) -> String? {
    var depth = 0
    while let kind = rest.first, "CVO".utf8.contains(kind) {
      depth += 1
      rest.removeFirst()
    }
    guard depth > 0 else { return nil }
    var last: String?
    var count = 0
    while count <= depth {
      let isFile = rest.first == UInt8(ascii: "P")
      if isFile { rest.removeFirst() }
      guard let identifier = identifier(&rest) else { return nil }
      if !isFile {
        last = identifier
        count += 1
      }
    }
    return last
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
