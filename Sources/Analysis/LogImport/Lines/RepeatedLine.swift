/// A line that repeats a callback with other numbers, read without its receiver.
struct RepeatedLine {
  /// The layout of the line.
  var layout: LogLayout
  /// The time and the process that the line states.
  var stamp: LineStamp
  /// The line without space behind it.
  var text: Range<Int>
  /// The callback.
  var callback: ParsedCallback
}
