package import Foundation

/// The folder of a built site, to check its links.
package struct BuiltSite {
  private let folder: URL

  package init(_ folder: URL) {
    self.folder = folder
  }

  /// The extent and the result of the check.
  package struct Report {
    package var pages = 0
    package var links = 0
    package var pictures = 0
    /// One line for each link or picture that leads nowhere.
    package var mistakes: [String] = []
  }

  /// Follows all links between pages and all pictures of the site.
  package func check() throws -> Report {
    var report = Report()
    for path in try pagePaths() {
      report.pages += 1
      let file = folder.appending(path: "data/\(path).json")
      let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      guard let page = page as? [String: Any] else {
        report.mistakes.append("\(path): the page is not an object")
        continue
      }
      let references = page["references"] as? [String: [String: Any]] ?? [:]
      for reference in references.values {
        check(reference, of: path, &report)
      }
      for part in ["abstract", "primaryContentSections"] {
        for identifier in Self.identifiers(in: page[part] as Any)
        where references[identifier] == nil {
          report.mistakes.append("\(path): the link \(identifier) is not resolved")
        }
      }
      if !exists("\(path)/index.html") {
        report.mistakes.append("\(path): the page has no index.html")
      }
    }
    return report
  }

  private func check(_ reference: [String: Any], of page: String, _ report: inout Report) {
    switch reference["type"] as? String {
    case "topic", "section":
      guard let address = reference["url"] as? String, address.hasPrefix("/") else { return }
      report.links += 1
      let target = address.prefix { $0 != "#" }.dropFirst()
      if !exists("data/\(target).json") {
        report.mistakes.append("\(page): there is no page \(address)")
      }
    case "image":
      for variant in reference["variants"] as? [[String: Any]] ?? [] {
        guard let address = variant["url"] as? String else { continue }
        report.pictures += 1
        if !exists(String(address.drop { $0 == "/" })) {
          report.mistakes.append("\(page): there is no picture \(address)")
        }
      }
    default: break
    }
  }

  private func exists(_ path: String) -> Bool {
    let name = path.removingPercentEncoding ?? path
    return FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  /// The addresses of all pages, without the slash at the beginning, sorted.
  private func pagePaths() throws -> [String] {
    let data = folder.appending(path: "data")
    return try FileManager.default.subpathsOfDirectory(atPath: data.path)
      .filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(".json".count)) }
      .sorted()
  }

  /// The identifiers of the links in a part of a page.
  private static func identifiers(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(identifiers) }
    guard let object = value as? [String: Any] else { return [] }
    let own = (object["identifier"] as? String).map { [$0] } ?? []
    let isReference = object["type"] as? String == "reference"
    return (isReference ? own : []) + object.values.flatMap(identifiers)
  }
}
