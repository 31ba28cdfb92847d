import Essentials
import TraceFormat
import TracePage

/// The page of a folder of recorded tests, `index.html`: their results, failures first.
///
/// The file is a head with a style sheet and a script, followed by one line for each record, see
/// ``IndexRecord``. The script of the page combines the records. Records are only appended, each
/// with one call of the system, so that
///
/// - the page is complete after every test, and after a crash it also contains the test that ran;
/// - processes and threads that run tests in parallel share the page;
/// - the time of a record does not depend on the number of tests.
///
/// The first process of a later run replaces the page.
package struct TestIndex: Sendable {
  package static let fileName = "index.html"
  /// The size above which records omit their texts, in bytes.
  private static let limit: off_t = 16 << 20

  /// The path of the page.
  package let path: String
  private let folder: String
  private let file: OpenFile

  /// How an existing page of a different run is used.
  package enum Existing: Sendable {
    /// The page is replaced.
    case replaced
    /// The page is continued.
    case continued
  }

  /// An open file, which is closed with its last reference.
  private final class OpenFile: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { _ = close(descriptor) }
  }

  /// Opens the page of a folder, and begins it for a new run.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - run: The name of the run, see ``RunName``.
  ///   - other: How a page of a different run is used.
  /// - Throws: ``TestIndexError``, also for a file that is not such a page; it is not changed.
  package init(
    in folder: String,
    run: String,
    other: Existing = .replaced
  ) throws(TestIndexError) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    path = "\(self.folder)/\(Self.fileName)"
    // A link, or a pipe whose reader is missing, is not opened.
    let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else {
      if errno == ELOOP { throw TestIndexError(path, "it is a symbolic link") }
      throw TestIndexError(path, SystemFailure(errno).reason)
    }
    file = OpenFile(descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw TestIndexError(path, "it is not a regular file")
    }
    // File systems without locks have no parallel runs that share a page.
    _ = flock(descriptor, LOCK_EX)
    defer { _ = flock(descriptor, LOCK_UN) }
    let start = IndexPage.beginning(of: run)
    let found = Self.start(of: descriptor, count: start.count)
    guard found != start else { return }
    guard found.isEmpty || found.starts(with: IndexPage.beginning) else {
      throw TestIndexError(path, "the file is not a page of tests")
    }
    if other == .continued, !found.isEmpty { return }
    do throws(SystemFailure) {
      guard ftruncate(descriptor, 0) == 0 else { throw SystemFailure(errno) }
      try FileReplacement.write(IndexPage.head(of: run), toDescriptor: descriptor)
    } catch {
      throw TestIndexError(path, error.reason)
    }
  }

  private static func start(of descriptor: Int32, count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return Array(bytes.prefix(max(0, read)))
  }

  /// Appends a record.
  ///
  /// - Throws: ``TestIndexError``; the page then lacks the record.
  package func append(_ record: IndexRecord) throws(TestIndexError) {
    var status = stat()
    let isShort = fstat(file.descriptor, &status) == 0 && status.st_size > Self.limit
    let line = Array(record.line(isShort: isShort).utf8)
    // A process that begins a new page holds the exclusive lock.
    _ = flock(file.descriptor, LOCK_SH)
    defer { _ = flock(file.descriptor, LOCK_UN) }
    do throws(SystemFailure) {
      try FileReplacement.write(line, toDescriptor: file.descriptor)
    } catch {
      throw TestIndexError(path, error.reason)
    }
  }

  /// Removes traces whose files were deleted from the list, such as after the deletion of a test.
  ///
  /// - Returns: The paths of these traces, relative to the folder of the page, in order.
  /// - Throws: ``TestIndexError``; the page then lists some of the traces.
  package func removeMissing() throws(TestIndexError) -> [String] {
    let missing = listedTraces.filter {
      !FileManager.default.fileExists(atPath: $0.hasPrefix("/") ? $0 : "\(folder)/\($0)")
    }
    for trace in missing.sorted() { try append(IndexRecord(.removed, trace: trace)) }
    return missing.sorted()
  }

  /// The traces that the page lists, without records that can't be read.
  private var listedTraces: Set<String> {
    struct Entry: Decodable {
      var event: String
      var trace: String
    }
    let opening = Data("<script type=\"application/json\">".utf8), closing = Data("</script>".utf8)
    var traces: Set<String> = []
    let page = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
    for line in page.split(separator: UInt8(ascii: "\n")) where line.starts(with: opening) {
      let json = line.dropFirst(opening.count).dropLast(closing.count)
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(json)) else { continue }
      if entry.event == IndexRecord.Event.removed.rawValue {
        traces.remove(entry.trace)
      } else {
        traces.insert(entry.trace)
      }
    }
    return traces
  }

  /// The path of a file relative to the folder of the page; the path itself for a file outside.
  package func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}

/// Why the page of a folder of tests can't be written.
package struct TestIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the page.
  package let path: String
  /// The reason; lower case, no full stop.
  package let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  package var description: String { "'\(path)' can't be written: \(reason)" }
}
