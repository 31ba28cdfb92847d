/// A callback as a message spells it: `viewWillAppear(_:)`, `viewWillAppear:`, `ViewWillAppear`.
struct CallbackPhrase {
  /// The callback.
  var callback: Callback
  /// The place behind the name with its labels or arguments.
  var end: Int
  /// The places of what stands between the parentheses; empty without them.
  var arguments: Range<Int>

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
    if message.isGluedSign("(", at: end) {
      guard let close = message.end(ofGroupAt: end) else { return nil }
      arguments = (end + 1)..<(close - 1)
      labels = Self.labels(message, in: arguments)
      hasSignature = true
      end = close
    } else if message.isGluedSign(":", at: end) {
      (labels, end) = Self.selectorParts(message, after: end)
      hasSignature = true
      hasColon = true
    }
    let found =
      CallbackTable.callback(base: base, labels: labels, isMethod: isMethod || hasSignature)
      ?? CallbackTable.callback(anyCase: base)
    // `deinit: vc1` names what ends; only parentheses make it a method.
    guard let found, isMethod || found.group != .lifetime || !hasColon || base.contains("With")
    else {
      return nil
    }
    callback = found
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
