/// Cuts chunks of bytes into lines, in memory bounded by the longest line allowed.
///
/// Lines end in LF or CRLF; the last one may end with the input. Where the first line ends in a CR
/// alone, as on the first Macintosh, each CR ends a line. A byte order mark at the very start
/// belongs to no line. UTF-16 comes out as UTF-8, with the places of its own bytes. What else
/// stands in the bytes is of no interest here.
struct LineReader {
  /// One line of the input.
  struct Line {
    /// The bytes without the line's end; empty when ``isTooLong`` is set.
    var bytes: ArraySlice<UInt8>
    /// The number, counted from 1; stays at its maximum beyond `UInt32.max`.
    var number: UInt32
    /// The offset of the first byte from the start of the input.
    var byte: UInt64
    /// Whether the line was longer than the limit and was passed over.
    var isTooLong: Bool
  }

  /// The most bytes that a line may have: 1 MiB.
  static let longestLine = 1 << 20

  /// What ends a line.
  private enum Ending {
    /// The first line has not ended yet.
    case undecided
    /// LF, perhaps behind a CR.
    case lineFeed
    /// CR, LF or both.
    case any
  }

  private let read: () throws -> [UInt8]?
  private var ending = Ending.undecided
  /// Whether the last line ended in CR, so that an LF belongs to it.
  private var isBehindReturn = false
  /// Whether the first bytes were looked at.
  private var hasBegun = false
  private var decoder: UTF16Decoder?
  private var chunk: [UInt8] = []
  private var position = 0
  private var unfinished: [UInt8] = []
  private var isSkipping = false
  private var hasEnded = false
  private var number: UInt32 = 0
  /// The offset of the next byte that was not yet given out in a line.
  private var offset: UInt64 = 0

  /// Creates a reader.
  ///
  /// - Parameter read: Returns the next bytes; `nil` or no bytes at the end of the input.
  init(read: @escaping () throws -> [UInt8]?) {
    self.read = read
  }

  /// Returns the next line, or `nil` at the end of the input.
  ///
  /// - Throws: What the closure throws; a later call tries again.
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
      if unfinished.isEmpty, !isSkipping, rest.count <= Self.longestLine {
        return line(rest, length: sourceLength(rest) + terminatorLength)
      }
      store(rest)
      return complete(terminator: terminatorLength)
    }
  }

  /// The index of the sign that ends the line which begins at the position.
  private func lineEnd() -> Int? {
    guard ending == .any else { return chunk[position...].firstIndex(of: 0x0A) }
    return chunk[position...].firstIndex { $0 == 0x0A || $0 == 0x0D }
  }

  /// Looks for the first end of a line; one more chunk is read when it is a CR that ends the chunk.
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

  /// Returns the next bytes as UTF-8 and notes the end.
  private mutating func nextChunk() throws -> [UInt8] {
    var bytes = try read() ?? []
    hasEnded = bytes.isEmpty
    if !hasBegun {
      // UTF-16 without its mark shows in the first four bytes.
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

  /// The number of bytes of the input that make up bytes of a line.
  private func sourceLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard decoder != nil else { return bytes.count }
    // A unit for each character, two for those of four bytes in UTF-8.
    return bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 4 : 2) }
  }

  private mutating func store(_ bytes: ArraySlice<UInt8>) {
    guard !isSkipping, unfinished.count + bytes.count <= Self.longestLine else {
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
