import Foundation
import Synchronization
import TraceFormat

extension TestRun {
  /// Adds a text to the report of the test, a file beside its trace.
  ///
  /// - Returns: The path of the file, which the page of all tests links.
  /// - Throws: An error if the file can't be written.
  package nonisolated func write(report: String) throws -> String {
    try reports.withLock { reports in
      reports.append(report)
      let text = reports.joined(separator: "\n\n") + "\n"
      try FileReplacement.write(Array(text.utf8), to: files.report)
    }
    return files.report
  }
}
