import Foundation
import Scenarios
import TestSupport

/// The project's scenario files.
enum Corpus {
  /// The folder.
  static let folder = "traces/scenarios"

  /// The files from the folder, such as `nav/push.yml`, in alphabetical order.
  static let paths: [String] = {
    let root = Repository.url(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".yml") && $0.contains("/") }.sorted()
  }()

  /// The Swift files below a folder, as paths from the root, in alphabetical order.
  static func code(in folder: String) -> [String] {
    let root = Repository.url(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The source file of each `// choice: <id>` comment in the runtime, in alphabetical order.
  static func choiceComments() throws -> [(id: String, path: String)] {
    var result: [(id: String, path: String)] = []
    for path in code(in: "Sources/HeadlessUIKit") {
      let text = try String(contentsOf: Repository.url(path), encoding: .utf8)
      for match in text.matches(of: /\/\/ choice: (.*)/) { result.append((String(match.1), path)) }
    }
    return result
  }

  /// Reads a file.
  static func scenario(_ path: String) throws -> Scenario {
    do {
      return try Scenario(reading: try Repository.bytes("\(folder)/\(path)"))
    } catch let error as ScenarioError {
      throw Unreadable(text: error.text(path: path))
    }
  }

  /// The mistakes of a file in words.
  struct Unreadable: Error {
    let text: String
  }

  /// The lists beside the scenarios.
  static func lists() throws -> CoverageLists {
    try CoverageLists(
      rules: try Repository.bytes("\(folder)/rules.yml"),
      notReproduced: try Repository.bytes("\(folder)/not-reproduced.yml"),
      chosen: try Repository.bytes("\(folder)/chosen.yml"),
      absent: try Repository.bytes("\(folder)/absent.yml")
    )
  }
}

/// A short scenario as text, for tests of what it says.
func scenario(
  objects: String = "A: UIViewController",
  hooks: String? = nil,
  steps: String = "- A.view",
  expect: String = "[]"
) -> String {
  let body = ["title: test", "objects:", "  " + objects.replacing("\n", with: "\n  ")]
  let hooked = hooks.map { ["hooks:", "  " + $0.replacing("\n", with: "\n  ")] } ?? []
  return
    (body + hooked + ["steps:", "  " + steps.replacing("\n", with: "\n  "), "expect: \(expect)"])
    .joined(separator: "\n") + "\n"
}

/// Reads a text; gives the scenario or the lines of its mistake.
func read(_ text: String) -> Result<Scenario, ScenarioError> {
  Result { () throws(ScenarioError) in try Scenario(reading: Array(text.utf8)) }
}

/// The lines that a person sees about a text.
func mistake(in text: String) -> String {
  switch read(text) {
  case .success: "no mistake"
  case .failure(let error): error.text(path: "x.yml")
  }
}
