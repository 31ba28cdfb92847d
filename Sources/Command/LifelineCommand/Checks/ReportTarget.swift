package import CommandEnvironment
import Essentials

/// A report format with its file: `sarif=out.sarif`, or `sarif` for standard output.
package struct ReportTarget {
  package let format: ReportFormat
  /// The file, `-` for standard output; `nil` when the user named none.
  package var path: String?

  package init(format: ReportFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  /// Parses `FORMAT` or `FORMAT=FILE`.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let word = parts.first, let format = ReportFormat(rawValue: String(word)) else {
      return nil
    }
    if parts.count > 1, parts[1].isEmpty { return nil }
    self.init(format: format, path: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Returns the file of each report.
  ///
  /// - Parameters:
  ///   - targets: The formats that the user chose; without any, the ending of `output` decides,
  ///     else the report is text.
  ///   - output: The file of each target without a path; `nil` for standard output.
  ///   - inputs: The files that are read, which reports may not replace.
  /// - Returns: The formats with their files, in the order of `targets`.
  /// - Throws: ``CommandFailure`` when two reports have the same file, a report would replace an
  ///   input, or the ending of a file name implies a different format.
  package static func resolve(
    _ targets: [ReportTarget],
    output: String?,
    inputs: [String]
  ) throws(CommandFailure) -> [(format: ReportFormat, path: String)] {
    let implied = output.flatMap { ReportFormat.allowed(inFileNamed: $0).first } ?? .text
    let list = targets.isEmpty ? [ReportTarget(format: implied)] : targets
    if let output, list.allSatisfy({ $0.path != nil }) {
      throw CommandFailure(
        location: output,
        message: "--output names a file, but every --format has one",
        help: "leave --output out"
      )
    }
    let resolved = list.map { (format: $0.format, path: $0.path ?? output ?? "-") }
    for (index, target) in resolved.enumerated() {
      let allowed = ReportFormat.allowed(inFileNamed: target.path)
      if let first = allowed.first, !allowed.contains(target.format) {
        throw CommandFailure(
          location: target.path,
          message: "the file name implies \(first), but --format is \(target.format)",
          help: "leave --format out, or end the file name in \(target.format.ending)"
        )
      }
      if let other = resolved[..<index].first(where: { isSame($0.path, target.path) }) {
        let words = target.path == "-" ? "standard output" : "'\(target.path)'"
        throw CommandFailure(
          message: "two reports have the same output, \(words): \(other.format) and "
            + "\(target.format)",
          help: "name a separate file for one of them: --format \(target.format)=FILE"
        )
      }
      if let input = inputs.first(where: { InputFile(path: $0).isSame(as: target.path) }) {
        throw CommandFailure(
          location: target.path,
          message: "the report would replace the input '\(input)'",
          help: "name a different file"
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
