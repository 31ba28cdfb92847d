import Foundation
package import Scenarios
import Synchronization
import TestSupport

/// The project's scenario files, each parsed once and run once in a process.
package enum Corpus {
  /// The folder of the files, as a path from the root.
  package static let folder = "traces/scenarios"

  /// The files as paths from the folder, such as `nav/push.yml`, in alphabetical order.
  package static let paths: [String] = {
    let root = Repository.url(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".yml") && $0.contains("/") }.sorted()
  }()

  private static let scenarios = Mutex<[String: Scenario]>([:])
  private static let readLists = Mutex<CoverageLists?>(nil)
  @MainActor private static var runs: [String: Task<ScenarioResult, any Error>] = [:]

  /// Returns the Swift files below a folder, as paths from the root, in alphabetical order.
  package static func code(in folder: String) -> [String] {
    let root = Repository.url(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the identifier and the source file of each `// choice: <id>` comment in the runtimes.
  ///
  /// - Returns: The comments in alphabetical order of their files.
  /// - Throws: The error of reading a file.
  package static func choiceComments() throws -> [(id: String, path: String)] {
    var result: [(id: String, path: String)] = []
    // The solver is a library of its own, whose choices are no behavior of UIKit.
    let paths = ["UIKit", "SwiftUI"].flatMap { code(in: "Sources/\($0)") }
    for path in paths where !path.contains("/LayoutSolver/") {
      let text = try String(contentsOf: Repository.url(path), encoding: .utf8)
      for match in text.matches(of: /\/\/ choice: (.*)/) { result.append((String(match.1), path)) }
    }
    return result
  }

  /// Returns a scenario.
  ///
  /// - Throws: ``Unreadable`` when the file has mistakes, and the error of reading the file.
  package static func scenario(_ path: String) throws -> Scenario {
    if let scenario = scenarios.withLock({ $0[path] }) { return scenario }
    do {
      let scenario = try Scenario(reading: try Repository.bytes("\(folder)/\(path)"))
      scenarios.withLock { $0[path] = scenario }
      return scenario
    } catch let error as ScenarioError {
      throw Unreadable(text: error.text(path: path))
    }
  }

  /// Returns the result of running a scenario with the behavior that its file names.
  ///
  /// All callers share one run of each scenario.
  ///
  /// - Throws: The errors of ``scenario(_:)`` and of the run.
  @MainActor package static func result(of path: String) async throws -> ScenarioResult {
    if let run = runs[path] { return try await run.value }
    let run = Task { @MainActor in try await scenario(path).run() }
    runs[path] = run
    return try await run.value
  }

  /// Returns the lists beside the scenarios.
  ///
  /// - Throws: The error of reading a file.
  package static func lists() throws -> CoverageLists {
    try readLists.withLock { lists in
      if let lists { return lists }
      let new = try CoverageLists(
        rules: try Repository.bytes("\(folder)/rules.yml"),
        notReproduced: try Repository.bytes("\(folder)/not-reproduced.yml"),
        chosen: try Repository.bytes("\(folder)/chosen.yml"),
        absent: try Repository.bytes("\(folder)/absent.yml")
      )
      lists = new
      return new
    }
  }

  /// The mistakes of a file, as the command prints them.
  package struct Unreadable: Error {
    let text: String
  }
}
