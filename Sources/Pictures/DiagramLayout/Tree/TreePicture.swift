internal import TraceModel

/// Draws the trees of windows, and below them the cards that are in no window.
struct TreePicture {
  let canvas: TreeCanvas

  private var cards: TreeCards { canvas.cards }
  private var faces: [CardFace] { canvas.faces }

  private static let left = TreeCanvas.left
  private static let levelGap = 40.0
  private static let siblingGap = 20.0
  private static let rootGap = 28.0
  /// Among more cards, lines do not avoid cards.
  private static let mostObstacles = 1_000

  func scene() -> Scene {
    var scene = canvas.heading.scene()
    var corners = Array(repeating: Point(0, 0), count: faces.count)
    var y = canvas.top
    var right = Self.left
    place(cards.windows, &corners, &y, &right)
    let treeBottom = y
    var looseHeading: SceneText?
    if !cards.loose.isEmpty {
      if let title = canvas.looseTitle {
        let text = canvas.fitter.whole(title, .name)
        if !cards.windows.isEmpty { y += 6 }
        looseHeading = text.line(at: Point(Self.left, y + 10), color: .dimText)
        right = max(right, Self.left + text.width)
        y += 24
      }
      placeLoose(&corners, &y, &right)
    }
    let painters = faces.indices.map {
      CardPainter(face: faces[$0], corner: corners[$0], rulePages: canvas.options.rulePages)
    }
    drawEdges(painters, in: &scene)
    if let looseHeading { scene.add(looseHeading) }
    for number in faces.indices { painters[number].draw(id: canvas.id(of: number), in: &scene) }
    let bottom = max(y, treeBottom)
    let end = canvas.drawWireframe(rightOf: right, bottom: bottom, in: &scene)
    canvas.finish(&scene, right: end.right, bottom: end.bottom, isOutline: false)
    return scene
  }

  /// Stacks trees.
  private func place(
    _ roots: [Int],
    _ corners: inout [Point],
    _ y: inout Double,
    _ right: inout Double
  ) {
    for root in roots {
      let (tidy, members) = tidyTree(root)
      for (index, number) in members.enumerated() {
        let corner = tidy.corners[index]
        corners[number] = Point(
          Self.left + corner.x.rounded() + 0.5,
          (y + corner.y).rounded() + 0.5
        )
      }
      y += tidy.size.height.rounded(.up) + Self.rootGap
      right = max(right, Self.left + tidy.size.width)
    }
  }

  /// Places loose trees in rows as wide as the tree above.
  private func placeLoose(_ corners: inout [Point], _ y: inout Double, _ right: inout Double) {
    let widest = max(right, 1_000)
    var x = Self.left
    var rowHeight = 0.0
    for root in cards.loose {
      let (tidy, members) = tidyTree(root)
      if x > Self.left, x + tidy.size.width > widest {
        x = Self.left
        y += rowHeight + Self.siblingGap
        rowHeight = 0
      }
      for (index, number) in members.enumerated() {
        let corner = tidy.corners[index]
        corners[number] = Point((x + corner.x).rounded() + 0.5, (y + corner.y).rounded() + 0.5)
      }
      rowHeight = max(rowHeight, tidy.size.height.rounded(.up))
      right = max(right, x + tidy.size.width)
      x += tidy.size.width.rounded(.up) + Self.levelGap / 2
    }
    y += rowHeight + Self.rootGap
  }

  /// Lays out the cards below a root and returns them in the order of the tree's boxes.
  private func tidyTree(_ root: Int) -> (tree: TidyTree, members: [Int]) {
    var members = [root]
    var children: [[Int]] = []
    var next = 0
    while next < members.count {
      let below = cards.cards[members[next]].children
      children.append(Array(members.count..<members.count + below.count))
      members += below
      next += 1
    }
    let tree = TidyTree(
      sizes: members.map { faces[$0].size },
      anchors: members.map { anchor(of: faces[$0]) },
      children: children,
      root: 0,
      levelGap: Self.levelGap,
      siblingGap: Self.siblingGap
    )
    return (tree, members)
  }

  /// The distance from the top of a card to the end of its edge.
  private func anchor(of face: CardFace) -> Double {
    cards.areControllers && face.hasTab
      ? face.overhang - CardFace.tabHeight / 2 : face.overhang + face.bodyHeight / 2
  }

  /// Draws plain edges first, so that the relations of controllers are on top.
  private func drawEdges(_ painters: [CardPainter], in scene: inout Scene) {
    let boxes = painters.map(\.whole)
    scene.group(SceneGroup(id: "edges", role: .decoration)) { scene in
      for (number, card) in cards.cards.enumerated() {
        for child in card.children {
          guard let edge = cards.cards[child].edge else { continue }
          EdgePainter.draw(
            edge,
            isHidden: faces[child].isHidden || faces[child].stub != nil,
            from: painters[number].outlet,
            to: painters[child].inlet,
            in: &scene
          )
        }
      }
      for (number, card) in cards.cards.enumerated() {
        guard let (bond, above) = card.bond else { continue }
        let others =
          boxes.count > Self.mostObstacles
          ? []
          : boxes.indices
            .filter { $0 != number && $0 != above }.map { boxes[$0] }
        let points = BondPath.points(
          from: painters[above].header,
          to: painters[number].header,
          around: others
        )
        EdgePainter.draw(bond, along: points, in: &scene)
      }
      for (from, to) in cards.presentations {
        PresentationPath(boxes, from: from, to: to, inlet: painters[to].inlet)?.draw(in: &scene)
      }
    }
  }
}
