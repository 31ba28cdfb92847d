#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that a program writes completely: until it is finished, its path refers to the previous
/// file.
///
/// It is written to a temporary file that takes the name in one step, with the permissions of the
/// file that it replaces. A symbolic link is kept and its target is replaced; another hard link
/// keeps the old content. Devices, pipes and open files of the process (`/dev/stdout`, `/dev/fd/3`)
/// are written directly, and so is a file whose folder does not allow new files.
package final class FileReplacement {
  /// The reason why a file can't be written.
  package enum Failure: Error, Hashable, Sendable {
    /// A system call failed.
    case system(SystemFailure)
    /// A recorder is writing the file.
    case recorded(RecordingLock.Holder)
  }

  private enum Way {
    case staged(StagedFile, path: String)
    /// An open file that is written directly; its old content may have to be removed first.
    case direct(Int32, mustBeEmptied: Bool)
  }

  private var way: Way
  private var isFinished = false

  /// Opens a file; its old content is kept until ``finish()``.
  ///
  /// - Throws: ``Failure``.
  package init(path: String) throws(Failure) {
    do throws(SystemFailure) {
      if let descriptor = Self.ownDescriptor(path) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemFailure(errno) }
        way = .direct(copy, mustBeEmptied: false)
        return
      }
      way = try Self.way(to: try FileTarget(path))
    } catch {
      throw .system(error)
    }
    guard case .staged(_, let path) = way, let holder = RecordingLock.holder(of: path) else {
      return
    }
    throw .recorded(holder)
  }

  private static func way(to target: FileTarget) throws(SystemFailure) -> Way {
    guard let status = target.status else {
      return .staged(try StagedFile(in: target.folder), path: target.path)
    }
    guard !target.isFolder else { throw SystemFailure(EISDIR) }
    // The permissions of the file decide, not its folder's.
    let descriptor = open(target.path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(errno) }
    guard target.isRegularFile else { return .direct(descriptor, mustBeEmptied: false) }
    guard let file = try? StagedFile(in: target.folder) else {
      return .direct(descriptor, mustBeEmptied: true)
    }
    _ = close(descriptor)
    file.keepPermissions(of: status)
    return .staged(file, path: target.path)
  }

  deinit {
    if case .direct(let descriptor, _) = way { _ = close(descriptor) }
  }

  /// Whether a path such as `/dev/stdout` refers to an open file of the process.
  package static func isOwnDescriptor(_ path: String) -> Bool { ownDescriptor(path) != nil }

  /// The descriptor to which a path such as `/dev/stdout` refers.
  private static func ownDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  /// Appends bytes.
  ///
  /// - Throws: ``SystemFailure``.
  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
    let descriptor: Int32
    switch way {
    case .staged(let file, _): descriptor = file.descriptor
    case .direct(let open, let mustBeEmptied):
      descriptor = open
      if mustBeEmptied, ftruncate(open, 0) != 0 { throw SystemFailure(errno) }
      way = .direct(open, mustBeEmptied: false)
    }
    try Self.write(bytes, toDescriptor: descriptor)
  }

  /// Writes all bytes to an open file.
  ///
  /// - Throws: ``SystemFailure``.
  package static func write(
    _ bytes: [UInt8],
    toDescriptor descriptor: Int32
  ) throws(SystemFailure) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count, code == 0 {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count >= 0 { written += count } else if errno != EINTR { code = errno }
      }
    }
    if code != 0 { throw SystemFailure(code) }
  }

  /// Renames the file to its final name; further calls do nothing.
  ///
  /// Bytes that are written later go directly to the named file.
  ///
  /// - Throws: ``SystemFailure``; the path then refers to the previous file.
  package func finish() throws(SystemFailure) {
    guard !isFinished else { return }
    try write([])
    if case .staged(let file, let path) = way { try file.takeName(path) }
    isFinished = true
  }
}

extension FileReplacement {
  /// Replaces the content of a file.
  ///
  /// - Throws: ``Failure``; the path then refers to the previous file.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = try FileReplacement(path: path)
    do throws(SystemFailure) {
      try file.write(bytes)
      try file.finish()
    } catch {
      throw .system(error)
    }
  }
}

/// The system's `write`, which is hidden by the type's own functions.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
