package import DiagramCairo
package import DiagramLayout
package import LogImport
package import Scenarios
package import TraceFormat
package import TraceRecorder

/// The kind of a failure, as the module that found it states it.
package enum FailureCode: Hashable, Sendable {
  /// A trace can't be read.
  case format(TraceFormatError.Code)
  /// A log pattern can't be used.
  case pattern(LogPatternError.Code)
  /// A scenario file can't be read or run.
  case scenario(ScenarioError.Code)
  /// A trace can't be recorded.
  case recorder(RecorderError.Code)
  /// A picture can't be laid out.
  case layout(LayoutError.Code)
  /// A picture can't be rendered.
  case cairo(CairoError.Code)
  /// A picture marker of a Markdown document is malformed.
  case pictureMarker
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

  /// The identifier that messages show in brackets; `nil` for kinds whose message shows none.
  package var identifier: String? {
    switch self {
    case .format(let code): code.rawValue
    case .pattern(let code): code.rawValue
    case .scenario(let code): code.rawValue
    case .recorder(let code): code.rawValue
    case .layout(let code): code.rawValue
    case .cairo(let code): code.rawValue
    case .pictureMarker: "picture-marker"
    case .unwritableOutput, .input, .noCallback, .largeInput, .damagedGzip: nil
    }
  }

  /// The word for the column `errorCode` of rows, which does not depend on the input.
  var word: String {
    switch self {
    case .input(let failure): failure.rawValue
    case .noCallback: "no-callback"
    case .largeInput: InputFailure.tooLarge.rawValue
    case .damagedGzip: "damaged-gzip"
    default: identifier ?? "other"
    }
  }
}
