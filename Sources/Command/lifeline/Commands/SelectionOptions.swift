import ArgumentParser
import LifelineCommand

/// Options that decide which findings are reported: rules, confidence, configuration.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only these rules: ids, names, or prefixes such as LC2, separated by commas.",
      discussion: """
        Replaces 'select' of the configuration. Where --ignore overlaps, the longer prefix wins.
        """,
      valueName: "rules"
    )
  )
  var select: [String] = []

  @Option(
    help: ArgumentHelp("Do not report these rules, separated by commas.", valueName: "rules")
  )
  var ignore: [String] = []

  @Flag(help: "Also check the rules that are off by default; see 'lifeline rules --all'.")
  var pedantic = false

  @Option(
    help: ArgumentHelp("Minimum confidence to report (default: low).", valueName: "confidence")
  )
  var minConfidence: ConfidenceOption?

  @Option(
    help: ArgumentHelp(
      "The configuration (default: .lifeline.yml in the nearest folder above the input).",
      valueName: "file"
    )
  )
  var config: String?

  @Flag(help: "Do not read a configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "The callbacks that a log prints, separated by commas.",
      discussion: "By default they are detected; for a pipe, they are the ones seen so far.",
      valueName: "callbacks"
    )
  )
  var observes: String?

  /// The selection for a job.
  var ruleSelection: RuleSelection {
    var selection = RuleSelection()
    selection.select = select
    selection.ignore = ignore
    selection.isPedantic = pedantic
    selection.minimumConfidence = minConfidence?.confidence
    selection.configuration = config
    selection.readsConfiguration = !noConfig
    selection.observes = observes.map(commaSeparated)
    return selection
  }
}
