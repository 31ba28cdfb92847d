import CommandEnvironment
import Essentials

/// Folders that a command creates.
enum OutputFolder {
  /// Creates a folder, with the folders above it.
  ///
  /// - Throws: ``CommandFailure``.
  static func create(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        location: path,
        message: "the folder can't be created",
        help: "name a folder in which you may write"
      )
    }
  }
}
