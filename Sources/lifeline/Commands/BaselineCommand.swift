import ArgumentParser
import Findings
import TraceAnalysis

/// `lifeline baseline write|prune`.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accepts the findings that are there, so that only new ones are reported.",
    discussion: """
      A baseline counts findings by rule, class and callback, one kind a line. 'lifeline check \
      --baseline FILE' reports what exceeds the counts.

      EXAMPLES
        lifeline baseline write device.log -o known.json
        lifeline check device.log --baseline known.json
        lifeline baseline prune device.log --baseline known.json
      """,
    subcommands: [BaselineWriteCommand.self, BaselinePruneCommand.self]
  )
}

/// `lifeline baseline write FILE… -o BASELINE`.
struct BaselineWriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Writes what 'lifeline check' reports of the files as a baseline.",
    discussion: """
      EXAMPLES
        lifeline baseline write device.log -o known.json
        lifeline baseline write traces/*.json --ignore LC223 -o known.json

      EXIT STATUS
        0  written
        2  anything else: nothing is written
      """
  )

  @Argument(help: "Traces, logs or folders of them; '-' or nothing is standard input.")
  var files: [String] = []

  @Option(name: .shortAndLong, help: "The baseline; '-' is standard output.")
  var output: String

  @OptionGroup var selection: SelectionOptions

  func run() throws {
    let paths = try InputFolder.expanded(files.isEmpty ? ["-"] : files, except: [output])
    _ = try ReportTarget.resolve([], output: output, inputs: paths)
    let baseline = try selection.baseline(of: paths)
    try OutputFile(path: output).write(baseline.json)
    guard output != "-" else { return }
    let (total, kinds) = (baseline.total, baseline.counts.count)
    Terminal.writeError(
      "wrote \(output): \(total) \(total == 1 ? "finding" : "findings") "
        + "of \(kinds) \(kinds == 1 ? "kind" : "kinds")"
    )
  }
}

/// `lifeline baseline prune FILE… --baseline BASELINE`.
struct BaselinePruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Drops from a baseline what the files do not show any more.",
    discussion: """
      Counts become those of the files where these are smaller; nothing is added.

      EXAMPLES
        lifeline baseline prune device.log --baseline known.json
        lifeline baseline prune device.log --baseline known.json --check

      EXIT STATUS
        0  pruned, or nothing to prune
        1  with --check: there is something to prune
        2  anything else: the baseline is unchanged
      """
  )

  @Argument(help: "Traces, logs or folders of them; '-' or nothing is standard input.")
  var files: [String] = []

  @Option(help: "The baseline, which is written anew.")
  var baseline: String

  @Flag(help: "Only tells whether there is something to prune.")
  var check = false

  @OptionGroup var selection: SelectionOptions

  func run() throws {
    let paths = try InputFolder.expanded(files.isEmpty ? ["-"] : files, except: [baseline])
    let known = try BaselineFile.read(baseline)
    let pruned = known.pruned(to: try selection.baseline(of: paths))
    let dropped = known.total - pruned.total
    guard dropped > 0 else {
      Terminal.writeError("\(baseline): every finding still occurs")
      return
    }
    let words = dropped == 1 ? "1 finding occurs" : "\(dropped) findings occur"
    guard !check else {
      Terminal.writeError("\(baseline): \(words) no more")
      throw CommandEnded(status: 1)
    }
    try OutputFile(path: baseline).write(pruned.json, mayReplaceInput: true)
    Terminal.writeError("\(baseline): \(words) no more and \(dropped == 1 ? "is" : "are") dropped")
  }
}

extension SelectionOptions {
  /// The findings of files as a baseline.
  ///
  /// - Throws: ``CommandFailure``, also when a file can't be checked: a baseline of a part would
  ///   bring the rest back.
  fileprivate func baseline(of paths: [String]) throws -> Baseline {
    var run = CheckRun(
      configurations: try configurations(for: paths),
      observes: observedCallbacks
    )
    var outputs: [ReportOutput] = []
    for path in paths { try run.check(path, &outputs) }
    if run.hasFailed { throw CommandEnded(status: 2) }
    return BaselineFile.baseline(of: run.inputs)
  }
}
