/// The layout of `NSLog` and of Xcode's console.
///
/// - up to iOS 9: `2015-10-29 17:32:30.767 Process[14468:2081258] message`, local time without a
///   zone; the thread may be a hexadecimal Mach port (`[31694:c07]`).
/// - from iOS 10: `2017-12-06 14:36:09.954495+0800 Process[16261:3579882] message`.
/// - pasted without the time: `Process[17224:644505] message`.
///
/// The name of the process may contain spaces and any script.
struct NSLogPrefix: LinePrefixParser {
  func parse(_ line: ByteSlice, time: WallClock?) -> PrefixFields? {
    guard let time else {
      guard let mark = processMark(in: line.prefix(Self.maximumNameLength)) else { return nil }
      return prefix(mark, time: nil, of: line)
    }
    // A page may lose the space between the time and the process.
    let rest = line[time.end...]
    guard let first = rest.first, first == 0x20 || first.isLetter else { return nil }
    let name = first == 0x20 ? rest.dropFirst() : rest
    guard let mark = processMark(in: name.prefix(Self.maximumNameLength)) else {
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
    of line: ByteSlice
  )
    -> PrefixFields
  {
    var message = line[mark.end...]
    if message.first == 0x20 { message = message.dropFirst() }
    let name = line[(time?.end ?? line.startIndex)..<mark.start].drop { $0 == 0x20 }
    return PrefixFields(
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
  private func processMark(in bytes: ByteSlice) -> ProcessMark? {
    var rest = bytes
    while let index = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[(index + 1)...]
      guard let mark = mark(at: index, of: bytes) else { continue }
      return isName(bytes[..<index]) ? mark : nil
    }
    return nil
  }

  private func mark(at index: Int, of bytes: ByteSlice) -> ProcessMark? {
    var cursor = PrefixCursor(bytes, at: index + 1)
    guard let process = cursor.decimal(digits: 1...10), cursor.skip(":"),
      let thread = cursor.hexadecimal(digits: 1...16), cursor.skip("]"),
      cursor.peek == nil || cursor.peek == 0x20
    else { return nil }
    return ProcessMark(process: process, thread: thread, start: index, end: cursor.position)
  }

  private static let excluded = ByteSet("<>{}[]\"=;".utf8)

  /// Whether bytes can be the name of a process, with an optional note such as `runtime wrn: `.
  private func isName(_ bytes: ByteSlice) -> Bool {
    guard let last = bytes.last, last != 0x20 else { return false }
    return !bytes.contains { $0 < 0x20 || Self.excluded.contains($0) }
  }
}
