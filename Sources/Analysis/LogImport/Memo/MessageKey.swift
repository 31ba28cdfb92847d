/// The bytes that decide how a message is parsed: all but the digits of addresses and numbers.
///
/// A number of one digit is kept, because it may be a value: `viewWillAppear: 1`.
struct MessageKey {
  /// The maximum length of a message with a key, in bytes.
  static let maximumLength = 512
  /// The maximum number of addresses and numbers whose digits are left out; later ones are kept.
  private static let maximumNumbers = 8

  /// What precedes a message.
  enum Context: UInt8 {
    /// A record of the `log` tool, which has no tag.
    case record
    /// A time or a process, and possibly the tag of a level.
    case prefix
    /// Possibly the tag of a level.
    case nothing

    /// Creates the context of the messages of a layout.
    init(_ layout: LogLayout) {
      self = layout.isLogTool ? .record : layout == .print ? .nothing : .prefix
    }
  }

  /// The message with zeros as the digits of its numbers, and a description of these.
  private(set) var bytes: [UInt8] = []
  /// The hash of ``bytes``.
  private(set) var hash: UInt64 = 0
  /// The different addresses and numbers, by their indices in the message, in order.
  private(set) var numbers: [Range<Int>] = []
  /// Whether the last message has a key.
  private(set) var isUsable = false

  /// Sets the key of a message.
  ///
  /// - Parameters:
  ///   - message: The message, whose first byte has the index 0.
  ///   - context: What precedes the message, which decides how it is parsed.
  ///   - isExact: Whether the digits of all numbers are kept.
  /// - Returns: Whether the message has a key.
  mutating func set(_ message: ByteSlice, context: Context, isExact: Bool = false) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    isUsable = message.count <= Self.maximumLength
    guard isUsable else { return false }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: message))
    let count = isExact ? 0 : replaceNumbers(of: message)
    bytes.append(count << 3 | (isExact ? 4 : 0) | context.rawValue)
    hash = bytes.withUnsafeBufferPointer(Self.hash)
    return true
  }

  /// Replaces the digits of the numbers of a message; returns how many numbers were replaced.
  private mutating func replaceNumbers(of message: ByteSlice) -> UInt8 {
    var count: UInt8 = 0
    var index = message.startIndex
    while index < message.endIndex, count < Self.maximumNumbers {
      guard message[index].isDigit else {
        index += 1
        continue
      }
      let start = index
      let isStart = start == message.startIndex || Self.isOther(message[start - 1])
      let isAddress =
        message[start] == UInt8(ascii: "0") && start + 1 < message.endIndex
        && message[start + 1] == UInt8(ascii: "x")
      let digits = isAddress ? start + 2 : start
      index = digits
      var isZero = true
      while index < message.endIndex, Self.isDigit(message[index], ofAddress: isAddress) {
        if message[index] != UInt8(ascii: "0") { isZero = false }
        index += 1
      }
      let isEnd = index == message.endIndex || Self.isOther(message[index])
      let lengths = isAddress ? 4...16 : 2...18
      guard isStart, isEnd, !isZero, lengths.contains(index - digits) else { continue }
      replace(digits: digits, of: start..<index, in: message)
      count += 1
    }
    return count
  }

  /// Replaces the digits of a number; equal numbers of a message have the same position in the
  /// list.
  private mutating func replace(digits: Int, of number: Range<Int>, in message: ByteSlice) {
    var position = numbers.count
    if let equal = numbers.firstIndex(where: { message[$0].elementsEqual(message[number]) }) {
      position = equal
    } else {
      numbers.append(number)
    }
    for index in digits..<number.upperBound { bytes[index] = UInt8(ascii: "0") }
    bytes.append(UInt8(truncatingIfNeeded: number.lowerBound))
    bytes.append(UInt8(truncatingIfNeeded: number.lowerBound >> 8))
    bytes.append(UInt8(number.count))
    bytes.append(UInt8(position))
  }

  private static func isDigit(_ byte: UInt8, ofAddress: Bool) -> Bool {
    byte.isDigit || ofAddress && byte.hexadecimalValue != nil
  }

  /// Whether a byte next to a number does not belong to the same word.
  private static func isOther(_ byte: UInt8) -> Bool { byte < 0x80 && !byte.isWordByte }

  /// Mixes eight bytes at a time by multiplication.
  ///
  /// Other messages with the same hash replace an entry and cost time; a result never depends on
  /// it.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      hash = product.high ^ product.low
    }
    var index = 0
    while index + 8 <= raw.count {
      mix(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < raw.count {
      rest = rest << 8 | UInt64(raw[index])
      index += 1
    }
    mix(rest)
    mix(0x9E37_79B9_7F4A_7C15)
    return hash
  }
}
