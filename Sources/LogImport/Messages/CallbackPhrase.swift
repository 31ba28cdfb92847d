/// A callback as a message spells it: `viewWillAppear(_:)`, `viewWillAppear:`, `ViewWillAppear`.
struct CallbackPhrase {
  /// The callback.
  var callback: ParsedCallback
  /// The place behind the name with its labels or arguments.
  var end: Int
  /// The places of what stands between the parentheses; empty without them.
  var arguments: Range<Int>
  /// The number glued to the name, by which people tell two controllers apart: `viewDidLoad1`.
  var label = ""

  /// Reads a callback whose name begins at a place.
  ///
  /// With `isMethod`, what stands around it shows that a method is meant.
  init?(_ message: Message, at place: Int, isMethod: Bool = false) {
    guard message.token(at: place)?.kind == .word else { return nil }
    let base = message.text(at: place)
    var labels: [String] = []
    var hasSignature = false
    var hasColon = false
    end = place + 1
    arguments = end..<end
    if base == "willMove" || base == "didMove", let label = Self.spacedLabel(message, at: end) {
      labels = [label]
      hasSignature = true
      end += message.isGluedSign(":", at: end + 1) ? 2 : 1
    } else if message.isGluedSign("(", at: end) {
      if let close = message.end(ofGroupAt: end) {
        arguments = (end + 1)..<(close - 1)
        end = close
      } else {
        guard Self.areOpenArguments(message, after: end) else { return nil }
        arguments = (end + 1)..<message.tokens.count
        end = message.tokens.count
      }
      labels = Self.labels(message, in: arguments)
      hasSignature = true
    } else if message.isGluedSign(":", at: end) {
      (labels, end) = Self.selectorParts(message, after: end)
      hasSignature = true
      hasColon = true
    }
    var found =
      CallbackTable.callback(base: base, labels: labels, isMethod: isMethod || hasSignature)
      ?? CallbackTable.callback(anyCase: base)
    if found == nil, !isMethod, !hasSignature, base.utf8.last?.isDigit == true {
      let stem = base.prefix { !$0.isASCII || !$0.isNumber }
      label = String(base.dropFirst(stem.count))
      found = CallbackTable.callback(anyCase: String(stem))
    }
    // `deinit: vc1` names what ends; only parentheses make it a method.
    guard let found, isMethod || !found.isLifetime || !hasColon || base.contains("With")
    else {
      return nil
    }
    callback = found
  }

  /// The label of `didMove toParent: nil`.
  private static func spacedLabel(_ message: Message, at place: Int) -> String? {
    guard message.token(at: place)?.kind == .word else { return nil }
    let label = message.text(at: place)
    return ["toParent", "toParentViewController", "toSuperview", "toWindow"].contains(label)
      ? label : nil
  }

  /// Whether a parenthesis that is never closed holds printed values: `(_ animated: true`.
  private static func areOpenArguments(_ message: Message, after open: Int) -> Bool {
    let places = (open + 1)..<message.tokens.count
    let words = places.compactMap { message.lowercasedWord(at: $0) }
    return words.last.map(WordLists.values.contains) == true
      && words.allSatisfy { $0 == "_" || $0 == "animated" || WordLists.values.contains($0) }
      && places.allSatisfy { message.tokens[$0].sign == 0 || message.isSign(":", at: $0) }
  }

  /// The words before a colon, outside inner brackets; `_` for an unnamed argument.
  private static func labels(_ message: Message, in range: Range<Int>) -> [String] {
    var labels: [String] = []
    var depth = 0
    for place in range {
      switch message.tokens[place].sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":"):
        guard depth == 0, place > range.lowerBound, message.tokens[place - 1].kind == .word else {
          continue
        }
        labels.append(message.text(at: place - 1))
      default: break
      }
    }
    return labels
  }

  /// The parts of a selector behind its first colon: `didFinishLaunchingWithOptions:`.
  private static func selectorParts(_ message: Message, after colon: Int) -> ([String], Int) {
    var parts: [String] = []
    var end = colon + 1
    while let token = message.token(at: end), token.kind == .word, !token.isSpaced,
      message.isGluedSign(":", at: end + 1)
    {
      parts.append(message.text(token.range))
      end += 2
    }
    return (parts, end)
  }
}
