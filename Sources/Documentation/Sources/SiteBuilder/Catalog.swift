package import Foundation

/// A DocC catalog: pages and pictures, made from files of the repository.
package struct Catalog {
  package private(set) var pages: [String: String] = [:]
  /// The paths of the pictures in the repository, by their names in the catalog.
  package private(set) var pictures: [String: String] = [:]
  /// The mistakes of the pages, as `path:line: error: …`.
  package private(set) var mistakes: [String] = []

  private let index: PageIndex
  private let repositoryAddress: String?

  package init(_ index: PageIndex, repositoryAddress: String?) {
    self.index = index
    self.repositoryAddress = repositoryAddress
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - topics: A page whose text is added at the end: the topics of the first page.
  package mutating func add(_ page: SitePage, topics: SitePage? = nil) {
    var rewriter = PageRewriter(page, in: index, repository: repositoryAddress)
    let text = rewriter.rewritten().drop { $0.isNewline }
    take(rewriter)
    let title = text.prefix { !$0.isNewline }
    let ownTitle = index.title(of: page).map { "# \($0)" } ?? String(title)
    var parts = [ownTitle, metadata(of: page, picture: rewriter.firstPicture)]
    if page.module == nil { parts.append(options(hidesTopics: topics == nil)) }
    parts.append(Self.body(text[title.endIndex...]))
    if let topics {
      var rewriter = PageRewriter(topics, in: index, repository: repositoryAddress)
      parts.append(Self.lists(of: rewriter.rewritten()))
      take(rewriter)
    }
    let children = index.children(of: page)
    if page.module == nil, !children.isEmpty {
      let items = children.map { "- <doc:\($0.name)>\n" }.joined()
      parts.append("## Topics\n\n### Pages\n\n\(items)")
    }
    pages["\(page.name).md"] = parts.joined(separator: "\n\n")
  }

  /// The text below a title, with a heading if its first paragraph has a link to another site.
  ///
  /// DocC displays the first paragraph as the abstract and omits such links from it, with their
  /// text.
  private static func body(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.firstRange(of: "\n\n")?.lowerBound ?? start.endIndex
    let isAbstract = start.first != "#" && start.first != "!"
    guard isAbstract, hasOutwardLink(start[..<end]) else { return String(text) }
    return "\n\n## Overview\n\n\(start)"
  }

  /// Whether a paragraph has a link with an address, or one whose address is stated elsewhere.
  private static func hasOutwardLink(_ paragraph: Substring) -> Bool {
    MarkdownScanner.parts(of: paragraph).contains { part in
      switch part {
      case .link(_, let destination):
        !destination.hasPrefix("doc:") && destination.contains(":")
      case .verbatim(let text): text.contains("][")
      default: false
      }
    }
  }

  /// The catalog with topics at the end of a page.
  func with(_ topics: String, of page: String) -> Catalog {
    var catalog = self
    guard !topics.isEmpty else { return catalog }
    let text = catalog.pages["\(page).md"] ?? ""
    let heading = text.contains("## Topics\n") ? "" : "## Topics\n\n"
    catalog.pages["\(page).md"] = "\(text)\n\(heading)\(topics)"
    return catalog
  }

  private mutating func take(_ rewriter: PageRewriter) {
    pictures.merge(rewriter.pictures) { first, _ in first }
    mistakes += rewriter.mistakes
  }

  private func metadata(
    of page: SitePage,
    picture: (name: String, description: String)?
  ) -> String {
    var lines: [String] = []
    if page.name == PageIndex.root { lines.append("  @TechnologyRoot") }
    if let picture {
      let words = picture.description.replacing("\"", with: "'")
      lines.append("  @PageImage(purpose: card, source: \"\(picture.name)\", alt: \"\(words)\")")
    }
    return lines.isEmpty ? "" : "@Metadata {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// Without these, each page of a rule ends with a list of all other rules.
  private func options(hidesTopics: Bool) -> String {
    let style = hidesTopics ? "\n  @TopicsVisualStyle(hidden)" : ""
    return "@Options {\n  @AutomaticSeeAlso(disabled)\(style)\n}"
  }

  /// The text with items that are only a link, `- [title](doc:name)`, as `- <doc:name>`: DocC adds
  /// the title and the abstract.
  package static func lists(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("- ["), line.hasSuffix(")"),
        let start = line.firstRange(of: "](doc:")?.upperBound
      else { return String(line) }
      return "- <doc:\(line[start...].dropLast())>"
    }.joined(separator: "\n")
  }

  /// Writes the catalog into an empty folder.
  package func write(to folder: URL, from repository: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in pages {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    for (name, path) in pictures {
      try FileManager.default.copyItem(
        at: repository.appending(path: path),
        to: folder.appending(path: name)
      )
    }
  }
}
