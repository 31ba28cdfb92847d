import ArgumentParser
import LifelineCommand

/// `lifeline baseline write|prune`.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept the current findings, so that only new ones are reported.",
    discussion: """
      A baseline counts findings by rule, class and callback. 'lifeline check --baseline FILE' \
      reports the findings that exceed its counts.

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
    abstract: "Write the findings of 'lifeline check' as a baseline.",
    discussion: """
      EXAMPLES
        lifeline baseline write device.log -o known.json
        lifeline baseline write traces/*.json --ignore LC223 -o known.json

      EXIT STATUS
        0  the baseline was written
        2  any failure; no baseline was written
      """
  )

  @Argument(help: "Traces, logs, folders or patterns; '-' or no file is standard input.")
  var files: [String] = []

  @OptionGroup var exclusions: ExclusionOptions

  @Option(name: .shortAndLong, help: "The baseline to write; '-' is standard output.")
  var output: String

  @OptionGroup var selection: SelectionOptions

  func run() throws {
    var job = BaselineJob(paths: files, selection: selection.ruleSelection)
    job.exclusions = exclusions.exclude
    try endUnlessZero(try job.write(to: output))
  }
}

/// `lifeline baseline prune FILE… --baseline BASELINE`.
struct BaselinePruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove findings that no longer occur from a baseline.",
    discussion: """
      Counts that exceed those of the files are lowered; nothing is added.

      EXAMPLES
        lifeline baseline prune device.log --baseline known.json
        lifeline baseline prune device.log --baseline known.json --check

      EXIT STATUS
        0  the baseline was pruned or has no stale entries
        1  with --check: the baseline has stale entries
        2  any failure; the baseline is unchanged
      """
  )

  @Argument(help: "Traces, logs, folders or patterns; '-' or no file is standard input.")
  var files: [String] = []

  @OptionGroup var exclusions: ExclusionOptions

  @Option(help: "The baseline to update.")
  var baseline: String

  @Flag(help: "Report whether the baseline has stale entries, without changing it.")
  var check = false

  @OptionGroup var selection: SelectionOptions

  func run() throws {
    var job = BaselineJob(paths: files, selection: selection.ruleSelection)
    job.exclusions = exclusions.exclude
    try endUnlessZero(try job.prune(baseline, isDryRun: check))
  }
}
