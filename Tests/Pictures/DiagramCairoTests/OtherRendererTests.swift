import CCairo
import DiagramCairo
import DiagramLayout
import DiagramSVG
import Foundation
import TestSupport
import Testing

/// The command of librsvg; `nil` if it is not installed.
private let converter = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

struct `Pictures in another renderer` {
  private struct Pixels {
    var width = 0
    var height = 0
    var values: [UInt32] = []

    init(_ file: URL) throws {
      let surface = try #require(cairo_image_surface_create_from_png(file.path))
      defer { cairo_surface_destroy(surface) }
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      let data = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
      for row in 0..<height {
        for column in 0..<width {
          values.append((data + row * stride + column * 4).load(as: UInt32.self))
        }
      }
    }
  }

  /// The share of pixels outside texts that differ by more than 32 levels in a channel.
  private func difference(_ scene: Scene) throws -> Double {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-rsvg-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (svg, theirs) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
    let ours = folder.appending(path: "b.png")
    try Data(SVGRenderer().render(scene).utf8).write(to: svg)
    try Data(try CairoRenderer().png(scene, scale: 1)).write(to: ours)
    let process = Process()
    process.executableURL = URL(filePath: try #require(converter))
    process.arguments = [svg.path, "-o", theirs.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let (first, second) = (try Pixels(ours), try Pixels(theirs))
    try #require(first.width == second.width && first.height == second.height)
    var isText = [Bool](repeating: false, count: first.values.count)
    for text in scene.texts {
      let box = text.box.inset(horizontally: -3, vertically: -3)
      let columns = max(0, Int(box.x))..<min(first.width, max(0, Int(box.right)) + 1)
      for row in max(0, Int(box.y))..<min(first.height, max(0, Int(box.bottom)) + 1) {
        for column in columns { isText[row * first.width + column] = true }
      }
    }
    var count = 0
    for place in first.values.indices where !isText[place] {
      let (one, other) = (first.values[place], second.values[place])
      let differs = [0, 8, 16].contains { shift in
        abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) > 32
      }
      if differs { count += 1 }
    }
    return Double(count) / Double(first.values.count)
  }

  @Test(
    .enabled(if: converter != nil, "rsvg-convert is not installed: apt-get install librsvg2-bin"),
    arguments: [nil, 830],
    [1_500, 0]
  )
  func `librsvg draws a timeline as Cairo does`(maxWidth: Double?, details: Int) throws {
    let story = AnalyzedTrace.pushCancelledPopPop
    let scene = try TimelineLayout(
      options: TimelineLayout.Options(maxWidth: maxWidth, mostDetails: details)
    ).scene(of: story.trace, findings: story.findings, measurer: try PangoMeasurer())
    #expect(try difference(scene) <= 0.005)
  }

  @Test(.enabled(if: converter != nil, "rsvg-convert is not installed"), arguments: UInt64(0)..<3)
  func `librsvg accepts any timeline`(seed: UInt64) throws {
    let story = AnalyzedTrace.random(seed: seed, objects: 20)
    let scene = try TimelineLayout().scene(
      of: story.trace,
      findings: story.findings,
      measurer: try PangoMeasurer()
    )
    #expect(try difference(scene) <= 0.005, "seed \(seed)")
  }
}
