package import Scenarios

/// The manually maintained lists in the folder of the scenarios.
package struct CoverageLists: Sendable {
  /// Evidence without a scenario.
  package struct Evidenced: Sendable {
    package let id: String
    package let source: String
    package let evidence: Evidence
    package let certainty: Certainty
    /// The reason why no scenario reproduces it; empty if something else covers it.
    package let reason: String
    /// The test or scenario that covers it; empty for none.
    package let coveredBy: String
  }

  /// A behavior of the runtime for which there is no evidence.
  package struct Choice: Sendable {
    /// The name in the code's `// choice:` comment.
    package let id: String
    package let behavior: String
    package let choice: String
  }

  /// A statement about UIKit that follows from evidence.
  package struct Rule: Sendable {
    package let id: String
    package let sentence: String
    /// The reason why nothing demonstrates it; empty if a scenario or test does.
    package let reason: String
    /// The tests that demonstrate it besides or instead of scenarios; empty for none.
    package let coveredBy: String
  }

  package let ruleList: [Rule]
  package let notReproduced: [Evidenced]
  package let chosen: [Choice]
  package let absent: [(what: String, why: String)]

  /// Reads the lists.
  ///
  /// - Parameters:
  ///   - rules: The bytes of `rules.yml`.
  ///   - notReproduced: The bytes of `not-reproduced.yml`.
  ///   - chosen: The bytes of `chosen.yml`.
  ///   - absent: The bytes of `absent.yml`.
  /// - Throws: ``ScenarioError`` for a list with errors.
  package init(
    rules: [UInt8],
    notReproduced: [UInt8],
    chosen: [UInt8],
    absent: [UInt8]
  ) throws(ScenarioError) {
    ruleList = try Self.rules(rules)
    self.notReproduced = try Self.notReproduced(notReproduced)
    self.chosen = try Self.choices(chosen)
    self.absent = try Self.entries(absent).map { entry in
      if case .text(let text, _) = entry.value { (entry.key, text) } else { (entry.key, "") }
    }
  }

  private static func rules(_ bytes: [UInt8]) throws(ScenarioError) -> [Rule] {
    var ruleList: [Rule] = []
    for (id, position, value) in try entries(bytes) {
      let texts = try Self.texts(value, among: ["rule", "coveredBy", "reason"])
      guard let sentence = texts["rule"] else {
        throw ScenarioError(
          .missingKey,
          at: position,
          "the rule '\(id)' has no sentence",
          help: "write 'rule: …' under it"
        )
      }
      let reason = texts["reason"] ?? ""
      let covered = texts["coveredBy"] ?? ""
      ruleList.append(Rule(id: id, sentence: sentence, reason: reason, coveredBy: covered))
    }
    return ruleList
  }

  private static func notReproduced(_ bytes: [UInt8]) throws(ScenarioError) -> [Evidenced] {
    var evidenced: [Evidenced] = []
    for (id, position, value) in try entries(bytes) {
      let keys = ["source", "evidence", "certainty", "reason", "coveredBy"]
      let texts = try Self.texts(value, among: keys)
      guard let evidence = Evidence(rawValue: texts["evidence"] ?? ""),
        let certainty = Certainty(rawValue: texts["certainty"] ?? ""),
        (texts["reason"] ?? "").isEmpty != (texts["coveredBy"] ?? "").isEmpty
      else {
        throw ScenarioError(
          .badValue,
          at: position,
          "'\(id)' needs evidence, certainty, and either a reason or what covers it",
          help: "write 'evidence:', 'certainty:', and 'reason:' or 'coveredBy:'"
        )
      }
      evidenced.append(
        Evidenced(
          id: id,
          source: texts["source"] ?? "",
          evidence: evidence,
          certainty: certainty,
          reason: texts["reason"] ?? "",
          coveredBy: texts["coveredBy"] ?? ""
        )
      )
    }
    return evidenced
  }

  private static func choices(_ bytes: [UInt8]) throws(ScenarioError) -> [Choice] {
    var choices: [Choice] = []
    for (id, position, value) in try entries(bytes) {
      let texts = try Self.texts(value, among: ["behavior", "choice"])
      guard let behavior = texts["behavior"], let choice = texts["choice"] else {
        throw ScenarioError(
          .missingKey,
          at: position,
          "the choice '\(id)' lacks a behavior or a choice",
          help: "write 'behavior: …' and 'choice: …' under it"
        )
      }
      choices.append(Choice(id: id, behavior: behavior, choice: choice))
    }
    return choices
  }

  /// The ids of the evidence without a scenario.
  package var ids: [String] { notReproduced.map(\.id) }

  /// The tests and scenarios that cover evidence and rules without a scenario, by id.
  package var coverings: [(id: String, covering: String)] {
    notReproduced.filter { !$0.coveredBy.isEmpty }.map { ($0.id, $0.coveredBy) }
      + ruleList.filter { !$0.coveredBy.isEmpty }.map { ($0.id, $0.coveredBy) }
  }

  /// The rules, each with whether it has a test or a reason instead of a scenario.
  package var rules: [(id: String, standsAlone: Bool)] {
    ruleList.map { ($0.id, !$0.reason.isEmpty || !$0.coveredBy.isEmpty) }
  }

  /// The ids of the choices, in the order of the list.
  package var choiceIDs: [String] { chosen.map(\.id) }

  private static func entries(
    _ bytes: [UInt8]
  ) throws(ScenarioError) -> [(key: String, position: FilePosition, value: Element)] {
    guard case .map(let pairs, _) = try Element(reading: try SourceText(bytes)) else {
      throw ScenarioError(
        .badValue,
        "a list is keys with values",
        help: "begin with a key at the left margin, such as 'name: value'"
      )
    }
    return pairs
  }

  private static func texts(
    _ element: Element,
    among known: [String]
  ) throws(ScenarioError) -> [String: String] {
    guard case .map(let pairs, let position) = element else {
      throw ScenarioError(
        .badValue,
        at: element.position,
        "found \(element.noun), expected keys",
        help: "write keys with values under it"
      )
    }
    var result: [String: String] = [:]
    for pair in pairs {
      guard known.contains(pair.key), case .text(let text, _) = pair.value else {
        throw ScenarioError(
          .unknownKey,
          at: pair.position,
          "there is no key '\(pair.key)'",
          help: Suggestion.text(for: pair.key, among: known)
        )
      }
      result[pair.key] = text
    }
    guard !result.isEmpty else {
      throw ScenarioError(
        .missingKey,
        at: position,
        "the entry is empty",
        help: "write keys with values under it"
      )
    }
    return result
  }
}
