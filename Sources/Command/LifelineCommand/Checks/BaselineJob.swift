import CheckConfiguration
import CommandEnvironment
import Findings
import TraceAnalysis
import TraceModel

/// Writes and prunes baselines: the work of `lifeline baseline`.
package struct BaselineJob {
  /// Files, folders and patterns; empty for standard input.
  package var paths: [String]
  /// Patterns of files and folders that are left out.
  package var exclusions: [String] = []
  /// The rules and configuration of the check.
  package var selection: RuleSelection

  package init(paths: [String], selection: RuleSelection = RuleSelection()) {
    self.paths = paths.isEmpty ? ["-"] : paths
    self.selection = selection
  }

  /// Writes the findings of the files as a baseline.
  ///
  /// - Parameter output: The baseline; `-` is standard output.
  /// - Returns: The exit status.
  /// - Throws: ``CommandFailure``.
  package func write(to output: String) throws -> Int32 {
    let files = try inputs(except: output)
    _ = try ReportTarget.resolve([], output: output, inputs: files)
    guard let baseline = try baseline(of: files) else { return 2 }
    try OutputFile(path: output).write(baseline.json)
    if output != "-" {
      let (findings, kinds) = (
        baseline.total.counted("finding"), baseline.counts.count.counted("kind")
      )
      CommandSession.writeMessage("wrote \(output): \(findings) of \(kinds)")
    }
    return 0
  }

  /// Lowers the counts of a baseline to the counts of the files.
  ///
  /// - Parameters:
  ///   - path: The baseline.
  ///   - isDryRun: Whether stale entries are only reported.
  /// - Returns: The exit status.
  /// - Throws: ``CommandFailure``; the baseline is unchanged then.
  package func prune(_ path: String, isDryRun: Bool) throws -> Int32 {
    let files = try inputs(except: path)
    let known = try Baseline(readingFile: path)
    guard let current = try baseline(of: files) else { return 2 }
    let pruned = known.pruned(to: current)
    let stale = known.total - pruned.total
    guard stale > 0 else {
      CommandSession.writeMessage("\(path): every finding still occurs")
      return 0
    }
    let words = stale == 1 ? "1 finding no longer occurs" : "\(stale) findings no longer occur"
    guard !isDryRun else {
      CommandSession.writeMessage("\(path): \(words)")
      return 1
    }
    try OutputFile(path: path).write(pruned.json, replacing: .readOutput)
    CommandSession.writeMessage("\(path): \(words); removed")
    return 0
  }

  /// Returns the files of the arguments, which must all name a file.
  private func inputs(except written: String) throws(CommandFailure) -> [String] {
    let list = try selection.inputs(paths, excluding: exclusions, except: [written])
    if let failure = list.entries.compactMap(\.failure).first { throw failure }
    if let sentence = list.omissions.sentence { CommandSession.writeMessage(sentence) }
    return list.paths
  }

  /// Checks files, and returns their findings as a baseline.
  ///
  /// - Returns: `nil` when a file can't be checked: in a baseline of the other files, the findings
  ///   of that file would be missing.
  private func baseline(of files: [String]) throws -> Baseline? {
    let configurations = try selection.configurations(for: files)
    var checker = InputChecker(check: InputCheck(observes: selection.observes))
    var outputs: [ReportOutput] = []
    for (index, file) in files.enumerated() {
      let input = PendingInput(
        index: index,
        path: file,
        configuration: .success(configurations[index])
      )
      try checker.check(input, reportingTo: &outputs)
    }
    guard !checker.hasFailed else { return nil }
    var baseline = Baseline()
    for input in checker.inputs {
      guard case .report(let report) = input.outcome else { continue }
      for finding in report.findings { baseline.add(finding.key) }
    }
    return baseline
  }
}

extension Baseline {
  /// The largest size of a report of an earlier check: 64 MiB.
  private static let largestReport = 64 << 20

  /// Reads the findings of the report of an earlier check.
  ///
  /// - Throws: ``CommandFailure`` for a file that can't be read or is not a report.
  init(readingReport path: String) throws(CommandFailure) {
    let limit = Self.largestReport
    let bytes = try SmallFile(path: path, shownPath: path, limit: limit + 1).bytes()
    guard bytes.count <= limit else {
      throw CommandFailure(
        location: path,
        message: "the report has more than \(limit >> 20) MiB",
        help: "compare fewer inputs at once, or write a baseline: 'lifeline baseline write'"
      )
    }
    do {
      self = try Baseline(report: bytes, path: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``CommandFailure`` for a file that can't be read or is not a baseline.
  init(readingFile path: String) throws(CommandFailure) {
    let bytes = try SmallFile(path: path, shownPath: path).bytes()
    do {
      self = try Baseline(bytes: bytes, path: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
