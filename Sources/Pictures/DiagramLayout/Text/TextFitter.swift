internal import TraceModel

/// A text that fits into the available width, with its extent.
struct FittedText: Hashable, Sendable {
  var string: String
  var extent: TextExtent
  var unabridged: String?
  var font: Font

  var width: Double { extent.width }

  /// Creates a line of text with its baseline at a point.
  func line(
    at origin: Point,
    color: ColorToken,
    halo: ColorToken? = nil,
    isSlanted: Bool = false
  ) -> SceneText {
    SceneText(
      string,
      at: origin,
      font: font,
      color: color,
      width: extent.width,
      isExact: extent.isExact,
      unabridged: unabridged,
      halo: halo,
      isSlanted: isSlanted
    )
  }
}

/// Measures texts and shortens texts that are too wide.
///
/// Shortening a name first folds generic arguments, then removes the module's name, then removes
/// whole characters from the middle, since names differ at both ends. A sentence loses words at its
/// end.
struct TextFitter {
  private let measurer: any TextMeasurer

  /// Longer names are cut before they are measured; they fit nowhere.
  private static let longestName = 400
  /// A text that begins with so many words is a sentence.
  private static let fewestWords = 4

  init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// Measures a text without shortening it to a width.
  func whole(_ text: String, _ font: Font) -> FittedText {
    fit(text, font, into: .infinity)
  }

  /// Shortens a text to a width in pixels at scale 1.
  func fit(_ text: String, _ font: Font, into width: Double) -> FittedText {
    let clean = Self.clean(text)
    var start = String(clean.prefix(Self.longestName))
    let isCut = start.utf8.count != clean.utf8.count
    if isCut {
      // Both ends are kept, since names differ there; the middle is removed below.
      start = String(start.prefix(Self.longestName / 2)) + clean.suffix(Self.longestName / 2)
    }
    let extent = measurer.extent(of: start, in: font)
    if !isCut, extent.width <= width {
      return FittedText(string: start, extent: extent, unabridged: nil, font: font)
    }
    if let sentence = cutEnd(of: clean, font, width) { return sentence }
    for shorter in [
      Self.foldingArguments(start), Self.droppingModule(Self.foldingArguments(start)),
    ]
    where !isCut && shorter != start {
      let extent = measurer.extent(of: shorter, in: font)
      if extent.width <= width {
        return FittedText(string: shorter, extent: extent, unabridged: clean, font: font)
      }
    }
    return cutMiddle(of: Self.droppingModule(Self.foldingArguments(start)), clean, font, width)
  }

  /// Breaks a text at spaces into lines of a width; the last line contains the shortened rest.
  func wrap(_ text: String, _ font: Font, into width: Double, lines limit: Int) -> [FittedText] {
    var words = Self.clean(text).split(separator: " ")[...]
    var lines: [FittedText] = []
    while !words.isEmpty {
      if lines.count == limit - 1 {
        lines.append(fit(words.joined(separator: " "), font, into: width))
        break
      }
      var line = String(words.removeFirst())
      while let word = words.first {
        let longer = "\(line) \(word)"
        guard measurer.extent(of: longer, in: font).width <= width else { break }
        line = longer
        words.removeFirst()
      }
      lines.append(fit(line, font, into: width))
    }
    return lines
  }

  /// Shortens a sentence, such as a UIKit message, after a word; `nil` for a name, or if no two
  /// words fit.
  private func cutEnd(of text: String, _ font: Font, _ width: Double) -> FittedText? {
    let words = text.prefix(Self.longestName).split(separator: " ")
    // The names of types and methods contain spaces only in arguments.
    let plain = words.prefix { !$0.contains("<") && !$0.contains("(") }
    guard plain.count >= Self.fewestWords else { return nil }
    let ending = text.hasPrefix("“") && text.hasSuffix("”") ? "…”" : "…"
    var best: FittedText?
    for count in 2..<words.count {
      let candidate = words[..<count].joined(separator: " ") + ending
      let extent = measurer.extent(of: candidate, in: font)
      guard extent.width <= width else { break }
      // The description of an object is not cut.
      if words[count - 1].first == "<" { continue }
      best = FittedText(string: candidate, extent: extent, unabridged: text, font: font)
    }
    return best
  }

  private func cutMiddle(
    of text: String,
    _ whole: String,
    _ font: Font,
    _ width: Double
  ) -> FittedText {
    let characters = Array(text)
    var best = FittedText(
      string: "…",
      extent: measurer.extent(of: "…", in: font),
      unabridged: whole,
      font: font
    )
    var (low, high) = (1, max(1, characters.count - 1))
    while low <= high {
      let kept = low + (high - low) / 2
      let head = (kept + 1) / 2
      let candidate =
        String(characters.prefix(head)) + "…" + String(characters.suffix(kept - head))
      let extent = measurer.extent(of: candidate, in: font)
      if extent.width <= width {
        best = FittedText(string: candidate, extent: extent, unabridged: whole, font: font)
        low = kept + 1
      } else {
        high = kept - 1
      }
    }
    return best
  }

  /// Replaces the outermost generic arguments by an ellipsis.
  static func foldingArguments(_ text: String) -> String {
    guard let open = text.firstIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close
    else { return text }
    return text[...open] + "…" + text[close...]
  }

  /// Removes the module prefix from a type name.
  static func droppingModule(_ text: String) -> String {
    let head = text.prefix { $0 != "<" && $0 != "(" }
    guard let point = head.lastIndex(of: "."), text.index(after: point) < text.endIndex else {
      return text
    }
    return String(text[text.index(after: point)...])
  }

  /// Removes control characters, line breaks and marks of direction.
  static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnwanted) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isUnwanted(scalar) {
        result.append(scalar)
      } else if scalar.value == 9 || scalar.value == 10 {
        result.append(" ")
      }
    }
    return String(result)
  }

  private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    VisibleText.isHidden(scalar) || scalar.value == 0xFEFF || scalar.value & 0xFFFE == 0xFFFE
  }
}
