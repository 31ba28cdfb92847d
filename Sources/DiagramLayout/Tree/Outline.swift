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
      let line = OutlineLine(heading: canvas.looseTitle, canvas.fitter)
      entries.append(Entry(card: nil, depth: 0, parent: nil, line: line))
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

  func draw(at corner: Point, idPrefix: String, rulePages: String?, in scene: inout Scene) {
    let group = SceneGroup(id: "\(idPrefix)edges", role: .decoration)
    scene.group(group) { scene in
      for links in [[TreeCard.Link.subview, .node], [.containment, .contained], [.missing]] {
        for (index, entry) in entries.enumerated() {
          guard let card = entry.card, entry.parent != nil else { continue }
          guard links.contains(cards.cards[card].link) else { continue }
          drawEdge(index, cards.cards[card].link, at: corner, in: &scene)
        }
      }
    }
    for (index, entry) in entries.enumerated() {
      let origin = Point(corner.x + left(of: entry), corner.y + middle(index))
      entry.line.draw(at: origin, id: "\(idPrefix)row-\(index)", rulePages: rulePages, in: &scene)
    }
  }

  private func drawEdge(
    _ index: Int,
    _ link: TreeCard.Link,
    at corner: Point,
    in scene: inout Scene
  ) {
    let entry = entries[index]
    guard let parent = entry.parent else { return }
    let x = (corner.x + left(of: entries[parent]) + 6).rounded() + 0.5
    let y = (corner.y + middle(index)).rounded() + 0.5
    let end = corner.x + left(of: entry) - 1
    guard end > x + 2 else { return }
    let start = Point(x, corner.y + middle(parent) + 7)
    let hasHead = link == .contained || link == .missing
    let points = [start, Point(x, y), Point(hasHead ? end - 4 : end, y)]
    var stroke = EdgePainter.stroke(link, isHidden: false)
    stroke.width = min(stroke.width, 1.8)
    scene.add(SceneShape(.polygon(points, closed: false), stroke: stroke))
    guard hasHead else { return }
    let head = [Point(end - 5, y - 3.5), Point(end, y), Point(end - 5, y + 3.5)]
    scene.add(SceneShape(.polygon(head, closed: true), fill: stroke.color))
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
