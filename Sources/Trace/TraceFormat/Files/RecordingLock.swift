import TraceModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lock that a recorder holds on its file.
///
/// It belongs to the open file (`flock(2)`): the system releases it when the recorder closes the
/// file and when its process ends for any reason. On file systems without `flock`, no lock is held.
package enum RecordingLock {
  /// The recorder that holds a lock.
  package struct Holder: Hashable, Sendable {
    /// Its process; `nil` where the system does not publish it.
    package var process: Int32?
    /// The title of its trace; empty if it has none that can be printed.
    package var title: String

    /// A recorder without known process and title.
    package static let unknown = Holder(process: nil, title: "")

    /// The recorder as the subject of a sentence: `process 71, which records 'push',`.
    package var description: String {
      let what = title.isEmpty ? "" : ", which records '\(title)',"
      guard let process else { return "another recorder\(what)" }
      let isOwn = process == getpid()
      return (isOwn ? "another recorder of this process" : "process \(process)") + what
    }
  }

  /// Locks an open file until it is closed; returns `false` if another recorder has locked it.
  package static func take(_ descriptor: Int32) -> Bool {
    // A program that only queries the holder has the lock for a moment.
    for _ in 0..<5 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      usleep(2000)
    }
    return false
  }

  /// Returns the recorder that records to a file; `nil` if there is none.
  ///
  /// A file that another kind of program has locked has no holder: its first line is not the header
  /// of a trace.
  package static func holder(of path: String) -> Holder? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK,
      let title = title(descriptor)
    else { return nil }
    return Holder(process: LockTable.process(locking: status), title: title)
  }

  /// The title in the header of a trace; `nil` if the file has no header.
  private static func title(_ descriptor: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    var reader = TraceReader(bytes: Array(bytes[..<count]))
    guard (try? reader.next()) != nil, reader.hasHeader else { return nil }
    let title = reader.header.title
    let isPrintable = title.unicodeScalars.allSatisfy {
      let hidden: [Unicode.GeneralCategory] = [
        .control, .format, .lineSeparator, .paragraphSeparator,
      ]
      return !hidden.contains($0.properties.generalCategory)
    }
    return isPrintable ? String(title.prefix(80)) : ""
  }
}

/// The system's list of locks, on Linux `/proc/locks`.
private enum LockTable {
  /// The process that has locked a file; `nil` where the system does not publish it.
  static func process(locking status: stat) -> Int32? {
    #if os(Linux)
    let device = UInt64(status.st_dev)
    var major: UInt64 = (device >> 8) & 0xFFF
    major |= (device >> 32) & 0xFFFF_F000
    var minor: UInt64 = device & 0xFF
    minor |= (device >> 12) & 0xFFFF_FF00
    let file = "\(hexadecimal(major)):\(hexadecimal(minor)):\(status.st_ino)"
    var entry: [Substring]?
    for line in lines() {
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[3] == "WRITE" else { continue }
      // Layered file systems list a different device than they report for a file.
      if words[5] == file || (entry == nil && words[5].hasSuffix(":\(status.st_ino)")) {
        entry = words
      }
    }
    guard let entry, let process = Int32(entry[4]), process > 0 else { return nil }
    return process
    #else
    return nil
    #endif
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    number < 16 ? "0\(String(number, radix: 16))" : String(number, radix: 16)
  }

  private static func lines() -> [Substring] {
    let descriptor = open("/proc/locks", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while text.count < 1 << 22 {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      text += bytes[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
  }
}
