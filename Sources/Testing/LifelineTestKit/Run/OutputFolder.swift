import Foundation
import Synchronization
package import TestIndex

/// The folder for the traces of a process.
///
/// It is the folder of the environment variable `LIFELINE_OUTPUT`, otherwise `.lifeline` beside the
/// `Package.swift` above the test. A second process that runs at the same time uses the subfolder
/// `process-2`, so that no two processes write one file. All of them share the page of the tests.
package struct OutputFolder: Sendable {
  package let path: String
  /// The page of all tests of the run, or the reason why there is none.
  package let index: Result<TestIndex, TestIndexError>

  private static let chosen = Mutex<[String: OutputFolder]>([:])
  /// The locks are held until the process ends; the system then releases them.
  private static let locks = Mutex<[Int32]>([])

  /// Returns the folder for a test, locking it for this process at the first call.
  ///
  /// - Parameters:
  ///   - filePath: The source file of the test.
  ///   - environment: The environment variables.
  /// - Returns: The folder, the same one for each test below the same root.
  /// - Throws: An error if the folder can't be created.
  package static func of(
    filePath: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> OutputFolder {
    let root = root(filePath: filePath, environment: environment)
    return try chosen.withLock { chosen in
      if let folder = chosen[root] { return folder }
      let folder = try lock(root)
      chosen[root] = folder
      return folder
    }
  }

  private static func root(filePath: String, environment: [String: String]) -> String {
    if let path = environment["LIFELINE_OUTPUT"], !path.isEmpty {
      return URL(filePath: path).standardizedFileURL.path
    }
    var folder = URL(filePath: filePath).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let manifest = folder.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) {
        return folder.appending(path: ".lifeline").path
      }
      folder.deleteLastPathComponent()
    }
    return URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".lifeline").path
  }

  /// Locks the first folder below a root that no other process uses, until the process ends.
  ///
  /// - Parameter root: The path of the root, which is the first folder itself.
  /// - Returns: The folder.
  /// - Throws: An error if no folder can be created or locked.
  package static func lock(_ root: String) throws -> OutputFolder {
    for number in 1...1000 {
      let path = number == 1 ? root : "\(root)/process-\(number)"
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        let reason = (error as? CocoaError)?.underlying as? POSIXError
        throw OutputFailure(path, reason?.code.rawValue ?? EIO)
      }
      let descriptor = open("\(path)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw OutputFailure("\(path)/.lock", errno) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        locks.withLock { $0.append(descriptor) }
        // While another process uses the first folder, its run may continue the page.
        let index = Result { () throws(TestIndexError) in
          try TestIndex(
            in: root,
            run: RunName.current(),
            other: number == 1 ? .replaced : .continued
          )
        }
        return OutputFolder(path: path, index: index)
      }
      close(descriptor)
    }
    throw OutputFailure(root, EBUSY)
  }
}

/// Why a file of a test could not be written.
package struct OutputFailure: Error, CustomStringConvertible {
  private let path: String
  private let reason: String

  /// Creates a failure from a code of the system.
  init(_ path: String, _ code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }

  /// The path, the reason and advice.
  package var description: String {
    "'\(path)' can't be written: \(reason)\n"
      + "help: set LIFELINE_OUTPUT to a folder that you may write to"
  }
}
