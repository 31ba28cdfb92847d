#if canImport(Glibc)
package import Glibc
#elseif canImport(Musl)
package import Musl
#else
package import Darwin
#endif

/// A new file that is written before it gets its name.
///
/// On Linux it has no name until then (`open(2)`, `O_TMPFILE`), so that a killed program leaves no
/// file. On file systems without such files it is hidden in the same folder under a name that
/// begins with `.lifeline-`, and a killed program leaves that file.
package final class StagedFile: Sendable {
  /// The open file, for reading and writing.
  package let descriptor: Int32
  private let folder: String
  /// The temporary name; `nil` if it has none.
  private let hiddenPath: String?
  private let process = getpid()
  private let isNamed = AtomicValue(false)
  private let ownsDescriptor = AtomicValue(true)
  private static let count = AtomicValue(0)

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - folder: The folder of the final name.
  ///   - mode: Its permissions, before the process' mask is applied.
  /// - Throws: ``SystemFailure``.
  package init(in folder: String, mode: UInt32 = 0o666) throws(SystemFailure) {
    self.folder = folder
    if let descriptor = Self.openNameless(in: folder, mode: mode_t(mode)) {
      self.descriptor = descriptor
      hiddenPath = nil
      return
    }
    while true {
      let path = Self.hiddenPath(in: folder)
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode))
      if descriptor >= 0 {
        self.descriptor = descriptor
        hiddenPath = path
        return
      }
      guard errno == EEXIST || errno == EINTR else { throw .last }
    }
  }

  deinit {
    // A child of the process has a copy of this object; the name belongs to its parent.
    if let hiddenPath, !isNamed.load(), process == getpid() {
      _ = unlink(hiddenPath)
    }
    if ownsDescriptor.load() { _ = close(descriptor) }
  }

  /// Transfers the responsibility for closing the descriptor to the caller.
  package func disownDescriptor() {
    ownsDescriptor.store(false)
  }

  /// Copies the owner and the permissions of a file that will be replaced.
  ///
  /// A group that can't be set gets no permissions.
  package func keepPermissions(of status: stat) {
    var mode = status.st_mode & 0o7777
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return }
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid,
      fchown(descriptor, status.st_uid, status.st_gid) != 0,
      own.st_gid != status.st_gid, fchown(descriptor, own.st_uid, status.st_gid) != 0
    {
      mode &= ~0o2070
    }
    _ = fchmod(descriptor, mode)
  }

  /// Renames the file to an unused name.
  ///
  /// - Throws: ``SystemFailure``, with `EEXIST` if a file has that name.
  package func takeFreeName(_ path: String) throws(SystemFailure) {
    guard link(to: path) else { throw .last }
    if let hiddenPath { _ = unlink(hiddenPath) }
    isNamed.store(true)
  }

  /// Renames the file atomically, replacing a file of that name.
  ///
  /// - Throws: ``SystemFailure``; the other file then keeps its name.
  package func takeName(_ path: String) throws(SystemFailure) {
    var source = hiddenPath ?? ""
    if hiddenPath == nil {
      if link(to: path) { return isNamed.store(true) }
      guard errno == EEXIST else { throw .last }
      // A link can't replace a name, only a rename can.
      repeat { source = Self.hiddenPath(in: folder) } while !link(to: source) && errno == EEXIST
    }
    guard rename(source, path) == 0 else {
      let failure = SystemFailure.last
      if hiddenPath == nil { _ = unlink(source) }
      throw failure
    }
    isNamed.store(true)
  }

  private func link(to path: String) -> Bool {
    let source = hiddenPath ?? "/proc/self/fd/\(descriptor)"
    return linkat(AT_FDCWD, source, AT_FDCWD, path, hiddenPath == nil ? AT_SYMLINK_FOLLOW : 0) == 0
  }

  private static func hiddenPath(in folder: String) -> String {
    "\(folder)/.lifeline-\(getpid())-\(count.add(1) + 1)"
  }

  private static func openNameless(in folder: String, mode: mode_t) -> Int32? {
    #if os(Linux)
    // The macro `O_TMPFILE` is an expression that is not imported; Linux has one value for it on
    // all machines that Swift supports.
    let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
    let descriptor = open(folder, O_RDWR | O_CLOEXEC | nameless, mode)
    guard descriptor >= 0 else { return nil }
    guard access("/proc/self/fd/\(descriptor)", F_OK) == 0 else {
      _ = close(descriptor)
      return nil
    }
    return descriptor
    #else
    return nil
    #endif
  }
}
