import CommandEnvironment

internal import CZlib

/// Decompresses gzip data piece by piece, also several gzip files one after another.
///
/// Source: P. Deutsch, “GZIP file format specification version 4.3”, RFC 1952.
final class GzipInflater {
  /// The first bytes of gzip data that is compressed with deflate.
  static let magic: [UInt8] = [0x1F, 0x8B, 0x08]

  private let path: String
  private let stream: UnsafeMutablePointer<z_stream>
  private let input: UnsafeMutableRawBufferPointer
  /// The number of bytes of the file that were decompressed.
  private var consumed = 0
  /// Whether the position is between two gzip files.
  private var isBetween = false
  private var hasEnded = false

  /// Creates a decompressor; `nil` when memory is short.
  init?(path: String) {
    self.path = path
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    input = .allocate(byteCount: 1 << 16, alignment: 16)
    let size = Int32(MemoryLayout<z_stream>.size)
    // 16 above the largest window selects gzip.
    guard inflateInit2_(stream, 15 + 16, ZLIB_VERSION, size) == Z_OK else { return nil }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    input.deallocate()
  }

  /// Decompresses the next bytes.
  ///
  /// - Parameters:
  ///   - memory: Receives the bytes.
  ///   - read: Reads compressed bytes, and returns their number; 0 at the end.
  /// - Returns: The number of bytes; 0 at the end.
  /// - Throws: The failure of the closure; ``CommandFailure`` for damaged or incomplete data.
  func fill(
    _ memory: UnsafeMutableRawBufferPointer,
    reading read: (UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int
  ) throws(CommandFailure) -> Int {
    // The caller passes raw memory for bytes, which zlib writes.
    guard let base = memory.bindMemory(to: UInt8.self).baseAddress, !hasEnded else { return 0 }
    let capacity = min(memory.count, Int(Int32.max))
    stream.pointee.next_out = base
    stream.pointee.avail_out = UInt32(capacity)
    while stream.pointee.avail_out == UInt32(capacity), !hasEnded {
      if stream.pointee.avail_in == 0, try refill(read) == 0 {
        guard isBetween else { throw incomplete }
        hasEnded = true
      } else if isBetween {
        try beginNext()
      } else {
        try inflateOnce()
      }
    }
    return capacity - Int(stream.pointee.avail_out)
  }

  private func refill(
    _ read: (UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int
  ) throws(CommandFailure) -> Int {
    let count = try read(input)
    // The memory is raw, belongs to this object, and contains only bytes.
    stream.pointee.next_in = input.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_in = UInt32(count)
    return count
  }

  private func inflateOnce() throws(CommandFailure) {
    let before = stream.pointee.avail_in
    let status = inflate(stream, Z_NO_FLUSH)
    consumed += Int(before - stream.pointee.avail_in)
    switch status {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isBetween = true
    default: throw damaged
    }
  }

  /// Begins the next gzip file; zeros that fill a block of a tape or disk are skipped.
  private func beginNext() throws(CommandFailure) {
    guard let next = stream.pointee.next_in else { return }
    guard next.pointee != 0 else {
      stream.pointee.next_in = next + 1
      stream.pointee.avail_in -= 1
      consumed += 1
      return
    }
    guard next.pointee == Self.magic[0], inflateReset(stream) == Z_OK else { throw damaged }
    isBetween = false
  }

  private var damaged: CommandFailure {
    CommandFailure(
      location: path,
      code: .damagedGzip,
      message: "the gzip data are damaged near byte \(consumed)",
      help: "'gzip -t' tests the file; 'gunzip -c FILE | lifeline check -' checks what is readable"
    )
  }

  private var incomplete: CommandFailure {
    CommandFailure(
      location: path,
      code: .damagedGzip,
      message: "the gzip data end early, after \(consumed) bytes",
      help: "copy the whole file; 'gunzip -c FILE | lifeline check -' checks what is readable"
    )
  }
}
