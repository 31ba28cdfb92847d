/// A Markdown file of the repository that becomes a page of the site.
package struct SitePage: Equatable {
  /// The path from the root of the repository.
  package let path: String
  /// The name in the site's addresses.
  package let name: String
  /// The module that the page introduces; `nil` for an article.
  package let module: String?
  package let text: String

  package init(path: String, name: String, module: String? = nil, text: String) {
    self.path = path
    self.name = name
    self.module = module
    self.text = text
  }

  /// The folder of the file, empty for the root, otherwise with a slash at the end.
  package var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The path of the file that a relative link of the page names.
  package func path(ofLink destination: String) -> String {
    var parts = folder.split(separator: "/")
    for part in destination.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if !parts.isEmpty { parts.removeLast() }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether the page is the first of its folder.
  package var isIndex: Bool { path.hasSuffix("README.md") }

  /// The lines that are headings, without their marks; code in fences has none.
  package var headings: [String] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { return nil }
      return line.drop { $0 == "#" }.trimmingSpaces()
    }
  }

  /// The heading that a fragment of GitHub's form names: lower case, hyphens for spaces.
  package func heading(forFragment fragment: String) -> String? {
    headings.first { Self.fragment(of: $0) == fragment }
  }

  private static func fragment(of heading: String) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      }
    )
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  package func trimmingSpaces() -> String {
    let rest = drop { $0 == " " }
    guard let last = rest.lastIndex(where: { $0 != " " }) else { return "" }
    return String(rest[...last])
  }
}
