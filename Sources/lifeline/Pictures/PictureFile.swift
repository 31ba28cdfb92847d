import DiagramCairo
import DiagramLayout
import DiagramSVG
import Foundation

/// The picture that a command writes.
struct PictureFile {
  private let path: String
  private let format: PictureFormat
  private let text: TextStyle
  private let scale: Int
  private let theme: Theme

  /// Decides on name and format.
  ///
  /// - Parameters:
  ///   - options: What the user said.
  ///   - suffix: What the default name adds to the trace's name.
  /// - Throws: ``CommandFailure`` for a name that ends in a format which is not drawn here.
  init(_ options: PictureOptions, suffix: String) throws {
    text = options.text
    scale = options.scale
    theme = options.theme.theme
    let named = options.output.map { URL(filePath: $0).pathExtension.lowercased() } ?? ""
    if let format = options.format {
      self.format = format
    } else if named.isEmpty {
      format = options.text == .outlines ? .svg : .png
    } else if let format = PictureFormat(rawValue: named) {
      self.format = format
    } else {
      throw CommandFailure(
        place: options.output ?? "",
        message: "pictures are png, svg or pdf, not '\(named)'",
        help: "end the name in .png, .svg or .pdf, or say --format"
      )
    }
    guard text == .real || format == .svg else {
      throw CommandFailure(
        place: options.output ?? "",
        message: "--text outlines is for svg; \(format.rawValue) draws text in one way",
        help: "end the name in .svg, or leave --text out"
      )
    }
    let stem =
      options.trace == "-"
      ? "trace" : URL(filePath: options.trace).deletingPathExtension().lastPathComponent
    path = options.output ?? "\(stem)-\(suffix).\(format.rawValue)"
  }

  /// Lays out a picture and writes it.
  ///
  /// An SVG with real text needs no font here: without one it is measured by a table.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ layout: (any TextMeasurer) throws(LayoutError) -> Scene) throws {
    do {
      let scene = try measured(layout)
      for note in scene.notes { Terminal.writeError("note: \(note)") }
      try OutputFile(path: path).write(try bytes(of: scene))
      if path != "-" { Terminal.writeError("drew \(path)") }
    } catch let error as LayoutError {
      throw CommandFailure(message: "\(error.message) [\(error.code.rawValue)]", help: error.help)
    } catch let error as CairoError {
      throw CommandFailure(
        place: path,
        message: "\(error.message) [\(error.code.rawValue)]",
        help: error.help
      )
    }
  }

  private func measured(_ layout: (any TextMeasurer) throws(LayoutError) -> Scene) throws -> Scene {
    let measurer: PangoMeasurer
    do throws(CairoError) {
      measurer = try PangoMeasurer()
    } catch {
      guard error.code == .noFonts, format == .svg, text == .real else { throw error }
      Terminal.writeError(
        "warning: no font is installed, so text was measured by a table of Inter's widths:"
          + " apt-get install fonts-inter fonts-dejavu-core"
      )
      return try layout(AdvanceTable())
    }
    let scene = try layout(measurer)
    for warning in try FontReport(checking: scene).warnings {
      Terminal.writeError("warning: \(warning)")
    }
    return scene
  }

  private func bytes(of scene: Scene) throws(CairoError) -> [UInt8] {
    switch (format, text) {
    case (.png, _): try CairoRenderer(theme: theme).png(scene, scale: scale)
    case (.pdf, _): try CairoRenderer(theme: theme).pdf(scene)
    case (.svg, .real): Array(SVGRenderer().render(scene).utf8)
    case (.svg, .outlines): try CairoRenderer(theme: theme).svgOutlines(scene)
    }
  }
}
