#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that a program writes whole: until it is finished its path holds what it held before.
///
/// It is written beside its place and takes the name in one step, with the permissions of the file
/// that it replaces. A symbolic link stays and its target is replaced; a second name of the file
/// keeps the old contents. Devices, pipes and the open files of the process (`/dev/stdout`,
/// `/dev/fd/3`) are written as they are, and so is a file whose folder refuses new ones.
package final class FileReplacement {
  /// Why a file can't be written.
  package enum Failure: Error, Hashable, Sendable {
    /// A call to the system failed.
    case system(SystemFailure)
    /// A recorder writes into the file.
    case recorded(RecordingLock.Holder)
  }

  private enum Way {
    case staged(StagedFile, path: String)
    /// An open file that is written as it is; its old contents may have to go first.
    case direct(Int32, mustBeEmptied: Bool)
  }

  private var way: Way
  private var isFinished = false

  /// Opens a file; what it held stays until ``finish()``.
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
    // Whether it may be written is the file's to decide, not its folder's.
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

  /// The descriptor that a path such as `/dev/stdout` stands for.
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

  /// Writes bytes behind those that were written before.
  ///
  /// - Throws: ``SystemFailure``.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    let descriptor: Int32
    switch way {
    case .staged(let file, _): descriptor = file.descriptor
    case .direct(let open, let mustBeEmptied):
      descriptor = open
      if mustBeEmptied, ftruncate(open, 0) != 0 { throw SystemFailure(errno) }
      way = .direct(open, mustBeEmptied: false)
    }
    try Self.write(bytes, to: descriptor)
  }

  /// Writes all bytes to an open file.
  ///
  /// - Throws: ``SystemFailure``.
  package static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32
  ) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = unistdWrite(descriptor, rest.baseAddress, rest.count)
      if count >= 0 { written += count } else if errno != EINTR { throw SystemFailure(errno) }
    }
  }

  /// Gives the file its name; further calls do nothing.
  ///
  /// What is written afterwards goes into the named file at once.
  ///
  /// - Throws: ``SystemFailure``; the path then holds what it held before.
  package func finish() throws(SystemFailure) {
    guard !isFinished else { return }
    try write(UnsafeRawBufferPointer(start: nil, count: 0))
    if case .staged(let file, let path) = way { try file.takeName(path) }
    isFinished = true
  }
}

extension FileReplacement {
  /// Replaces what a file holds by bytes.
  ///
  /// - Throws: ``Failure``; the path then holds what it held before.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = try FileReplacement(path: path)
    do throws(SystemFailure) {
      let result = bytes.withUnsafeBytes { bytes -> SystemFailure? in
        do throws(SystemFailure) {
          try file.write(bytes)
          return nil
        } catch {
          return error
        }
      }
      if let result { throw result }
      try file.finish()
    } catch {
      throw .system(error)
    }
  }
}

/// The system's `write`, whose name the type's own functions hide.
private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
