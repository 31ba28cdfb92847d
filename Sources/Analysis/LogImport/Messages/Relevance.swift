/// Filters out lines that cannot name a callback before they are parsed.
///
/// Each spelling of a callback and each UIKit message contains one of a few sequences of four
/// letters; most lines of a log contain none.
enum Relevance {
  /// Whether a message may be an event.
  static func isPossible(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withByteSlice { isPossible($0) }
  }

  /// Whether a message may be an event.
  static func isPossible(_ bytes: ByteSlice) -> Bool {
    traits(of: UnsafeBufferPointer(rebasing: bytes)).isRelevant
  }

  /// The properties of a line that decide how it is read.
  struct Traits {
    /// Whether the line contains one of the sequences.
    var isRelevant = false
    /// Whether the line has bytes outside ASCII; meaningful only for a line that is not relevant.
    var hasOtherScripts = false
  }

  /// Looks for the sequences in the bytes.
  ///
  /// Of the two groups of three letters in a sequence, one begins at an even index, so only the
  /// groups at even indices are looked up, in a table of bits with few false matches.
  static func traits(of bytes: UnsafeBufferPointer<UInt8>) -> Traits {
    let count = bytes.count
    var traits = Traits()
    guard count >= 4 else {
      traits.hasOtherScripts = bytes.contains { $0 >= 0x80 }
      return traits
    }
    var high: UInt32 = 0
    let isRelevant = groups.withUnsafeBufferPointer { groups in
      var index = 0
      while index + 4 <= count {
        let word = bytes.word(at: index)
        high |= word
        let group = hash(word)
        if groups[Int(group >> 5)] & (1 << (group & 31)) != 0 {
          if isSequence(word) || index > 0 && isSequence(bytes.word(at: index - 1)) { return true }
        }
        index += 2
      }
      let last = bytes.word(at: count - 4)
      high |= last
      return isSequence(last)
    }
    traits.isRelevant = isRelevant
    traits.hasOtherScripts = high & 0x8080_8080 != 0
    return traits
  }

  /// The index of the bit of the first three letters of four, in any case.
  private static func hash(_ word: UInt32) -> UInt32 {
    (((word | 0x2020_2020) & 0xFF_FFFF) &* 0x9E37_79B1) >> 18
  }

  private static func isSequence(_ word: UInt32) -> Bool { runs.contains(word | 0x2020_2020) }

  private static let runs: [UInt32] =
    [
      "view", "appe", "appl", "load", "scen", "move", "layo", "cons", "memo", "draw", "init",
      "allo", "navi", "pres", "unba", "nest", "safe", "pref",
      "onch", "onac", "onre", "illt", "ged.", "laun", "lega", "beco", "regr", "kgro",
      "unca", "inat", "exce",
    ].map(packed)

  /// A bit for the hash of each group of three letters in the sequences.
  private static let groups: [UInt32] = {
    var bits = [UInt32](repeating: 0, count: 1 << 9)
    for run in runs {
      for group in [hash(run), hash(run >> 8)] { bits[Int(group >> 5)] |= 1 << (group & 31) }
    }
    return bits
  }()

  private static func packed(_ text: String) -> UInt32 {
    text.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
