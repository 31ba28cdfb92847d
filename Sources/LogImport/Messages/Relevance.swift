/// Filters out messages that cannot name a callback before they are split into tokens.
///
/// Each spelling of a callback and each message of UIKit contains one of a few sequences of four
/// letters; most lines of a log contain none.
enum Relevance {
  /// Whether a message may be an event.
  static func isPossible(_ bytes: ArraySlice<UInt8>) -> Bool {
    var window: UInt32 = 0
    for byte in bytes {
      window = window << 8 | UInt32(byte | 0x20)
      if hasKnownStart(window), runs.contains(window) { return true }
    }
    return false
  }

  /// Whether the first letter of the window begins one of the sequences.
  private static func hasKnownStart(_ window: UInt32) -> Bool {
    let letter = Int32(window >> 24) - 0x61
    return (0..<26).contains(letter) && starts & (1 << UInt32(letter)) != 0
  }

  private static let runs = Set(
    [
      "view", "appe", "appl", "load", "scen", "move", "layo", "cons", "memo", "draw", "init",
      "allo", "navi", "pres", "unba", "nest", "safe", "pref",
      "onch", "ged.",
    ].map(packed)
  )

  private static let starts: UInt32 = runs.reduce(0) { $0 | 1 << (($1 >> 24) - 0x61) }

  private static func packed(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
