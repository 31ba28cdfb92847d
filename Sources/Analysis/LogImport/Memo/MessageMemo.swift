/// Caches how messages were parsed.
///
/// The classification of a message depends only on its bytes, so that a message that was parsed
/// before takes one look-up. Messages that differ only in the digits of addresses and numbers share
/// an entry: these identify an object and do not decide how a message is read. If they are part of
/// another text, such as a label, each message has its own entry. Memory is bounded by
/// ``MessageKey/maximumLength`` and the number of entries; a new message replaces an old one.
struct MessageMemo {
  /// The number of entries, a power of two.
  private static let capacity = 1 << 13
  /// The number of slots that an entry may be in, a power of two.
  private static let ways = 4

  private var entries: [Entry?] = []
  /// The number of entries that replaced others.
  private var replacements = 0
  /// The key of the last message, kept to reuse its memory.
  private var key = MessageKey()

  /// A parsed message; it never changes.
  private final class Entry {
    let key: [UInt8]
    let hash: UInt64
    let reading: Reading?
    let verdict: LineVerdict
    let mentioned: String?
    let idiom: String
    /// The length of the tag before the message.
    let tag: Int
    /// Where the reading has the numbers of the message; `nil` if the digits decide, so that the
    /// exact key is looked up.
    let fields: [NumberField]?

    init(_ parsed: ParsedLine, key: MessageKey, tag: Int, fields: [NumberField]?) {
      self.key = key.bytes
      hash = key.hash
      reading = fields == nil ? nil : parsed.reading
      verdict = parsed.verdict
      mentioned = parsed.mentioned
      idiom = parsed.idiom
      self.tag = tag
      self.fields = fields
    }
  }

  /// Fills in the classification of a message that was parsed before.
  ///
  /// - Parameters:
  ///   - parsed: The line; its message has the tag of its level.
  ///   - context: What precedes the message.
  /// - Returns: Whether the message is known; if not, ``store(_:message:context:)`` may add it.
  mutating func recall(_ parsed: inout ParsedLine, context: MessageKey.Context) -> Bool {
    let message = parsed.prefix.message
    return message.withByteSlice { bytes in
      guard key.set(bytes, context: context), var entry = entry() else { return false }
      if entry.fields == nil {
        guard key.set(bytes, context: context, isExact: true), let exact = self.entry() else {
          return false
        }
        entry = exact
      }
      if entry.tag > 0 { parsed.prefix.message = message.dropFirst(entry.tag) }
      parsed.verdict = entry.verdict
      parsed.idiom = entry.idiom
      parsed.mentioned = entry.mentioned
      parsed.reading = entry.reading
      for field in entry.fields ?? [] {
        let number = bytes[key.numbers[field.position]]
        field.set(String(decoding: number, as: UTF8.self), in: &parsed.reading)
      }
      return true
    }
  }

  /// Looks up the callback of a message that was parsed before.
  ///
  /// - Parameters:
  ///   - message: The message with the tag of its level.
  ///   - context: What precedes the message.
  /// - Returns: The callback; `nil` for a message that is new or became no event.
  mutating func callback(of message: ByteSlice, context: MessageKey.Context) -> ParsedCallback? {
    guard key.set(message, context: context), var entry = entry() else { return nil }
    if entry.fields == nil {
      guard key.set(message, context: context, isExact: true), let exact = self.entry() else {
        return nil
      }
      entry = exact
    }
    guard entry.verdict == .callback, case .callback(let statement) = entry.reading else {
      return nil
    }
    return statement.callback
  }

  /// The entry with the current key.
  private func entry() -> Entry? {
    guard !entries.isEmpty else { return nil }
    for index in slots {
      guard let entry = entries[index] else { return nil }
      if entry.hash == key.hash, entry.key == key.bytes { return entry }
    }
    return nil
  }

  /// Adds an entry with the current key, in the slot of another one if its slots are taken.
  private mutating func add(_ entry: Entry) {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.capacity) }
    let slots = slots
    let oldest = slots.lowerBound + replacements % Self.ways
    let index = slots.first { entries[$0] == nil || entries[$0]?.key == entry.key }
    if index == nil { replacements &+= 1 }
    entries[index ?? oldest] = entry
  }

  /// The slots of an entry with the current key.
  private var slots: Range<Int> {
    let first = Int(truncatingIfNeeded: key.hash) & (Self.capacity - 1) & ~(Self.ways - 1)
    return first..<(first + Self.ways)
  }

  /// Adds the message of the last call of ``recall(_:context:)``, now parsed.
  ///
  /// - Parameters:
  ///   - parsed: The parsed line.
  ///   - message: The message with the tag of its level.
  ///   - context: What precedes the message.
  mutating func store(_ parsed: ParsedLine, message: ArraySlice<UInt8>, context: MessageKey.Context)
  {
    guard key.isUsable else { return }
    let tag = message.count - parsed.prefix.message.count
    message.withByteSlice { bytes in
      let numbers = key.numbers.map { String(decoding: bytes[$0], as: UTF8.self) }
      let fields = NumberField.all(in: parsed.reading, numbers: numbers)
      add(Entry(parsed, key: key, tag: tag, fields: fields))
      guard fields == nil, key.set(bytes, context: context, isExact: true) else { return }
      add(Entry(parsed, key: key, tag: tag, fields: []))
    }
  }
}
