package import CommandEnvironment
package import DiagramLayout
import DiagramSVG
import Essentials

#if Cairo
import DiagramCairo
#endif

/// The file of a picture that a command draws.
package struct PictureFile {
  #if Cairo
  private static let usualFormat = PictureSettings.Format.png
  #else
  private static let usualFormat = PictureSettings.Format.svg
  #endif

  private let path: String
  private let format: PictureSettings.Format
  private let text: PictureSettings.Text
  private let scale: Int
  private let theme: Theme

  /// Resolves the path and the format.
  ///
  /// - Parameters:
  ///   - settings: The options of the file.
  ///   - suffix: The ending of the default name, after the name of the input.
  ///   - hasText: Whether the picture has a form as text.
  /// - Throws: ``CommandFailure`` for a name with the ending of an unsupported format.
  package init(
    _ settings: PictureSettings,
    suffix: String,
    hasText: Bool = false
  ) throws(CommandFailure) {
    text = settings.text
    scale = settings.scale
    theme = settings.theme
    let ending = settings.output.map { URL(filePath: $0).pathExtension.lowercased() } ?? ""
    if let format = settings.format {
      self.format = format
    } else if ending.isEmpty {
      format = settings.text == .outlines ? .svg : Self.usualFormat
    } else if let format = PictureSettings.Format(ending: ending), hasText || format != .text {
      self.format = format
    } else {
      let formats = hasText ? "png, svg, pdf or text" : "png, svg or pdf"
      let endings = hasText ? ".png, .svg, .pdf or .txt" : ".png, .svg or .pdf"
      throw CommandFailure(
        location: settings.output ?? "",
        message: "pictures are \(formats), not '\(ending)'",
        help: "end the name in \(endings), or choose a --format"
      )
    }
    guard hasText || format != .text else {
      throw CommandFailure(
        location: settings.output ?? "",
        message: "a \(suffix) has no form as text",
        help: "choose png, svg or pdf; 'lifeline render tree' prints trees as text"
      )
    }
    guard text == .real || format == .svg else {
      throw CommandFailure(
        location: settings.output ?? "",
        message: "--text outlines is for svg; the text of a \(format.rawValue) has no choice",
        help: "end the name in .svg, or leave --text out"
      )
    }
    let stem =
      settings.input == "-"
      ? "trace" : URL(filePath: settings.input).deletingPathExtension().lastPathComponent
    path = settings.output ?? (format == .text ? "-" : "\(stem)-\(suffix).\(format.rawValue)")
  }

  /// Whether the file contains text instead of a picture.
  package var isText: Bool { format == .text }

  /// Prints a tree and writes it.
  ///
  /// - Throws: ``CommandFailure``.
  package func write(_ print: () throws(LayoutError) -> PrintedTree?) throws(CommandFailure) {
    let tree: PrintedTree?
    do {
      tree = try print()
    } catch {
      throw CommandFailure(error)
    }
    guard let tree else { return }
    for note in tree.notes { CommandSession.writeMessage("note: \(note)") }
    try OutputFile(path: path).write(tree.text)
    if path != "-" { CommandSession.writeMessage("wrote \(path)") }
  }

  /// Lays out a picture and writes it.
  ///
  /// An SVG with real text can be drawn on a machine without fonts: a table measures its text.
  ///
  /// - Throws: ``CommandFailure``.
  package func write(_ layout: (any TextMeasurer) throws(LayoutError) -> Scene) throws {
    do {
      let scene = try measured(layout)
      for note in scene.notes { CommandSession.writeMessage("note: \(note)") }
      try OutputFile(path: path).write(try bytes(of: scene))
      if path != "-" { CommandSession.writeMessage("drew \(path)") }
    } catch let error as LayoutError {
      throw CommandFailure(error)
    } catch let error as CairoError {
      throw CommandFailure(error, location: path)
    }
  }

  private func measured(_ layout: (any TextMeasurer) throws(LayoutError) -> Scene) throws -> Scene {
    let measurer: PangoMeasurer
    do throws(CairoError) {
      measurer = try PangoMeasurer()
    } catch {
      guard error.code == .noFonts, format == .svg, text == .real else { throw error }
      CommandSession.writeMessage(
        "warning: no font is installed, so text was measured with a table of Inter's widths:"
          + " apt-get install fonts-inter fonts-dejavu-core"
      )
      return try layout(AdvanceTable())
    }
    let scene = try layout(measurer)
    for warning in try FontReport(checking: scene).warnings {
      CommandSession.writeMessage("warning: \(warning)")
    }
    return scene
  }

  private func bytes(of scene: Scene) throws(CairoError) -> [UInt8] {
    switch (format, text) {
    case (.png, _): try CairoRenderer(theme: theme).png(scene, scale: scale)
    case (.pdf, _): try CairoRenderer(theme: theme).pdf(scene)
    case (.svg, .real): Array(SVGRenderer().render(scene).utf8)
    case (.text, _): []
    case (.svg, .outlines): try CairoRenderer(theme: theme).svgOutlines(scene)
    }
  }
}
