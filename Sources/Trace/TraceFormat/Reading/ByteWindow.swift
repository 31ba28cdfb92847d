/// The part of an input that is in memory.
///
/// Zeros follow the bytes, as ``ByteScanner`` requires.
struct ByteWindow {
  /// Fills memory with the next bytes and returns their number, 0 at the end.
  typealias Pull = (UnsafeMutableRawBufferPointer) throws -> Int

  private static let chunk = 256 * 1024
  private static let patience = 1 << 20
  private(set) var bytes: [UInt8]
  /// The number of bytes of the input.
  private(set) var count: Int
  /// The offset of the first byte in the input.
  private(set) var offset = 0
  /// Whether the input has no further bytes.
  private(set) var isAtEnd: Bool
  private let pull: Pull?

  /// Stores a whole input.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    self.bytes.append(contentsOf: repeatElement(0, count: ByteScanner.padding))
    count = bytes.count
    isAtEnd = true
    pull = nil
  }

  /// Reads an input in parts.
  init(pull: @escaping Pull) {
    bytes = Array(repeating: 0, count: Self.chunk + ByteScanner.padding)
    count = 0
    isAtEnd = false
    self.pull = pull
  }

  /// Creates an empty window to which bytes are appended.
  init() {
    bytes = Array(repeating: 0, count: ByteScanner.padding)
    count = 0
    isAtEnd = false
    pull = nil
  }

  /// Appends bytes and releases the bytes before an index.
  mutating func append(_ new: [UInt8], keepingFrom start: Int) {
    bytes.removeSubrange(count...)
    bytes.removeSubrange(..<start)
    offset += start
    bytes += new
    count = bytes.count
    bytes += repeatElement(0, count: ByteScanner.padding)
  }

  /// Marks the present bytes as the end of the input.
  mutating func end() { isAtEnd = true }

  /// Reads more bytes and releases all before an index; returns the shift of all indices.
  ///
  /// A short rest waits for one part only, so that a log that is being written is read line by
  /// line. A long rest is doubled first: an event that is scanned repeatedly costs at most twice
  /// its length.
  mutating func refill(keepingFrom start: Int) throws -> Int {
    guard let pull, !isAtEnd else { return 0 }
    if start > 0 {
      bytes.withUnsafeMutableBytes { buffer in
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<count]))
      }
      count -= start
      offset += start
    }
    let wanted = count > Self.patience ? 2 * count : count + 1
    repeat {
      let room = count + max(Self.chunk, wanted - count)
      if bytes.count < room + ByteScanner.padding {
        bytes += repeatElement(0, count: room + ByteScanner.padding - bytes.count)
      }
      let end = count
      let fetched = try bytes.withUnsafeMutableBytes { buffer in
        try pull(UnsafeMutableRawBufferPointer(rebasing: buffer[end..<room]))
      }
      count += min(max(fetched, 0), room - count)
      isAtEnd = fetched <= 0
    } while count < wanted && !isAtEnd
    for index in count..<count + ByteScanner.padding { bytes[index] = 0 }
    return start
  }
}
