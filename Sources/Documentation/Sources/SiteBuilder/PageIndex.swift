/// All pages of the site by their paths, and the other files of the repository.
package struct PageIndex {
  /// The name of the catalog of articles, and of its first page, which is README.md.
  package static let root = "Lifeline"

  package let pages: [String: SitePage]
  private let topics: TopicList?
  private let files: Set<String>
  private let folders: Set<String>

  /// - Parameters:
  ///   - pages: The pages; two with the same name are an error.
  ///   - files: The paths of all files of the repository, which links may name.
  ///   - topics: The entries of the first page; they are listed there only.
  /// - Throws: ``SiteError`` for two pages with one name.
  package init(
    pages: [SitePage],
    files: [String],
    topics: TopicList? = nil
  ) throws(SiteError) {
    self.topics = topics
    var byPath: [String: SitePage] = [:]
    var byName: [String: SitePage] = [:]
    for page in pages {
      let key = page.name.lowercased()
      if let other = byName[key] {
        throw SiteError(
          "\(page.path): its name '\(page.name)' is also that of \(other.path)",
          help: "rename one of the files"
        )
      }
      byName[key] = page
      byPath[page.path] = page
    }
    self.pages = byPath
    self.files = Set(files)
    folders = Set(files.flatMap(Self.folders(of:)))
  }

  /// The articles, in the order of their paths.
  package var articles: [SitePage] {
    pages.values.filter { $0.module == nil }.sorted { $0.path < $1.path }
  }

  /// The page of a path, or the first page of a folder.
  package func page(at path: String) -> SitePage? {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return pages[path] ?? pages[folder.isEmpty ? "README.md" : "\(folder)/README.md"]
  }

  /// Whether the repository has a file or a folder of a path.
  package func contains(_ path: String) -> Bool {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return files.contains(path) || folders.contains(folder)
  }

  /// The title of an article in the site, if the topics of the first page state one.
  package func title(of page: SitePage) -> String? {
    page.module == nil ? topics?.titles[page.path] : nil
  }

  /// The pages that an index page lists in the sidebar.
  ///
  /// These are the pages of its folder and of the folders below that have no index page of their
  /// own, and the index pages directly below. A page that the first page lists is omitted, because
  /// it would be in the sidebar twice.
  package func children(of parent: SitePage) -> [SitePage] {
    guard parent.isIndex, !parent.folder.isEmpty else { return [] }
    return articles.filter {
      $0.path != parent.path && title(of: $0) == nil && owner(of: $0)?.path == parent.path
    }
  }

  /// The nearest index page above a page; `nil` if that is README.md at the root.
  private func owner(of page: SitePage) -> SitePage? {
    var folder = page.folder.dropLast()
    if page.isIndex { folder = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex) }
    while !folder.isEmpty {
      if let index = pages["\(folder)/README.md"] { return index }
      folder = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
    }
    return nil
  }

  /// The name of the page of a path: README.md has the name of its folder; that of a room has
  /// `Sources-` before it, because `traces` has folders of the same names.
  package static func name(ofArticle path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last else { return path }
    if path == "README.md" { return root }
    let base = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
    if base == "README", parts.count > 1 {
      return parts[0] == "Sources" && parts.count == 3
        ? "Sources-\(parts[1])" : parts[parts.count - 2]
    }
    // COVERAGE.md and similar names occur in several folders.
    let isLoud = base == base.uppercased()
    return isLoud && parts.count > 1 ? "\(parts[parts.count - 2])-\(base.lowercased())" : base
  }

  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}
