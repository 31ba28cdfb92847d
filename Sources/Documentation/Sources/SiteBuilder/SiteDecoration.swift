import Foundation

/// Parts that DocC's own pages lack: a header with a link to the first page, a style sheet for wide
/// pictures, and a first page at the root.
struct SiteDecoration {
  let site: URL
  let basePath: String
  /// The folder of `header.html` and `site.css`.
  let parts: URL

  /// Adds the header and the style sheet to all pages.
  ///
  /// The page of the root, which DocC leaves without content, becomes a redirection to the first
  /// page.
  func apply() throws {
    let manager = FileManager.default
    try manager.copyItem(
      at: parts.appending(path: "site.css"),
      to: site.appending(path: "css/site.css")
    )
    // Without this file the browser reports a missing resource on every page.
    try Data("{}\n".utf8).write(to: site.appending(path: "theme-settings.json"))
    let header = String(
      decoding: try Data(contentsOf: parts.appending(path: "header.html")),
      as: UTF8.self
    ).replacing("{base}", with: basePath)
    let link = "<link rel=\"stylesheet\" href=\"\(basePath)/css/site.css\"></head>"
    for path in try manager.subpathsOfDirectory(atPath: site.path)
    where path.hasSuffix("index.html") {
      let file = site.appending(path: path)
      let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      guard let body = page.firstRange(of: "<body"), page.contains("</head>"),
        let end = page[body.upperBound...].firstIndex(of: ">")
      else {
        throw SiteError(
          "\(path): the page has no head or body",
          help: "look at the version of docc"
        )
      }
      let start = page[...end].replacing("</head>", with: link)
      try Data("\(start)\(header)\(page[page.index(after: end)...])".utf8).write(to: file)
    }
    try Data(redirection.utf8).write(to: site.appending(path: "index.html"))
  }

  private var redirection: String {
    let first = "\(basePath)/documentation/\(PageIndex.root.lowercased())/"
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(PageIndex.root)</title>
      <meta http-equiv="refresh" content="0; url=\(first)">
      <a href="\(first)">\(PageIndex.root)</a>
      </html>

      """
  }
}
