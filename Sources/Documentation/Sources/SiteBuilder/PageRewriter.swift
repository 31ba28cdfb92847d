/// Changes a page of the repository into a page of a DocC catalog.
///
/// DocC has no relative links and no HTML, so that a link to a page becomes a link of DocC, a
/// picture becomes a resource of the catalog, comments are omitted, and a link to another file
/// leads to the repository, or is text if its address is not known.
package struct PageRewriter {
  private let index: PageIndex
  private let page: SitePage
  private let repository: String?
  /// The pictures of the page: their paths in the repository by their names in the catalog.
  package private(set) var pictures: [String: String] = [:]
  package private(set) var firstPicture: (name: String, description: String)?
  /// The links that lead nowhere, as `path:line: error: …`.
  package private(set) var mistakes: [String] = []
  private var line = 1

  /// - Parameters:
  ///   - page: The page.
  ///   - index: The pages and files that links may name.
  ///   - repository: The address before the path of a file, with a slash at the end.
  package init(_ page: SitePage, in index: PageIndex, repository: String?) {
    self.index = index
    self.page = page
    self.repository = repository
  }

  /// The text of the page in the catalog, before its metadata and topics are added.
  package mutating func rewritten() -> String {
    text(of: page.text[...])
  }

  private mutating func text(of source: Substring) -> String {
    var result = ""
    for part in MarkdownScanner.parts(of: source) {
      switch part {
      case .verbatim(let text):
        result += text
        line += text.count(where: \.isNewline)
      case .comment(let text):
        line += text.count(where: \.isNewline)
      case .element(let text):
        result += element(text)
      case .image(let description, let destination):
        result += image(String(description), at: String(destination))
      case .link(let text, let destination):
        result += link(text, to: String(destination))
      }
    }
    return result
  }

  private mutating func element(_ text: Substring) -> String {
    if text.hasPrefix("<img "), let source = Self.attribute("src", of: text) {
      return image(Self.attribute("alt", of: text) ?? "", at: source)
    }
    if text.hasPrefix("<a ") || text == "</a>" { return "" }
    if text == "<br>" { return " " }
    // Text such as `<C1>` in the message of an exception.
    return "\\\(text)"
  }

  private static func attribute(_ name: String, of element: Substring) -> String? {
    guard let start = element.firstRange(of: " \(name)=\"") else { return nil }
    return String(element[start.upperBound...].prefix { $0 != "\"" })
  }

  private mutating func image(_ description: String, at destination: String) -> String {
    let path = page.path(ofLink: destination)
    guard index.contains(path) else {
      report("there is no picture \(path)")
      return ""
    }
    let name = path.replacing("/", with: "-")
    pictures[name] = path
    if firstPicture == nil { firstPicture = (name, description) }
    return "![\(description)](\(name))"
  }

  private mutating func link(_ text: Substring, to destination: String) -> String {
    if text.hasPrefix("![") { return linkedImage(text, to: destination) }
    if destination.contains(":") { return "[\(self.text(of: text))](\(destination))" }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? page.path : page.path(ofLink: String(parts[0]))
    let label = self.text(of: text)
    guard let target = index.page(at: path) else { return fileLink(label, to: path) }
    var address = Self.reference(to: target, from: page)
    if parts.count > 1 {
      guard let heading = target.heading(forFragment: String(parts[1])) else {
        report("\(path) has no heading #\(parts[1])")
        return label
      }
      address += "#" + Self.fragment(of: heading)
    }
    return "[\(label)](\(address))"
  }

  /// A link around a picture leads to the same picture as SVG, which the site shows instead.
  private mutating func linkedImage(_ text: Substring, to destination: String) -> String {
    guard case .image(let description, let source) = MarkdownScanner.parts(of: text).first else {
      return self.text(of: text)
    }
    let isVector = destination.hasSuffix(".svg")
    return image(String(description), at: isVector ? destination : String(source))
  }

  private mutating func fileLink(_ label: String, to path: String) -> String {
    guard index.contains(path) else {
      report("there is no file \(path)")
      return label
    }
    guard let repository else { return label }
    return "[\(label)](\(repository)\(path))"
  }

  /// The address of a page in links of DocC.
  package static func reference(to target: SitePage, from source: SitePage) -> String {
    if let module = target.module { return "doc:/\(module)" }
    if source.module == nil { return "doc:\(target.name)" }
    let root = "doc:/\(PageIndex.root)"
    return target.name == PageIndex.root ? root : "\(root)/\(target.name)"
  }

  /// The name of a heading in links of DocC.
  private static func fragment(of heading: String) -> String {
    heading.replacing("`", with: "").replacing(" ", with: "-")
  }

  private mutating func report(_ message: String) {
    mistakes.append("\(page.path):\(line): error: \(message)")
  }
}
