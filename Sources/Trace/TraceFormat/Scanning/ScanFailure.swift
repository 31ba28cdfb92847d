/// The reason why a piece of JSON could not be scanned.
enum ScanFailure: Error, Equatable {
  /// The present bytes end inside the value; more may follow.
  case endOfBytes
  /// An unexpected byte.
  case unexpected(UInt8, expected: StaticText)
  /// A control character inside a string.
  case controlCharacter(UInt8)
  /// The values are nested deeper than ``ByteScanner/depthLimit``.
  case tooDeep

  /// A string literal that can be compared.
  struct StaticText: Equatable, ExpressibleByStringLiteral {
    let text: StaticString

    init(stringLiteral text: StaticString) {
      self.text = text
    }

    static func == (left: Self, right: Self) -> Bool {
      "\(left.text)" == "\(right.text)"
    }
  }

  /// The message about the found input.
  var message: String {
    switch self {
    case .endOfBytes: "the event is not finished"
    case .unexpected(let byte, let expected):
      "found \(Self.name(of: byte)), expected \(expected.text)"
    case .controlCharacter(let byte):
      "found \(Self.name(of: byte)) inside a string, expected a closing quote"
    case .tooDeep: "values stand inside each other more than \(ByteScanner.depthLimit) deep"
    }
  }

  /// The displayed form of a byte.
  static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x0A: "the end of the line"
    case 0x20: "a space"
    case 0x21..<0x7F: "'\(Character(Unicode.Scalar(byte)))'"
    default: "the byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
  }
}
