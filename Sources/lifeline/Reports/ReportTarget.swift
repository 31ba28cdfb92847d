import ArgumentParser
import Foundation

/// How a report is written.
enum ReportFormat: String, CaseIterable {
  case text
  case short
  case json
  case jsonl
  case sarif
  case junit
  case github

  /// How the name of a file with a report in this format ends.
  var ending: String {
    switch self {
    case .text, .short, .github: ".txt"
    case .json, .jsonl, .sarif: ".\(rawValue)"
    case .junit: ".xml"
    }
  }

  /// The formats that the name of a file allows, the likeliest one first; empty for a name whose
  /// end states no format, which holds text.
  ///
  /// SARIF is JSON, and is often kept in `.json`.
  static func allowed(inFileNamed name: String) -> [ReportFormat] {
    let name = name.lowercased()
    let endings: [(String, [ReportFormat])] = [
      (".sarif", [.sarif]), (".sarif.json", [.sarif]), (".jsonl", [.jsonl]), (".ndjson", [.jsonl]),
      (".json", [.json, .sarif]), (".xml", [.junit]),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? []
  }
}

/// A format with the file that it goes to: `sarif=out.sarif`, or `sarif` for standard output.
struct ReportTarget: ExpressibleByArgument {
  let format: ReportFormat
  /// The file, `-` for standard output; `nil` when the user did not say.
  var path: String?

  init(format: ReportFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let word = parts.first, let format = ReportFormat(rawValue: String(word)) else {
      return nil
    }
    if parts.count > 1, parts[1].isEmpty { return nil }
    self.init(format: format, path: parts.count > 1 ? String(parts[1]) : nil)
  }

  static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }

  /// Decides where each report goes.
  ///
  /// - Parameters:
  ///   - targets: What the user said; nothing is what the end of `output` states, else text.
  ///   - output: Where formats without a file of their own go.
  ///   - inputs: The files that are read, which no report may replace.
  /// - Returns: The formats with their files, in the order of `targets`.
  /// - Throws: ``CommandFailure`` when two reports go to one place, a report goes to an input, or
  ///   the name of a file states another format.
  static func resolve(
    _ targets: [ReportTarget],
    output: String?,
    inputs: [String]
  ) throws(CommandFailure) -> [(format: ReportFormat, path: String)] {
    let stated = output.flatMap { ReportFormat.allowed(inFileNamed: $0).first } ?? .text
    let list = targets.isEmpty ? [ReportTarget(format: stated)] : targets
    if let output, list.allSatisfy({ $0.path != nil }) {
      throw CommandFailure(
        place: output,
        message: "--output names a file, but every --format has one",
        help: "leave --output out"
      )
    }
    let resolved = list.map { (format: $0.format, path: $0.path ?? output ?? "-") }
    for (place, target) in resolved.enumerated() {
      let allowed = ReportFormat.allowed(inFileNamed: target.path)
      if let first = allowed.first, !allowed.contains(target.format) {
        throw CommandFailure(
          place: target.path,
          message: "the name states \(first), but --format states \(target.format)",
          help: "leave --format out, or end the name in \(target.format.ending)"
        )
      }
      if let other = resolved[..<place].first(where: { isSame($0.path, target.path) }) {
        let words = target.path == "-" ? "standard output" : "'\(target.path)'"
        throw CommandFailure(
          message: "two reports go to \(words): \(other.format) and \(target.format)",
          help: "give one a file of its own: --format \(target.format)=FILE"
        )
      }
      if let input = inputs.first(where: { InputFile(path: $0).isSame(as: target.path) }) {
        throw CommandFailure(
          place: target.path,
          message: "the report would replace the input '\(input)'",
          help: "name another file"
        )
      }
    }
    return resolved
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    guard first != "-", second != "-" else { return false }
    return URL(filePath: first).standardizedFileURL.path
      == URL(filePath: second).standardizedFileURL.path
      || InputFile(path: first).isSame(as: second)
  }
}
