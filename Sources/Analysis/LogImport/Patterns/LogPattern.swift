import TraceModel

/// A custom form of printed callbacks: a regular expression with named groups.
///
/// `(?<class>\w+)#(?<id>\d+) -> (?<callback>\w+)` matches `Home#3 -> viewDidLoad`. The groups are
/// `class`, `callback`, `label`, `id`, `pointer`, `argument`, `animated`, `time`, `process` (or
/// `pid`), `thread` (or `tid`) and `message`; a pattern needs `callback` or `message`. It may match
/// anywhere in a line; `^` and `$` anchor it to the line without surrounding white space.
///
/// Supported are literal characters, `.`, classes, `\d \w \s \b`, groups, `|`, `* + ?` and `{2,5}`,
/// also lazy, and `(?i)` at the start. Back references and look-around are not supported, so that
/// matching takes time proportional to the line. A pattern has at most 1024 characters and 512
/// instructions; lines over 1024 characters are not matched.
public struct LogPattern: Sendable {
  /// The regular expression.
  public let text: String

  private let program: PatternProgram
  private static let maximumLineLength = 1024

  /// Parses a pattern.
  ///
  /// - Throws: ``LogPatternError`` with the position in the pattern.
  public init(_ text: String) throws(LogPatternError) {
    self.text = text
    var parser = PatternParser(text)
    let node = try parser.parse()
    guard parser.groups.contains(.callback) || parser.groups.contains(.message) else {
      throw LogPatternError(
        code: .group,
        message: "the pattern names neither a callback nor a message",
        column: 1,
        help: "put '(?<callback>…)' around the callback, such as (?<callback>\\w+)"
      )
    }
    program = try PatternProgram(node, groups: parser.groups)
  }

  /// The result of a match.
  enum Match {
    /// A callback.
    case statement(LoggedCallback)
    /// A message, which is now in the prefix.
    case message
    /// A word that is no callback.
    case unknown(String)
  }

  /// Matches a line; copies the time, process and thread to the prefix.
  ///
  /// - Returns: `nil` if the pattern does not match.
  func read(_ line: ArraySlice<UInt8>, prefix: inout LinePrefix) -> Match? {
    guard line.count <= 4 * Self.maximumLineLength else { return nil }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.map(\.value)
    guard scalars.count <= Self.maximumLineLength, let match = program.match(scalars) else {
      return nil
    }
    let groups = match.mapValues { range in
      var text = ""
      for value in scalars[range] {
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      return text
    }
    if let message = groups[.message], groups[.callback] == nil {
      apply(groups, to: &prefix)
      prefix.message = Decoration.strip(Array(message.utf8)[...])
      return .message
    }
    guard let spelled = groups[.callback] else { return nil }
    guard let callback = Self.callback(spelled) else { return .unknown(spelled) }
    apply(groups, to: &prefix)
    var statement = LoggedCallback(callback, receiver: Self.receiver(groups))
    statement.animated = groups[.animated].flatMap(Self.flag)
    statement.argument = groups[.argument].map(Self.argument)
    return .statement(statement)
  }

  /// Whether a pattern may read a word as a callback.
  package static func knows(_ word: String) -> Bool { Self.callback(word) != nil }

  private static func callback(_ text: String) -> ParsedCallback? {
    let message = Message(Array(text.utf8)[...])
    return CallbackPhrase(message, at: message.start, isMethod: true)?.callback
      ?? NameTable.known.find(text).flatMap(CallbackTable.ofNode)
  }

  private static func receiver(_ groups: [PatternGroup: String]) -> Receiver {
    var receiver = Receiver()
    if let name = groups[.className], !name.isEmpty {
      let message = Message(Array(name.utf8)[...])
      receiver.className = QualifiedName(message, at: 0)?.last ?? name
    }
    receiver.label = groups[.label] ?? ""
    receiver.pointer = groups[.pointer] ?? ""
    if let id = groups[.id] {
      if id.hasPrefix("0x") { receiver.pointer = id } else { receiver.label = id }
    }
    return receiver
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  private static func argument(_ text: String) -> Receiver {
    let message = Message(Array(text.utf8)[...])
    if let description = InstanceDescription(message, at: 0) { return description.receiver }
    if ["nil", "(null)", "null", ""].contains(text.lowercased()) { return .unstated }
    return text.hasPrefix("0x") ? Receiver(pointer: text) : .named(text)
  }

  private func apply(_ groups: [PatternGroup: String], to prefix: inout LinePrefix) {
    if let time = groups[.time] { prefix.takeTime(Array(time.utf8)[...]) }
    if let process = groups[.process].flatMap({ UInt64($0) }) { prefix.process = process }
    if let thread = groups[.thread] {
      let digits = thread.hasPrefix("0x") ? thread.dropFirst(2) : thread[...]
      prefix.thread = UInt64(digits, radix: thread.hasPrefix("0x") ? 16 : 10) ?? prefix.thread
    }
  }
}

extension LinePrefix {
  /// Parses a time in any form that lines begin with, or in seconds since 1970.
  fileprivate mutating func takeTime(_ text: ArraySlice<UInt8>) {
    if let time = WallClock.parse(text) ?? WallClock.parse(text, separator: "T") {
      (wall, zone, date) = (time.nanoseconds, time.zone, .full)
      return
    }
    var cursor = PrefixCursor(text, at: text.startIndex)
    if let time = WallClock.timeOfDay(at: &cursor), cursor.peek == nil {
      (wall, zone, date) = (time, nil, .none)
      return
    }
    cursor = PrefixCursor(text, at: text.startIndex)
    guard let seconds = cursor.decimal(digits: 1...10), seconds < 7_258_118_400 else { return }
    var nanoseconds: UInt64 = 0
    if cursor.skip(".") {
      let start = cursor.position
      guard let fraction = cursor.decimal(digits: 1...9) else { return }
      nanoseconds = fraction
      for _ in 0..<(9 - (cursor.position - start)) { nanoseconds *= 10 }
    }
    guard cursor.peek == nil else { return }
    (wall, zone, date) = (Int64(seconds) * 1_000_000_000 + Int64(nanoseconds), 0, .full)
  }
}
