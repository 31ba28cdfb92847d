/// The fields of a line before its message, as parts of the line's bytes.
///
/// Unlike ``LinePrefix`` it is valid only while the bytes are.
struct PrefixFields {
  /// The layout of the line.
  var layout = LogLayout.print
  /// The wall clock in nanoseconds since 1970; local time if ``zone`` is not stated.
  var wall: Int64?
  /// The offset of the time zone from UTC in seconds.
  var zone: Int64?
  /// How much of the date the log states.
  var date = LinePrefix.DateParts.full
  /// The process's number on the device.
  var process: UInt64?
  /// The thread's number on the device.
  var thread: UInt64?
  /// The name of the process; empty if it is not stated.
  var processName = PrefixFields.none
  /// The process and thread as printed, `App[1:2]`; empty in other layouts.
  var origin = PrefixFields.none
  /// The `subsystem:category` in the brackets of the `log` tool; empty if there are no brackets.
  var category = PrefixFields.none
  /// Whether the record is an activity or a signpost, not printed text.
  var isActivity = false
  /// The text that the program printed, with the tag of its level.
  var message: ByteSlice

  private static var none: ByteSlice { UnsafeBufferPointer(start: nil, count: 0)[...] }

  /// The time and process that the line states.
  var stamp: LineStamp { LineStamp(wall: wall, zone: zone, date: date, process: process) }
}

/// The time and process that a line states.
struct LineStamp {
  /// The wall clock in nanoseconds since 1970; local time if ``zone`` is not stated.
  var wall: Int64?
  /// The offset of the time zone from UTC in seconds.
  var zone: Int64?
  /// How much of the date the log states.
  var date = LinePrefix.DateParts.full
  /// The process's number on the device.
  var process: UInt64?
}

extension LinePrefix {
  /// The time and process that the line states.
  var stamp: LineStamp { LineStamp(wall: wall, zone: zone, date: date, process: process) }

  /// Creates the prefix of a line, whose bytes it keeps.
  ///
  /// - Parameters:
  ///   - fields: The fields as parts of the line, whose first byte has the index 0.
  ///   - line: The line.
  ///   - keepsNames: Whether the names of the process and its origin are kept.
  init(_ fields: PrefixFields, of line: ArraySlice<UInt8>, keepsNames: Bool) {
    func part(_ bytes: ByteSlice, isKept: Bool = keepsNames) -> ArraySlice<UInt8> {
      guard isKept, !bytes.isEmpty else { return [] }
      let start = line.startIndex
      return line[(start + bytes.startIndex)..<(start + bytes.endIndex)]
    }
    let start = line.startIndex + fields.message.startIndex
    self.init(
      layout: fields.layout,
      wall: fields.wall,
      zone: fields.zone,
      date: fields.date,
      process: fields.process,
      thread: fields.thread,
      processName: part(fields.processName),
      origin: part(fields.origin),
      category: part(fields.category, isKept: true),
      isActivity: fields.isActivity,
      message: line[start..<(start + fields.message.count)]
    )
  }
}
