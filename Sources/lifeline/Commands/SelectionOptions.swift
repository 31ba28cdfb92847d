import ArgumentParser
import CheckConfiguration
import Findings
import TraceAnalysis

/// What decides which findings are reported: rules, confidence, configuration.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Rules that are reported, separated by commas: ids, names, or beginnings such as LC2.",
      discussion: "The more exact of --select and --ignore wins. It replaces 'select' of the file."
    )
  )
  var select: [String] = []

  @Option(help: "Rules that are not reported, separated by commas.")
  var ignore: [String] = []

  @Option(help: "The least confidence that is reported: high, medium, low (default).")
  var minConfidence: ConfidenceArgument?

  @Option(help: "The configuration; without it, .lifeline.yml is searched for upward of the input.")
  var config: String?

  @Flag(help: "Reads no configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "The callbacks that a log would have printed, separated by commas.",
      discussion: "By default a first look at the file finds them; a pipe shows what it printed."
    )
  )
  var observes: String?

  /// The callbacks of `--observes`.
  var observedCallbacks: [String]? { observes.map(CheckCommand.list) }

  /// Returns the configuration of each input, with what the flags change.
  ///
  /// - Throws: ``CommandFailure``.
  func configurations(for paths: [String]) throws(CommandFailure) -> [CheckConfiguration] {
    if config != nil, noConfig {
      throw CommandFailure(
        message: "--config and --no-config contradict each other",
        help: "leave one out"
      )
    }
    var file = ConfigurationFile(named: config, isSearched: !noConfig)
    let selected = try Self.selectors(select, of: "--select")
    let ignored = try Self.selectors(ignore, of: "--ignore")
    if let rule = selected.first(where: ignored.contains) {
      throw CommandFailure(
        message: "'\(rule.text)' is both selected and ignored",
        help: "leave it out of --select or of --ignore; a more exact rule wins over a shorter one"
      )
    }
    var configurations: [CheckConfiguration] = []
    for path in paths {
      var configuration = try file.configuration(for: path)
      if !selected.isEmpty { configuration.policy.select(only: selected) }
      configuration.policy.ignored += ignored
      configuration.policy.selected.removeAll(where: ignored.contains)
      if let minConfidence {
        configuration.policy.minimumConfidence = minConfidence.confidence
      }
      guard RuleRegistry.all.contains(where: { configuration.policy.includes($0.id) }) else {
        throw CommandFailure(
          message: "no rule is left to report",
          help: "every rule of --select or 'select' is ignored"
        )
      }
      configurations.append(configuration)
    }
    return configurations
  }

  /// Reads the values of an option that may be given several times, each a list with commas.
  private static func selectors(
    _ texts: [String],
    of option: String
  ) throws(CommandFailure) -> [RuleSelector] {
    let items = texts.flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.trimmingPrefix(while: \.isWhitespace)) }
    }
    var selectors: [RuleSelector] = []
    for item in items {
      guard !item.isEmpty else {
        throw CommandFailure(
          message: "an item of \(option) is empty",
          help: "name a rule: LC204, did-disappear-repeated, LC2 for all that begin so, or all"
        )
      }
      do {
        selectors.append(try RuleSelector(item))
      } catch {
        throw CommandFailure(message: error.message, help: error.help)
      }
    }
    return selectors
  }
}

/// A confidence as a word of the command line.
enum ConfidenceArgument: String, ExpressibleByArgument, CaseIterable {
  case high
  case medium
  case low

  var confidence: Confidence {
    switch self {
    case .high: .high
    case .medium: .medium
    case .low: .low
    }
  }
}

extension ColorChoice: ExpressibleByArgument {}

/// The least severity that fails.
enum FailureThreshold: String, ExpressibleByArgument, CaseIterable {
  case error
  case warning
  case info
  case note
  case never

  var severity: Severity? { Severity(rawValue: rawValue) }
}
