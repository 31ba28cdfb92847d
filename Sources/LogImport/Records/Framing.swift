/// Lines that belong to a log's form or tell where it begins anew, and report nothing else.
enum Framing {
  /// What such a line means.
  enum Meaning {
    /// A header row, a preamble, a rule.
    case ornament
    /// What follows is another run: a test case, or the program after it ended.
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

  /// Returns what a line without prefix and decoration means; `nil` for all other lines.
  static func meaning(of line: ArraySlice<UInt8>) -> Meaning? {
    guard let first = line.first, starts.contains(first) else { return nil }
    if ornaments.contains(where: { line.starts(with: $0.utf8) }) { return .ornament }
    if ends.contains(where: { line.starts(with: $0.utf8) }) { return .newRun }
    guard line.starts(with: "Test Case '".utf8) else { return nil }
    let words = String(decoding: line.suffix(64), as: UTF8.self)
    return words.contains("' started") ? .newRun : .ornament
  }

  private static let starts = Set((ornaments + ends + ["Test"]).compactMap(\.utf8.first))
}
