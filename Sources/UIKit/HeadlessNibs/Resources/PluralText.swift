import Foundation
import Synchronization

/// A localized text whose words depend on numbers: an entry of a `.stringsdict` file, or a string
/// with variations by plural in a string catalog.
struct PluralText: Hashable, Sendable {
  /// A part of the text that depends on a number.
  struct Variable: Hashable, Sendable {
    /// The position of the number among the arguments, from 1; `nil` for the next one.
    var position: Int?
    /// The type of the number in formats, such as `ld`.
    var type: String
    /// The formats by category: `one`, `other`.
    var forms: [String: String]

    func form(for number: Int, in language: String) -> String {
      if number == 0, let zero = forms[PluralCategory.zero.rawValue] { return zero }
      let category = PluralCategory(of: number, in: language).rawValue
      return forms[category] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value ?? ""
    }
  }

  /// The format, with variables as `%#@name@`.
  var format: String
  var variables: [String: Variable]
  /// The whole text as one variable, whose formats refer to all arguments.
  var whole: Variable?
  var language: String

  // MARK: Formatting

  func text(_ arguments: [any CVarArg]) -> String {
    var positions = Positions()
    let expanded: String
    if let whole {
      let position = whole.position ?? Self.firstNumber(of: arguments)
      let number = Self.number(arguments, at: position) ?? 0
      expanded = whole.form(for: number, in: language)
        .replacingOccurrences(of: "%arg", with: "%\(position)$ld")
      return Self.filled(expanded, arguments)
    }
    expanded = expand(format, arguments, &positions, own: nil, depth: 0)
    return Self.filled(expanded, arguments)
  }

  private struct Positions {
    var next = 1
  }

  /// Replaces the variables of a format, and gives every other specifier its position.
  private func expand(
    _ format: String,
    _ arguments: [any CVarArg],
    _ positions: inout Positions,
    own: Int?,
    depth: Int
  ) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      if let own, rest.hasPrefix("arg") {
        result += "%\(own)$ld"
        rest = rest.dropFirst(3)
        continue
      }
      var stated: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        stated = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        guard let variable = variables[name], depth < 8 else {
          result += "%%#@\(name)@"
          continue
        }
        let position = stated ?? variable.position ?? positions.next
        positions.next = max(positions.next, position + 1)
        let number = Self.number(arguments, at: position) ?? 0
        let form = variable.form(for: number, in: language)
        result += expand(form, arguments, &positions, own: position, depth: depth + 1)
      } else if stated == nil, let own, !rest.hasPrefix("@") {
        result += "%\(own)$"
      } else {
        let position = stated ?? positions.next
        if stated == nil { positions.next += 1 }
        result += "%\(position)$"
      }
    }
    return result + rest
  }

  /// Fills a format, unless it refers to an argument that is missing.
  ///
  /// Foundation on Linux needs the type of every argument up to the last one: the arguments that a
  /// form such as `no files` does not use are left out, and the other ones are renumbered.
  private static func filled(_ format: String, _ arguments: [any CVarArg]) -> String {
    var pieces: [(text: Substring, position: Int?)] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      let after = rest[rest.index(after: percent)...]
      let digits = after.prefix { $0.isASCII && $0.isNumber }
      if after.first == "%" {
        pieces.append((rest[...rest.index(after: percent)], nil))
        rest = after.dropFirst()
      } else if let position = Int(digits), after.dropFirst(digits.count).first == "$" {
        pieces.append((rest[..<percent], position))
        rest = after.dropFirst(digits.count + 1)
      } else {
        pieces.append((rest[...percent], nil))
        rest = after
      }
    }
    let used = Set(pieces.compactMap(\.position)).sorted()
    guard used.allSatisfy({ (1...max(1, arguments.count)).contains($0) }), !arguments.isEmpty else {
      return format
    }
    // A form without positions refers to the arguments in order.
    guard !used.isEmpty else { return String(format: format, arguments: arguments) }
    let compact = pieces.map { text, position -> String in
      guard let position, let index = used.firstIndex(of: position) else { return String(text) }
      return "\(text)%\(index + 1)$"
    }
    return String(
      format: compact.joined() + rest,
      arguments: used.map { arguments[$0 - 1] }
    )
  }

  private static func firstNumber(of arguments: [any CVarArg]) -> Int {
    (arguments.firstIndex { number($0) != nil } ?? 0) + 1
  }

  private static func number(_ arguments: [any CVarArg], at position: Int) -> Int? {
    position >= 1 && position <= arguments.count ? number(arguments[position - 1]) : nil
  }

  private static func number(_ argument: any CVarArg) -> Int? {
    switch argument {
    case let integer as any BinaryInteger: Int(clamping: integer)
    case let number as Double: number.isFinite ? Int(exactly: number.rounded(.down)) : nil
    case let number as NSNumber: number.intValue
    default: nil
    }
  }

  // MARK: Marking

  // Foundation on Linux has no strings that carry the forms of a plural to the function that
  // formats them. A format of a plural therefore ends with invisible characters that number it.
  private static let marked = Mutex<(texts: [PluralText], numbers: [PluralText: Int])>(([], [:]))

  /// The format, followed by invisible characters by which ``init(marking:)`` finds it again.
  var markedFormat: String {
    let number = Self.marked.withLock { marked in
      if let number = marked.numbers[self] { return number }
      marked.texts.append(self)
      marked.numbers[self] = marked.texts.count - 1
      return marked.texts.count - 1
    }
    var text = (whole.map { $0.forms["other"] ?? "" } ?? format).unicodeScalars
    text.append(Self.mark)
    for digit in String(number).unicodeScalars {
      text.append(Unicode.Scalar(digit.value + 0xE0000) ?? Self.mark)
    }
    return String(text)
  }

  /// The first character of a mark, in the block of invisible tags.
  private static let mark: Unicode.Scalar = "\u{E0001}"

  /// Returns the text whose marked format it is; `nil` for any other format.
  init?(marking format: String) {
    guard let start = format.unicodeScalars.lastIndex(of: Self.mark) else { return nil }
    var number = 0
    for scalar in format.unicodeScalars[start...].dropFirst() {
      guard (0xE0030...0xE0039).contains(scalar.value), number < 1_000_000 else { return nil }
      number = number * 10 + Int(scalar.value - 0xE0030)
    }
    let text = Self.marked.withLock { number < $0.texts.count ? $0.texts[number] : nil }
    guard let text else { return nil }
    self = text
  }

  /// Creates a text with variables.
  init(format: String, variables: [String: Variable], language: String) {
    self.format = format
    self.variables = variables
    self.language = language
  }

  /// Creates a text that is one variable as a whole.
  init(whole: Variable, language: String) {
    self.init(format: "", variables: [:], language: language)
    self.whole = whole
  }
}
