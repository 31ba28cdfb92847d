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
    case .unwritableOutput: nil
    }
  }
}
