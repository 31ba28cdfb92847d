import CheckConfiguration
package import Findings
import TraceAnalysis

/// The options that decide which findings are reported: rules, confidence, configuration.
package struct RuleSelection {
  /// Lists of the rules to report, with commas.
  package var select: [String] = []
  /// Lists of the rules to leave out, with commas.
  package var ignore: [String] = []
  /// The minimum confidence; `nil` for that of each configuration.
  package var minimumConfidence: Confidence?
  /// The configuration file for all inputs; `nil` to search for files.
  package var configuration: String?
  /// Whether configuration files are read.
  package var readsConfiguration = true
  /// The callbacks that a log prints; `nil` to detect them.
  package var observes: [String]?

  /// Creates a selection of all rules.
  package init() {}

  /// Returns the configuration of each input, changed by the other options.
  ///
  /// - Throws: ``CommandFailure``.
  func configurations(
    for paths: [String]
  ) throws(CommandFailure) -> [CheckConfiguration] {
    if configuration != nil, !readsConfiguration {
      throw CommandFailure(
        message: "--config and --no-config contradict each other",
        help: "leave one out"
      )
    }
    var file = ConfigurationFile(named: configuration, isSearched: readsConfiguration)
    let selected = try Self.selectors(select, of: "--select")
    let ignored = try Self.selectors(ignore, of: "--ignore")
    if let rule = selected.first(where: ignored.contains) {
      throw CommandFailure(
        message: "'\(rule.text)' is both selected and ignored",
        help: "leave it out of --select or of --ignore; a longer prefix wins over a shorter one"
      )
    }
    var configurations: [CheckConfiguration] = []
    for path in paths {
      var configuration = try file.configuration(for: path)
      if !selected.isEmpty { configuration.policy.select(only: selected) }
      configuration.policy.ignored += ignored
      configuration.policy.selected.removeAll(where: ignored.contains)
      if let minimumConfidence { configuration.policy.minimumConfidence = minimumConfidence }
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

  /// Parses the values of an option that may be repeated, each a list with commas.
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
          help: "name a rule: LC204, did-disappear-repeated, a prefix such as LC2, or all"
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
