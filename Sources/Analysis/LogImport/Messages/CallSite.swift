/// The place in source code that a logger prints around a method, before the message of the app:
/// `Home.viewDidLoad():42 - rows: 3`, `-[Home viewDidLoad] [Line 42] rows: 3`, `[Home.swift:42]
/// viewDidLoad() > rows: 3`.
///
/// Whatever the message is, the method is running, or has run and left a closure that prints. The line is
/// therefore a report with a note, which counts as a call only if the callback can be called then.
struct CallSite {
  /// The index of the first token of the message.
  let message: Int

  /// Reads the place and the separators after a method; `nil` if the line states no place, or no message.
  ///
  /// - Parameters:
  ///   - message: The line.
  ///   - end: The index after the method.
  ///   - source: The source file that the line names.
  ///   - isMethod: Whether the method has its class or parentheses, so that it is not a word of a sentence.
  ///   - isPrefixed: Whether only fields of a logger precede the method in the line of a log.
  init?(
    _ message: Message,
    after end: Int,
    source: SourceReference?,
    isMethod: Bool,
    isPrefixed: Bool
  ) {
    var reader = Reader(message: message, source: source, index: end)
    reader.skipClosers()
    var isPlaced = reader.skipPlaces()
    if let source, source.range.upperBound <= end, source.hasLine {
      // `grep -n` prints the line of source code in the same way, without a method before the text.
      isPlaced = isPlaced || isMethod || reader.isAtSeparator
    }
    isPlaced = isPlaced || isPrefixed && isMethod && !reader.reportsException
    reader.skipSeparators()
    guard isPlaced, reader.index > end || isMethod, reader.index < message.tokens.count,
      message.namesOnly(callbackBefore: end, from: reader.index),
      !message.isPunctuation("{", at: message.tokens.count - 1),
      !message.isPunctuation(";", at: message.tokens.count - 1)
    else { return nil }
    self.message = reader.index
  }

  private struct Reader {
    let message: Message
    let source: SourceReference?
    var index: Int

    private static let closers = Set("])>\"'`".utf8)
    private static let separators = Set(":,->=|]".utf8)
    private static let lineWords: WordSet = ["line", "l", "ln", "at"]

    var isAtSeparator: Bool { message.isOne(of: Self.separators, at: index) }

    /// Whether the runtime of Objective-C reports a mistake about the method.
    var reportsException: Bool {
      let word = isAtSeparator ? index + 1 : index
      return message.isWord("unrecognized", at: word)
        || message.isWord("message", at: word) && message.isWord("sent", at: word + 1)
    }

    mutating func skipClosers() {
      while message.isOne(of: Self.closers, at: index), !message.tokens[index].isSpaced {
        index += 1
      }
    }

    mutating func skipSeparators() {
      while isAtSeparator
        || message.token(at: index)?.kind == .symbol
      {
        if message.isPunctuation("-", at: index), message.isAttached("[", at: index + 1) { return }
        index += 1
      }
    }

    /// Skips the line, a file with its line, and fields in brackets; returns whether a line was there.
    mutating func skipPlaces() -> Bool {
      var isPlaced = false
      while let end = place() ?? (isPlaced ? field() : nil) {
        isPlaced = true
        index = end
      }
      return isPlaced
    }

    private func place() -> Int? {
      var start = index
      let isSpaced = message.token(at: start)?.isSpaced == true
      if message.isPunctuation("|", at: start) || message.isPunctuation("-", at: start) {
        start += 1
      }
      if message.isPunctuation("[", at: start) || message.isPunctuation("(", at: start) {
        guard let end = message.end(ofGroupAt: start), let last = position(at: start + 1),
          last == end - 1
        else { return nil }
        return end
      }
      if let source, source.range.lowerBound == start, source.hasLine {
        return source.range.upperBound
      }
      // `|42|`
      if start > index, let end = position(at: start), message.isPunctuation("|", at: end) {
        return end
      }
      // `viewDidLoad():42`, `viewDidLoad() 42 rows` has no line.
      let isSigned = !isSpaced && (message.isOne(of: Set(":#@".utf8), at: start))
      guard
        isSigned || message.isWord(in: Self.lineWords, at: start) || message.isLineNumber(at: start)
          || message.isPunctuation("#", at: start)
      else { return nil }
      return position(at: start)
    }

    /// The index after `42`, `Line 42`, `L42`, `#42`, `line:42`, `42:8` or a file with its line.
    private func position(at start: Int) -> Int? {
      if let source, source.range.lowerBound == start, source.hasLine {
        return source.range.upperBound
      }
      if message.isLineNumber(at: start) { return start + 1 }
      var end = start
      if message.isWord(in: Self.lineWords, at: end) { end += 1 }
      while message.isOne(of: Set(":#@=".utf8), at: end) { end += 1 }
      if let source, source.range.lowerBound == end, source.hasLine {
        return source.range.upperBound
      }
      guard isNumber(at: end) else { return nil }
      end += 1
      if message.isAttached(":", at: end), isNumber(at: end + 1), !message.tokens[end + 1].isSpaced
      {
        end += 2
      }
      return end
    }

    private func isNumber(at index: Int) -> Bool {
      guard let token = message.token(at: index), token.kind == .number else { return false }
      return token.range.count <= 6 && message.bytes[token.range].allSatisfy(\.isDigit)
    }

    /// The index after a field of the logger in brackets behind the line: `[main]`.
    private func field() -> Int? {
      guard message.isPunctuation("[", at: index), let end = message.end(ofGroupAt: index),
        (index + 1..<end - 1).allSatisfy({
          message.isWord(in: WordLists.metadata, at: $0) || message.tokens[$0].kind == .number
        })
      else { return nil }
      return end
    }
  }
}

extension Message {
  /// Whether the text from an index names no other callback than the one before another index.
  fileprivate func namesOnly(callbackBefore end: Int, from start: Int) -> Bool {
    let named = tokens.indices.prefix(end).last { CallbackPhrase(self, at: $0) != nil }
    let callback = named.flatMap { CallbackPhrase(self, at: $0)?.callback.text }
    return tokens.indices.dropFirst(start).allSatisfy { index in
      guard let other = CallbackPhrase(self, at: index) else { return true }
      return other.callback.text == callback
    }
  }
}
