import Foundation

/// A file that a command writes; `-` is standard output.
struct OutputFile {
  /// The path as the user wrote it.
  let path: String

  /// Writes bytes, replacing what the file held.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ bytes: [UInt8]) throws {
    do {
      if path == "-" {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      } else {
        try Data(bytes).write(to: URL(filePath: path))
      }
    } catch {
      throw CommandFailure(
        place: path,
        message: "can't be written: \(Self.reason(error))",
        help: "name a file in a folder that exists and that you may write to"
      )
    }
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
