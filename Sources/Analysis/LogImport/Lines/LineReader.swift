/// Splits chunks of bytes into lines, in memory bounded by the maximum length of a line.
///
/// Lines end in LF or CRLF; the last one may end with the input. If the first line ends in a CR
/// alone, as in classic Mac files, each CR ends a line. A byte order mark at the start is removed.
/// UTF-16 is converted to UTF-8; byte offsets refer to the input.
struct LineReader {
  /// One line of the input.
  struct Line {
    /// The bytes without the line's terminator; empty if ``isTooLong`` is set.
    var bytes: ArraySlice<UInt8>
    /// The number, counted from 1; saturates at `UInt32.max`.
    var number: UInt32
    /// The offset of the first byte from the start of the input.
    var byte: UInt64
    /// Whether the line was longer than the limit and was skipped.
    var isTooLong: Bool
  }

  /// The maximum length of a line in bytes: 1 MiB.
  static let maximumLineLength = 1 << 20

  /// The terminators of lines.
  private enum Ending {
    /// The first line has not ended yet.
    case undecided
    /// LF or CRLF.
    case lineFeed
    /// CR, LF or both.
    case any
  }

  private let read: () throws -> [UInt8]?
  private var ending = Ending.undecided
  /// Whether the last line ended in CR, so that an LF at the position belongs to it.
  private var isBehindReturn = false
  /// Whether the encoding was detected from the first bytes.
  private var hasBegun = false
  private var decoder: UTF16Decoder?
  private var chunk: [UInt8] = []
  private var position = 0
  private var unfinished: [UInt8] = []
  private var isSkipping = false
  private var hasEnded = false
  private var number: UInt32 = 0
  /// The offset of the first byte after the returned lines.
  private var offset: UInt64 = 0

  /// Creates a reader.
  ///
  /// - Parameter read: Returns the next bytes; `nil` or no bytes at the end of the input.
  init(read: @escaping () throws -> [UInt8]?) {
    self.read = read
  }

  /// Returns the next line, or `nil` at the end of the input.
  ///
  /// - Throws: The error that the closure throws; a later call tries again.
  mutating func next() throws -> Line? {
    while true {
      guard position < chunk.count else {
        if hasEnded { return finish() }
        chunk = try nextChunk()
        position = 0
        continue
      }
      if ending != .lineFeed {
        if isBehindReturn, chunk[position] == 0x0A {
          position += 1
          offset += UInt64(terminatorLength)
          isBehindReturn = false
          continue
        }
        isBehindReturn = false
        if ending == .undecided { try decideEnding() }
      }
      guard let end = lineEnd() else {
        store(chunk[position...])
        position = chunk.count
        continue
      }
      isBehindReturn = chunk[end] == 0x0D
      let rest = chunk[position..<end]
      position = end + 1
      if unfinished.isEmpty, !isSkipping, rest.count <= Self.maximumLineLength {
        return line(rest, length: sourceLength(rest) + terminatorLength)
      }
      store(rest)
      return complete(terminator: terminatorLength)
    }
  }

  /// Passes the lines of the current chunk to a closure, up to one that it does not accept, which
  /// ``next()`` then returns.
  ///
  /// Only lines in UTF-8 that end in this chunk with LF or CRLF are passed, and never the first
  /// line.
  ///
  /// - Parameters:
  ///   - state: A value that is passed to the closure.
  ///   - accepts: Receives the bytes of a line without its terminator, valid only during the call;
  ///     the index of the first one in the chunk; the line's position; and the state.
  mutating func skipLines<State>(
    _ state: inout State,
    while accepts: (UnsafeBufferPointer<UInt8>, _ start: Int, LinePosition, inout State) -> Bool
  ) {
    guard number > 0, ending == .lineFeed, !isBehindReturn, decoder == nil, unfinished.isEmpty,
      !isSkipping
    else { return }
    let (first, line, start) = (position, number, offset)
    let (end, count) = chunk.withUnsafeBufferPointer { bytes in
      var begin = first
      var count = 0
      while let end = bytes.firstIndex(of: 0x0A, in: begin..<bytes.count),
        end - begin <= Self.maximumLineLength
      {
        let isReturn = end > begin && bytes[end - 1] == 0x0D
        let position = LinePosition(
          line: UInt32(clamping: Int(line) + count + 1),
          byte: start + UInt64(begin - first)
        )
        let text = UnsafeBufferPointer(rebasing: bytes[begin..<(isReturn ? end - 1 : end)])
        guard accepts(text, begin, position, &state) else { break }
        begin = end + 1
        count += 1
      }
      return (begin, count)
    }
    position = end
    number = UInt32(clamping: Int(line) + count)
    offset = start + UInt64(end - first)
  }

  /// The bytes of the current chunk in a range.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> { chunk[range] }

  /// The index of the terminator of the line that begins at the position.
  private func lineEnd() -> Int? {
    guard ending == .any else {
      return chunk.withUnsafeBufferPointer { $0.firstIndex(of: 0x0A, in: position..<$0.count) }
    }
    return chunk[position...].firstIndex { $0 == 0x0A || $0 == 0x0D }
  }

  /// Detects the terminator of the first line; reads one more chunk if this one ends in a CR.
  private mutating func decideEnding() throws {
    guard let end = chunk[position...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return
    }
    guard chunk[end] == 0x0D else {
      ending = .lineFeed
      return
    }
    while end + 1 == chunk.count, !hasEnded { chunk += try nextChunk() }
    ending = end + 1 < chunk.count && chunk[end + 1] == 0x0A ? .lineFeed : .any
  }

  /// Returns the next bytes as UTF-8 and records the end of the input.
  private mutating func nextChunk() throws -> [UInt8] {
    var bytes = try read() ?? []
    hasEnded = bytes.isEmpty
    if !hasBegun {
      // UTF-16 without a byte order mark is recognized by the first four bytes.
      while bytes.count < 4, !hasEnded, !bytes.contains(0x0A) {
        let more = try read() ?? []
        hasEnded = more.isEmpty
        bytes += more
      }
      hasBegun = true
      decoder = UTF16Decoder(bytes)
    }
    guard decoder != nil else { return bytes }
    var text = decoder?.decode(bytes) ?? []
    if hasEnded { text += decoder?.finish() ?? [] }
    return text
  }

  private var skipped = 0

  /// The number of input bytes that bytes of a line were decoded from.
  private func sourceLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard decoder != nil else { return bytes.count }
    // UTF-16 has two units for a character of four bytes in UTF-8, and one for any other.
    return bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 4 : 2) }
  }

  private mutating func store(_ bytes: ArraySlice<UInt8>) {
    guard !isSkipping, unfinished.count + bytes.count <= Self.maximumLineLength else {
      skipped += sourceLength(unfinished[...]) + sourceLength(bytes)
      unfinished = []
      isSkipping = true
      return
    }
    unfinished += bytes
  }

  private var terminatorLength: Int { decoder == nil ? 1 : 2 }

  private mutating func finish() -> Line? {
    unfinished.isEmpty && !isSkipping ? nil : complete(terminator: 0)
  }

  private mutating func complete(terminator: Int) -> Line {
    let length = sourceLength(unfinished[...]) + skipped + terminator
    let bytes = unfinished[...]
    let isTooLong = isSkipping
    unfinished = []
    skipped = 0
    isSkipping = false
    return line(bytes, length: length, isTooLong: isTooLong)
  }

  private mutating func line(
    _ bytes: ArraySlice<UInt8>,
    length: Int,
    isTooLong: Bool = false
  ) -> Line {
    var bytes = bytes
    if bytes.last == 0x0D { bytes.removeLast() }
    if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if number < .max { number += 1 }
    let byte = offset
    offset += UInt64(length)
    return Line(bytes: bytes, number: number, byte: byte, isTooLong: isTooLong)
  }
}
