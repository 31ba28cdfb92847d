/// The layout of `NSLog` and of Xcode's console.
///
/// - up to iOS 9: `2015-10-29 17:32:30.767 Process[14468:2081258] message`, local time without a
///   zone; the thread may be a hexadecimal Mach port (`[31694:c07]`).
/// - from iOS 10: `2017-12-06 14:36:09.954495+0800 Process[16261:3579882] message`.
/// - pasted without the time: `Process[17224:644505] message`.
///
/// The name of the process may contain spaces and any script.
struct NSLogPrefix: LinePrefixParser {
  func parse(_ line: ArraySlice<UInt8>) -> LinePrefix? {
    guard let time = WallClock.parse(line) else {
      guard let mark = processMark(in: line.prefix(Self.maximumNameLength)) else { return nil }
      return prefix(mark, time: nil, of: line)
    }
    let rest = line[time.end...]
    guard rest.first == 0x20 else { return nil }
    guard let mark = processMark(in: rest.dropFirst().prefix(Self.maximumNameLength)) else {
      return nil
    }
    return prefix(mark, time: time, of: line)
  }

  /// The maximum number of bytes before the message: the kernel limits names of processes to 32
  /// bytes, and decoration may precede them.
  static let maximumNameLength = 160

  private struct ProcessMark {
    var process: UInt64
    var thread: UInt64
    var start: Int
    var end: Int
  }

  private func prefix(
    _ mark: ProcessMark,
    time: WallClock?,
    of line: ArraySlice<UInt8>
  )
    -> LinePrefix
  {
    var message = line[mark.end...]
    if message.first == 0x20 { message = message.dropFirst() }
    let name = line[(time?.end ?? line.startIndex)..<mark.start].drop { $0 == 0x20 }
    return LinePrefix(
      layout: .nslog,
      wall: time?.nanoseconds,
      zone: time?.zone,
      process: mark.process,
      thread: mark.thread,
      processName: name,
      origin: line[name.startIndex..<mark.end],
      message: message
    )
  }

  /// Finds the first `[pid:tid]` that follows a name.
  private func processMark(in bytes: ArraySlice<UInt8>) -> ProcessMark? {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "[") {
      guard let mark = mark(at: index, of: bytes) else { continue }
      return isName(bytes[..<index]) ? mark : nil
    }
    return nil
  }

  private func mark(at index: Int, of bytes: ArraySlice<UInt8>) -> ProcessMark? {
    var cursor = PrefixCursor(bytes, at: index + 1)
    guard let process = cursor.decimal(digits: 1...10), cursor.skip(":"),
      let thread = cursor.hexadecimal(digits: 1...16), cursor.skip("]"),
      cursor.peek == nil || cursor.peek == 0x20
    else { return nil }
    return ProcessMark(process: process, thread: thread, start: index, end: cursor.position)
  }

  /// Whether bytes can be the name of a process, with an optional note such as `runtime wrn: `.
  private func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let last = bytes.last, last != 0x20 else { return false }
    return !bytes.contains { byte in
      byte < 0x20 || "<>{}[]\"=;".utf8.contains(byte)
    }
  }
}
