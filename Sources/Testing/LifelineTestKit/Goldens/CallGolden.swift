import Foundation
import TraceComparison
import TraceModel
package import TraceRecorder

/// A golden file with the expected calls of a test in order.
///
/// The file is `Calls/NAME.txt` beside the source of the test. A line is a call, indented by two
/// spaces for each selected call around it. Times are omitted, and objects are numbered within
/// their class, so that objects of other classes do not affect the numbers.
package struct CallGolden {
  private let name: String
  private let file: URL
  private let mode: GoldenMode
  private let note: String

  /// Creates a reference to a golden file.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - testFile: The source of the test.
  ///   - mode: The mode of the test.
  ///   - environment: The environment variables.
  package init(
    named name: String,
    testFile: String,
    mode: GoldenMode?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.name = name
    file = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "Calls/\(name).txt")
    (self.mode, note) = GoldenMode.resolve(own: mode, environment: environment)
  }

  /// The content of the file; `nil` if it does not exist.
  package var stored: String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Compares the calls so far with the file, or records them.
  ///
  /// - Returns: The text of a failure, or `nil` on success.
  package func problem(in context: RecordingContext?, selection: CallSelection) -> String? {
    guard let context else { return CallCheck.unrecorded }
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), name.utf8.count <= 200 else {
      return "'\(name)' is not a valid golden file name: it must not contain '/', start with '.' "
        + "or exceed 200 bytes\nhelp: omit the name to use the name of the test"
    }
    do {
      return problem(with: Self.text(of: try context.trace(), selection: selection))
    } catch {
      return "the trace can't be read back: \(error)"
    }
  }

  /// Returns the calls of a trace in the format of the file.
  package static func text(of trace: Trace, selection: CallSelection) -> String {
    let log = CallLog(of: trace, calls: selection.includes)
    return log.lines.map { $0 + "\n" }.joined()
  }

  /// Compares a text with the file, or records it.
  package func problem(with text: String) -> String? {
    let stored = stored
    if mode == .all { return record(text, "was recorded") }
    if stored == text { return nil }
    guard let stored else {
      guard mode == .never else { return record(text, "did not exist and was recorded") }
      return [
        "\(file.path) does not exist", note, "help: record it with LIFELINE_RECORD=missing",
      ]
      .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let lines = LineDifference.lines(
      expected: String(stored.trimmingSuffix("\n")),
      actual: String(text.trimmingSuffix("\n"))
    )
    let difference = lines.joined(separator: "\n")
    if mode == .failed { return record(text, "differed and was recorded") + "\n" + difference }
    return [
      "the calls differ from \(file.path) (- expected, + recorded)", difference, note,
      "help: if the new order is right, run with LIFELINE_RECORD=failed and read the diff",
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func record(_ text: String, _ what: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      return "\(file.path) can't be recorded: \(error)"
    }
    return "\(file.path) \(what): a test that records fails; read the file and run again"
      + Manifest.advice(about: file.deletingLastPathComponent())
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
