/// Why recording could not begin or had to stop.
public struct RecorderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sorts of failure.
  public enum Code: String, Sendable {
    /// The file can't be made or opened.
    case unwritablePath = "unwritable-path"
    /// Another recorder records into the file.
    case pathInUse = "path-in-use"
    /// Another program shortened or overwrote the file during the recording.
    case fileChanged = "file-changed"
    /// Another program gave the path to a file of its own during the recording.
    case fileReplaced = "file-replaced"
    /// The process is a child of the one that records.
    case forkedProcess = "forked-process"
    /// The disk has no room for more.
    case diskFull = "disk-full"
    /// A call to the system failed for another reason.
    case system = "system-call-failed"
  }

  /// What sort of failure it is.
  public var code: Code
  /// What happened; lower case, no full stop.
  public var message: String
  /// What to do; empty when there is nothing to do.
  public var help: String

  /// Creates an error.
  public init(_ code: Code, message: String, help: String = "") {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The failure as a compiler would print it.
  public var description: String {
    let line = "error: \(message) [\(code.rawValue)]"
    return help.isEmpty ? line : "\(line)\nhelp: \(help)"
  }
}
