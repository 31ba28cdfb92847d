import TraceModel

/// How many lines of a log were read, and what became of them.
public struct LogStatistics: Hashable, Sendable {
  /// The lines that were read.
  public internal(set) var lines = 0
  /// The lines without text.
  public internal(set) var blank = 0
  /// The lines that gave events.
  public internal(set) var understood = 0
  /// The understood lines that state no time.
  public internal(set) var untimed = 0
  /// The lines that speak about a callback without reporting one.
  public internal(set) var mentions = 0
  /// The lines that were passed over because they have more than 1 MiB.
  public internal(set) var tooLong = 0
  /// The lines with bytes that are not UTF-8.
  public internal(set) var damaged = 0

  /// The lines that belong to the log's form: header rows, braces, metadata.
  public internal(set) var framing = 0
  /// The understood lines that repeat what another logger reported.
  public internal(set) var echoes = 0
  /// The messages that the log itself says were lost.
  public internal(set) var lost = 0

  /// The lines with text that gave no event.
  public var ignored: Int { lines - blank - framing - understood }

  /// The places at which each sort of loss was met first.
  var first: [LineVerdict: LinePlace] = [:]
  /// The first record that tells of lost messages.
  private var firstLoss: LinePlace?
  /// The first line with bytes that are not UTF-8.
  var firstDamaged: LinePlace?
  /// The line behind which daylight saving time has ended first.
  private var summersEnd: LinePlace?
  /// The first ignored lines that name a callback, with its text.
  private var firstMentions: [Mention] = []
  /// The numbers of the first ignored lines.
  private var firstIgnored: [UInt32] = []

  private struct Mention: Hashable {
    var place: LinePlace
    var callback: String
  }

  /// How many lines a message names.
  private static let mostNamed = 3

  /// Creates the statistics of no lines.
  public init() {}

  /// Takes note of a line whose time goes back by an hour.
  mutating func noteSummersEnd(_ place: LinePlace) { summersEnd = summersEnd ?? place }

  mutating func count(_ line: ParsedLine) {
    if line.lost > 0 {
      lost = lost.addingReportingOverflow(line.lost).overflow ? .max : lost + line.lost
      firstLoss = firstLoss ?? line.place
    }
    guard !line.isPart else { return }
    lines += 1
    if line.isDamaged {
      damaged += 1
      firstDamaged = firstDamaged ?? line.place
    }
    switch line.verdict {
    case .blank: blank += 1
    case .callback, .diagnostic:
      understood += 1
      if line.prefix.wall == nil { untimed += 1 }
    case .framing: framing += 1
    case .mention, .backtrace: mentions += 1
    case .tooLong: tooLong += 1
    case .noCallback, .callbackEnd, .privateClass, .longMessage: break
    }
    guard line.verdict != .framing else { return }
    let sort: LineVerdict = line.verdict == .tooLong ? .tooLong : .noCallback
    if line.verdict != .blank, !line.verdict.isUnderstood, first[sort] == nil {
      first[sort] = line.place
    }
    guard !line.verdict.isUnderstood, line.verdict != .blank, line.verdict != .tooLong else {
      return
    }
    if firstIgnored.count < Self.mostNamed { firstIgnored.append(line.place.line) }
    if firstMentions.count < Self.mostNamed, let callback = line.mentioned {
      firstMentions.append(Mention(place: line.place, callback: callback))
    }
  }

  /// The losses in words, in the order of lines; each stands for all lines of its sort.
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
        "\(tooLong.counted("line")) with more than 1 MiB passed over",
        count: tooLong
      ),
      summersEnd?.problem(
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
      (firstMentions.first?.place ?? first[.noCallback])?.problem(
        .note,
        "unrecognized-line",
        "\(unrecognized) of \((lines - blank).counted("line")) ignored: no callback was recognised "
          + "in \(ignoredLines(unrecognized))",
        count: unrecognized
      ),
    ]
    return problems.compactMap(\.self).sorted { ($0.line, $0.code) < ($1.line, $1.code) }
  }

  /// The ignored lines by their numbers; those that name a callback, if there are any.
  private func ignoredLines(_ count: Int) -> String {
    guard firstMentions.isEmpty else {
      let mentions = firstMentions.enumerated().map { place, mention in
        let verb = place == 0 ? " mentions" : ""
        return "line \(mention.place.line)\(verb) \(mention.callback)"
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
