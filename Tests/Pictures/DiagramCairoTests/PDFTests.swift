import DiagramCairo
import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `PDF file` {
  private func scene(rulePages: String? = nil) throws -> Scene {
    let story = AnalyzedTrace.pushCancelledPopPop
    return try TimelineLayout(options: TimelineLayout.Options(rulePages: rulePages)).scene(
      of: story.trace,
      findings: story.findings,
      measurer: PangoMeasurer()
    )
  }

  @Test func `a PDF does not depend on the date`() async throws {
    let scene = try scene()
    let first = try CairoRenderer().pdf(scene)
    #expect(first.starts(with: Array("%PDF-1.".utf8)))
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try CairoRenderer().pdf(scene) } }
      for try await bytes in group { #expect(bytes == first) }
    }
    #expect(String(decoding: first, as: UTF8.self).contains("/CreationDate (20000101000000Z)"))
  }

  @Test func `a PDF contains the links of groups with their quotes`() throws {
    var scene = Scene(title: "linked")
    scene.size = Size(width: 100, height: 40)
    let box = SceneShape(
      .rectangle(Box(x: 10, y: 10, width: 50, height: 20), radius: 0),
      fill: .card
    )
    for (place, link) in ["https://example.com/a", "it's/here.md"].enumerated() {
      let group = SceneGroup(id: "g\(place)", role: .symbol, title: "finding", link: link)
      scene.group(group) { $0.add(box) }
    }
    let text = String(decoding: try CairoRenderer().pdf(scene), as: UTF8.self)
    #expect(text.contains("/URI (https://example.com/a)"))
    #expect(text.contains("/URI (it's/here.md)"))
    #expect(text.ranges(of: "/Subtype /Link").count == 2)
  }

  @Test(arguments: [(800.0, 600.0, "600 450"), (40_000, 100, "14400 36")])
  func `a PDF page has 0.75 points per pixel, up to the maximum size of a page`(
    width: Double,
    height: Double,
    page: String
  ) throws {
    var scene = Scene(title: "page")
    scene.size = Size(width: width, height: height)
    let text = String(decoding: try CairoRenderer().pdf(scene), as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 \(page) ]"))
  }

  @Test(arguments: [0, .infinity, .nan])
  func `a PDF page without an extent is an error`(width: Double) {
    var scene = Scene(title: "none")
    scene.size = Size(width: width, height: 10)
    let error = #expect(throws: CairoError.self) { try CairoRenderer().pdf(scene) }
    #expect(error?.code == .tooLarge)
  }
}
