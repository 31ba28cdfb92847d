internal import Findings
internal import TraceModel

/// The signs that a tree uses, in a fixed order.
struct TreeLegend {
  private(set) var legend = Legend()

  init(_ cards: TreeCards, _ faces: [CardFace], isOutline: Bool) {
    if isOutline { addGlyphs(faces, isWide: true) } else { addCards(faces) }
    let hasLines = !isOutline && !cards.presentations.isEmpty
    let edges = isOutline ? Outline.edges(of: cards) : Set(cards.cards.compactMap(\.edge))
    addEdges(edges, Set(cards.cards.compactMap(\.bond?.kind) + (hasLines ? [.presented] : [])))
    legend.addStates(faces.flatMap(\.badges).compactMap(\.state))
    addChanges(faces)
    legend.addFindings(Set(faces.flatMap(\.pills).map(\.finding.severity)))
  }

  /// Collects the signs of a film: kinds of objects, edges, changes.
  init(_ faces: [CardFace], _ edges: Set<TreeCard.Edge>, _ bonds: Set<TreeCard.Bond>) {
    addGlyphs(faces, isWide: false)
    addEdges(edges, bonds)
    legend.addStates(faces.flatMap(\.badges).compactMap(\.state))
    addChanges(faces)
  }

  private mutating func addEdges(_ edges: Set<TreeCard.Edge>, _ bonds: Set<TreeCard.Bond>) {
    for (edge, text) in [(TreeCard.Edge.subview, "subview"), (.node, "SwiftUI view inside")]
    where edges.contains(edge) {
      legend.add(text, width: 24) { point, scene in
        EdgePainter.draw(edge, from: point, to: Point(point.x + 24, point.y), in: &scene)
      }
    }
    for bond in TreeCard.Bond.allCases where bonds.contains(bond) {
      let text =
        switch bond {
        case .contained: "contains controller"
        case .covered: "contains, not displayed"
        case .missing: "missing containment"
        case .presented: "presents"
        }
      legend.add(text, width: 24) { point, scene in
        EdgePainter.draw(bond, along: [point, Point(point.x + 24, point.y)], in: &scene)
      }
    }
  }

  private mutating func addCards(_ faces: [CardFace]) {
    if faces.contains(where: { $0.view?.kind == .window }) {
      addBox("window", fill: .windowFill, stroke: SceneShape.Stroke(.window))
    }
    if faces.contains(where: { $0.controller != nil && $0.view != nil }) { addTab() }
    if let (text, isDashed) = bareControllers(faces) {
      addBox(
        text,
        fill: .controllerFill,
        stroke: SceneShape.Stroke(.controller, dashes: isDashed ? [4, 3] : [])
      )
    }
    if faces.contains(where: { $0.view?.kind == .view && !$0.isController }) {
      addBox("view", fill: .card, stroke: SceneShape.Stroke(.cardEdge))
    }
    addNodes(faces) { legend, isCustom, text in
      legend.addBox(
        text,
        fill: isCustom ? .nodeFill : .card,
        stroke: SceneShape.Stroke(.node),
        radius: 5
      )
    }
    if faces.contains(where: \.isHidden) {
      let isNode = { (face: CardFace) in face.view?.kind == .swiftUIView }
      let hidden = faces.filter(\.isHidden)
      let words = [
        hidden.contains { !isNode($0) } ? "hidden" : nil,
        hidden.contains(where: isNode) ? "not appeared" : nil,
      ].compactMap(\.self)
      addBox(
        words.joined(separator: ", "),
        fill: .card,
        stroke: SceneShape.Stroke(.cardEdge, dashes: [4, 3])
      )
    }
    if faces.contains(where: \.isPile) { addPile() }
  }

  private func bareControllers(_ faces: [CardFace]) -> (String, Bool)? {
    let bare = faces.filter { $0.controller != nil && $0.view == nil }
    guard !bare.isEmpty else { return nil }
    let isLoaded = bare.allSatisfy(\.isLoaded)
    return (
      isLoaded ? "controller, its view not recorded" : "controller without a loaded view", true
    )
  }

  private mutating func addGlyphs(_ faces: [CardFace], isWide: Bool) {
    let kinds: [(SubjectKind, String)] = [
      (.window, "window"), (.viewController, "controller"), (.view, "view"),
    ]
    for (kind, word) in kinds {
      let isUsed = faces.contains { face in
        face.view?.kind == kind && (isWide || !face.isController)
          || kind == .viewController && face.controller != nil
      }
      guard isUsed else { continue }
      legend.add(word, width: 12) { point, scene in
        ObjectGlyph.draw(kind, center: Point(point.x + 6, point.y), in: &scene)
      }
    }
    addNodes(faces) { legend, isCustom, text in
      legend.legend.add(text, width: 12) { point, scene in
        let center = Point(point.x + 6, point.y)
        ObjectGlyph.draw(.swiftUIView, isCustom: isCustom, center: center, in: &scene)
      }
    }
  }

  /// Adds the signs of SwiftUI nodes: views of the app and SwiftUI's own views.
  private mutating func addNodes(
    _ faces: [CardFace],
    _ add: (_ legend: inout TreeLegend, _ isCustom: Bool, _ text: String) -> Void
  ) {
    let rows = faces.flatMap { [$0.view].compactMap(\.self) + $0.trail }
    let nodes = rows.filter { $0.kind == .swiftUIView }
    for (isCustom, text) in [(true, "SwiftUI view of the app"), (false, "view of SwiftUI")]
    where nodes.contains(where: { $0.isCustom == isCustom }) {
      add(&self, isCustom, text)
    }
  }

  /// Adds the signs of the changes between two moments.
  private mutating func addChanges(_ faces: [CardFace]) {
    for noun in TreeChange.nouns {
      guard let change = faces.lazy.compactMap(\.change).first(where: { $0.noun == noun }) else {
        continue
      }
      addSign(change)
    }
  }

  mutating func addSign(_ change: TreeChange) {
    let box = { (point: Point) in Box(x: point.x, y: point.y - 6, width: 12, height: 12) }
    legend.add("\(change.sign) \(change.noun)", width: 12) { point, scene in
      let stroke = SceneShape.Stroke(change.color, width: 1.8)
      scene.add(SceneShape(.rectangle(box(point), radius: 3), fill: .card, stroke: stroke))
    }
  }

  private mutating func addPile() {
    legend.add("equal siblings", width: 25) { point, scene in
      for offset in [6.0, 3, 0] {
        let box = Box(x: point.x + offset / 2, y: point.y - 7 + offset / 2, width: 19, height: 10)
        let stroke = SceneShape.Stroke(.cardEdge)
        scene.add(SceneShape(.rectangle(box, radius: 3), fill: .card, stroke: stroke))
      }
    }
  }

  private mutating func addBox(
    _ text: String,
    fill: ColorToken,
    stroke: SceneShape.Stroke,
    radius: Double = 3
  ) {
    legend.add(text, width: 22) { point, scene in
      let box = Box(x: point.x, y: point.y - 6, width: 22, height: 12)
      scene.add(SceneShape(.rectangle(box, radius: radius), fill: fill, stroke: stroke))
    }
  }

  private mutating func addTab() {
    legend.add("controller on its view", width: 22) { point, scene in
      let (x, y) = (point.x, point.y)
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
}
