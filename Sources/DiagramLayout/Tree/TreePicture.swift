internal import TraceModel

/// Puts trees, loose cards, frames and legend on one canvas.
struct TreePicture {
  let heading: PictureHeading
  let cards: TreeCards
  let tree: ViewTree
  let history: TraceHistory
  let options: TreeLayout.Options
  let fitter: TextFitter

  private static let left = 24.0
  private static let levelGap = 40.0
  private static let siblingGap = 20.0
  private static let rootGap = 28.0

  func scene() -> Scene {
    var scene = Scene(title: heading.title.unabridged ?? heading.title.string)
    scene.summary = heading.summary
    heading.draw(in: &scene)
    let faces = cards.cards.map { CardFace($0, tree, history, fitter: fitter) }
    var corners = Array(repeating: Point(0, 0), count: faces.count)
    let top = heading.bottom + 34
    var y = top
    var right = Self.left
    place(cards.windows, faces, &corners, &y, &right)
    let treeBottom = y
    var looseHeading: SceneText?
    if !cards.loose.isEmpty {
      let text = fitter.whole(cards.windows.isEmpty ? "No window" : "Not in a window", .name)
      if !cards.windows.isEmpty { y += 6 }
      looseHeading = text.line(at: Point(Self.left, y + 10), color: .dimText)
      right = max(right, Self.left + text.width)
      y += 24
      placeLoose(faces, &corners, &y, &right)
    }
    let wireframe =
      options.showsWireframe
      ? cards.windows.lazy.compactMap { cards.cards[$0].view }
        .compactMap { Wireframe($0, tree, history.subjects) }.first : nil
    drawEdges(faces, corners, in: &scene)
    if let looseHeading { scene.add(looseHeading) }
    for number in faces.indices {
      CardPainter(face: faces[number], corner: corners[number], rulePages: options.rulePages)
        .draw(id: id(of: number), in: &scene)
    }
    var bottom = max(y, treeBottom)
    if let wireframe {
      let corner = Point((right + 44).rounded() + 0.5, top + 0.5)
      wireframe.draw(at: corner, fitter: fitter, in: &scene)
      right = corner.x + wireframe.size.width
      bottom = max(bottom, corner.y + wireframe.size.height + 8)
    }
    finish(&scene, right: right, bottom: bottom, faces)
    return scene
  }

  private func finish(
    _ scene: inout Scene,
    right: Double,
    bottom: Double,
    _ faces: [CardFace]
  ) {
    let legend = TreeLegend(cards, faces).legend
    let width = max(right + 24, heading.width, legend.widestItem(fitter) + 44, 360)
    let corner = Point(20, bottom + 12)
    let height = legend.draw(at: corner, width: width - 40, fitter: fitter, in: &scene)
    scene.size = Size(
      width: width.rounded(.up),
      height: (corner.y + height + 16).rounded(.up)
    )
  }

  private func id(of number: Int) -> String {
    let card = cards.cards[number]
    guard let node = card.view ?? card.controller else { return "card-\(number)" }
    let id = tree.nodes[node].id
    return "card-\(id.process)-\(id.number)"
  }

  /// Stacks trees, each with its own outline.
  private func place(
    _ roots: [Int],
    _ faces: [CardFace],
    _ corners: inout [Point],
    _ y: inout Double,
    _ right: inout Double
  ) {
    for root in roots {
      let tidy = tidyTree(root, faces)
      for number in subtree(root) {
        let corner = tidy.corners[number]
        corners[number] = Point(
          Self.left + corner.x.rounded() + 0.5,
          (y + corner.y).rounded() + 0.5
        )
      }
      y += tidy.size.height.rounded(.up) + Self.rootGap
      right = max(right, Self.left + tidy.size.width)
    }
  }

  /// Sets loose trees beside each other in rows as wide as the tree above.
  private func placeLoose(
    _ faces: [CardFace],
    _ corners: inout [Point],
    _ y: inout Double,
    _ right: inout Double
  ) {
    let widest = max(right, 1_000)
    var x = Self.left
    var rowHeight = 0.0
    for root in cards.loose {
      let tidy = tidyTree(root, faces)
      if x > Self.left, x + tidy.size.width > widest {
        x = Self.left
        y += rowHeight + Self.siblingGap
        rowHeight = 0
      }
      for number in subtree(root) {
        let corner = tidy.corners[number]
        corners[number] = Point((x + corner.x).rounded() + 0.5, (y + corner.y).rounded() + 0.5)
      }
      rowHeight = max(rowHeight, tidy.size.height.rounded(.up))
      right = max(right, x + tidy.size.width)
      x += tidy.size.width.rounded(.up) + Self.levelGap / 2
    }
    y += rowHeight + Self.rootGap
  }

  private func tidyTree(_ root: Int, _ faces: [CardFace]) -> TidyTree {
    TidyTree(
      sizes: faces.map(\.size),
      anchors: faces.map { $0.overhang + CardFace.bodyHeight / 2 },
      children: cards.cards.map(\.children),
      root: root,
      levelGap: Self.levelGap,
      siblingGap: Self.siblingGap
    )
  }

  private func subtree(_ root: Int) -> [Int] {
    var order = [root]
    var next = 0
    while next < order.count {
      order += cards.cards[order[next]].children
      next += 1
    }
    return order
  }

  /// Draws plain edges first, so that containment lies on top.
  private func drawEdges(_ faces: [CardFace], _ corners: [Point], in scene: inout Scene) {
    scene.group(SceneGroup(id: "edges", role: .decoration)) { scene in
      for isPlain in [true, false] {
        for (number, card) in cards.cards.enumerated() {
          let start = painter(number, faces, corners).outlet
          for child in card.children where (cards.cards[child].link == .subview) == isPlain {
            EdgePainter.draw(
              cards.cards[child].link,
              isHidden: faces[child].isHidden,
              from: start,
              to: painter(child, faces, corners).inlet,
              in: &scene
            )
          }
        }
      }
    }
  }

  private func painter(_ number: Int, _ faces: [CardFace], _ corners: [Point]) -> CardPainter {
    CardPainter(face: faces[number], corner: corners[number], rulePages: options.rulePages)
  }
}
