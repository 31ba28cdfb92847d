/// The category of a number in the grammar of a language, by the Unicode CLDR, “Language Plural
/// Rules”.
///
/// For languages whose rules differ from those of English, only the rules for whole numbers are
/// included.
enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Determines the category of a whole number.
  ///
  /// - Parameters:
  ///   - number: The number; its sign is ignored.
  ///   - language: A code of a language, with or without a region.
  init(of number: Int, in language: String) {
    let count = number.magnitude
    let (tens, ones) = (count % 100, count % 10)
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my": self = .other
    case "fr", "hy", "kab": self = count < 2 ? .one : .other
    case "pt": self = count < 2 ? .one : .other
    case "hi", "fa", "bn", "gu", "kn", "am", "zu": self = count < 2 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      if ones == 1, tens != 11 {
        self = .one
      } else if (2...4).contains(ones), !(12...14).contains(tens) {
        self = .few
      } else {
        self = ["sr", "hr", "bs"].contains(language.prefix(2)) ? .other : .many
      }
    case "pl":
      if count == 1 {
        self = .one
      } else if (2...4).contains(ones), !(12...14).contains(tens) {
        self = .few
      } else {
        self = .many
      }
    case "cs", "sk": self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "ar":
      switch count {
      case 0: self = .zero
      case 1: self = .one
      case 2: self = .two
      default: self = (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
      }
    case "he", "iw": self = count == 1 ? .one : count == 2 ? .two : .other
    case "lt":
      if (11...19).contains(tens) || ones == 0 {
        self = .other
      } else {
        self = ones == 1 ? .one : .few
      }
    case "lv":
      if ones == 0 || (11...19).contains(tens) {
        self = .zero
      } else {
        self = ones == 1 ? .one : .other
      }
    case "ro": self = count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
    case "sl": self = tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    default: self = count == 1 ? .one : .other
    }
  }
}
