import Foundation
import HeadlessUIKit
import Scenarios
import TraceRecorder

extension RecordCommand {
  /// Runs a scenario file and writes its trace.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  func record(_ file: ScenarioFile) async throws {
    guard clock == .virtual else {
      throw CommandFailure(
        place: file.path,
        message: "a scenario runs on the virtual clock",
        help: "leave --clock out"
      )
    }
    let scenario = try file.checkedScenario()
    let name = URL(filePath: file.path).deletingPathExtension().lastPathComponent
    let path = output ?? "\(name).json"
    do {
      let result = try await scenario.run()
      try OutputFile(path: path).write(result.trace)
      if path != "-" { Terminal.writeError("recorded \(scenario.title) into \(path)") }
    } catch let error as ScenarioError {
      throw CommandFailure(error, path: file.path)
    } catch let error as RecorderError {
      throw CommandFailure(
        place: path,
        message: "\(error.message) [\(error.code.rawValue)]",
        help: error.help
      )
    }
  }
}
