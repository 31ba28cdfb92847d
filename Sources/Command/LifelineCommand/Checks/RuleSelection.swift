import CheckConfiguration
package import CommandEnvironment
package import Findings
import TraceAnalysis
import TraceModel

/// The options that decide which findings are reported: rules, confidence, configuration.
package struct RuleSelection: Sendable {
  /// Lists of the rules to report, with commas.
  package var select: [String] = []
  /// Lists of the rules to leave out, with commas.
  package var ignore: [String] = []
  /// Whether rules are checked that are off by default.
  package var isPedantic = false
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

  /// Expands arguments to inputs, without those that options and configurations exclude.
  ///
  /// The configuration excludes only files that a folder or a pattern finds: a named file is
  /// checked.
  ///
  /// - Parameters:
  ///   - arguments: Files, folders and patterns.
  ///   - exclusions: Patterns of files and folders to leave out.
  ///   - written: The files that the command writes.
  /// - Returns: The inputs, at least one.
  /// - Throws: ``CommandFailure`` when no input is left, or a configuration can't be read.
  package func inputs(
    _ arguments: [String],
    excluding exclusions: [String],
    except written: [String]
  ) throws(CommandFailure) -> InputList {
    if let empty = exclusions.first(where: \.isEmpty) {
      throw CommandFailure(
        message: "--exclude is '\(empty)', expected a pattern",
        help: "name files or folders: '*.tmp.log', old, 'build/*'"
      )
    }
    var list = InputList(arguments, excluding: exclusions.map { GlobPattern($0) }, except: written)
    if let failure = list.entries.first?.failure, list.paths.isEmpty { throw failure }
    var file = ConfigurationFile(named: configuration, isSearched: readsConfiguration)
    try list.exclude { path, root throws(CommandFailure) in
      let configuration = try file.configuration(for: path)
      return PathExclusions(configuration.exclusions, base: configuration.folder)
        .exclude(path, below: root)
    }
    guard !list.entries.isEmpty else {
      throw CommandFailure(
        message: "no input is left: \(list.omissions.sentence ?? "no file is named")",
        help: "change --exclude, or 'exclude' in .lifeline.yml"
      )
    }
    return list
  }

  /// Returns the configuration of each input, changed by the other options.
  ///
  /// - Throws: ``CommandFailure``.
  func configurations(
    for paths: [String]
  ) throws(CommandFailure) -> [CheckConfiguration] {
    var source = try InputConfigurations(self)
    var configurations: [CheckConfiguration] = []
    for path in paths { configurations.append(try source.configuration(for: path)) }
    return configurations
  }

  /// Parses the values of an option that may be repeated, each a list with commas.
  static func selectors(
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
