/// Recognizes lines that are structure of a log, such as headers and the starts of tests.
enum Framing {
  /// The kinds of structure.
  enum Kind {
    /// A header row, a preamble or a separator.
    case ornament
    /// A new run begins after the line: a test case, or the program after it ended.
    case newRun
  }

  private static let ornaments = [
    "Filtering the log data using ", "Skipping info and debug messages", "Timestamp      ",
    "Last login: ", "Test Suite '", "[connected]", "[connected:", "[disconnected]",
    "[disconnected:", "```",
    "getpwuid_r did not find a match for uid ",
  ]

  private static let ends = [
    "Program ended with exit code: ", "Message from debugger: ", "Terminated due to signal ",
    "Process finished with exit code ", "Restarting after unexpected exit, crash, or test timeout",
  ]

  /// Returns the kind of a line without prefix and decoration; `nil` for other lines.
  static func kind(of line: ByteSlice) -> Kind? {
    guard let first = line.first, starts.contains(first) else { return nil }
    func begins(with text: String) -> Bool {
      text.utf8.first == first && line.starts(with: text.utf8)
    }
    // A message may stand between the marks of a fence on one line.
    if begins(with: "```"), line.contains(0x20) { return nil }
    if ornaments.contains(where: begins) { return .ornament }
    if ends.contains(where: begins) { return .newRun }
    guard line.starts(with: "Test Case '".utf8) else { return nil }
    let words = String(decoding: line.suffix(64), as: UTF8.self)
    return words.contains("' started") ? .newRun : .ornament
  }

  private static let starts = ByteSet((ornaments + ends + ["Test"]).compactMap(\.utf8.first))
}
