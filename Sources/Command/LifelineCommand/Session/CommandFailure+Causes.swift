import CheckConfiguration
import CommandEnvironment
import DiagramLayout
import LogImport
import TraceFormat

#if Cairo
import DiagramCairo
#endif

// The errors of other modules as failures of the command.
extension CommandFailure {
  /// Creates the failure of a trace that can't be read.
  init(_ error: TraceFormatError, path: String) {
    self.init(
      location: error.line > 0 ? "\(path):\(error.line):\(max(error.column, 1))" : path,
      code: FailureCode(error.code),
      message: error.message,
      help: error.help
    )
  }

  init(_ error: LogPatternError, location: String, context: String = "") {
    self.init(
      location: location,
      code: FailureCode(error.code),
      message: context + error.message,
      help: error.help
    )
  }

  /// Creates the failure of a picture that can't be laid out.
  init(_ error: LayoutError, location: String = "") {
    self.init(
      location: location,
      code: FailureCode(error.code),
      message: error.message,
      help: error.help
    )
  }

  /// Creates the failure of a picture that can't be rendered.
  init(_ error: CairoError, location: String) {
    self.init(
      location: location,
      code: FailureCode(error.code),
      message: error.message,
      help: error.help
    )
  }

  /// Creates the failure of a configuration or baseline that is not valid.
  init(_ error: ConfigurationError) {
    var location = error.path
    if error.line > 0 { location += ":\(error.line)" }
    if error.line > 0, error.column > 0 { location += ":\(error.column)" }
    self.init(location: location, message: error.message, help: error.help)
  }
}
