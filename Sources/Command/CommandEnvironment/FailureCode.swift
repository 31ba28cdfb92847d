/// The kind of a failure, as the module that found it states it.
package enum FailureCode: Hashable, Sendable, Codable {
  /// A kind that a module identifies by a word, which messages show in brackets: `bad-yaml`.
  case identified(String)
  /// An output of the command can't be written.
  case unwritableOutput
  /// An input can't be checked.
  case input(InputFailure)
  /// A log contains no callback.
  case noCallback
  /// The input is larger than the command reads.
  case largeInput
  /// Compressed data are damaged or incomplete.
  case damagedGzip

  /// A picture marker of a Markdown document is malformed.
  package static let pictureMarker = FailureCode.identified("picture-marker")

  /// Creates the kind of an error of another module.
  package init(_ code: some RawRepresentable<String>) {
    self = .identified(code.rawValue)
  }

  /// The identifier that messages show in brackets; `nil` for kinds whose message shows none.
  package var identifier: String? {
    if case .identified(let word) = self { word } else { nil }
  }

  /// The word for the column `errorCode` of rows, which does not depend on the input.
  package var word: String {
    switch self {
    case .input(let failure): failure.rawValue
    case .noCallback: "no-callback"
    case .largeInput: InputFailure.tooLarge.rawValue
    case .damagedGzip: "damaged-gzip"
    case .unwritableOutput: "other"
    case .identified(let word): word
    }
  }
}
