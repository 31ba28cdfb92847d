/// The file names of traces and logs.
package enum InputName {
  /// The endings that a folder's traces and logs have, each also before `.gz`.
  static let endings = [".json", ".ndjson", ".log"]

  /// The endings as text.
  static let list = "*.json, *.ndjson, *.log or these with .gz"

  /// Whether a file of a folder is taken for a trace or a log.
  static func isTraceOrLog(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) || name.hasSuffix($0 + ".gz") }
  }

  /// The advice for a folder without traces and logs.
  static func help(folder: String) -> String {
    "a folder's traces and logs are named \(list); '\(folder)/**/*.txt' in quotes takes other "
      + "names, and 'lifeline verify \(folder)' runs scenario files"
  }
}
