/// A callback as a message spells it: `viewWillAppear(_:)`, `viewWillAppear:`, `ViewWillAppear`,
/// `view will appear`, `willAppear`, `-[Home viewWillAppear:]`.
struct CallbackPhrase {
  /// The forms of a callback.
  enum Form {
    /// The name of the method: `viewDidLoad()`.
    case name
    /// A method with its class: `-[Home viewDidLoad]`.
    case signature
    /// Words: `view did load`.
    case spoken
    /// A name or words without the subject, which only a known receiver makes a callback:
    /// `didLoad`.
    case short
  }

  var callback: ParsedCallback
  /// The form of the spelling.
  var form = Form.name
  /// The index after the name with its labels or arguments.
  var end: Int
  /// The tokens between the parentheses; empty without parentheses.
  var arguments: Range<Int>
  /// A number directly after the name that distinguishes two controllers: `viewDidLoad1`.
  var label = ""
  /// The class of a signature; empty in other forms.
  var methodClass = ""
  /// The callbacks of delegates that a short spelling may mean.
  var short: CallbackTable.Short?

  /// Whether the spelling has parentheses.
  var hasParentheses = false

  /// Reads the name of a method at an index.
  ///
  /// With `isMethod`, the context shows that the name is a method.
  init?(_ message: Message, at index: Int, isMethod: Bool = false) {
    guard let word = message.word(at: index) else { return nil }
    let stem = Self.stem(word, allowsPrefix: !isMethod)
    let known = CallbackTable.callback(stem.bytes)
    let next = index + 1
    guard
      known != nil || isMethod || message.isAttached("(", at: next)
        || message.isAttached(":", at: next) || Self.moves.contains(word)
    else { return nil }
    var labels: [String] = []
    var hasSignature = false
    var hasColon = false
    end = next
    arguments = end..<end
    if Self.moves.contains(word), let label = Self.spacedLabel(message, at: end) {
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
      hasParentheses = true
    } else if message.isAttached(":", at: end) {
      (labels, end) = Self.selectorParts(message, after: end)
      hasSignature = true
      hasColon = true
    }
    if let known, stem.number.isEmpty {
      callback = known
    } else if isMethod || hasSignature {
      let base = message.text(at: index)
      guard let found = CallbackTable.method(base: base, labels: labels) else { return nil }
      // In `deinit: vc1` the label is the object; only parentheses make it a method.
      guard isMethod || !found.isLifetime || !hasColon || base.contains("With") else { return nil }
      callback = found
    } else {
      guard let known else { return nil }
      callback = known
      label = stem.number
    }
  }

  private static let moves: WordSet = ["willMove", "didMove"]

  /// The name without underscores, `view_did_load`, `viewDidLoad_`, without the prefix of a method
  /// that was exchanged with it, `swizzled_viewDidLoad`, and without a number at its end.
  private static func stem(
    _ word: ArraySlice<UInt8>,
    allowsPrefix: Bool
  ) -> (bytes: [UInt8], number: String) {
    var name = Array(word)
    if let last = word.lastIndex(of: UInt8(ascii: "_")) {
      let tail = word[(last + 1)...]
      let isPrefixed =
        allowsPrefix && tail.count >= shortestName && CallbackTable.callback(tail) != nil
      name = isPrefixed ? Array(tail) : word.filter { $0 != UInt8(ascii: "_") }
    }
    guard name.last?.isDigit == true else { return (name, "") }
    let letters = name.prefix { !$0.isDigit }
    let number = name.dropFirst(letters.count)
    return number.allSatisfy(\.isDigit)
      ? (Array(letters), String(decoding: number, as: UTF8.self)) : (name, "")
  }

  /// The length of `loadView`, the shortest name that may have a prefix.
  private static let shortestName = 8

  /// The label of `didMove toParent: nil`.
  private static func spacedLabel(_ message: Message, at index: Int) -> String? {
    message.isWord(in: parents, at: index) ? message.text(at: index) : nil
  }

  private static let parents: WordSet = [
    "toParent", "toParentViewController", "toSuperview", "toWindow",
  ]

  /// Whether an unclosed parenthesis contains printed values: `(_ animated: true`.
  private static func areOpenArguments(_ message: Message, after open: Int) -> Bool {
    let indices = (open + 1)..<message.tokens.count
    let words = indices.filter { message.tokens[$0].kind == .word }
    return words.last.map { message.isWord(in: WordLists.values, at: $0) } == true
      && words.allSatisfy {
        message.isWord("_", at: $0) || message.isWord("animated", at: $0)
          || message.isWord(in: WordLists.values, at: $0)
      }
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

extension CallbackPhrase {
  /// Reads `-[Class(Category) selector:]` at the index of its minus.
  ///
  /// Without `isSigned` the minus was removed, as in `[Class selector:]`.
  init?(signature message: Message, at minus: Int, isSigned: Bool = true) {
    guard !isSigned || message.isPunctuation("-", at: minus),
      isSigned ? message.isAttached("[", at: minus + 1) : message.isPunctuation("[", at: minus + 1),
      message.token(at: minus + 2)?.isSpaced == false,
      let name = QualifiedName(message, at: minus + 2)
    else { return nil }
    var index = name.end
    if message.isAttached("(", at: index) {
      guard let end = message.end(ofGroupAt: index) else { return nil }
      index = end
    }
    guard let phrase = CallbackPhrase(message, at: index, isMethod: true),
      message.isAttached("]", at: phrase.end)
    else { return nil }
    self = phrase
    form = .signature
    methodClass = name.last
    end += 1
  }

  /// Reads words at an index: `view did load`, `view-did-load`, `scene will connect to`, `didLoad`,
  /// `did load`.
  init?(spokenIn message: Message, at index: Int) {
    guard let word = message.word(at: index) else { return nil }
    var end = index + 1
    var found: (end: Int, callback: ParsedCallback?, short: CallbackTable.Short?)?
    let isSubject = Self.subjects.contains(word)
    let isAuxiliary = Self.auxiliaries.contains(word)
    if isSubject || isAuxiliary {
      var joined = Array(word)
      while end < index + Self.maximumWords, let next = Self.next(message, after: end) {
        guard let more = message.word(at: next) else { break }
        joined += more
        end = next + 1
        let callback = CallbackTable.callback(joined)
        let short = isAuxiliary ? CallbackTable.short(joined) : nil
        if callback != nil || short != nil { found = (end, callback, short) }
      }
    }
    if found == nil, let short = CallbackTable.short(word) { found = (index + 1, nil, short) }
    guard let found, let callback = found.callback ?? found.short?.any else { return nil }
    self.callback = callback
    self.end = found.end
    arguments = found.end..<found.end
    form = isSubject ? .spoken : .short
    short = found.short
    if found.end == index + 1 || isSubject {
      readParentheses(of: message)
    }
  }

  /// The index of the next word, after a hyphen without spaces; `nil` if none follows.
  private static func next(_ message: Message, after end: Int) -> Int? {
    if message.isAttached("-", at: end), message.token(at: end + 1)?.isSpaced == false {
      return end + 1
    }
    return message.token(at: end)?.isSpaced == true ? end : nil
  }

  private mutating func readParentheses(of message: Message) {
    guard message.isAttached("(", at: end), let close = message.end(ofGroupAt: end) else { return }
    arguments = (end + 1)..<(close - 1)
    end = close
    hasParentheses = true
  }

  /// The maximum number of tokens of a callback in words.
  private static let maximumWords = 10
  private static let subjects: WordSet = ["view", "application", "app", "scene"]
  private static let auxiliaries: WordSet = ["will", "did", "is"]

  /// Returns the phrase as a callback of an object, or `nil` if the object has no such callback.
  func resolved(for receiver: Receiver) -> CallbackPhrase? {
    guard form == .short, let short else { return self }
    let name = receiver.className.isEmpty ? receiver.label : receiver.className
    let callback =
      if name.hasSuffix("SceneDelegate") {
        short.scene
      } else if name.hasSuffix("AppDelegate") || name.hasSuffix("ApplicationDelegate") {
        short.application
      } else {
        short.controller
      }
    guard let callback else { return nil }
    var phrase = self
    phrase.callback = callback
    return phrase
  }
}

extension CallbackTable.Short {
  /// One of the callbacks.
  fileprivate var any: ParsedCallback? { controller ?? application ?? scene }
}
