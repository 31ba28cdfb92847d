/// Writes messages in the wire format of protocol buffers.
///
/// Source: protobuf.dev, “Encoding”.
struct ProtobufWriter {
  private(set) var bytes: [UInt8] = []

  private enum Wire: UInt64 {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
  }

  /// Removes the bytes and returns them.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  mutating func add(_ field: UInt64, _ value: UInt64) {
    append(field, .varint)
    append(varint: value)
  }

  /// Adds an `int32` or `int64`; a negative number takes ten bytes.
  mutating func add(_ field: UInt64, signed value: Int64) {
    add(field, UInt64(bitPattern: value))
  }

  mutating func add(_ field: UInt64, fixed value: UInt64) {
    append(field, .fixed64)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  mutating func add(_ field: UInt64, _ text: String) {
    append(field, .lengthDelimited)
    append(varint: UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ field: UInt64, raw content: [UInt8]) {
    append(field, .lengthDelimited)
    append(varint: UInt64(content.count))
    bytes.append(contentsOf: content)
  }

  /// Adds members that are written already.
  mutating func append(_ members: [UInt8]) {
    bytes.append(contentsOf: members)
  }

  /// Adds a message; its length, which precedes it, takes one byte in most messages.
  mutating func add(_ field: UInt64, _ content: (inout ProtobufWriter) -> Void) {
    append(field, .lengthDelimited)
    let start = bytes.count
    bytes.append(0)
    content(&self)
    var length = UInt64(bytes.count - start - 1)
    if length < 128 {
      bytes[start] = UInt8(length)
      return
    }
    var prefix: [UInt8] = []
    while length >= 128 {
      prefix.append(UInt8(truncatingIfNeeded: length) | 0x80)
      length >>= 7
    }
    prefix.append(UInt8(length))
    bytes.replaceSubrange(start...start, with: prefix)
  }

  private mutating func append(_ field: UInt64, _ wire: Wire) {
    append(varint: field << 3 | wire.rawValue)
  }

  private mutating func append(varint value: UInt64) {
    var rest = value
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
