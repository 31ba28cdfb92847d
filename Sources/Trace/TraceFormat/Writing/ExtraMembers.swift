/// The unknown members of a line, split for writing.
///
/// ``TraceEvent/extra`` holds them as one JSON object: unknown members of the top level first,
/// then, as its last member, `args` with the unknown members of the arguments.
struct ExtraMembers {
  /// The members of the top level, each with a comma before it.
  private(set) var top: [UInt8] = []
  /// The members of the arguments, with commas between them.
  private(set) var arguments: [UInt8] = []
  /// Whether the text is a whole line, which is repeated unchanged.
  private(set) var isWholeLine = false
  /// Whether the members contain the line's name.
  private(set) var overridesName = false
  /// Whether the members contain the scope of an instant.
  private(set) var overridesScope = false
}

extension ExtraMembers {
  /// Splits a JSON object; any other text has no members.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var members = Members(of: bytes)
    while let member = members.next() {
      let key = bytes[member.key]
      if key.elementsEqual("ph".utf8) {
        isWholeLine = true
        return
      }
      if key.elementsEqual("args".utf8), bytes[member.value].first == UInt8(ascii: "{") {
        arguments = Array(bytes[member.value].dropFirst().dropLast())
        continue
      }
      if key.elementsEqual("name".utf8) { overridesName = true }
      if key.elementsEqual("s".utf8) { overridesScope = true }
      top.append(UInt8(ascii: ","))
      top += bytes[member.whole]
    }
  }

  /// Iterates over the members of the outermost object.
  private struct Members {
    struct Member {
      var key: Range<Int>
      var value: Range<Int>
      var whole: Range<Int>
    }

    private let bytes: [UInt8]
    private var index: Int

    init(of bytes: [UInt8]) {
      self.bytes = bytes
      index = bytes.first == UInt8(ascii: "{") ? 1 : bytes.count
    }

    mutating func next() -> Member? {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
      guard index < bytes.count else { return nil }
      let start = index
      skipString()
      let key = start + 1..<max(start + 1, index - 1)
      while index < bytes.count, bytes[index] == UInt8(ascii: ":") || bytes[index] <= 0x20 {
        index += 1
      }
      let valueStart = index
      skipValue()
      return Member(key: key, value: valueStart..<index, whole: start..<index)
    }

    private mutating func skipString() {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
    }

    /// Moves past a value: to the comma or brace that follows it at its own depth.
    private mutating func skipValue() {
      var depth = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""):
          skipString()
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return }
          depth -= 1
        case UInt8(ascii: ",") where depth == 0: return
        default: break
        }
        index += 1
      }
    }
  }
}
