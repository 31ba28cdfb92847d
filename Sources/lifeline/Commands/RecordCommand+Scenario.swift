import Foundation

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
    let name = URL(filePath: file.path).deletingPathExtension().lastPathComponent
    let path = output ?? "\(name).json"
    try OutputFile(path: path).write(try await file.trace())
    if path != "-" { Terminal.writeError("recorded \(name) into \(path)") }
  }
}
