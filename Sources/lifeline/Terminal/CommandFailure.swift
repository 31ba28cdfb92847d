/// Why a command could not do its work: what is wrong, where, and what to do.
struct CommandFailure: Error {
  /// Where: a path, with line and column when they are known; empty for none.
  var place = ""
  /// What is wrong; lower case, no full stop.
  var message: String
  /// What to do; empty for none.
  var help = ""

  /// The lines for standard error.
  var text: String {
    let head = place.isEmpty ? "error: \(message)" : "\(place): error: \(message)"
    return help.isEmpty ? head : "\(head)\nhelp: \(help)"
  }
}

/// The end of a command whose report is written and holds findings that fail.
struct FindingsReported: Error {
  /// The exit status.
  let status: Int32
}
