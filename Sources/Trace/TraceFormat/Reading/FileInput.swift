#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file or pipe that is read in parts.
///
/// Files are read, not mapped: a mapped file that becomes shorter would end the program, and
/// reading costs at most 20 % more.
final class FileInput {
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let name: String

  /// Opens a file.
  init(path: String) throws(TraceFormatError) {
    name = path
    ownsDescriptor = true
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure("can't open '\(path)'") }
  }

  /// Reads an open file that the caller owns, such as standard input.
  init(descriptor: Int32) {
    name = "file descriptor \(descriptor)"
    ownsDescriptor = false
    self.descriptor = descriptor
  }

  deinit {
    if ownsDescriptor { _ = close(descriptor) }
  }

  /// Fills memory with the next bytes; returns their number, 0 at the end.
  func read(into memory: UnsafeMutableRawBufferPointer) throws(TraceFormatError) -> Int {
    while true {
      #if canImport(Glibc)
      let count = Glibc.read(descriptor, memory.baseAddress, memory.count)
      #elseif canImport(Musl)
      let count = Musl.read(descriptor, memory.baseAddress, memory.count)
      #else
      let count = Darwin.read(descriptor, memory.baseAddress, memory.count)
      #endif
      if count >= 0 { return count }
      guard errno == EINTR else { throw Self.failure("can't read '\(name)'") }
    }
  }

  private static func failure(_ what: String) -> TraceFormatError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return TraceFormatError(.unreadable, message: "\(what): \(reason)")
  }
}
