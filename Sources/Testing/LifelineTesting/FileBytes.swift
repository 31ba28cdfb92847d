import Foundation

/// The bytes of a file, for attachments.
enum FileBytes {
  static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}
