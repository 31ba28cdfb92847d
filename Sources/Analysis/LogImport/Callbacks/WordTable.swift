/// Values by ASCII words in any case, found without creating strings.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry {
    var word: [UInt8]
    var value: Value
  }

  private var entries: [UInt64: Entry] = [:]

  /// Creates a table without words.
  init() {}

  /// Adds a word; a word that the table already has keeps its value.
  mutating func add(_ word: some StringProtocol, _ value: Value) {
    let word = word.utf8.map(\.lowercased)
    let hash = Self.hash(word)
    if entries[hash] == nil { entries[hash] = Entry(word: word, value: value) }
  }

  /// The value of a word, or `nil`.
  subscript(_ word: some Collection<UInt8>) -> Value? {
    guard let entry = entries[Self.hash(word)], entry.word.count == word.count,
      word.lazy.map(\.lowercased).elementsEqual(entry.word)
    else { return nil }
    return entry.value
  }

  /// The FNV-1a hash of a word in lower case.
  ///
  /// Source: RFC 9923, “The FNV Non-Cryptographic Hash Algorithm”.
  private static func hash(_ word: some Collection<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte.lowercased)) &* 0x100_0000_01B3 }
    return hash
  }
}

/// A set of ASCII words that are compared in any case.
struct WordSet: ExpressibleByArrayLiteral, Sendable {
  private var words = WordTable<Bool>()

  init(arrayLiteral words: String...) { self.init(words) }

  init(_ words: some Sequence<String>) {
    for word in words { self.words.add(word, true) }
  }

  func contains(_ word: some Collection<UInt8>) -> Bool { words[word] != nil }

  func contains(_ word: some StringProtocol) -> Bool { words[word.utf8] != nil }
}

extension UInt8 {
  /// The byte, or the small letter if it is one of `A`–`Z`.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension Message {
  /// The bytes of the word at an index; `nil` if the token is not an ASCII word.
  func word(at index: Int) -> ArraySlice<UInt8>? {
    guard index >= 0, index < tokens.count, tokens[index].kind == .word else { return nil }
    return bytes[tokens[index].range]
  }

  /// Whether the token at an index is one of the words.
  func isWord(in words: WordSet, at index: Int) -> Bool {
    word(at: index).map { words.contains($0) } == true
  }

  /// Whether the token at an index is a word, given in small letters, in any case.
  func isWord(_ text: StaticString, at index: Int) -> Bool {
    guard let word = word(at: index), word.count == text.utf8CodeUnitCount else { return false }
    return word.lazy.map(\.lowercased)
      .elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether the token at an index is one of the ASCII punctuation characters.
  func isOne(of characters: Set<UInt8>, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .punctuation
      && characters.contains(tokens[index].character)
  }
}
