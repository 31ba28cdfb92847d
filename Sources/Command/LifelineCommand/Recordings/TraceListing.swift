import CommandEnvironment
import Findings
import Essentials
import TraceAnalysis
import TraceModel

/// Lists the traces that a program writes into a folder.
struct TraceListing {
  private let folder: String
  private let before: [String: Stamp]

  /// The attributes that change when a file is written again.
  private struct Stamp: Equatable {
    let modified: Date?
    let number: UInt64?
  }

  /// Stores the stamps of the existing files, which are not listed.
  init(folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    before = Self.stamps(in: self.folder)
  }

  /// The paths of the traces that were written since then, in order.
  var paths: [String] {
    Self.stamps(in: folder).filter { before[$0.key] != $0.value }.keys.sorted()
  }

  /// Lists traces, each with its summary, its warnings and errors, and an end that is missing.
  func text(of paths: [String]) -> String {
    guard !paths.isEmpty else {
      return "no trace was written into \(folder): tests are recorded with the trait .lifeline or "
        + "the class LifelineTestCase, other programs when they use HeadlessUIKit"
    }
    return (["\(paths.count.counted("trace")) in \(folder)"] + paths.flatMap(lines)).joined(
      separator: "\n"
    )
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

  /// Returns a line about the end of a trace that is not complete.
  private func ending(of input: InputFile, _ report: AnalysisReport) throws -> [String] {
    guard report.end.status != .complete else { return [] }
    let trace = try input.checkedTrace(observes: nil).trace
    return TraceEnding.sentence(of: trace).map { ["  \($0)"] } ?? []
  }

  private static func stamps(in folder: String) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      var status = stat()
      stamps[path] = Stamp(
        modified: attributes?[.modificationDate] as? Date,
        number: lstat(path, &status) == 0 ? UInt64(status.st_ino) : nil
      )
    }
    return stamps
  }
}
