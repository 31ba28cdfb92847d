import CheckConfiguration
import CommandEnvironment
import Findings
import TraceAnalysis

/// The configuration of each input, changed by the options of the command.
struct InputConfigurations: Sendable {
  private let selection: RuleSelection
  private let selected: [RuleSelector]
  private let ignored: [RuleSelector]
  private var file: ConfigurationFile
  /// The folder of the last input with its configuration: inputs of a folder often follow each
  /// other.
  private var last: (folder: Substring, configuration: CheckConfiguration)?

  /// Creates the configurations of a selection.
  ///
  /// - Throws: ``CommandFailure`` for options that contradict each other.
  init(_ selection: RuleSelection) throws(CommandFailure) {
    if selection.configuration != nil, !selection.readsConfiguration {
      throw CommandFailure(
        message: "--config and --no-config contradict each other",
        help: "leave one out"
      )
    }
    self.selection = selection
    file = ConfigurationFile(
      named: selection.configuration,
      isSearched: selection.readsConfiguration
    )
    selected = try RuleSelection.selectors(selection.select, of: "--select")
    ignored = try RuleSelection.selectors(selection.ignore, of: "--ignore")
    if let rule = selected.first(where: ignored.contains) {
      throw CommandFailure(
        message: "'\(rule.text)' is both selected and ignored",
        help: "leave it out of --select or of --ignore; a longer prefix wins over a shorter one"
      )
    }
  }

  /// The address of the rules' pages that the named configuration states.
  private(set) var rulePages: PageAddress?

  /// Refuses options, and a named configuration, that can't be used for any input.
  ///
  /// - Throws: ``CommandFailure``.
  mutating func requireUsable() throws(CommandFailure) {
    guard selection.configuration != nil else {
      _ = try changed(CheckConfiguration())
      return
    }
    rulePages = try configuration(for: "-").rulePages
  }

  /// Returns the configuration of an input.
  ///
  /// - Throws: ``CommandFailure``.
  mutating func configuration(for path: String) throws(CommandFailure) -> CheckConfiguration {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    if let last, last.folder == folder { return last.configuration }
    let configuration = try changed(file.configuration(for: path))
    last = (folder, configuration)
    return configuration
  }

  private func changed(
    _ configuration: CheckConfiguration
  ) throws(CommandFailure) -> CheckConfiguration {
    var configuration = configuration
    if !selected.isEmpty { configuration.policy.select(only: selected) }
    configuration.policy.ignored += ignored
    configuration.policy.selected.removeAll(where: ignored.contains)
    if selection.isPedantic { configuration.policy.isPedantic = true }
    if let confidence = selection.minimumConfidence {
      configuration.policy.minimumConfidence = confidence
    }
    guard RuleRegistry.all.contains(where: { configuration.policy.includes($0.id) }) else {
      throw CommandFailure(
        message: "no rule is left to report",
        help: "every rule of --select or 'select' is ignored"
      )
    }
    return configuration
  }
}
