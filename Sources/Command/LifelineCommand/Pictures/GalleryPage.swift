import CommandEnvironment
import DiagramLayout
import Essentials
import TraceModel

/// The Markdown page of a gallery, with a section for each trace.
struct GalleryPage {
  private(set) var text: String
  /// Whether the page displays SVG files without PNG files.
  private let isSVGOnly: Bool

  /// The name of the page to explore, in the folder of a trace.
  static let pageName = "page.html"
  private static let title = "# Pictures\n\nDrawn from `"
  private static let signature = " by `lifeline render gallery`."

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - source: The folder of the traces, or the file that lists them.
  ///   - isSVGOnly: Whether the page displays SVG files without PNG files.
  init(source: String, isSVGOnly: Bool = false) {
    self.isSVGOnly = isSVGOnly
    text = "# Pictures\n\nDrawn from \(MarkdownText.code(source))\(Self.signature)\n"
  }

  /// Whether a text begins like a gallery page.
  static func isPage(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    return text.hasPrefix(title) && lines.count > 2 && lines[2].hasSuffix(signature)
  }

  /// Adds a section with the pictures of a trace, below the title from the list, or else the title
  /// of the trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - diagrams: Its pictures.
  ///   - linksPage: Whether it has a page to explore.
  mutating func add(_ trace: GalleryTrace, _ diagrams: [GalleryDiagram], linksPage: Bool = false) {
    text += "\n## \(MarkdownText.escaped(trace.name))\n"
    let title = trace.trace.header.title
    if let listed = trace.title {
      text += "\n\(MarkdownText.escaped(listed))\n"
    } else if !title.isEmpty, title != trace.name {
      text += "\n\(MarkdownText.escaped(title))\n"
    }
    if linksPage {
      let path = MarkdownText.reference("\(trace.name)/\(Self.pageName)")
      text += "\n<a href=\"\(path)\">Explore the trace</a>\n"
    }
    let name = XMLText.escaped(trace.name)
    for diagram in diagrams {
      let path = MarkdownText.reference("\(trace.name)/\(diagram.rawValue)")
      let words = "\(diagram.caption) of \(name)"
      if isSVGOnly {
        text += "\n<a href=\"\(path).svg\"><img src=\"\(path).svg\" alt=\"\(words)\"></a>\n"
        continue
      }
      text += """

        <a href="\(path).svg"><picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(path)~dark.png">
          <img src="\(path).png" alt="\(words)">
        </picture></a>

        """
    }
  }
}
