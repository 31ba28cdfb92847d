import Foundation

/// An error in the files of the package, with its location.
struct PageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A line of a snippet with its origin.
struct SnippetLine {
  enum Origin: Character {
    /// The line of the article.
    case article = "|"
    /// A line that the copy of the article lost.
    case restored = "+"
    /// A line of the article that is not Swift.
    case removed = "-"
  }

  let origin: Origin
  let text: String
}

/// A piece of code of an article.
struct Snippet {
  let id: String
  let title: String
  /// An explanation for the page.
  var note = ""
  var lines: [SnippetLine] = []

  /// The code that is compiled.
  var code: [String] { lines.filter { $0.origin != .removed }.map(\.text) }

  /// The code of the article, with the restored lines.
  var original: [String] { lines.map(\.text) }

  var restored: [String] { lines.filter { $0.origin == .restored }.map(\.text) }
}

/// An article with its snippets, as in a file of `Articles`.
///
/// The first line has the number and the title. A snippet begins with `===`, its number and its
/// title; then follow `note:` and the lines, each with its ``SnippetLine/Origin``.
struct Article {
  let number: String
  let title: String
  var snippets: [Snippet] = []

  init(file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let heading = lines[0].split(separator: " ", maxSplits: 1)
    guard heading.count == 2 else {
      throw PageError("\(file.lastPathComponent):1: error: the article has no title")
    }
    number = String(heading[0])
    title = String(heading[1])
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if line.hasPrefix("=== ") {
        let words = line.dropFirst(4).split(separator: " ", maxSplits: 1)
        snippets.append(Snippet(id: String(words[0]), title: String(words.last ?? "")))
      } else if snippets.isEmpty {
        throw PageError("\(file.lastPathComponent):\(index + 1): error: expected '==='")
      } else if line.hasPrefix("note: ") {
        snippets[snippets.count - 1].note = String(line.dropFirst(6))
      } else if let origin = line.first.flatMap(SnippetLine.Origin.init) {
        snippets[snippets.count - 1].lines.append(
          SnippetLine(origin: origin, text: String(line.dropFirst()))
        )
      } else {
        throw PageError("\(file.lastPathComponent):\(index + 1): error: expected '|', '+' or '-'")
      }
    }
  }
}
