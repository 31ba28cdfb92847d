/// Reads the members of a message in the wire format of protocol buffers.
///
/// Source: protobuf.dev, “Encoding”.
struct ProtobufReader {
  enum Value: Equatable {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  struct Failure: Error {
    let text: String
  }

  /// The members in the order of the message.
  let members: [(field: UInt64, value: Value)]

  init(_ bytes: some Sequence<UInt8>) throws {
    var rest = ArraySlice(Array(bytes))
    var members: [(field: UInt64, value: Value)] = []
    while !rest.isEmpty {
      let key = try Self.varint(&rest)
      switch key & 7 {
      case 0: members.append((key >> 3, .number(try Self.varint(&rest))))
      case 1:
        let eight = rest.prefix(8)
        guard eight.count == 8 else { throw Failure(text: "a number is cut") }
        rest = rest.dropFirst(8)
        members.append((key >> 3, .number(eight.reversed().reduce(0) { $0 << 8 | UInt64($1) })))
      case 2:
        let length = Int(try Self.varint(&rest))
        guard length <= rest.count else { throw Failure(text: "a message is cut") }
        members.append((key >> 3, .bytes(rest.prefix(length))))
        rest = rest.dropFirst(length)
      default: throw Failure(text: "the wire type \(key & 7) is not used")
      }
    }
    self.members = members
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard let byte = rest.popFirst() else { throw Failure(text: "a number is cut") }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw Failure(text: "a number is too long")
  }

  func number(_ field: UInt64) -> UInt64? {
    numbers(field).last
  }

  func numbers(_ field: UInt64) -> [UInt64] {
    members.compactMap { member in
      if case .number(let value) = member.value, member.field == field { value } else { nil }
    }
  }

  func text(_ field: UInt64) -> String? {
    bytes(field).last.map { String(decoding: $0, as: UTF8.self) }
  }

  func messages(_ field: UInt64) throws -> [ProtobufReader] {
    try bytes(field).map { try ProtobufReader($0) }
  }

  private func bytes(_ field: UInt64) -> [ArraySlice<UInt8>] {
    members.compactMap { member in
      if case .bytes(let value) = member.value, member.field == field { value } else { nil }
    }
  }
}
