import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Why a storyboard or xib can't be read.
struct NibError: Error, CustomStringConvertible {
  let path: String
  /// The line, from 1; 0 if the whole file is concerned.
  let line: Int
  let message: String

  var description: String {
    let place = FolderContents.originalPath(of: path)
    return line > 0 ? "\(place):\(line): \(message)" : "\(place): \(message)"
  }
}

/// Reads the XML of a storyboard or xib into elements.
///
/// Declarations of document types are refused, because a file of Interface Builder has none: so
/// neither entities nor other files can be included.
@MainActor
enum NibParser {
  /// The number of nested elements at which a file is refused.
  nonisolated static let depthLimit = 200
  /// The size in bytes at which a file is refused.
  static let sizeLimit = 64 << 20

  /// Returns the root element.
  ///
  /// - Throws: ``NibError`` with the line.
  static func parse(_ data: Data, path: String) throws -> NibElement {
    guard data.count <= sizeLimit else {
      throw NibError(path: path, line: 0, message: "the file is larger than 64 MB")
    }
    let text = String(bytes: data, encoding: .utf8)
    guard let text, !text.contains("\0") else {
      throw NibError(path: path, line: 0, message: "the file is not text in UTF-8")
    }
    if let range = text.range(of: "<!DOCTYPE") ?? text.range(of: "<!ENTITY") {
      let line = text[..<range.lowerBound].count { $0.isNewline } + 1
      throw NibError(path: path, line: line, message: "a document type is not allowed here")
    }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let builder = Builder()
    parser.delegate = builder
    let isComplete = parser.parse()
    if builder.isTooDeep {
      throw NibError(
        path: path,
        line: builder.depthLine,
        message: "more than \(depthLimit) elements are nested"
      )
    }
    guard isComplete, builder.isComplete, let root = builder.root?.made() else {
      throw NibError(
        path: path,
        line: max(1, builder.damagedLine ?? parser.lineNumber),
        message: "the XML is damaged"
      )
    }
    guard root.name == "document" else {
      throw NibError(
        path: path,
        line: root.line,
        message: "expected <document>, found <\(root.name)>; only the XML of Xcode 5 and later is "
          + "read, compiled files are not"
      )
    }
    return root
  }

  /// An element while the file is parsed, which happens without isolation.
  private final class Draft {
    let name: String
    let line: Int
    let attributes: [String: String]
    var children: [Draft] = []
    var text = ""

    init(_ name: String, _ line: Int, _ attributes: [String: String]) {
      self.name = name
      self.line = line
      self.attributes = attributes
    }

    @MainActor
    func made() -> NibElement {
      let element = NibElement(name, line: line, attributes: attributes)
      element.append(text: text.trimmingCharacters(in: .whitespacesAndNewlines))
      for child in children { element.append(child.made()) }
      return element
    }
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: Draft?
    var isTooDeep = false
    var depthLine = 0
    /// The line of the first damage.
    private(set) var damagedLine: Int?
    private var open: [Draft] = []

    /// Whether each element has its end.
    var isComplete: Bool { damagedLine == nil && open.isEmpty && root != nil }

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?,
      attributes attributeDict: [String: String] = [:]
    ) {
      let element = Draft(elementName, parser.lineNumber, attributeDict)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
      guard open.count > NibParser.depthLimit else { return }
      isTooDeep = true
      depthLine = parser.lineNumber
      parser.abortParsing()
    }

    func parser(
      _ parser: XMLParser,
      didEndElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      if open.popLast()?.name != elementName { noteDamage(parser) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      noteDamage(parser)
    }

    private func noteDamage(_ parser: XMLParser) {
      if damagedLine == nil { damagedLine = parser.lineNumber }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }
  }
}
