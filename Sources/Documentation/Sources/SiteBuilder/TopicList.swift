/// The entries of the first page of the site: articles with their titles in the site, and modules.
///
/// The title of a file suits its folder, where several have the same one. In the sidebar of the site all
/// titles are in one list, so that the list states its own.
package struct TopicList {
  /// The titles by the paths of the pages.
  package let titles: [String: String]

  /// Reads the items of a list, `- [title](destination)`; other lines are ignored.
  package init(_ page: SitePage) {
    var titles: [String: String] = [:]
    for line in page.text.split(whereSeparator: \.isNewline) where line.hasPrefix("- [") {
      guard
        case .link(let text, let destination)? = MarkdownScanner.parts(of: line.dropFirst(2)).first
      else { continue }
      titles[page.path(ofLink: String(destination))] = String(text)
    }
    self.titles = titles
  }
}
