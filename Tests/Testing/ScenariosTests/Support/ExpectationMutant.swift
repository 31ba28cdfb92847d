import Foundation
import ScenarioCorpus
import Scenarios
import TestSupport

/// A scenario file with one line of its expectation changed.
struct ExpectationMutant {
  enum Change: String, CaseIterable {
    case delete, duplicate, swap, renameObject, renameCallback, argument
  }

  /// The path of the scenario file, from the folder of scenarios.
  let path: String
  let change: Change
  /// The index of the changed line in the expectation.
  let index: Int
  /// The expected lines before the change.
  let original: [String]
  /// The expected lines after the change.
  let lines: [String]

  /// Returns all mutants of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - original: The lines of its expectation.
  /// - Returns: The mutants whose lines differ from the original.
  static func all(of path: String, _ original: [String]) -> [ExpectationMutant] {
    let objects = Set(original.compactMap { object($0) }).sorted()
    return original.indices.flatMap { index in
      Change.allCases.compactMap { change in
        let lines = changed(original, at: index, change, objects: objects)
        guard let lines, lines != original else { return nil }
        return ExpectationMutant(
          path: path,
          change: change,
          index: index,
          original: original,
          lines: lines
        )
      }
    }
  }

  private static func changed(
    _ lines: [String],
    at index: Int,
    _ change: Change,
    objects: [String]
  ) -> [String]? {
    var result = lines
    let line = lines[index]
    switch change {
    case .delete: result.remove(at: index)
    case .duplicate: result.insert(line, at: index)
    case .swap:
      guard index + 1 < lines.count else { return nil }
      result.swapAt(index, index + 1)
    case .renameObject:
      guard let own = object(line), let other = objects.first(where: { $0 != own }) else {
        return nil
      }
      result[index] = other + line.dropFirst(own.count)
    case .renameCallback:
      guard let pair = opposites.first(where: { line.contains($0.0) }) else { return nil }
      result[index] = line.replacing(pair.0, with: pair.1, maxReplacements: 1)
    case .argument:
      for (one, other) in [("(true)", "(false)"), ("(false)", "(true)")] where line.hasSuffix(one) {
        result[index] = line.dropLast(one.count) + other
        return result
      }
      guard let colon = line.lastIndex(of: ":"), line.hasSuffix(")") else { return nil }
      let argument = line[line.index(after: colon)...].dropLast().filter { $0 != " " }
      guard !argument.isEmpty, argument != "nil" else { return nil }
      result[index] = line[...colon] + " nil)"
    }
    return result
  }

  private static let opposites = [
    ("viewWillAppear", "viewDidAppear"), ("viewDidAppear", "viewWillAppear"),
    ("viewWillDisappear", "viewDidDisappear"), ("viewDidDisappear", "viewWillDisappear"),
    ("willMove(toParent", "didMove(toParent"), ("didMove(toParent", "willMove(toParent"),
    ("viewDidLoad", "viewDidAppear"), ("loadView", "viewDidLoad"),
    ("viewWillLayoutSubviews", "viewDidLayoutSubviews"),
    ("viewDidLayoutSubviews", "viewWillLayoutSubviews"),
    ("willMove(toSuperview", "willMove(toWindow"), ("didMoveToWindow", "didMoveToSuperview"),
    ("sceneWill", "sceneDid"), ("willShow", "didShow"), ("didShow", "willShow"),
    (".deinit", ".init"), (".dealloc", ".init"),
  ]

  /// Returns the name of the object in a line such as `A.viewDidLoad`; `nil` for other lines.
  static func object(_ line: String) -> String? {
    guard !line.hasPrefix("warning "), !line.hasPrefix("throws "), !line.hasPrefix("log "),
      let dot = line.firstIndex(of: ".")
    else { return nil }
    let name = line[..<dot]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }

  /// Reads the file with the changed expectation.
  ///
  /// - Returns: The scenario; `nil` when the reader refuses the change.
  func scenario() throws -> Scenario? {
    var result: [String] = []
    var isInExpectation = false
    let text = try String(contentsOf: Repository.url("\(Corpus.folder)/\(path)"), encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("expect:") || line.hasPrefix("expectPrefix:") {
        isInExpectation = true
        let key = line.prefix { $0 != ":" } + ":"
        result.append(lines.isEmpty ? key + " []" : String(key))
        result += lines.map { "  - '\($0.replacing("'", with: "''"))'" }
      } else if !isInExpectation || line.first?.isLetter ?? false {
        isInExpectation = false
        result.append(String(line))
      }
    }
    return try? Scenario(reading: Array(result.joined(separator: "\n").utf8))
  }
}
