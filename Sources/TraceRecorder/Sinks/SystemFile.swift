#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file, through the calls of the system.
///
/// It stays the same file when the program changes its current folder, and when somebody removes or
/// replaces its name.
final class SystemFile: Sendable {
  private let descriptor: Int32
  /// The path under which it was opened.
  let path: String
  /// The same place without symbolic links, from the root; `path` where that is not known.
  let resolvedPath: String

  /// Makes a file for reading and writing.
  ///
  /// A regular file of that name loses it and goes on as a file without a name: another program
  /// that has it in memory would be ended by the system if it were emptied (POSIX.1-2017, `mmap`:
  /// `SIGBUS` behind the end of a file). A symbolic link stays, and what it leads to is replaced.
  convenience init(creating path: String) throws(RecorderError) {
    try self.init(path, Self.create(path))
  }

  /// Makes a file beside another one, under its name with an ending; a link there is no way out.
  convenience init(beside other: SystemFile, ending: String) throws(RecorderError) {
    let path = other.resolvedPath + ending
    _ = unlink(path)
    try self.init(path, Self.openNew(path))
  }

  private init(_ path: String, _ descriptor: Int32) throws(RecorderError) {
    self.path = path
    self.descriptor = descriptor
    guard descriptor >= 0 else {
      throw RecorderError(
        .unwritablePath,
        message: "'\(path)' can't be written: \(Self.reason(errno))",
        help: "choose a path in a folder that exists and that you may write to"
      )
    }
    resolvedPath = Self.resolved(path) ?? path
  }

  private static func create(_ path: String) -> Int32 {
    let fresh = openNew(path)
    guard fresh < 0, errno == EEXIST else { return fresh }
    // A link is followed as far as the system lets this program write behind it.
    let existing = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard existing >= 0, isRegular(existing), let target = resolved(path) else { return existing }
    for _ in 0..<16 where unlink(target) == 0 || errno == ENOENT {
      let fresh = openNew(target)
      guard fresh >= 0 || errno != EEXIST else { continue }
      let code = errno
      _ = close(existing)
      errno = code
      return fresh
    }
    // Its folder keeps its names.
    _ = ftruncate(existing, 0)
    return existing
  }

  private static func openNew(_ path: String) -> Int32 {
    open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  private static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  deinit {
    _ = close(descriptor)
  }

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

  /// The bytes to which the system lets a file of this process grow.
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

  /// Gives the file the name of another one, in one step.
  func replace(_ other: SystemFile) throws(RecorderError) {
    let code = rename(resolvedPath, other.resolvedPath)
    guard code == 0 else { throw failure(errno) }
  }

  /// Removes the file's name.
  func remove() {
    _ = unlink(resolvedPath)
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
      message:
        "'\(path)' can't be written: \(Self.reason(code)); recording stops, the program goes on"
    )
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
