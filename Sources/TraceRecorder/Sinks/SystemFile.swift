#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file, through the calls of the system.
final class SystemFile: Sendable {
  private let descriptor: Int32
  /// The path under which it was opened.
  let path: String

  /// Makes or empties a file for reading and writing.
  init(creating path: String) throws(RecorderError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw RecorderError(
        .unwritablePath,
        message: "can't write '\(path)': \(Self.reason(errno))",
        help: "choose a path in a folder that exists and that you may write to"
      )
    }
  }

  deinit {
    _ = close(descriptor)
  }

  /// Reserves a part of the file on the disk, so that writing to it through memory can't fail.
  ///
  /// Source: POSIX.1-2017, `posix_fallocate`.
  func reserve(from offset: Int, count: Int) throws(RecorderError) {
    #if canImport(Darwin)
    var store = fstore_t(
      fst_flags: UInt32(F_ALLOCATEALL),
      fst_posmode: F_PEOFPOSMODE,
      fst_offset: 0,
      fst_length: off_t(count),
      fst_bytesalloc: 0
    )
    let code = fcntl(descriptor, F_PREALLOCATE, &store) == -1 ? errno : 0
    if code == 0, ftruncate(descriptor, off_t(offset + count)) != 0 { throw failure(errno) }
    #else
    var code: Int32
    repeat { code = posix_fallocate(descriptor, off_t(offset), off_t(count)) } while code == EINTR
    #endif
    guard code == 0 else { throw failure(code) }
  }

  /// Maps a part of the file into memory, shared with the file.
  func map(from offset: Int, count: Int) throws(RecorderError) -> UnsafeMutableRawPointer {
    let memory = mmap(
      nil,
      count,
      PROT_READ | PROT_WRITE,
      MAP_SHARED,
      descriptor,
      off_t(offset)
    )
    guard let memory, memory != MAP_FAILED else { throw failure(errno) }
    return memory
  }

  /// Ends a mapping.
  static func unmap(_ address: UInt, count: Int) {
    guard let memory = UnsafeMutableRawPointer(bitPattern: address) else { return }
    _ = munmap(memory, count)
  }

  /// Writes bytes at a place of the file.
  func write(_ bytes: [UInt8], at offset: Int) throws(RecorderError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        pwrite(
          descriptor,
          buffer.baseAddress.map { $0 + done },
          bytes.count - done,
          off_t(offset + done)
        )
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(errno) }
      done += count
    }
  }

  /// The bytes of the file.
  func size() -> Int {
    max(0, Int(lseek(descriptor, 0, SEEK_END)))
  }

  /// Reads bytes from a place of the file; returns fewer than asked for at its end.
  func read(from offset: Int, count: Int) throws(RecorderError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor,
          buffer.baseAddress.map { $0 + done },
          count - done,
          off_t(offset + done)
        )
      }
      if got < 0, errno == EINTR { continue }
      if got < 0 { throw failure(errno) }
      if got == 0 { break }
      done += got
    }
    bytes.removeLast(count - done)
    return bytes
  }

  /// Gives the file another name, in one step.
  func rename(to newPath: String) throws(RecorderError) {
    #if canImport(Glibc)
    let code = Glibc.rename(path, newPath)
    #elseif canImport(Musl)
    let code = Musl.rename(path, newPath)
    #else
    let code = Darwin.rename(path, newPath)
    #endif
    guard code == 0 else { throw failure(errno) }
  }

  /// Removes the file's name.
  func remove() {
    _ = unlink(path)
  }

  private func failure(_ code: Int32) -> RecorderError {
    if code == ENOSPC || code == EDQUOT {
      return RecorderError(
        .diskFull,
        message: "the disk has no room for more of '\(path)'; recording stops, the program goes on",
        help: "make room, or record to another disk"
      )
    }
    return RecorderError(
      .system,
      message: "can't write '\(path)': \(Self.reason(code)); recording stops, the program goes on"
    )
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
