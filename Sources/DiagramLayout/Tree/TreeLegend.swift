internal import TraceAnalysis
internal import TraceModel

/// Collects the signs that a tree uses, in a fixed order.
struct TreeLegend {
  private(set) var legend = Legend()

  init(_ cards: TreeCards, _ faces: [CardFace]) {
    if faces.contains(where: { $0.view?.kind == .window }) {
      addBox("window", fill: .windowFill, stroke: SceneShape.Stroke(.window))
    }
    if faces.contains(where: { $0.controller != nil && $0.view != nil }) { addTab() }
    if faces.contains(where: { $0.view == nil }) {
      let isLoaded = !faces.contains { $0.view == nil && !$0.isLoaded }
      addBox(
        isLoaded ? "controller, its view not recorded" : "controller without a loaded view",
        fill: .controllerFill,
        stroke: SceneShape.Stroke(.controller, dashes: [4, 3])
      )
    }
    if faces.contains(where: { $0.view?.kind == .view }) {
      addBox("view", fill: .card, stroke: SceneShape.Stroke(.cardEdge))
    }
    if faces.contains(where: \.isHidden) {
      addBox("hidden", fill: .card, stroke: SceneShape.Stroke(.cardEdge, dashes: [4, 3]))
    }
    let children = cards.cards.flatMap(\.children).map { cards.cards[$0].link }
    if children.contains(.subview) { addEdge("subview", .subview) }
    if children.contains(.contained) { addEdge("contains controller", .contained) }
    if children.contains(.missing) { addEdge("missing containment", .missing) }
    legend.addFindings(Set(faces.flatMap(\.pills).map(\.finding.severity)))
  }

  private mutating func addBox(_ text: String, fill: ColorToken, stroke: SceneShape.Stroke) {
    legend.add(text, width: 22) { place, scene in
      let box = Box(x: place.x, y: place.y - 6, width: 22, height: 12)
      scene.add(SceneShape(.rectangle(box, radius: 3), fill: fill, stroke: stroke))
    }
  }

  private mutating func addTab() {
    legend.add("controller on its view", width: 22) { place, scene in
      let (x, y) = (place.x, place.y)
      let points = [
        Point(x, y + 6), Point(x, y - 2), Point(x + 4, y - 6), Point(x + 18, y - 6),
        Point(x + 22, y - 2), Point(x + 22, y + 6),
      ]
      scene.add(
        SceneShape(
          .polygon(points, closed: true),
          fill: .controllerFill,
          stroke: SceneShape.Stroke(.controller, width: 1.3)
        )
      )
    }
  }

  private mutating func addEdge(_ text: String, _ link: TreeCard.Link) {
    legend.add(text, width: 24) { place, scene in
      EdgePainter.draw(
        link,
        isHidden: false,
        from: place,
        to: Point(place.x + 24, place.y),
        in: &scene
      )
    }
  }
}
