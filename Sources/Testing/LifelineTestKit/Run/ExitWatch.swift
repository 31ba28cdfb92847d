import Foundation
import Synchronization

/// The runs that have begun and not ended, to report a program that calls `exit` in a test.
///
/// `swift test` prints nothing for such a program, and takes a test that calls `exit(0)` for one
/// that passed. The watch prints the open runs and ends the program with 1.
package enum ExitWatch {
  private static let open = Mutex<[Int: String]>([:])
  private static let count = Atomic(0)
  private static let isInstalled: Bool = {
    atexit { ExitWatch.report() }
    return true
  }()

  /// Adds a run.
  ///
  /// - Parameter description: The run's test and files, a line each.
  /// - Returns: The number with which the run is removed.
  package static func begin(_ description: String) -> Int {
    _ = isInstalled
    let number = count.add(1, ordering: .relaxed).newValue
    open.withLock { $0[number] = description }
    return number
  }

  /// Removes a run that has ended.
  package static func end(_ number: Int) {
    open.withLock { $0[number] = nil }
  }

  /// The message about the open runs; `nil` if there is none.
  package static func message(about runs: [String]) -> String? {
    guard !runs.isEmpty else { return nil }
    return "error: the program called exit() during a test\n"
      + "  help: the last callbacks and marks of the trace show what called it; `lifeline check` reads "
      + "it\n" + runs.map { $0.split(separator: "\n").map { "  \($0)\n" }.joined() }.joined()
  }

  private static func report() {
    let runs = open.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    guard let message = message(about: runs) else { return }
    fflush(nil)
    FileHandle.standardError.write(Data(message.utf8))
    _exit(1)
  }
}
