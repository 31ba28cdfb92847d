import TraceFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file of a recorder, accessed by system calls.
///
/// It is not affected if the program changes its current folder, or if its name is removed or
/// replaced. It is closed in a child of the process.
final class SystemFile: Sendable {
  /// The path in messages.
  let path: String
  private let open: RecorderDescriptor

  /// Takes ownership of an open file.
  init(_ descriptor: Int32, path: String) {
    self.path = path
    open = RecorderDescriptor(descriptor)
  }

  var descriptor: Int32 { open.number }

  /// Whether this process is a child of the recording process.
  var isParents: Bool { open.isParents }

  /// Reserves a part of the file on the disk, so that writing to it through memory can't fail.
  ///
  /// Source: POSIX.1-2017, `posix_fallocate`.
  func reserve(from offset: Int, count: Int) throws(RecorderError) {
    // Growing beyond the limit of a process ends it (POSIX.1-2017, `setrlimit`, `SIGXFSZ`).
    guard offset + count <= Self.sizeLimit else { throw failure(EFBIG) }
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

  /// The maximum size of a file of this process in bytes.
  private static var sizeLimit: Int {
    var limit = rlimit()
    #if canImport(Glibc)
    let code = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
    let code = getrlimit(RLIMIT_FSIZE, &limit)
    #endif
    return code == 0 ? Int(clamping: limit.rlim_cur) : .max
  }

  /// Maps a part of the file into memory, shared with the file.
  func map(from offset: Int, count: Int) throws(RecorderError) -> RecorderMapping {
    let memory = mmap(
      nil,
      count,
      PROT_READ | PROT_WRITE,
      MAP_SHARED,
      descriptor,
      off_t(offset)
    )
    guard let memory, memory != MAP_FAILED else { throw failure(errno) }
    return RecorderMapping(memory, count: count)
  }

  /// Writes bytes at an offset of the file.
  ///
  /// If a mapped source file was shortened, this is a failure, not a signal.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(RecorderError) {
    var done = 0
    while done < bytes.count {
      let start = bytes.baseAddress.map { $0 + done }
      let count = pwrite(descriptor, start, bytes.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(errno) }
      done += count
    }
  }

  /// Writes the bytes of an array at an offset of the file.
  func write(_ bytes: [UInt8], at offset: Int) throws(RecorderError) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(RecorderError) in try write(bytes, at: offset) }
    }
    try result.get()
  }

  /// The size of the file in bytes.
  func size() -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads bytes from an offset of the file; returns fewer bytes at its end.
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

  private func failure(_ code: Int32) -> RecorderError {
    RecorderError(SystemFailure(code), path: path)
  }
}

extension RecorderError {
  /// Converts the failure of a system call during a recording.
  init(_ failure: SystemFailure, path: String) {
    if failure.code == ENOSPC || failure.code == EDQUOT {
      self.init(
        .diskFull,
        message: "the disk has no room for more of '\(path)'; recording stops, the program goes on",
        help: "make room, or record to another disk"
      )
    } else {
      self.init(
        .system,
        message:
          "'\(path)' can't be written: \(failure.reason); recording stops, the program goes on"
      )
    }
  }
}
