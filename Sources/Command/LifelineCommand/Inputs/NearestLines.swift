import CommandEnvironment
import Essentials
import LogImport
import TraceModel

/// The lines of a log without callbacks that resemble callbacks most, and a pattern for them.
struct NearestLines {
  private var lines: [(number: Int, text: String)] = []

  /// The number of bytes of a log that are searched.
  private static let maximumSize = 1 << 20
  private static let maximumCount = 3
  private static let maximumLength = 120
  /// Parts of words that lines about callbacks have.
  private static let parts = [
    "viewdid", "viewwill", "didload", "appear", "loadview", "dealloc", "didmove",
    "willmove", "layoutsubviews", "didbecomeactive", "enterbackground", "enterforeground",
    "resignactive", "shown", "hidden", "opened", "closed", Name.deinitializer.knownText,
  ]

  /// Creates an empty list.
  init() {}

  /// Searches the beginning of a file.
  init(of path: String) {
    let file = SmallFile(path: path, shownPath: path, limit: Self.maximumSize)
    guard path != "-", let data = try? file.bytes() else { return }
    var found: [(score: Int, number: Int, text: String)] = []
    let text = String(decoding: data, as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.lowercased()
      let count = Self.parts.count(where: words.contains)
      guard count > 0, line.utf8.count < 512 else { continue }
      // Short lines resemble reports more than sentences do.
      let score = count * 10 - min(9, words.split(separator: " ").count)
      found.append((score, index + 1, VisibleText.of(String(line.prefix(Self.maximumLength)))))
    }
    let best = found.sorted { ($1.score, $0.number) < ($0.score, $1.number) }
    lines = best.prefix(Self.maximumCount).map { ($0.number, $0.text) }
      .sorted { $0.number < $1.number }
  }

  /// The lines with their numbers; empty if there are none.
  var sentence: String {
    guard !lines.isEmpty else { return "" }
    let parts = lines.map { "line \($0.number) '\($0.text.trimmed)'" }
    return "; nearest: " + parts.joined(separator: ", ")
  }

  /// The advice to try a pattern; empty if no line has a word that a pattern could read.
  var advice: String {
    let pattern = lines.lazy.compactMap { Self.pattern(for: $0.text) }.first
    return pattern.map { "; or try --pattern '\($0)'" } ?? ""
  }

  /// Returns a pattern for a line that has the word of a callback, with the word before it as the class.
  private static func pattern(for line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let callback = words.firstIndex(where: { LogPattern.knows(String($0)) }) else {
      return nil
    }
    let name = words[..<callback].last { $0.first?.isUppercase == true }
    guard let name, let between = line.firstRange(of: name)?.upperBound,
      let start = line[between...].firstRange(of: words[callback])?.lowerBound
    else { return "\\b(?<callback>\(words[callback]))\\b" }
    let gap = line[between..<start].map { character in
      character.isWhitespace
        ? "\\s+" : "\\.+*?()[]{}|^$".contains(character) ? "\\\(character)" : "\(character)"
    }
    return "(?<class>\\w+)\(gap.joined())(?<callback>\\w+)"
  }
}
