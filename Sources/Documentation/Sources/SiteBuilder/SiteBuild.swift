package import Foundation

/// Builds the site of all public modules and all articles.
package struct SiteBuild {
  private let repository: URL
  private let modules: URL
  private let output: URL
  private let scratch: URL
  private let options: Options
  private let report: (String) -> Void

  /// The options of the caller.
  package struct Options {
    /// The address before the path of a file of the repository, with a slash at the end; without
    /// it, links to files are text.
    package var repositoryAddress: String?
    /// The path at which the site is served, such as `/lifeline`; empty for the root of a host.
    package var basePath = ""
    /// Whether the site is only checked: its links, the landing pages and the names of
    /// declarations, without DocC.
    package var isCheck = false

    package init() {}
  }

  /// - Parameters:
  ///   - repository: The root of the repository.
  ///   - modules: The folder of the compiled modules, as `swift build --show-bin-path` and
  ///     `Modules`.
  ///   - output: The folder of the site, which is replaced.
  ///   - scratch: A folder for intermediate files, which is replaced.
  ///   - options: The addresses.
  ///   - report: Receives a line for each step.
  package init(
    repository: URL,
    modules: URL,
    output: URL,
    scratch: URL,
    options: Options,
    report: @escaping (String) -> Void
  ) {
    self.repository = repository
    self.modules = modules
    self.output = output
    self.scratch = scratch
    self.options = options
    self.report = report
  }

  /// Builds the site; throws if a page, a comment or a link has a mistake.
  package func run() throws {
    let manifest = try readManifest()
    let all = try manifest.publicModules(exportedBy: exportedModules)
    let exported = Set(try all.flatMap(exportedModules))
    let targets = all.filter { !exported.contains($0.name) || !isPart($0) }
    let files = try repositoryFiles()
    let index = try readPages(files, targets)
    try? FileManager.default.removeItem(at: scratch)
    try makeFolders()

    let articles = try articleCatalog(index, targets)
    let catalogs = try targets.map { try moduleCatalog($0, index) }
    let mistakes = articles.mistakes + catalogs.flatMap(\.mistakes)
    guard mistakes.isEmpty else {
      throw SiteError(mistakes.joined(separator: "\n"), help: "correct the links of these pages")
    }
    guard !options.isCheck else { return try checkDeclarations(of: targets, manifest) }
    let articleFolder = scratch.appending(path: "catalogs/\(PageIndex.root).docc")
    try articles.write(to: articleFolder, from: repository)
    // Landing pages link to articles and articles to declarations. A first pass without checks
    // makes the names of the articles known.
    let draft = try compile(PageIndex.root, articleFolder, nil, [], isDraft: true)
    let graphs = SymbolGraphs(repository: repository, modules: modules, manifest: manifest)
    var archives: [URL] = []
    for (target, catalog) in zip(targets, catalogs) {
      let folder = scratch.appending(path: "catalogs/\(target.name).docc")
      let parts = try parts(of: target, manifest)
      let graph = try graphs.extract(
        target.name,
        with: parts.map(\.name),
        below: scratch.appending(path: "graphs")
      )
      try catalog.with(try topics(of: target, parts, graph), of: target.name)
        .write(to: folder, from: repository)
      archives.append(try compile(target.name, folder, graph, [draft] + archives))
      report("\(target.name): compiled")
    }
    let last = try compile(PageIndex.root, articleFolder, nil, archives)
    report("\(index.articles.count) articles: compiled")
    // The sidebar shows the first entry of a module, which must not be a link in the articles.
    try merge(archives + [last])
    try finish()
  }

  /// Checks the links of the landing pages to declarations.
  private func checkDeclarations(
    of targets: [Manifest.Target],
    _ manifest: Manifest
  ) throws {
    let graphs = SymbolGraphs(repository: repository, modules: modules, manifest: manifest)
    var names = DeclaredNames(modules: targets.map(\.name))
    for target in targets {
      let parts = try parts(of: target, manifest).map(\.name)
      let graphFolder = scratch.appending(path: "graphs")
      let folder = try graphs.extract(target.name, with: parts, below: graphFolder)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        try names.add(graph: Data(contentsOf: folder.appending(path: file)))
      }
    }
    let mistakes = try targets.flatMap { target in
      let page = Self.landingPage(of: target)
      return names.unresolved(in: try text(of: page)).map { link in
        "\(page): error: no module declares ``\(link)``"
      }
    }
    report("the landing pages of \(targets.count) modules: checked")
    guard mistakes.isEmpty else {
      throw SiteError(mistakes.joined(separator: "\n"), help: "correct the links of these pages")
    }
  }

  /// The topics of the declarations that a landing page does not name.
  private func topics(
    of target: Manifest.Target,
    _ parts: [Manifest.Target],
    _ graph: URL
  ) throws -> String {
    let file = graph.appending(path: "\(target.name).symbols.json")
    return try FolderTopics(graph: Data(contentsOf: file))
      .text(
        folders: ([target] + parts).map(\.folder),
        besides: try text(of: Self.landingPage(of: target))
      )
  }

  /// Whether a module has no landing page; the one that exports it has its declarations.
  private func isPart(_ target: Manifest.Target) -> Bool {
    let page = repository.appending(path: Self.landingPage(of: target)).path
    return !FileManager.default.fileExists(atPath: page)
  }

  /// The modules whose declarations appear as those of a module.
  private func parts(
    of target: Manifest.Target,
    _ manifest: Manifest
  ) throws -> [Manifest.Target] {
    let exported = Set(try exportedModules(of: target))
    return manifest.targets.filter { exported.contains($0.name) && isPart($0) }
  }

  /// The modules that a module exports again as a whole, by its sources.
  private func exportedModules(of target: Manifest.Target) throws -> [String] {
    let folder = repository.appending(path: target.folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      try text(of: "\(target.folder)/\(file)").split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        let isExport = words.count == 4 && words.starts(with: ["@_exported", "public", "import"])
        return isExport ? words.last.map(String.init) : nil
      }
    }
  }

  private func makeFolders() throws {
    for name in ["catalogs", "graphs", "archives", "drafts"] {
      try FileManager.default.createDirectory(
        at: scratch.appending(path: name),
        withIntermediateDirectories: true
      )
    }
  }

  private func readManifest() throws -> Manifest {
    let text = try Tool(name: "swift").run(["package", "dump-package"], in: repository)
    return try JSONDecoder().decode(Manifest.self, from: text)
  }

  private func repositoryFiles() throws -> [String] {
    let options = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    let list = try Tool(name: "git").run(options, in: repository)
    return String(decoding: list, as: UTF8.self).split(separator: "\0").map(String.init)
      .filter { FileManager.default.fileExists(atPath: repository.appending(path: $0).path) }
  }

  private func readPages(_ files: [String], _ targets: [Manifest.Target]) throws -> PageIndex {
    let articles = files.filter {
      $0.hasSuffix(".md") && !$0.contains(".docc/") && $0 != Self.topics
    }
    var pages = try articles.map { path in
      SitePage(path: path, name: PageIndex.name(ofArticle: path), text: try text(of: path))
    }
    for target in targets {
      let path = Self.landingPage(of: target)
      guard files.contains(path) else {
        throw SiteError(
          "the public module \(target.name) has no landing page",
          help: "write \(path), with a picture and topics"
        )
      }
      let page = SitePage(
        path: path,
        name: target.name,
        module: target.name,
        text: try text(of: path)
      )
      pages.append(page)
    }
    return try PageIndex(pages: pages, files: files, topics: TopicList(try topicsPage(targets)))
  }

  /// The topics of the first page, which README.md begins; an item with the folder of a room stands
  /// for the room's public modules.
  private static let topics = "Sources/Documentation/Topics.md"

  private func topicsPage(_ targets: [Manifest.Target]) throws -> SitePage {
    let page = SitePage(path: Self.topics, name: "topics", text: try text(of: Self.topics))
    return TopicList.expanding(page, folders: targets.map(\.folder))
  }

  private static func landingPage(of target: Manifest.Target) -> String {
    "\(target.folder)/\(target.name).docc/\(target.name).md"
  }

  private func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: repository.appending(path: path)), as: UTF8.self)
  }

  private func articleCatalog(_ index: PageIndex, _ targets: [Manifest.Target]) throws -> Catalog {
    var catalog = Catalog(index, repositoryAddress: options.repositoryAddress)
    let topics = try topicsPage(targets)
    for page in index.articles {
      catalog.add(page, topics: page.name == PageIndex.root ? topics : nil)
    }
    return catalog
  }

  private func moduleCatalog(_ target: Manifest.Target, _ index: PageIndex) throws -> Catalog {
    var catalog = Catalog(index, repositoryAddress: options.repositoryAddress)
    let path = Self.landingPage(of: target)
    if let page = index.pages[path] { catalog.add(page) }
    guard !catalog.pictures.isEmpty else {
      throw SiteError("\(path): the landing page has no picture", help: "show one of render/")
    }
    return catalog
  }

  /// Compiles a catalog and the symbol graphs of a module into an archive, and returns it.
  private func compile(
    _ name: String,
    _ catalog: URL,
    _ graph: URL?,
    _ dependencies: [URL],
    isDraft: Bool = false
  ) throws -> URL {
    let folder = scratch.appending(path: isDraft ? "drafts" : "archives")
    let archive = folder.appending(path: "\(name).doccarchive")
    var arguments = [
      "convert", catalog.path, "--fallback-display-name", name,
      "--fallback-bundle-identifier", name, "--output-dir", archive.path,
      "--enable-experimental-external-link-support",
    ]
    if let graph { arguments += ["--additional-symbol-graph-dir", graph.path] }
    if !options.basePath.isEmpty { arguments += ["--hosting-base-path", options.basePath] }
    if !isDraft { arguments.append("--warnings-as-errors") }
    for dependency in dependencies { arguments += ["--dependency", dependency.path] }
    try Tool(name: "docc").run(arguments, in: repository)
    return archive
  }

  private func merge(_ archives: [URL]) throws {
    try? FileManager.default.removeItem(at: output)
    try FileManager.default.createDirectory(
      at: output.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let arguments =
      ["merge"] + archives.map(\.path) + [
        "--synthesized-landing-page-name", "Modules and articles",
        "--synthesized-landing-page-kind", "Lifeline", "--output-path", output.path,
      ]
    try Tool(name: "docc").run(arguments, in: repository)
  }

  /// Decorates the pages and checks all links.
  private func finish() throws {
    let parts = repository.appending(path: "Sources/Documentation")
    try SiteDecoration(site: output, basePath: options.basePath, parts: parts).apply()
    let found = try BuiltSite(output).check()
    report("\(found.pages) pages, \(found.links) links, \(found.pictures) pictures: checked")
    guard found.mistakes.isEmpty else {
      throw SiteError(found.mistakes.joined(separator: "\n"), help: "correct these links")
    }
  }
}
