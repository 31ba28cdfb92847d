/// Why recording could not begin or had to stop.
public struct RecorderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Code: String, Sendable {
    /// The file can't be created or opened.
    case unwritablePath = "unwritable-path"
    /// Another recorder records into the file.
    case pathInUse = "path-in-use"
    /// Another program shortened or overwrote the file during the recording.
    case fileChanged = "file-changed"
    /// Another program moved its own file to the path during the recording.
    case fileReplaced = "file-replaced"
    /// The process is a child of the recording process.
    case forkedProcess = "forked-process"
    case diskFull = "disk-full"
    /// The trace has reached the limit for its size.
    case sizeLimit = "size-limit"
    /// A call to the system failed for another reason.
    case system = "system-call-failed"
  }

  /// The kind of failure.
  public var code: Code
  /// The description; lower case, no full stop.
  public var message: String
  /// Advice; empty if there is none.
  public var help: String

  /// Creates an error.
  public init(_ code: Code, message: String, help: String = "") {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The failure in the format of a compiler message.
  public var description: String {
    let line = "error: \(message) [\(code.rawValue)]"
    return help.isEmpty ? line : "\(line)\nhelp: \(help)"
  }
}
