import CommandEnvironment
import DiagramLayout
import DiagramSVG
import TraceModel

#if Cairo
import DiagramCairo
#endif

/// The files of one picture, in several themes and scales.
struct PictureSet {
  /// The path without an ending.
  let stem: String
  let scene: Scene

  /// The variants of a picture.
  enum Variants {
    /// An SVG with both themes, and a PNG for each theme.
    case gallery(scale: Int)
    /// An SVG with both themes.
    case svg
    /// PNGs with the suffixes of DocC: `~dark`, `@2x`.
    ///
    /// Source: https://www.swift.org/documentation/docc/formatting-your-documentation-content
    case docc
  }

  /// Writes the files.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ variants: Variants) throws {
    for warning in try FontReport(checking: scene).warnings {
      CommandSession.writeMessage("warning: \(warning)")
    }
    switch variants {
    case .gallery(let scale):
      try OutputFile(path: "\(stem).svg").write(SVGRenderer().render(scene))
      try writePNG("\(stem).png", .light, scale)
      try writePNG("\(stem)~dark.png", .dark, scale)
    case .svg:
      try OutputFile(path: "\(stem).svg").write(SVGRenderer().render(scene))
    case .docc:
      for scale in [1, 2] {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        try writePNG("\(stem)\(suffix).png", .light, scale)
        try writePNG("\(stem)~dark\(suffix).png", .dark, scale)
      }
    }
  }

  private func writePNG(_ path: String, _ theme: Theme, _ scale: Int) throws {
    do {
      try OutputFile(path: path).write(try CairoRenderer(theme: theme).png(scene, scale: scale))
    } catch let error as CairoError {
      throw CommandFailure(error, location: path)
    }
  }

  /// Returns HTML for Markdown that displays a picture in the reader's theme.
  ///
  /// - Parameters:
  ///   - path: The path of the picture without an ending, relative to the document.
  ///   - scene: The picture, for its size and its alternative text.
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
