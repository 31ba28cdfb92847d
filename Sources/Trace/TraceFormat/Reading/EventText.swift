/// The present bytes and their position in the input.
struct EventText {
  let base: UnsafePointer<UInt8>
  /// The offset of the first present byte in the input.
  let offset: Int
  /// The line of the event, counted from 1.
  let line: Int
  /// The index at which that line begins, among the present bytes; negative if it was released.
  let lineStart: Int

  /// The bytes of a value in the input.
  func bytes(of member: EventLine.Member) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + member.value, count: member.end - member.value)
  }

  /// The bytes between the quotes of a string; empty for any other value.
  func text(of member: EventLine.Member) -> UnsafeBufferPointer<UInt8> {
    guard member.sort.isString, member.end >= member.value + 2 else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: base + member.value + 1, count: member.end - member.value - 2)
  }

  /// The bytes of a key without its quotes.
  func key(of member: EventLine.Member) -> UnsafeBufferPointer<UInt8> {
    var end = member.start + 1
    while end < member.value, base[end] != UInt8(ascii: "\"") {
      end += base[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return UnsafeBufferPointer(start: base + member.start + 1, count: end - member.start - 1)
  }

  /// A value for a message, cut to 40 bytes.
  func quoted(_ member: EventLine.Member) -> String {
    let bytes = bytes(of: member)
    guard bytes.count > 40 else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes[..<40], as: UTF8.self) + "…"
  }

  /// Passes the bytes of a string with resolved escapes to a body; a string without escapes is not
  /// copied.
  func withText<Result>(
    of member: EventLine.Member,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard member.sort == .escapedString else { return body(text(of: member)) }
    return StringText.unescaped(text(of: member)).withUnsafeBufferPointer(body)
  }

  /// Whether a member is a string with this text.
  func isString(_ member: EventLine.Member, _ text: StaticString) -> Bool {
    guard member.sort.isString else { return false }
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return withText(of: member) { $0.elementsEqual(expected) }
  }

  /// The text of a string with resolved escapes; `nil` for any other value.
  func string(_ member: EventLine.Member) -> String? {
    guard member.sort.isString else { return nil }
    return member.sort == .escapedString
      ? String(decoding: StringText.unescaped(text(of: member)), as: UTF8.self)
      : String(decoding: text(of: member), as: UTF8.self)
  }
}
