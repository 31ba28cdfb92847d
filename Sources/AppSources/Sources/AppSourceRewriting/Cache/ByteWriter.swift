/// Writes values one after another, as ``ByteReader`` reads them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ content: [UInt8]) {
    write(content.count)
    bytes += content
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  mutating func write(_ texts: Set<String>) { write(texts.sorted()) }

  mutating func write(_ fingerprint: Fingerprint) {
    write(fingerprint.high)
    write(fingerprint.low)
  }
}

/// Reads values in the order in which a ``ByteWriter`` wrote them; damaged bytes are an error.
struct ByteReader {
  struct DamageError: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(DamageError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.count, shift < 64 else { throw DamageError() }
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  mutating func integer() throws(DamageError) -> Int {
    Int(truncatingIfNeeded: Int64(bitPattern: try number()))
  }

  /// A number of elements, each of at least one byte.
  mutating func count() throws(DamageError) -> Int {
    let count = try integer()
    guard count >= 0, count <= bytes.count - position else { throw DamageError() }
    return count
  }

  mutating func flag() throws(DamageError) -> Bool {
    guard position < bytes.count else { throw DamageError() }
    position += 1
    return bytes[position - 1] != 0
  }

  mutating func content() throws(DamageError) -> [UInt8] {
    let count = try count()
    position += count
    return Array(bytes[position - count..<position])
  }

  mutating func text() throws(DamageError) -> String {
    let count = try count()
    position += count
    return bytes.withUnsafeBufferPointer { buffer in
      String(decoding: buffer[position - count..<position], as: UTF8.self)
    }
  }

  mutating func optionalText() throws(DamageError) -> String? { try flag() ? try text() : nil }

  mutating func texts() throws(DamageError) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try count()) { texts.append(try text()) }
    return texts
  }

  mutating func textSet() throws(DamageError) -> Set<String> { Set(try texts()) }

  mutating func fingerprint() throws(DamageError) -> Fingerprint {
    Fingerprint(high: try number(), low: try number())
  }
}
