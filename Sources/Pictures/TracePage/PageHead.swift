internal import DiagramLayout
import Essentials
internal import TraceModel

/// The head of an HTML document that runs only its own script and applies only its own style sheet.
package struct PageHead: Sendable {
  /// A script or a style sheet with the name by which a content security policy permits it.
  package struct Part: Sendable {
    /// The text as UTF-8.
    package let text: [UInt8]
    /// The name: W3C, Content Security Policy Level 3, section 2.3.1.
    fileprivate let source: String

    /// Creates a script, or a style sheet with all its text.
    package init(script text: [UInt8]) {
      self.text = text
      source = "'sha256-\(Data(SHA256.hash(text)).base64EncodedString())'"
    }

    /// Creates a style sheet, in which the colors of pictures are custom properties.
    package init(style text: [UInt8]) {
      self.init(script: PageHead.colors + text)
    }
  }

  /// The beginning of every page of this package.
  ///
  /// A command replaces only files that begin with it, so that it keeps other pages of a user.
  package static let beginning = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="lifeline">

    """

  /// The document up to the beginning of its body, as UTF-8.
  package let text: [UInt8]

  /// Creates a head.
  ///
  /// - Parameters:
  ///   - title: The title; special characters are escaped.
  ///   - meta: Names and contents of further `meta` elements, without special characters of HTML.
  ///   - style: The style sheet.
  ///   - script: The script that the body contains.
  ///   - images: The sources from which the page may load pictures, as in a policy; empty if there
  ///     is none.
  package init(
    title: String,
    meta: [(name: String, content: String)] = [],
    style: Part,
    script: Part,
    images: String = ""
  ) {
    var policy = [
      "default-src 'none'", "script-src \(script.source)", "style-src \(style.source)",
      "base-uri 'none'", "form-action 'none'",
    ]
    if !images.isEmpty { policy.append("img-src \(images)") }
    let entries = meta.map { "<meta name=\"\($0.name)\" content=\"\($0.content)\">\n" }
    let head = """
      <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(XMLText.escaped(title) { _ in nil })</title>
      <style>
      """
    text =
      Array((Self.beginning + entries.joined() + head).utf8) + style.text
      + Array("</style>\n</head>\n<body>\n".utf8)
  }

  /// The colors as custom properties; a print is light.
  private static let colors: [UInt8] = {
    let dark = "@media screen and (prefers-color-scheme: dark) {\n\(properties(.dark))}\n"
    return Array((properties(.light) + dark).utf8)
  }()

  private static func properties(_ theme: Theme) -> String {
    let values = ColorToken.allCases.map { "--\($0.rawValue):\(theme[$0].hex);" }
    return ":root{\(values.joined())}\n"
  }
}
