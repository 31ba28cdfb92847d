/// The formats of other programs in which traces are written.
package enum ExportTarget: String, Hashable, Sendable, CaseIterable {
  case perfetto
  case sqlite
  case jsonl
  case otlp
  case speedscope

  /// The ending of the names of files.
  var ending: String {
    switch self {
    case .perfetto: "pftrace"
    case .sqlite: "sqlite"
    case .jsonl: "jsonl"
    case .otlp: "otlp.json"
    case .speedscope: "speedscope.json"
    }
  }

  /// What to do with the file.
  var use: String {
    switch self {
    case .perfetto: "open it in ui.perfetto.dev"
    case .sqlite: "'lifeline query --schema' describes its tables"
    case .jsonl: "an event on each line"
    case .otlp: "post it to /v1/traces of a collector as application/json"
    case .speedscope: "open it in www.speedscope.app"
    }
  }
}
