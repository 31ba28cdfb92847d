internal import TraceModel

/// The cards of a tree as rows, indented below their parents.
struct Outline {
  private struct Entry {
    /// `nil` for a heading.
    var card: Int?
    var depth: Int
    var parent: Int?
    var line: OutlineLine
  }

  private var entries: [Entry] = []
  private let cards: TreeCards
  private let rowHeight: Double
  private let indent: Double

  /// Deeper levels are not indented further.
  private static let deepest = 40

  init(_ canvas: TreeCanvas, isCompact: Bool) {
    cards = canvas.cards
    rowHeight = isCompact ? 17 : 20
    indent = isCompact ? 13 : 18
    var presented: [Int: String] = [:]
    for (from, to) in cards.presentations {
      guard let controller = cards.cards[to].controller else { continue }
      let subject = canvas.history.subjects[canvas.tree.nodes[controller].subject]
      presented[from] = subject.displayName
    }
    add(cards.windows, canvas, presented, isCompact)
    if !cards.loose.isEmpty {
      if let title = canvas.looseTitle {
        let line = OutlineLine(heading: title, canvas.fitter)
        entries.append(Entry(card: nil, depth: 0, parent: nil, line: line))
      }
      add(cards.loose, canvas, presented, isCompact)
    }
  }

  /// The width and height of the rows.
  var size: Size {
    Size(
      width: entries.map { left(of: $0) + $0.line.width }.max() ?? 0,
      height: Double(entries.count) * rowHeight
    )
  }

  private mutating func add(
    _ roots: [Int],
    _ canvas: TreeCanvas,
    _ presented: [Int: String],
    _ isCompact: Bool
  ) {
    var stack = roots.reversed().map { (card: $0, depth: 0, parent: Int?.none) }
    while let (card, depth, parent) = stack.popLast() {
      let line = OutlineLine(
        canvas.faces[card],
        depth: depth > Self.deepest ? depth + 1 : nil,
        presents: presented[card],
        isCompact: isCompact,
        canvas.fitter
      )
      entries.append(Entry(card: card, depth: depth, parent: parent, line: line))
      let index = entries.count - 1
      for child in cards.cards[card].children.reversed() {
        stack.append((child, depth + 1, index))
      }
    }
  }

  private func left(of entry: Entry) -> Double {
    Double(min(entry.depth, Self.deepest)) * indent
  }

  private func middle(_ index: Int) -> Double { (Double(index) + 0.5) * rowHeight }

  /// The edges that rows draw: a child controller's row has no other edge than that of its
  /// relation.
  static func edges(of cards: TreeCards) -> Set<TreeCard.Edge> {
    var edges: Set<TreeCard.Edge> = []
    for (number, card) in cards.cards.enumerated() {
      for child in card.children where cards.cards[child].bond?.from != number {
        if let edge = cards.cards[child].edge { edges.insert(edge) }
      }
    }
    return edges
  }

  func draw(at corner: Point, idPrefix: String, rulePages: String?, in scene: inout Scene) {
    let group = SceneGroup(id: "\(idPrefix)edges", role: .decoration)
    scene.group(group) { scene in
      var rows: [Int: Int] = [:]
      for (index, entry) in entries.enumerated() {
        guard let number = entry.card else { continue }
        rows[number] = index
        guard let parent = entry.parent, let edge = cards.cards[number].edge,
          cards.cards[number].bond?.from != entries[parent].card
        else { continue }
        let points = elbow(from: parent, to: index, at: corner)
        scene.add(
          SceneShape(.polygon(points, closed: false), stroke: EdgePainter.stroke(edge))
        )
      }
      for bond in TreeCard.Bond.allCases {
        for (index, entry) in entries.enumerated() {
          guard let relation = entry.card.flatMap({ cards.cards[$0].bond }), relation.kind == bond,
            let outer = rows[relation.from]
          else { continue }
          draw(bond, along: elbow(from: outer, to: index, at: corner), in: &scene)
        }
      }
    }
    for (index, entry) in entries.enumerated() {
      let origin = Point(corner.x + left(of: entry), corner.y + middle(index))
      entry.line.draw(at: origin, id: "\(idPrefix)row-\(index)", rulePages: rulePages, in: &scene)
    }
  }

  /// The line from below the glyph of a row to the beginning of a row below.
  private func elbow(from outer: Int, to index: Int, at corner: Point) -> [Point] {
    let x = (corner.x + left(of: entries[outer]) + 6).rounded() + 0.5
    let y = (corner.y + middle(index)).rounded() + 0.5
    let end = corner.x + left(of: entries[index]) - 1
    guard end > x + 2 else { return [] }
    return [Point(x, corner.y + middle(outer) + 7), Point(x, y), Point(end, y)]
  }

  private func draw(_ bond: TreeCard.Bond, along points: [Point], in scene: inout Scene) {
    guard let end = points.last else { return }
    var stroke = EdgePainter.stroke(bond)
    stroke.width = min(stroke.width, 1.8)
    let line = Array(points.dropLast()) + [Point(end.x - 4, end.y)]
    scene.add(SceneShape(.polygon(line, closed: false), stroke: stroke))
    let head = [Point(end.x - 5, end.y - 3.5), end, Point(end.x - 5, end.y + 3.5)]
    guard bond == .presented else {
      scene.add(SceneShape(.polygon(head, closed: true), fill: stroke.color))
      return
    }
    let solid = SceneShape.Stroke(stroke.color, width: stroke.width)
    scene.add(SceneShape(.polygon(head, closed: false), stroke: solid))
  }
}

/// Draws a tree as an outline, with a row for each card.
struct OutlinePicture {
  let canvas: TreeCanvas

  func scene() -> Scene {
    var scene = canvas.heading.scene()
    let outline = Outline(canvas, isCompact: false)
    let corner = Point(TreeCanvas.left, canvas.top - 12)
    outline.draw(
      at: corner,
      idPrefix: "",
      rulePages: canvas.options.rulePages,
      in: &scene
    )
    let end = canvas.drawWireframe(
      rightOf: corner.x + outline.size.width,
      bottom: corner.y + outline.size.height + (canvas.unplaced.isEmpty ? 0 : 14),
      in: &scene
    )
    canvas.finish(&scene, right: end.right, bottom: end.bottom, isOutline: true)
    return scene
  }
}
