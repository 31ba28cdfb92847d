/// A callback as a message spells it: `viewWillAppear(_:)`, `viewWillAppear:`, `ViewWillAppear`.
struct CallbackPhrase {
  var callback: ParsedCallback
  /// The index after the name with its labels or arguments.
  var end: Int
  /// The tokens between the parentheses; empty without parentheses.
  var arguments: Range<Int>
  /// A number directly after the name that distinguishes two controllers: `viewDidLoad1`.
  var label = ""

  /// Reads the callback at an index.
  ///
  /// With `isMethod`, the context shows that the name is a method.
  init?(_ message: Message, at index: Int, isMethod: Bool = false) {
    guard message.token(at: index)?.kind == .word else { return nil }
    let base = message.text(at: index)
    var labels: [String] = []
    var hasSignature = false
    var hasColon = false
    end = index + 1
    arguments = end..<end
    if base == "willMove" || base == "didMove", let label = Self.spacedLabel(message, at: end) {
      labels = [label]
      hasSignature = true
      end += message.isAttached(":", at: end + 1) ? 2 : 1
    } else if message.isAttached("(", at: end) {
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
    } else if message.isAttached(":", at: end) {
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
    // In `deinit: vc1` the label is the object; only parentheses make it a method.
    guard let found, isMethod || !found.isLifetime || !hasColon || base.contains("With")
    else {
      return nil
    }
    callback = found
  }

  /// The label of `didMove toParent: nil`.
  private static func spacedLabel(_ message: Message, at index: Int) -> String? {
    guard message.token(at: index)?.kind == .word else { return nil }
    let label = message.text(at: index)
    return ["toParent", "toParentViewController", "toSuperview", "toWindow"].contains(label)
      ? label : nil
  }

  /// Whether an unclosed parenthesis contains printed values: `(_ animated: true`.
  private static func areOpenArguments(_ message: Message, after open: Int) -> Bool {
    let indices = (open + 1)..<message.tokens.count
    let words = indices.compactMap { message.lowercasedWord(at: $0) }
    return words.last.map(WordLists.values.contains) == true
      && words.allSatisfy { $0 == "_" || $0 == "animated" || WordLists.values.contains($0) }
      && indices.allSatisfy {
        message.tokens[$0].character == 0 || message.isPunctuation(":", at: $0)
      }
  }

  /// The words before a colon, outside inner brackets; `_` for an unnamed argument.
  private static func labels(_ message: Message, in range: Range<Int>) -> [String] {
    var labels: [String] = []
    var depth = 0
    for index in range {
      switch message.tokens[index].character {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":"):
        guard depth == 0, index > range.lowerBound, message.tokens[index - 1].kind == .word else {
          continue
        }
        labels.append(message.text(at: index - 1))
      default: break
      }
    }
    return labels
  }

  /// The parts of a selector after its first colon: `didFinishLaunchingWithOptions:`.
  private static func selectorParts(_ message: Message, after colon: Int) -> ([String], Int) {
    var parts: [String] = []
    var end = colon + 1
    while let token = message.token(at: end), token.kind == .word, !token.isSpaced,
      message.isAttached(":", at: end + 1)
    {
      parts.append(message.text(token.range))
      end += 2
    }
    return (parts, end)
  }
}
