import DiagramCairo
import DiagramLayout
import DiagramSVG

/// The files of one picture: themes and scales beside each other.
struct PictureSet {
  /// The path without an ending.
  let stem: String
  let scene: Scene

  /// Which files a picture has.
  enum Files {
    /// An SVG with both themes, and a PNG for each theme.
    case gallery(scale: Int)
    /// PNGs named as DocC picks them: `~dark`, `@2x`.
    ///
    /// Source: https://www.swift.org/documentation/docc/formatting-your-documentation-content
    case docc
  }

  /// Writes the files.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ files: Files) throws {
    for warning in try FontReport(checking: scene).warnings {
      Terminal.writeError("warning: \(warning)")
    }
    switch files {
    case .gallery(let scale):
      try OutputFile(path: "\(stem).svg").write(SVGRenderer().render(scene))
      try png("\(stem).png", .light, scale)
      try png("\(stem)~dark.png", .dark, scale)
    case .docc:
      for scale in [1, 2] {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        try png("\(stem)\(suffix).png", .light, scale)
        try png("\(stem)~dark\(suffix).png", .dark, scale)
      }
    }
  }

  private func png(_ path: String, _ theme: Theme, _ scale: Int) throws {
    do {
      try OutputFile(path: path).write(try CairoRenderer(theme: theme).png(scene, scale: scale))
    } catch let error as CairoError {
      throw CommandFailure(
        place: path,
        message: "\(error.message) [\(error.code.rawValue)]",
        help: error.help
      )
    }
  }

  /// Writes the HTML that shows the picture and follows the reader's theme, for Markdown.
  ///
  /// - Parameters:
  ///   - path: The path of the picture without an ending, relative to the document.
  ///   - scene: The picture: its size and what it says to readers who do not see it.
  /// - Returns: A `<picture>` element of four lines.
  static func snippet(_ path: String, _ scene: Scene) -> String {
    let source = MarkdownText.reference(path)
    let words = [scene.title, scene.summary].filter { !$0.isEmpty }.joined(separator: ": ")
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(source)~dark.png">
        <img src="\(source).png" width="\(Int(scene.size.width))" alt="\(XMLText.escaped(words))">
      </picture>
      """
  }
}
