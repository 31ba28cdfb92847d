import DiagramLayout
import DiagramSVG
import Findings
import Foundation
import FoundationXML
import Testing
import TestSupport
import TraceModel

struct `SVG renderer` {
  /// Collects the ids, references, texts and elements of a document.
  private final class Reader: NSObject, XMLParserDelegate {
    var ids: [String] = []
    var references: [String] = []
    var elements: [String: Int] = [:]
    var text = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      if let id = attributes["id"] { ids.append(id) }
      if let fill = attributes["fill"], fill.hasPrefix("url(#") {
        references.append(String(fill.dropFirst(5).dropLast()))
      }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
  }

  private func read(_ svg: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader
  }

  private func timeline(_ story: AnalyzedTrace) throws -> Scene {
    try TimelineLayout(options: TimelineLayout.Options(rulePages: "rules/")).scene(
      of: story.trace,
      findings: story.findings,
      measurer: AdvanceTable()
    )
  }

  @Test(arguments: UInt64(0)..<8)
  func `an SVG document is well-formed with unique ids for any trace`(seed: UInt64) throws {
    let story = AnalyzedTrace.random(seed: seed, objects: 40)
    let reader = try read(SVGRenderer().render(timeline(story)))
    #expect(Set(reader.ids).count == reader.ids.count, "seed \(seed)")
    #expect(Set(reader.references).isSubset(of: reader.ids), "seed \(seed)")
    #expect(reader.elements["a"] == story.findings.count, "seed \(seed)")
  }

  @Test func `repeated ids of a scene are numbered`() throws {
    var scene = Scene(title: "t")
    for _ in 0..<3 { scene.group(SceneGroup(id: "card", role: .object)) { _ in } }
    let reader = try read(SVGRenderer(idPrefix: "p-").render(scene))
    #expect(reader.ids == ["p-title", "p-card", "p-card_2", "p-card_3"])
  }

  @Test func `an SVG document contains every text of the scene as text`() throws {
    let scene = try timeline(.pushCancelledPopPop)
    let reader = try read(SVGRenderer().render(scene))
    #expect(reader.elements["text"] == scene.texts.count)
    #expect(reader.text.contains("viewWillLayoutSubviews"))
    #expect(reader.text.contains("LC404 nav change during transition"))
  }

  @Test func `markup is escaped and characters forbidden in XML are removed`() {
    var scene = Scene(title: "a<b>&\"\u{0}\u{8}\u{FFFE}c")
    scene.size = Size(width: 10, height: 10)
    let svg = SVGRenderer(idPrefix: "x-").render(scene)
    #expect(svg.contains("<title id=\"x-title\">a&lt;b&gt;&amp;&quot;c</title>"))
  }

  @Test func `only texts with an exact width are stretched`() {
    var scene = Scene(title: "t")
    for isExact in [true, false] {
      scene.add(
        SceneText(
          "word",
          at: Point(1, 2),
          font: Font(size: 10),
          color: .text,
          width: 20,
          isExact: isExact
        )
      )
    }
    let svg = SVGRenderer().render(scene)
    #expect(svg.components(separatedBy: "textLength=\"20\"").count == 2)
  }

  @Test func `an SVG document contains dark values for its colours and no variables`() throws {
    let svg = try SVGRenderer().render(timeline(.pushCancelledPopPop))
    #expect(svg.contains("@media (prefers-color-scheme:dark)"))
    #expect(svg.contains(".f-appeared{fill:\(Theme.dark[.appeared].hex)}"))
    #expect(!svg.contains("var("))
    let light = try SVGRenderer(appearance: .fixed(.light))
      .render(timeline(.pushCancelledPopPop))
    #expect(!light.contains("@media"))
  }

  @Test func `the ids of two pictures have different prefixes`() throws {
    let first = try read(SVGRenderer().render(timeline(.pushCancelledPopPop)))
    let tree = AnalyzedTrace.detailTree
    let scene = try TreeLayout().scene(
      of: tree.trace,
      findings: tree.findings,
      measurer: AdvanceTable()
    )
    let second = try read(SVGRenderer().render(scene))
    #expect(Set(first.ids).isDisjoint(with: second.ids))
  }
}
