import CommandEnvironment
import Essentials

/// The bytes of an open file or pipe in order; gzip is decompressed while it is read.
///
/// gzip is recognized by its first bytes, whatever the name of the file. Memory is bounded by two
/// buffers, whatever the data decompress to.
final class InputBytes {
  private let descriptor: Int32
  private let path: String
  private let limit: Int?
  private let meter: InputMeter?
  private var inflater: GzipInflater?
  private var hasBegun = false
  /// The first bytes, which were read to recognize gzip.
  private var first: ArraySlice<UInt8> = []
  /// The number of bytes that ``fill(_:)`` returned.
  private(set) var count = 0

  /// Whether the input is compressed; known after the first ``fill(_:)``.
  var isCompressed: Bool { inflater != nil }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - descriptor: The open file, which the caller closes.
  ///   - path: The path as the user wrote it.
  ///   - limit: The largest number of bytes of compressed data after decompression; `nil` for no
  ///     limit.
  ///   - meter: Counts and limits the bytes that a check reads; `nil` for no limits.
  init(descriptor: Int32, path: String, limit: Int? = nil, meter: InputMeter? = nil) {
    self.descriptor = descriptor
    self.path = path
    self.limit = limit
    self.meter = meter
  }

  /// Reads the next bytes.
  ///
  /// - Parameter memory: Receives the bytes.
  /// - Returns: The number of bytes; 0 at the end.
  /// - Throws: ``CommandFailure`` for a file that can't be read, damaged gzip, and an input with
  ///   more bytes than the limit.
  func fill(_ memory: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
    if !hasBegun { try begin() }
    let read: Int
    if let inflater {
      read = try inflater.fill(memory) { buffer throws(CommandFailure) in try fillRaw(buffer) }
    } else {
      read = try fillRaw(memory)
    }
    count += read
    try meter?.count(UnsafeRawBufferPointer(rebasing: memory[..<read]))
    if isCompressed, let limit, count > limit { throw tooLarge(limit) }
    return read
  }

  /// Reads the next bytes into an array; `nil` at the end.
  func chunk(_ size: Int = 1 << 18) throws(CommandFailure) -> [UInt8]? {
    var failure: CommandFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      do throws(CommandFailure) {
        used = try fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes.isEmpty ? nil : bytes
  }

  private func begin() throws(CommandFailure) {
    hasBegun = true
    // All bytes of a pipe that are available are read, since its first lines decide the format.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var used = 0
    while used < GzipInflater.magic.count {
      var failure: CommandFailure?
      let read = buffer.withUnsafeMutableBytes { memory in
        do throws(CommandFailure) {
          return try system(UnsafeMutableRawBufferPointer(rebasing: memory[used...]))
        } catch {
          failure = error
          return 0
        }
      }
      if let failure { throw failure }
      if read == 0 { break }
      used += read
      let beginning = GzipInflater.magic.prefix(used)
      guard buffer.starts(with: beginning) else { break }
    }
    first = buffer[..<used]
    guard first.starts(with: GzipInflater.magic) else { return }
    guard let inflater = GzipInflater(path: path) else {
      throw CommandFailure(location: path, message: "zlib could not start: memory is short")
    }
    self.inflater = inflater
  }

  /// Reads the next bytes of the file, first those that were read to recognize gzip.
  private func fillRaw(_ memory: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
    guard !first.isEmpty else { return try system(memory) }
    let taken = first.prefix(memory.count)
    memory.copyBytes(from: taken)
    first = first.dropFirst(taken.count)
    return taken.count
  }

  private func system(_ memory: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
    while true {
      try meter?.waitForInput(of: descriptor)
      let count = Essentials.read(descriptor, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      // With a time limit, a pipe is opened so that reading does not wait.
      let isEarly = errno == EAGAIN && meter?.hasTimeout == true
      guard errno == EINTR || isEarly else { throw .unreadable(path, errno) }
    }
  }

  private func tooLarge(_ limit: Int) -> CommandFailure {
    let size = limit >= 1 << 30 ? "\(limit >> 30) GiB" : "\(limit) bytes"
    return CommandFailure(
      location: path,
      code: .largeInput,
      message: "the gzip data decompress to more than \(size), which this command holds in memory",
      help: "'lifeline check' reads inputs of any length; decompress the file for a picture"
    )
  }
}

extension CommandFailure {
  /// Creates the failure of an input that can't be read, with the system's reason.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - number: The system's `errno`.
  /// - Returns: The failure.
  static func unreadable(_ path: String, _ number: Int32) -> CommandFailure {
    CommandFailure(
      location: path,
      code: .input(.reading(number)),
      message: "can't be read: \(String(cString: strerror(number)))",
      help: "name an existing trace or log; '-' reads standard input"
    )
  }
}
