import TraceModel

/// The number of lines of a log, by classification.
public struct LogStatistics: Hashable, Sendable {
  /// The lines that were read.
  public internal(set) var lines = 0
  /// The lines without text.
  public internal(set) var blank = 0
  /// The lines that became events.
  public internal(set) var understood = 0
  /// The number of parsed lines without a time.
  public internal(set) var untimed = 0
  /// The lines that mention a callback without reporting a call of it.
  public internal(set) var mentions = 0
  /// The lines that were skipped because they have more than 1 MiB.
  public internal(set) var tooLong = 0
  /// The lines with bytes that are not UTF-8.
  public internal(set) var damaged = 0

  /// The lines that are structure of the log: header rows, braces, metadata, further lines of a
  /// message.
  public internal(set) var framing = 0
  /// The parsed lines that repeat the report of another logger.
  public internal(set) var echoes = 0
  /// The number of messages that the log reports as lost.
  public internal(set) var lost = 0

  /// The lines with text that did not become events.
  public var ignored: Int { lines - blank - framing - understood }

  /// The first position of each kind of loss.
  var first: [LineVerdict: LinePosition] = [:]
  /// The first record that reports lost messages.
  private var firstLoss: LinePosition?
  /// The lines that report a callback.
  public internal(set) var callbacks = 0
  /// The lines that look like a callback and were not parsed.
  public private(set) var unparsedCallbacks = 0
  /// The first of these lines.
  private var firstUnparsed: Example?
  /// The first line whose callback in a custom pattern is unknown.
  private var firstUnknown: Example?
  private var unknownCallbacks = 0
  /// The first line with bytes that are not UTF-8.
  var firstDamaged: LinePosition?
  /// The first line after an end of daylight saving time.
  private var daylightSavingEnd: LinePosition?
  /// The first ignored lines that name a callback, with its text.
  private var firstMentions: [Mention] = []
  /// The numbers of the first ignored lines.
  private var firstIgnored: [UInt32] = []

  private struct Example: Hashable {
    var position: LinePosition
    var text: String
  }

  private struct Mention: Hashable {
    var position: LinePosition
    var callback: String
  }

  /// The number of lines that a message lists.
  private static let maximumListed = 3

  /// The code of the problem of a pattern whose callbacks are unknown.
  package static let unknownCallback = "unknown-callback"

  /// Creates statistics without lines.
  public init() {}

  /// Records a line whose time goes back by an hour.
  mutating func noteDaylightSavingEnd(_ position: LinePosition) {
    daylightSavingEnd = daylightSavingEnd ?? position
  }

  mutating func count(_ line: ParsedLine) {
    if line.lost > 0 {
      lost = lost.addingReportingOverflow(line.lost).overflow ? .max : lost + line.lost
      firstLoss = firstLoss ?? line.position
    }
    guard !line.isPart else { return }
    lines += 1
    if line.isDamaged {
      damaged += 1
      firstDamaged = firstDamaged ?? line.position
    }
    if let word = line.unknownCallback, !line.verdict.isUnderstood {
      unknownCallbacks += 1
      firstUnknown = firstUnknown ?? Example(position: line.position, text: word)
    }
    switch line.verdict {
    case .blank: blank += 1
    case .callback, .diagnostic:
      understood += 1
      if line.verdict == .callback { callbacks += 1 }
      if line.prefix.wall == nil { untimed += 1 }
    case .framing, .continuation: framing += 1
    case .mention:
      mentions += 1
      noteUnparsed(line)
    case .backtrace: mentions += 1
    case .tooLong: tooLong += 1
    case .noCallback, .callbackEnd, .privateClass, .longMessage: break
    }
    guard line.verdict != .framing, line.verdict != .continuation else { return }
    let kind: LineVerdict = line.verdict == .tooLong ? .tooLong : .noCallback
    if line.verdict != .blank, !line.verdict.isUnderstood, first[kind] == nil {
      first[kind] = line.position
    }
    guard !line.verdict.isUnderstood, line.verdict != .blank, line.verdict != .tooLong else {
      return
    }
    if firstIgnored.count < Self.maximumListed { firstIgnored.append(line.position.line) }
    if firstMentions.count < Self.maximumListed, let callback = line.mentioned {
      firstMentions.append(Mention(position: line.position, callback: callback))
    }
  }

  /// Counts a line that became an event.
  mutating func countCallback(isTimed: Bool) {
    lines += 1
    understood += 1
    callbacks += 1
    if !isTimed { untimed += 1 }
  }

  /// Counts an empty line.
  mutating func countBlank() {
    lines += 1
    blank += 1
  }

  /// Counts a line with text that neither is nor mentions a callback.
  mutating func countIgnored(at position: LinePosition, isDamaged: Bool) {
    lines += 1
    if isDamaged {
      damaged += 1
      firstDamaged = firstDamaged ?? position
    }
    // The first ignored line, mentions included, is listed.
    guard firstIgnored.count < Self.maximumListed else { return }
    if first[.noCallback] == nil { first[.noCallback] = position }
    firstIgnored.append(position.line)
  }

  /// The losses in the order of lines, one for each kind.
  var problems: [TraceProblem] {
    let unrecognized = ignored - tooLong
    let problems = [
      firstLoss?.problem(
        .warning,
        "messages-lost",
        "the log says that \(lost == 1 ? "1 message was" : "\(lost) messages were") lost",
        count: lost
      ),
      first[.tooLong]?.problem(
        .warning,
        "line-too-long",
        "\(tooLong.counted("line")) with more than 1 MiB skipped",
        count: tooLong
      ),
      firstUnknown?.position.problem(
        .warning,
        Self.unknownCallback,
        "the pattern matches \(unknownCallbacks.counted("line")), but "
          + "'\(firstUnknown?.text ?? "")' is no callback: write callbacks as viewWillAppear",
        count: unknownCallbacks
      ),
      unparsedProblem,
      daylightSavingEnd?.problem(
        .note,
        "daylight-saving",
        "the clock goes back by an hour at night: later times count from there",
        count: 1
      ),
      firstDamaged?.problem(
        .note,
        "invalid-utf8",
        "\(damaged.counted("line")) with bytes that are not UTF-8",
        count: damaged
      ),
      (firstMentions.first?.position ?? first[.noCallback])?.problem(
        .note,
        "unrecognized-line",
        "\(unrecognized.grouped) of \((lines - blank).counted("line")) ignored: "
          + "no callback was recognised in \(ignoredLines(unrecognized))",
        count: unrecognized
      ),
    ]
    return problems.compactMap(\.self).sorted { ($0.line, $0.code) < ($1.line, $1.code) }
  }

  /// Records a line that names a callback, if it looks like the report of one.
  private mutating func noteUnparsed(_ line: ParsedLine) {
    guard line.looksLikeCallback else { return }
    unparsedCallbacks += 1
    guard firstUnparsed == nil else { return }
    let text = String(decoding: line.prefix.message.prefix(Self.longestExample), as: UTF8.self)
    firstUnparsed = Example(position: line.position, text: text)
  }

  /// The largest number of bytes of an example.
  private static let longestExample = 100
  /// The number of unparsed lines from which their share is reported.
  private static let fewestUnparsed = 4

  /// The share of parsed lines among those that look like callbacks, in percent, rounded down;
  /// `nil` when no line looks like one.
  public var recognizedPercent: Int? {
    let total = callbacks + unparsedCallbacks
    return total == 0 ? nil : callbacks * 100 / total
  }

  /// The sentence about the share of parsed lines, with an example; `nil` when all are parsed.
  public var recognitionSentence: String? {
    guard let firstUnparsed, let percent = recognizedPercent else { return nil }
    let total = (callbacks + unparsedCallbacks).counted("line")
    let parsed = callbacks == 0 ? "none" : "\(callbacks)"
    return
      "\(parsed) of \(total) that look like callbacks were parsed (\(percent) %); for example, "
      + "line \(firstUnparsed.position.line) was not: '\(firstUnparsed.text)'"
  }

  /// The warning that most of the likely callbacks could not be parsed.
  private var unparsedProblem: TraceProblem? {
    guard unparsedCallbacks > callbacks,
      unparsedCallbacks >= Self.fewestUnparsed || callbacks == 0
    else { return nil }
    return firstUnparsed?.position.problem(
      .warning,
      "unrecognized-callbacks",
      recognitionSentence ?? "",
      count: unparsedCallbacks
    )
  }

  /// Lists the numbers of ignored lines, preferably of lines that mention a callback.
  private func ignoredLines(_ count: Int) -> String {
    guard firstMentions.isEmpty else {
      let mentions = firstMentions.enumerated().map { index, mention in
        let verb = index == 0 ? " mentions" : ""
        return "line \(mention.position.line)\(verb) \(mention.callback)"
      }
      return "them; \(Self.list(mentions)), but not as a callback that was called"
    }
    var parts = firstIgnored.map { "\($0)" }
    if count > parts.count { parts.append("\(count - parts.count) more") }
    return "\(count == 1 ? "line" : "lines") \(Self.list(parts))"
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
