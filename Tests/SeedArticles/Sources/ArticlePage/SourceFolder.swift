import Foundation

/// A snippet in a source file, between the comments `// begin` and `// end` with its number.
struct Passage {
  let id: String
  let file: String
  /// The lines between the comments, counted from 1.
  let lines: Range<Int>
  /// The text without the indentation of the comments.
  let code: [String]
}

/// A test and the snippets that it names.
struct ArticleTest {
  let name: String
  let snippets: [String]
}

/// The Swift files of a folder.
struct SourceFolder {
  private let files: [(name: String, lines: [String])]

  /// Reads the files with a suffix; the compiler receives them as Swift files.
  init(_ folder: URL, suffix: String = ".swift") throws {
    files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted().map { name in
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return (name.dropLast(suffix.count) + ".swift", lines)
      }
  }

  func passages() throws -> [Passage] {
    var passages: [Passage] = []
    for (name, lines) in files {
      var open: (id: String, line: Int, indentation: Int)?
      for (index, line) in lines.enumerated() {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.count == 3, words[0] == "//" else { continue }
        if words[1] == "begin", open == nil {
          open = (String(words[2]), index, line.prefix { $0 == " " }.count)
        } else if words[1] == "end", let begin = open, begin.id == words[2] {
          let code = lines[(begin.line + 1)..<index].map { line in
            line.prefix(begin.indentation).allSatisfy { $0 == " " }
              ? String(line.dropFirst(begin.indentation)) : line
          }
          passages.append(
            Passage(id: begin.id, file: name, lines: begin.line + 2..<index + 1, code: code)
          )
          open = nil
        } else if words[1] == "begin" || words[1] == "end" {
          throw PageError("\(name):\(index + 1): error: unexpected '\(words[1])'")
        }
      }
      if let open {
        throw PageError("\(name):\(open.line + 1): error: snippet \(open.id) has no end")
      }
    }
    return passages
  }

  /// The tests: a function after a comment that begins with `/// Snippet`.
  func tests() throws -> [ArticleTest] {
    var tests: [ArticleTest] = []
    for (name, lines) in files {
      var snippets: [String]?
      for (index, line) in lines.enumerated() {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("/// Snippet") {
          snippets = text.split { $0 == " " || $0 == "," }.dropFirst(2)
            .map { String($0.hasSuffix(".") ? $0.dropLast() : $0) }
        } else if let range = text.range(of: "func "), let named = snippets {
          let rest = text[range.upperBound...]
          let title =
            rest.hasPrefix("`")
            ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" }
          tests.append(ArticleTest(name: String(title), snippets: named))
          snippets = nil
        } else if !text.hasPrefix("///"), let named = snippets, text.isEmpty {
          throw PageError("\(name):\(index + 1): error: no test for snippets \(named)")
        }
      }
    }
    return tests
  }
}
