/// A line that repeats a callback with other numbers, read without its receiver.
struct RepeatedLine {
  var layout: LogLayout
  /// The time and the process that the line states.
  var stamp: LineStamp
  /// The line without space behind it.
  var text: Range<Int>
  var callback: ParsedCallback
}
