import Findings
import Foundation
import TraceAnalysis
import TraceModel

/// The traces that appear in a folder while something runs.
struct TraceListing {
  private let folder: String
  private let before: [String: Stamp]

  /// What tells that a file was written again.
  private struct Stamp: Equatable {
    let modified: Date?
    let number: UInt64?
  }

  /// Notes what the folder holds already.
  init(folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    before = Self.stamps(in: self.folder)
  }

  /// The traces that were written since, in the order of their paths, each with its summary, its
  /// warnings and errors, and how it ends.
  var text: String {
    let paths = Self.stamps(in: folder).filter { before[$0.key] != $0.value }.keys.sorted()
    guard !paths.isEmpty else {
      return "no trace was written into \(folder): tests are recorded with the trait .lifeline or "
        + "the class LifelineTestCase, other programs when they use HeadlessUIKit"
    }
    let count = paths.count == 1 ? "1 trace" : "\(paths.count) traces"
    return (["\(count) in \(folder)"] + paths.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(of path: String) -> [String] {
    do {
      let input = InputFile(path: path)
      let report = try input.report(observes: nil, acceptsUnjudged: true)
      let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
      let title = report.header.title == stem ? "" : report.header.title
      let summary = VisibleText.of(
        [title, report.summary.first ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
      )
      let findings = report.findings.filter { $0.severity >= .warning }.map { finding in
        VisibleText.of(
          "  \(finding.severity.rawValue)[\(finding.rule)] \(finding.name): \(finding.message)"
        )
      }
      return ["\(VisibleText.of(path)): \(summary)"] + findings + (try ending(of: input, report))
    } catch let failure as CommandFailure {
      return [failure.text]
    } catch {
      return ["\(path): error: \(error)"]
    }
  }

  /// What there is to say of a trace that is not complete.
  private func ending(of input: InputFile, _ report: AnalysisReport) throws -> [String] {
    switch report.end.status {
    case .complete: return []
    case .stopped: return ["  ends early: \(VisibleText.of(report.end.reason))"]
    case .cut:
      let history = TraceHistory(try input.traceAndFindings(observes: nil).0)
      let time = "\(history.end.nanoseconds / 1_000_000) ms"
      let open = history.spans.filter(\.isOpen).max { $0.depth < $1.depth }
      guard let open, let subject = open.subject else {
        return ["  the program died at \(time), outside of any callback"]
      }
      let name = history.trace.names[open.name]
      let object = history.subjects[subject].displayName
      return [VisibleText.of("  the program died at \(time) in \(object) \(name)")]
    }
  }

  private static func stamps(in folder: String) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    let files = FileManager.default.enumerator(atPath: folder)
    while let name = files?.nextObject() as? String {
      guard name.hasSuffix(".json") else { continue }
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      stamps[path] = Stamp(
        modified: attributes?[.modificationDate] as? Date,
        number: (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
      )
    }
    return stamps
  }
}
