import HeadlessSwiftUI
import HeadlessViewInspector

/// The lines that a test's closures append.
@MainActor
final class Log {
  var lines: [String] = []

  func append(_ line: String) { lines.append(line) }
}

/// The message of the error that an inspection throws; `nil` without an error.
@MainActor
func message<Result>(_ inspection: () throws -> Result) -> String? {
  do {
    _ = try inspection()
    return nil
  } catch {
    return (error as? InspectionError)?.description ?? "\(error)"
  }
}
