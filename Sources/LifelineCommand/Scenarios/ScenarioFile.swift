import Foundation
import Scenarios
import TraceAnalysis
import TraceRecorder

/// A scenario file that the user named.
package struct ScenarioFile {
  /// The path as the user wrote it, or as it was found in a folder.
  package let path: String

  /// Names a scenario file.
  package init(path: String) {
    self.path = path
  }

  /// Whether a path names a scenario: it ends in `.yml` or `.yaml`.
  package static func isNamed(by path: String) -> Bool {
    path.hasSuffix(".yml") || path.hasSuffix(".yaml")
  }

  /// Whether a file begins like a scenario: with a title, and objects or steps.
  static func isBegun(by head: [UInt8]) -> Bool {
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasPrefix("title:") }
      && lines.contains { $0.hasPrefix("objects:") || $0.hasPrefix("steps:") }
  }

  /// Reads the file.
  ///
  /// - Throws: ``CommandFailure`` for a file that can't be read; `ScenarioError` for mistakes in it.
  func scenario() throws -> Scenario {
    CommandSession.current.noteRead(path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        location: path,
        code: .input(.readError),
        message: "can't be read",
        help: "name an existing scenario file that you may read"
      )
    }
    return try Scenario(reading: [UInt8](data))
  }

  /// Reads a scenario that the runtime can run.
  ///
  /// - Throws: ``CommandFailure``.
  private func runnableScenario() throws -> Scenario {
    do {
      let scenario = try scenario()
      guard scenario.waitsFor.isEmpty else {
        throw CommandFailure(
          location: path,
          message: "the runtime does not have \(scenario.waitsFor.joined(separator: ", ")) yet",
          help: "'lifeline verify' counts such a scenario as waiting"
        )
      }
      for suppression in scenario.suppressions {
        do throws(RuleSelectorError) {
          _ = try RuleSelector(suppression.rule)
        } catch {
          throw CommandFailure(
            location: "\(path):\(suppression.line):\(suppression.column)",
            message: error.message,
            help: error.help
          )
        }
      }
      return scenario
    } catch let error as ScenarioError {
      throw CommandFailure(error, path: path)
    }
  }

  /// Runs the scenario and returns its trace.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func trace() async throws -> [UInt8] {
    let scenario = try runnableScenario()
    do {
      return try await scenario.run().trace
    } catch let error as ScenarioError {
      throw CommandFailure(error, path: path)
    } catch let error as RecorderError {
      throw CommandFailure(error, location: path)
    }
  }

  /// Runs the scenario and returns its trace, or the failure of the run.
  @MainActor
  func traceOrFailure() async -> Result<[UInt8], CommandFailure> {
    do {
      return .success(try await trace())
    } catch let failure as CommandFailure {
      return .failure(failure)
    } catch {
      return .failure(CommandFailure(location: path, message: "\(error)"))
    }
  }

  /// Returns the scenario file with a name: `push-state`, or `nav/push-state` when several areas
  /// have a file of that name.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.yml`.
  ///   - folder: The folder of the areas.
  /// - Returns: The file; `nil` when there is none.
  /// - Throws: ``CommandFailure`` when several files have the name.
  package static func named(
    _ name: String,
    in folder: String = "traces/scenarios"
  ) throws -> ScenarioFile? {
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    let files = try found(in: [folder]).filter { $0.path.hasSuffix("/\(name).yml") }
    guard files.count > 1 else { return files.first }
    let areas = files.map { $0.path.dropFirst(folder.count + 1).dropLast(4) }
    throw CommandFailure(
      message: "there are \(files.count) scenarios '\(name)'",
      help: "name one of them: \(areas.joined(separator: ", "))"
    )
  }

  /// Returns the scenarios of files and folders: folders are searched, in alphabetical order.
  ///
  /// Lists in the same folders, such as `not-reproduced.yml`, are left out.
  ///
  /// - Throws: ``CommandFailure`` for a path that does not exist.
  package static func found(in paths: [String]) throws -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandFailure(
          location: path,
          message: "there is no such file or folder",
          help: "name scenario files, or folders that contain them"
        )
      }
      guard isFolder.boolValue else {
        files.append(ScenarioFile(path: path))
        continue
      }
      let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      let lists = CoverageLists.fileNames
      for name in names.sorted() where isNamed(by: name) && !lists.contains(name) {
        files.append(ScenarioFile(path: "\(root)/\(name)"))
      }
    }
    return files
  }
}
