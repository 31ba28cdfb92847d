import TraceModel

/// The addresses at which the app's sources are shown, such as those of a repository.
public struct SourceAddress: Hashable, Sendable {
  /// The schemes of addresses that only show something.
  private static let schemes = ["https://", "http://", "file://", "vscode://"]

  private let template: String

  /// Reads an address with places for file and line; `nil` for an address of another scheme than
  /// `https`, `http`, `file` and `vscode`.
  ///
  /// `{file}` and `{line}` are replaced; if the address has none, `/{file}#L{line}` follows it.
  public init?(_ text: String) {
    guard Self.schemes.contains(where: text.hasPrefix), text.utf8.allSatisfy({ $0 > 0x20 }) else {
      return nil
    }
    var text = text
    if !text.contains("{file}") {
      while text.hasSuffix("/") { text.removeLast() }
      text += "/{file}#L{line}"
    }
    template = text
  }

  /// Returns the address of a position.
  func address(of position: SourcePosition) -> String {
    template.replacing("{file}", with: Self.escaped(position.file))
      .replacing("{line}", with: "\(position.line)")
  }

  /// Escapes a path for an address (RFC 3986, section 3.3).
  private static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isLetter || character.isNumber || "-._~/+@".contains(character)
      if character.isASCII, isPlain {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
