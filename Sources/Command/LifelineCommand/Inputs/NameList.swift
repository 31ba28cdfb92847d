import CommandEnvironment
import Essentials

/// The names of inputs in a file or on standard input, each ended by a line feed or by NUL.
///
/// The first piece of the list that contains a separator decides: NUL where it has one, as `find
/// -print0` writes, otherwise line feeds. The names are read as they are needed, so memory does not
/// grow with the list.
struct NameList: Sendable {
  /// The maximum number of bytes of a name; Linux and macOS have lower limits.
  static let longestName = 1 << 16

  /// An entry of the list.
  enum Entry: Hashable, Sendable {
    /// The name of an input.
    case name(String)
    /// Bytes that are not the name of a file, as text for messages, with the reason.
    case refused(String, reason: String)
  }

  /// The path of the list as the user wrote it; `-` is standard input.
  let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var separator: UInt8?
  private var isAtEnd = false

  /// Opens a list.
  ///
  /// - Throws: ``CommandFailure`` when it can't be read.
  init(path: String) throws(CommandFailure) {
    self.path = path
    if path == "-" {
      descriptor = CommandSession.current.input
      return
    }
    CommandSession.current.noteRead(path)
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
  }

  /// Returns the next entry, or `nil` at the end of the list.
  ///
  /// - Throws: ``CommandFailure`` when the list can't be read.
  mutating func next() throws(CommandFailure) -> Entry? {
    /// The number of bytes of the entry that contain no separator.
    var searched = 0
    while true {
      if let separator,
        let end = buffer[(position + searched)...].firstIndex(of: separator)
      {
        defer { position = end + 1 }
        return entry(buffer[position..<end])
      }
      if buffer.count - position > Self.longestName { return try skipLongName() }
      guard !isAtEnd else {
        defer { position = buffer.count }
        return position < buffer.count ? entry(buffer[position...]) : nil
      }
      searched = separator == nil ? 0 : buffer.count - position
      try fill()
    }
  }

  /// Closes the list.
  func close() {
    if path != "-" { _ = Essentials.close(descriptor) }
  }

  private func entry(_ bytes: ArraySlice<UInt8>) -> Entry {
    func refused(_ reason: String) -> Entry {
      .refused(String(decoding: bytes.prefix(1 << 10), as: UTF8.self), reason: reason)
    }
    if bytes.isEmpty { return refused("the list has an empty name") }
    if bytes.contains(0) { return refused("the name contains NUL") }
    guard let name = String(validating: bytes, as: UTF8.self) else {
      return refused("the name is not valid UTF-8")
    }
    if name == "-" {
      return path == "-"
        ? refused("standard input is the list of inputs; './-' is a file of this name")
        : refused("a list can't name standard input; './-' is a file of this name")
    }
    return .name(name)
  }

  /// Skips a name over the maximum length, and returns its beginning.
  private mutating func skipLongName() throws(CommandFailure) -> Entry {
    let begin = buffer[position...].prefix(1 << 10)
    while true {
      if let separator, let end = buffer[position...].firstIndex(of: separator) {
        position = end + 1
        break
      }
      position = buffer.count
      if isAtEnd { break }
      try fill()
    }
    return .refused(
      String(decoding: begin, as: UTF8.self),
      reason: "the name has more than \(Self.longestName) bytes"
    )
  }

  /// Reads more bytes behind those that no entry has used.
  private mutating func fill() throws(CommandFailure) {
    buffer.removeFirst(position)
    position = 0
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable(errno)
      }
      isAtEnd = count == 0
      buffer += piece[..<count]
      break
    }
    if separator == nil {
      if buffer.contains(0) {
        separator = 0
      } else if buffer.contains(UInt8(ascii: "\n")) || buffer.count > Self.longestName {
        separator = UInt8(ascii: "\n")
      }
    }
  }

  private func unreadable(_ number: Int32) -> CommandFailure {
    CommandFailure(
      location: path == "-" ? "standard input" : path,
      message: "the list of inputs can't be read: \(String(cString: strerror(number)))",
      help: "name a file with one input on each line, or '-' for standard input"
    )
  }
}
