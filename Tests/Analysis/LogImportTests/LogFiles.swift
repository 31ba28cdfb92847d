import Foundation
import LogImport
import TestSupport
import TraceModel

/// The log files of the tests.
enum LogFiles {
  /// The root of the package.
  static let root = Repository.root
  /// The project's logs.
  static let own = root.appending(path: "traces/logs")
  /// Excerpts of logs that others published; the first line of each names its source.
  static let published = own.appending(path: "published")

  /// Returns the names of the files in a folder with an ending, sorted.
  static func names(in folder: URL, ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// Returns the bytes of a file.
  static func bytes(of name: String, in folder: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }
}

extension LogImporter {
  /// Reads to the end and returns all events.
  mutating func rest() throws -> [TraceEvent] {
    var events: [TraceEvent] = []
    while let event = try next() { events.append(event) }
    return events
  }
}

/// Lists events, one line each, without the ends of callbacks.
enum Listing {
  /// Returns `subject callback` for callbacks and `line subject ! message` for diagnostics.
  static func callbacks(_ bytes: [UInt8], echoes: Bool = true) throws -> [String] {
    var importer = LogImporter(title: "log", bytes: bytes)
    let events = try importer.rest()
    var subjects: [SubjectID: String] = [:]
    var lines: [String] = []
    for event in events {
      switch event.kind {
      case .birth:
        let label = importer.names[event.text]
        let name = importer.names[event.name]
        subjects[event.subject] = label.isEmpty || label == name ? name : "\(name)(\(label))"
      case .begin where echoes || !event.flags.contains(.echo):
        lines.append("\(subjects[event.subject] ?? "?") \(importer.names[event.name])")
      case .diagnostic:
        lines.append("\(subjects[event.subject] ?? "-") ! \(importer.names[event.text].prefix(24))")
      default: break
      }
    }
    return lines
  }

  /// Returns the explanation of each line in the format of `--explain-import`.
  static func explained(_ bytes: [UInt8], patterns: [LogPattern] = []) throws -> String {
    var text = ""
    var options = LogImportOptions(scan: LogImporter.scan(bytes: bytes, patterns: patterns))
    options.patterns = patterns
    options.explain = { text += "\($0.line): \($0.text)\n" }
    var importer = LogImporter(title: "log", options: options, bytes: bytes)
    _ = try importer.rest()
    return text
  }

  /// Returns all fields that an import sets, one line an event.
  static func full(_ bytes: [UInt8], chunk: Int = .max) throws -> String {
    var rest = bytes[...]
    // A file is read twice: a first pass finds the observed callbacks.
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "log", options: options) {
      defer { rest = rest.dropFirst(chunk) }
      return Array(rest.prefix(chunk))
    }
    var text = ""
    let events = try importer.rest()
    for event in events { text += line(event, importer.names) + "\n" }
    for problem in importer.problems {
      text +=
        "\(problem.line): \(problem.severity.rawValue): \(problem.message) [\(problem.code)]\n"
    }
    let header = importer.header
    text += "clock \(header.clock.rawValue), epoch \(header.epoch), observed "
    return text + (header.observed ?? []).joined(separator: " ") + "\n"
  }

  private static func line(_ event: TraceEvent, _ names: NameTable) -> String {
    var parts = ["\(event.line)@\(event.byte)", "\(event.time.nanoseconds)ns"]
    parts.append("p\(event.process)t\(event.thread)")
    parts.append("\(event.kind)")
    if event.subject != .none { parts.append("#\(event.subject.number)") }
    parts.append(names[event.name])
    if event.kind == .birth {
      parts.append("\(event.subjectKind.text) by \(event.identity.text)")
      if event.flags.contains(.alreadyAlive) { parts.append("already alive") }
    }
    if !event.text.isEmpty { parts.append("“\(names[event.text])”") }
    if let animated = event.animated { parts.append("animated \(animated)") }
    if let argument = event.statedArgument {
      parts.append(argument == .none ? "argument nil" : "argument #\(argument.number)")
    }
    if event.flags.contains(.echo) { parts.append("echo") }
    if event.flags.contains(.untimed) { parts.append("untimed") }
    return parts.joined(separator: " ")
  }
}
