#if !Cairo
import DiagramLayout

// What the command uses of DiagramCairo, for a build without its libraries, which draws SVG with
// real text only: `LIFELINE_CAIRO=off swift build`.

struct CairoError: Error {
  enum Code: String {
    case absent = "svg-only"
    case noFonts = "no-fonts"
  }

  var code: Code { .absent }
  var message: String { "this build of lifeline draws svg only, without --text outlines" }
  var help: String {
    "end the name in .svg, or draw png and pdf with a build of a clone: swift build --product lifeline"
  }
}

struct CairoRenderer {
  static let generator = "lifeline"
  static let largestSide = 32_767

  var theme: Theme

  func png(_ scene: Scene, scale: Int) throws(CairoError) -> [UInt8] { throw CairoError() }
  func pdf(_ scene: Scene) throws(CairoError) -> [UInt8] { throw CairoError() }
  func svgOutlines(_ scene: Scene) throws(CairoError) -> [UInt8] { throw CairoError() }
}

struct PangoMeasurer: TextMeasurer {
  private let table = AdvanceTable()

  init() throws(CairoError) {}

  func extent(of text: String, in font: Scene.Font) -> TextExtent {
    table.extent(of: text, in: font)
  }
}

enum PNGEncoder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let generator = Array("tEXtSoftware\0\(CairoRenderer.generator)".utf8)
}

enum SVGDocument {
  static let generator = "<!-- drawn by \(CairoRenderer.generator) -->"
}

struct FontReport {
  let warnings: [String] = []

  init(checking scene: Scene) throws(CairoError) {}
}
#endif
