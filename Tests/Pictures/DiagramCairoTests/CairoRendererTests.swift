import DiagramCairo
import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Cairo renderer` {
  private func scene() throws -> Scene {
    let story = AnalyzedTrace.pushCancelledPopPop
    return try TimelineLayout().scene(
      of: story.trace,
      findings: story.findings,
      measurer: PangoMeasurer()
    )
  }

  /// Reads width and height from the header of a PNG file (PNG specification, 11.2.2 IHDR).
  private func size(ofPNG bytes: [UInt8]) -> [Int] {
    [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(arguments: [1, 2, 3])
  func `Cairo draws a PNG at each scale`(scale: Int) throws {
    let scene = try scene()
    let bytes = try CairoRenderer().png(scene, scale: scale)
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(
      size(ofPNG: bytes) == [Int(scene.size.width) * scale, Int(scene.size.height) * scale]
    )
  }

  @Test func `Cairo draws equal bytes each time and in parallel`() async throws {
    let scene = try scene()
    let first = try CairoRenderer().png(scene, scale: 1)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<6 { group.addTask { try CairoRenderer().png(scene, scale: 1) } }
      for try await bytes in group { #expect(bytes == first) }
    }
  }

  @Test func `the ids of outlines are renumbered in each document`() throws {
    let scene = try scene()
    let first = try CairoRenderer().svgOutlines(scene)
    #expect(try CairoRenderer().svgOutlines(scene) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.contains("<title>Push, cancelled pop, pop</title>"))
    #expect(!text.contains("glyph0"))
    #expect(!text.contains("<text"))
  }

  @Test func `a scale other than 1, 2 or 3 is an error`() {
    let expected = CairoError(
      .badScale,
      "the scale is 4, expected 1, 2 or 3",
      help: "use --scale 2 for screens with two pixels a point"
    )
    #expect(throws: expected) { try CairoRenderer().png(scene(), scale: 4) }
  }

  @Test(arguments: [40_000.0, 1e300, .infinity])
  func `a picture that is too large is an error`(width: Double) {
    var scene = Scene(title: "wide")
    scene.size = Size(width: width, height: 10)
    let error = #expect(throws: CairoError.self) { try CairoRenderer().png(scene, scale: 1) }
    #expect(error?.code == .tooLarge)
    #expect(error?.help == "use --format svg, or draw a part of the trace")
  }

  @Test func `widths measured by Pango are proportional to the font size`() throws {
    let measurer = try PangoMeasurer()
    let small = measurer.extent(of: "viewDidLoad", in: Font(size: 10)).width
    let large = measurer.extent(of: "viewDidLoad", in: Font(size: 100)).width
    #expect(abs(large - small * 10) < 0.5)
  }

  @Test func `Pango and the advance table differ by less than three percent`() throws {
    let measurer = try PangoMeasurer()
    for text in ["viewWillAppear", "UINavigationController", "+2.6 ms", "LC221 overlapping"] {
      for weight in Font.Weight.allCases {
        let font = Font(.words, weight, size: 12)
        let exact = measurer.extent(of: text, in: font).width
        let table = AdvanceTable().extent(of: text, in: font).width
        #expect(abs(exact - table) / exact < 0.03, "\(text) \(weight)")
      }
    }
  }

  @Test func `a report names the package that contains a missing glyph`() throws {
    var scene = Scene(title: "t")
    scene.add(
      SceneText(
        "\u{12000}",
        at: Point(0, 0),
        font: Font(size: 10),
        color: .text,
        width: 10,
        isExact: false
      )
    )
    let report = try FontReport(checking: scene)
    #expect(
      report.warnings == ["no font has a glyph for 1 character: apt-get install fonts-noto-core"]
    )
  }
}
