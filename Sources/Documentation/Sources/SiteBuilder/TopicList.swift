/// The entries of the first page of the site: articles with their titles in the site, and modules.
///
/// The title of a file suits its folder, where several have the same one. In the sidebar of the
/// site all titles are in one list, so that the list states its own.
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

  /// A page with the landing pages of a room's modules in place of each item that names the room's
  /// folder, such as `- [UIKit](../UIKit)`; `folders` are those of all modules.
  package static func expanding(_ page: SitePage, folders: [String]) -> SitePage {
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("- ["),
        case .link(_, let destination)? = MarkdownScanner.parts(of: line.dropFirst(2)).first
      else { return String(line) }
      let room = page.path(ofLink: String(destination)) + "/"
      let modules = folders.filter { $0.hasPrefix(room) }.map { $0.dropFirst(room.count) }.sorted()
      return modules.isEmpty
        ? String(line)
        : modules.map { "- [\($0)](\(destination)/\($0)/\($0).docc/\($0).md)" }.joined(
          separator: "\n"
        )
    }
    return SitePage(path: page.path, name: page.name, text: lines.joined(separator: "\n"))
  }
}
