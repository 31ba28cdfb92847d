import Foundation
import LifelineTestKit
public import Testing

/// Writes a report of the test, such as a tour, into a file beside the trace.
///
/// The first line and the path of the file are printed. The file is attached to the test, and the
/// page of all tests links it. Several reports of one test are written one below the other. Outside
/// of a test with the trait `.lifeline`, the whole report is printed.
///
/// ```swift
/// try writeReport(try await app.tour())
/// ```
///
/// - Throws: An error if the file can't be written.
@MainActor
public func writeReport(
  _ report: some CustomStringConvertible,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = report.description
  defer { fflush(nil) }
  guard let run = CurrentTest.run else { return print(text) }
  let path = try run.write(report: text)
  print(text.prefix { !$0.isNewline })
  print("report: \(path)")
  let name = path.split(separator: "/").last.map(String.init) ?? path
  Attachment.record(try FileBytes.read(path), named: name, sourceLocation: sourceLocation)
}
