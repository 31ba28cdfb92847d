package import CommandEnvironment
import Foundation
import Scenarios
import TraceRecorder

/// A scenario file that the user named.
package struct ScenarioFile {
  /// The path as the user wrote it, or as it was found in a folder.
  package let path: String

  /// Names a scenario file.
  package init(path: String) {
    self.path = path
  }

  /// Reads the file.
  ///
  /// - Throws: ``CommandFailure`` for a file that can't be read; `ScenarioError` for mistakes in
  ///   it.
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

  /// Runs the scenario.
  ///
  /// - Throws: ``CommandFailure``, also for a scenario that the runtime can't run yet.
  @MainActor
  func recorded() async throws(CommandFailure) -> RecordedScenario {
    do {
      let scenario = try scenario()
      guard scenario.waitsFor.isEmpty else {
        throw CommandFailure(
          location: path,
          message: "the runtime does not have \(scenario.waitsFor.joined(separator: ", ")) yet",
          help: "'lifeline verify' counts such a scenario as waiting"
        )
      }
      return RecordedScenario(
        path: path,
        trace: try await scenario.run().trace,
        suppressions: scenario.suppressions.map {
          RecordedScenario.Suppression(rule: $0.rule, line: $0.line, column: $0.column)
        }
      )
    } catch {
      throw CommandFailure(scenarioFailure: error, path: path)
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
  ) throws(CommandFailure) -> ScenarioFile? {
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
  package static func found(in paths: [String]) throws(CommandFailure) -> [ScenarioFile] {
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
      let lists = ["rules.yml", "not-reproduced.yml", "chosen.yml", "absent.yml"]
      for name in names.sorted() where ScenarioName.isNamed(by: name) && !lists.contains(name) {
        files.append(ScenarioFile(path: "\(root)/\(name)"))
      }
    }
    return files
  }
}

extension CommandFailure {
  /// Creates the failure of a scenario file, from an error of its reading or its run.
  init(scenarioFailure error: any Error, path: String) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as ScenarioError:
      self.init(
        location: error.line > 0 ? "\(path):\(error.line):\(error.column)" : path,
        code: FailureCode(error.code),
        message: error.message,
        help: error.help
      )
    case let error as RecorderError: self.init(error, location: path)
    default: self.init(location: path, message: "\(error)")
    }
  }

  /// Creates the failure of a recording.
  init(_ error: RecorderError, location: String = "") {
    self.init(
      location: location,
      code: FailureCode(error.code),
      message: error.message,
      help: error.help
    )
  }
}
