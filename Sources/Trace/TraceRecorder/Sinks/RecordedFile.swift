import TraceFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file of a recorder: locked during the recording, named when its header is stored, and
/// replaced by the finished trace.
final class RecordedFile: Sendable {
  /// The file that is written through memory.
  let contents: SystemFile
  /// The path that the program passed.
  let path: String
  /// The file without a name; `nil` if an existing file is used.
  private let staged: StagedFile?
  /// The absolute path without links.
  private let resolvedPath: String
  private let folder: String

  /// Opens a file; nothing is replaced before ``takeName()``.
  ///
  /// - Throws: `unwritablePath`, or `pathInUse` if another recorder records into the file.
  init(path: String) throws(RecorderError) {
    self.path = path
    let target: FileTarget
    let existing: Int32
    do throws(SystemFailure) {
      target = try FileTarget(path)
      existing = try Self.openExisting(target)
    } catch {
      throw Self.unwritable(path, error)
    }
    folder = target.folder
    resolvedPath = target.path
    guard existing < 0 || target.isRegularFile else {
      staged = nil
      contents = SystemFile(existing, path: path)
      return
    }
    do throws(SystemFailure) {
      let file = try StagedFile(in: target.folder, mode: 0o644)
      if let status = target.status { file.keepPermissions(of: status) }
      if existing >= 0 { _ = close(existing) }
      staged = file
      file.disownDescriptor()
      contents = SystemFile(file.descriptor, path: path)
    } catch {
      guard existing >= 0 else { throw Self.unwritable(path, error) }
      // Its folder does not allow new files.
      staged = nil
      contents = SystemFile(existing, path: path)
    }
    try refuseRecorded()
    let isLocked = RecordingLock.take(contents.descriptor)
    if staged == nil {
      guard isLocked else { throw inUse(.unknown) }
      _ = ftruncate(contents.descriptor, 0)
    }
  }

  /// Opens the existing file at the path; returns -1 if there is none.
  private static func openExisting(_ target: FileTarget) throws(SystemFailure) -> Int32 {
    guard target.status != nil else { return -1 }
    guard !target.isFolder else { throw SystemFailure(EISDIR) }
    let descriptor = open(target.path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemFailure(errno) }
    return descriptor
  }

  private static func unwritable(_ path: String, _ failure: SystemFailure) -> RecorderError {
    RecorderError(
      .unwritablePath,
      message: "'\(path)' can't be written: \(failure.reason)",
      help: "choose a path in a folder that exists and that you may write to"
    )
  }

  private func inUse(_ holder: RecordingLock.Holder) -> RecorderError {
    RecorderError(
      .pathInUse,
      message: "'\(path)' can't be written: \(holder.description) records into it",
      help: "choose another path, or wait until that recording ends"
    )
  }

  private func refuseRecorded() throws(RecorderError) {
    if let holder = RecordingLock.holder(of: resolvedPath) { throw inUse(holder) }
  }

  /// Moves the file to its path, which refers to the previous file until then.
  ///
  /// A file that another program has mapped is replaced, not truncated: that would end the program.
  ///
  /// - Throws: `pathInUse`, or `system`.
  func takeName() throws(RecorderError) {
    guard let staged else { return }
    for _ in 0..<16 {
      do throws(SystemFailure) {
        return try staged.takeFreeName(resolvedPath)
      } catch {
        guard error.code == EEXIST else { throw RecorderError(error, path: path) }
      }
      try refuseRecorded()
      // Locked until the name has changed: of two recorders that start at the same time, one waits
      // here and then finds the file of the other.
      let old = open(resolvedPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard old >= 0 else { continue }
      defer { _ = close(old) }
      guard RecordingLock.take(old), FileTarget.isFile(old, at: resolvedPath) else { continue }
      do throws(SystemFailure) {
        return try staged.takeName(resolvedPath)
      } catch {
        throw RecorderError(error, path: path)
      }
    }
    throw RecorderError(SystemFailure(EBUSY), path: path)
  }

  /// Creates a file that can replace this one.
  ///
  /// - Throws: `diskFull` or `system`.
  func makeSuccessor() throws(RecorderError) -> StagedFile {
    do throws(SystemFailure) {
      let file = try StagedFile(in: folder, mode: 0o644)
      var status = stat()
      if fstat(contents.descriptor, &status) == 0 { file.keepPermissions(of: status) }
      return file
    } catch {
      throw RecorderError(error, path: path)
    }
  }

  /// Moves a finished file to the path.
  ///
  /// If another program has moved its file to the path, that file is kept, and the finished file
  /// gets a different name in the same folder.
  ///
  /// - Throws: `fileReplaced` if the finished file has a different name, or `system`.
  func give(pathTo successor: StagedFile) throws(RecorderError) {
    guard !FileTarget.isFile(contents.descriptor, at: resolvedPath) else {
      do throws(SystemFailure) {
        return try successor.takeName(resolvedPath)
      } catch {
        throw RecorderError(error, path: path)
      }
    }
    for number in 1...1000 {
      let candidate = Self.path(resolvedPath, number: number)
      do throws(SystemFailure) {
        try successor.takeFreeName(candidate)
      } catch {
        guard error.code == EEXIST else { throw RecorderError(error, path: path) }
        continue
      }
      guard number > 1 else { return }
      throw RecorderError(
        .fileReplaced,
        message: "another program replaced '\(path)' while it was recorded; "
          + "the trace is in '\(candidate)'"
      )
    }
    throw RecorderError(SystemFailure(EEXIST), path: path)
  }

  /// A path with a number before its extension; the path itself for 1.
  private static func path(_ path: String, number: Int) -> String {
    guard number > 1 else { return path }
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let dot = path.utf8.lastIndex(of: UInt8(ascii: "."))
    guard let dot, dot > name ?? path.startIndex else { return "\(path)-\(number)" }
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }
}
