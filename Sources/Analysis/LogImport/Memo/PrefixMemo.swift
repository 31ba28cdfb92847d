#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Caches the prefixes of the last lines.
///
/// Lines of a process and thread differ only in the seconds of their times and in their messages,
/// so that a comparison of bytes replaces the search for the layout. Only layouts that are decided
/// by the bytes before the message are remembered: `NSLog`, and the default and compact styles of
/// `log`.
struct PrefixMemo {
  /// The maximum number of remembered prefixes.
  private static let capacity = 4
  /// The maximum length of a remembered prefix in bytes.
  private static let maximumLength = 512
  /// The index of the seconds in `2017-12-06 14:36:09.954495`.
  private static let seconds = 17
  /// The number of bytes of a message in which ``LogToolPrefix`` looks for a process.
  private static let searched = 256

  private var entries: [Entry] = []
  private var replacements = 0

  /// A prefix and its meaning.
  private struct Entry {
    /// The bytes before the message.
    var bytes: [UInt8]
    /// The index after the time's digits.
    var end: Int
    /// The fields of the line, without parts of its bytes.
    var fields: PrefixFields
    /// The wall clock in nanoseconds at the beginning of the minute.
    var minute: Int64
    var processName: Range<Int>
    var origin: Range<Int>
    var category: Range<Int>
    /// Whether the prefix is printable ASCII without a sequence that ``Relevance`` looks for.
    var isQuiet: Bool
  }

  /// A line with a remembered prefix.
  struct Match {
    fileprivate var index: Int
    /// The index of the first byte of the message.
    var message: Int
    /// The wall clock in nanoseconds since 1970.
    var wall: Int64
  }

  /// Returns the fields of a line without decoration, and remembers its prefix.
  mutating func parse(_ line: ByteSlice) -> PrefixFields {
    if line.startIndex == 0, let match = match(UnsafeBufferPointer(rebasing: line)) {
      return fields(of: match, in: line)
    }
    let fields = LinePrefixParsers.parse(line)
    remember(fields, of: line)
    return fields
  }

  /// Returns the remembered prefix of a line whose message has text.
  func match(_ line: UnsafeBufferPointer<UInt8>) -> Match? {
    guard line.count > Self.seconds + 2, line[0].isDigit else { return nil }
    for index in entries.indices {
      if let wall = wall(of: line, at: index) {
        return Match(index: index, message: entries[index].bytes.count, wall: wall)
      }
    }
    return nil
  }

  /// The fields of a line, as parts of its bytes.
  func fields(of match: Match, in line: ByteSlice) -> PrefixFields {
    let entry = entries[match.index]
    var fields = entry.fields
    fields.wall = match.wall
    fields.message = line[match.message...]
    if !entry.processName.isEmpty { fields.processName = line[entry.processName] }
    if !entry.origin.isEmpty { fields.origin = line[entry.origin] }
    if !entry.category.isEmpty { fields.category = line[entry.category] }
    return fields
  }

  /// The layout of a line.
  func layout(of match: Match) -> LogLayout { entries[match.index].fields.layout }

  /// Whether a line is an activity or a signpost.
  func isActivity(_ match: Match) -> Bool { entries[match.index].fields.isActivity }

  /// Whether only the message decides whether a line is relevant, damaged or colored.
  func isQuiet(_ match: Match) -> Bool { entries[match.index].isQuiet }

  /// The time and process that a line states.
  func stamp(of match: Match) -> LineStamp {
    var stamp = entries[match.index].fields.stamp
    stamp.wall = match.wall
    return stamp
  }

  /// The wall clock of a line in nanoseconds; `nil` if it has a different prefix.
  private func wall(of line: UnsafeBufferPointer<UInt8>, at index: Int) -> Int64? {
    entries[index].bytes.withUnsafeBufferPointer { bytes -> Int64? in
      let end = entries[index].end
      guard line.count > bytes.count, Self.areEqual(line, bytes, 0..<Self.seconds),
        Self.areEqual(line, bytes, end..<bytes.count),
        let time = Self.time(of: line, end: end),
        allowsMessage(line, at: bytes.count, layout: entries[index].fields)
      else { return nil }
      return entries[index].minute + time
    }
  }

  /// Whether a message does not decide the layout.
  private func allowsMessage(
    _ line: UnsafeBufferPointer<UInt8>,
    at start: Int,
    layout fields: PrefixFields
  ) -> Bool {
    let first = line[start]
    guard first > 0x20 else { return false }
    if fields.layout.isLogTool { return first != UInt8(ascii: "(") && first != UInt8(ascii: "[") }
    guard fields.zone != nil else { return true }
    // The syslog style has the number of a process in brackets there.
    let end = min(line.count, start + Self.searched)
    var index = start
    while let bracket = line.firstIndex(of: UInt8(ascii: "["), in: index..<end) {
      if bracket + 1 < line.count, line[bracket + 1].isDigit { return false }
      index = bracket + 1
    }
    return true
  }

  /// Reads `09.954495` and returns the nanoseconds since the beginning of the minute.
  private static func time(of line: UnsafeBufferPointer<UInt8>, end: Int) -> Int64? {
    let tens = line[seconds] &- UInt8(ascii: "0")
    let ones = line[seconds + 1] &- UInt8(ascii: "0")
    guard tens < 10, ones < 10, tens * 10 + ones <= 60 else { return nil }
    var fraction: Int64 = 0
    if end > seconds + 2 {
      guard line[seconds + 2] == UInt8(ascii: ".") else { return nil }
      for index in (seconds + 3)..<end {
        let digit = line[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        fraction = fraction * 10 + Int64(digit)
      }
      for _ in 0..<(9 - (end - seconds - 3)) { fraction *= 10 }
    }
    return Int64(tens * 10 + ones) * 1_000_000_000 + fraction
  }

  private static func areEqual(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) -> Bool {
    guard let left = left.baseAddress, let right = right.baseAddress else { return range.isEmpty }
    return memcmp(left + range.lowerBound, right + range.lowerBound, range.count) == 0
  }

  private mutating func remember(_ fields: PrefixFields, of line: ByteSlice) {
    let length = fields.message.startIndex
    guard line.startIndex == 0, !fields.message.isEmpty, length <= Self.maximumLength,
      [.nslog, .logDefault, .logCompact].contains(fields.layout), fields.date == .full,
      let wall = fields.wall, line[length - 1] == 0x20, let end = Self.timeEnd(of: line[..<length])
    else { return }
    let text = UnsafeBufferPointer(rebasing: line[..<length])
    guard let time = Self.time(of: text, end: end) else { return }
    if fields.layout == .nslog {
      // The columns of the default style might match another message.
      let name = fields.processName
      guard !name.isEmpty, !name.starts(with: "0x".utf8) else { return }
    }
    func range(_ part: ByteSlice) -> Range<Int> {
      part.isEmpty ? 0..<0 : part.startIndex..<part.endIndex
    }
    let traits = Relevance.traits(of: text)
    var entry = Entry(
      bytes: Array(text),
      end: end,
      fields: PrefixFields(message: UnsafeBufferPointer(start: nil, count: 0)[...]),
      minute: wall - time,
      processName: range(fields.processName),
      origin: range(fields.origin),
      category: range(fields.category),
      isQuiet: !traits.isRelevant && text.allSatisfy { (0x20..<0x7F).contains($0) }
    )
    entry.fields.layout = fields.layout
    entry.fields.zone = fields.zone
    entry.fields.process = fields.process
    entry.fields.thread = fields.thread
    entry.fields.isActivity = fields.isActivity
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[replacements % Self.capacity] = entry
      replacements &+= 1
    }
  }

  /// The index after the digits of `2017-12-06 14:36:09.954495`; `nil` for other forms.
  private static func timeEnd(of prefix: ByteSlice) -> Int? {
    guard prefix.count > seconds + 2, prefix[4] == UInt8(ascii: "-"),
      prefix[10] == 0x20, prefix[16] == UInt8(ascii: ":")
    else { return nil }
    let sign = prefix[seconds + 2]
    guard sign == UInt8(ascii: ".") else {
      return [0x20, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "Z")].contains(sign)
        ? seconds + 2 : nil
    }
    let digits = prefix[(seconds + 3)...].prefix { $0.isDigit }
    return digits.isEmpty || digits.count > 9 ? nil : digits.endIndex
  }
}
