import CommandEnvironment

/// The format of the first bytes of an input that is not text.
enum InputContents: Equatable {
  /// UTF-8, UTF-16 or another encoding that shares the letters of ASCII.
  case text
  /// Text in UTF-32.
  case utf32
  /// A format that is known by its first bytes, with the command that makes text of it.
  case format(name: String, remedy: String)
  /// Bytes that are not text.
  case binary

  /// Detects the contents.
  ///
  /// - Parameter head: The first bytes, ``InputFormat/sufficientBytes`` of them if there are as
  ///   many.
  init(_ head: [UInt8]) {
    if let known = Self.formats.first(where: { head.starts(with: $0.bytes) }) {
      self = .format(name: known.name, remedy: known.remedy)
    } else if head.dropFirst(257).starts(with: "ustar".utf8) {
      self = .format(name: "a tar archive", remedy: "extract it: 'tar -xf FILE'")
    } else if Self.isUTF32(head) {
      self = .utf32
    } else {
      self = Self.isBinary(head) ? .binary : .text
    }
  }

  /// The failure of an input that is not text; `nil` for text.
  func failure(path: String) -> CommandFailure? {
    switch self {
    case .text: nil
    case .utf32:
      CommandFailure(
        location: path,
        message: "the input is UTF-32; logs are read in UTF-8 and UTF-16",
        help: "convert it: 'iconv -f UTF-32 -t UTF-8 FILE | lifeline check -'"
      )
    case .format(let name, let remedy):
      CommandFailure(location: path, message: "the input is \(name), not a log", help: remedy)
    case .binary:
      CommandFailure(
        location: path,
        message: "the input is binary data, not a log",
        help: "export the log as text, such as 'log show --archive FILE.logarchive > device.log'"
      )
    }
  }

  /// Whether the bytes may nevertheless contain lines of a log, so that they are read first.
  var mayContainLines: Bool { self == .text || self == .binary }

  private static let formats: [(bytes: [UInt8], name: String, remedy: String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive", "extract it: 'unzip FILE'"),
    (
      [0x28, 0xB5, 0x2F, 0xFD], "zstd data",
      "'zstd -dc FILE | lifeline check -' checks its contents"
    ),
    (
      [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz data",
      "'xz -dc FILE | lifeline check -' checks its contents"
    ),
    (
      Array("BZh".utf8) + [0x39, 0x31, 0x41, 0x59], "bzip2 data",
      "'bzip2 -dc FILE | lifeline check -' checks its contents"
    ),
    (Array("bplist00".utf8), "a binary property list", "name the log, or a trace of 'record'"),
    (Array("SQLite format 3".utf8) + [0], "an SQLite database", "export its log as text"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "name the log, or a trace of 'record'"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture", "name the log, or a trace of 'record'"),
    (Array("%PDF-".utf8), "a PDF document", "copy its log into a text file"),
    ([0xCF, 0xFA, 0xED, 0xFE], "a program", "'lifeline record -- PROGRAM' records a program"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program", "'lifeline record -- PROGRAM' records a program"),
  ]

  /// Whether text is UTF-32: it begins with a byte order mark, or three of each four bytes of the
  /// first characters are zero.
  ///
  /// Source: The Unicode Standard, version 15, section 3.10.
  private static func isUTF32(_ head: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]]
    if marks.contains(where: head.starts(with:)) { return true }
    let units = head.prefix(32)
    guard units.count >= 8 else { return false }
    return [0, 3].contains { remainder in
      units.enumerated().allSatisfy { ($0.offset % 4 == remainder) == ($0.element != 0) }
    }
  }

  /// Whether more than one of 32 bytes is a control character that no text has.
  private static func isBinary(_ head: [UInt8]) -> Bool {
    let zeros = head.indices.filter { head[$0] == 0 }
    let isUTF16 =
      head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || [0, 1].contains { remainder in zeros.allSatisfy { $0 % 2 == remainder } }
        && zeros.count > 1
    let controls = head.count { $0 < 0x09 || (0x0E..<0x1B).contains($0) }
    return !isUTF16 && controls * 32 > head.count
  }
}
