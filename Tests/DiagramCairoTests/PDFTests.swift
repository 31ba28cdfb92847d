import DiagramCairo
import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `A PDF` {
  private func scene(rulePages: String? = nil) throws -> Scene {
    let story = AnalyzedTrace.pushCancelledPopPop
    return try timelineScene(
      trace: story.trace,
      findings: story.findings,
      options: TimelineLayout.Options(rulePages: rulePages),
      measurer: PangoMeasurer()
    )
  }

  @Test func `is the same each time, whatever the date`() async throws {
    let scene = try scene()
    let first = try CairoRenderer().pdf(scene)
    #expect(first.starts(with: Array("%PDF-1.".utf8)))
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try CairoRenderer().pdf(scene) } }
      for try await bytes in group { #expect(bytes == first) }
    }
    #expect(String(decoding: first, as: UTF8.self).contains("/CreationDate (20000101000000Z)"))
  }

  @Test func `links a group that has a link, quotes kept`() throws {
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
  func `has a page of 0.75 points a pixel, or the longest that is shown`(
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
  func `refuses a page without an extent`(width: Double) {
    var scene = Scene(title: "none")
    scene.size = Size(width: width, height: 10)
    let error = #expect(throws: CairoError.self) { try CairoRenderer().pdf(scene) }
    #expect(error?.code == .tooLarge)
  }
}
