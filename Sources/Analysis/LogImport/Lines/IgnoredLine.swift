/// A line that is neither an event nor structure of the log, read without its message.
///
/// The time and the process that it states count for later lines.
struct IgnoredLine {
  var layout = LogLayout.print
  /// The time and the process that the line states.
  var stamp = LineStamp()
  /// The part of the line without space around it; empty if the line is blank.
  var text: Range<Int>
  /// Whether the line contains invalid UTF-8.
  var isDamaged = false

  /// Reads a line; returns `nil` for a line that may be an event or structure, or that is
  /// decorated.
  ///
  /// - Parameters:
  ///   - bytes: The line.
  ///   - prefixes: The prefixes of earlier lines.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, prefixes: inout PrefixMemo) {
    if let match = prefixes.match(bytes), prefixes.isQuiet(match) {
      self.init(bytes, match: match, prefixes: prefixes)
    } else {
      self.init(parsing: bytes, prefixes: &prefixes)
    }
  }

  private init?(parsing bytes: UnsafeBufferPointer<UInt8>, prefixes: inout PrefixMemo) {
    let traits = Relevance.traits(of: bytes)
    guard !traits.isRelevant else { return nil }
    let line = bytes[...]
    let start = line.firstIndex { !LineStart.isSpace($0) } ?? line.endIndex
    let text = line[start..<max(start, LineStart.end(of: line))]
    self.text = text.startIndex..<text.endIndex
    guard let first = text.first else { return }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") || !Self.isArray(text),
      LineStart.isPlain(text), !TerminalColor.isPresent(in: line)
    else { return nil }
    isDamaged = traits.hasOtherScripts && !UnicodeDecoding.isValid(line)
    let fields = prefixes.parse(text)
    layout = fields.layout
    stamp = fields.stamp
    if layout == .print, Framing.kind(of: text) != nil || ConsoleMetadata.isBegun(by: text) {
      return nil
    }
  }

  /// Reads a line with a remembered prefix, which begins with a time and has no decoration.
  private init?(
    _ bytes: UnsafeBufferPointer<UInt8>,
    match: PrefixMemo.Match,
    prefixes: PrefixMemo
  ) {
    let message = bytes[match.message...]
    let traits = Relevance.traits(of: UnsafeBufferPointer(rebasing: message))
    guard !traits.isRelevant, !TerminalColor.isPresent(in: message) else { return nil }
    text = 0..<LineStart.end(of: message)
    isDamaged = traits.hasOtherScripts && !UnicodeDecoding.isValid(message)
    layout = prefixes.layout(of: match)
    stamp = prefixes.stamp(of: match)
  }

  /// Whether a line that begins with `[` may begin JSON.
  private static func isArray(_ text: ByteSlice) -> Bool {
    text.dropFirst().first { $0 > 0x20 } == UInt8(ascii: "{")
  }
}
