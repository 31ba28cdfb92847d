internal import Findings
internal import TraceModel

/// The input and the common parts of both forms of a tree: wireframe, legend, size.
struct TreeCanvas {
  let heading: PictureHeading
  let cards: TreeCards
  let faces: [CardFace]
  /// The findings about objects without a card.
  var unplaced: [Finding] = []
  /// The tree, including the objects removed since the earlier moment.
  let tree: ViewTree
  /// The tree without the removed objects.
  let visible: ViewTree
  let history: TraceHistory
  let options: TreeLayout.Options
  let fitter: TextFitter

  static let left = 24.0

  /// The upper edge of the part below the heading.
  var top: Double { heading.bottom + 34 }

  /// The title of the objects that are in no window; `nil` if all objects are of one kind.
  var looseTitle: String? {
    guard cards.areControllers else {
      return cards.windows.isEmpty ? "No window" : "Not in a window"
    }
    return cards.windows.isEmpty ? nil : "Without a parent controller"
  }

  /// Draws the wireframe of the first window that has frames.
  ///
  /// - Parameters:
  ///   - right: The right end of the tree.
  ///   - bottom: The lower end of the tree.
  ///   - scene: The picture.
  /// - Returns: The right and lower end of tree and wireframe.
  func drawWireframe(
    rightOf right: Double,
    bottom: Double,
    in scene: inout Scene
  ) -> (right: Double, bottom: Double) {
    guard options.showsWireframe, !cards.areControllers else { return (right, bottom) }
    let all = cards.windows.compactMap { cards.cards[$0].view }
      .filter { $0 < visible.nodes.count }
    let windows =
      all.filter { !visible.nodes[$0].isHidden } + all.filter { visible.nodes[$0].isHidden }
    let numbered = Set(cards.cards.flatMap { $0.trail + [$0.view].compactMap(\.self) })
    var severities: [Int: Severity] = [:]
    for card in cards.cards {
      guard let view = card.view, let worst = card.findings.map(\.severity).max() else { continue }
      severities[view] = worst
    }
    let found = windows.lazy.compactMap { window in
      Wireframe(
        window,
        visible,
        history,
        numbered: numbered,
        copies: Set(cards.cards.flatMap(\.others)),
        severities: severities,
        height: bottom - top - 28,
        fitter
      ).map { (drawing: $0, window: window) }
    }.first
    guard let (wireframe, window) = found else { return (right, bottom) }
    let corner = Point((right + 44).rounded() + 0.5, top + 0.5)
    let name = history.subjects[visible.nodes[window].subject].displayName
    let facts = [
      "\(name), to scale", visible.nodes[window].isHidden ? "hidden" : nil,
      wireframe.isCut ? "first \(Wireframe.mostFrames) frames" : nil,
      windows.count > 1 ? "1 of \(windows.count.counted("window"))" : nil,
    ].compactMap(\.self)
    let caption = fitter.fit(
      facts.joined(separator: " · "),
      .note,
      into: max(240, wireframe.size.width)
    )
    scene.add(caption.line(at: Point(corner.x, corner.y - 7), color: .dimText))
    wireframe.draw(at: corner, in: &scene)
    return (
      corner.x + max(wireframe.size.width, caption.width),
      max(bottom, corner.y + wireframe.size.height + 8)
    )
  }

  /// Draws the findings about objects without a card and the legend, and sets the scene's size.
  func finish(_ scene: inout Scene, right: Double, bottom: Double, isOutline: Bool) {
    let elsewhere = UnplacedFindings(unplaced, fitter: fitter)
    let end = elsewhere.draw(
      at: Point(Self.left, bottom),
      rulePages: options.rulePages,
      in: &scene
    )
    var legend = TreeLegend(cards, faces, isOutline: isOutline).legend
    if !faces.contains(where: { !$0.pills.isEmpty }) {
      legend.addFindings(Set(unplaced.map(\.severity)))
    }
    let (right, bottom) = (max(right, end.x), end.y)
    let width = max(right + 24, heading.width, legend.widestItem(fitter) + 44, 360)
    let corner = Point(20, bottom + 12)
    legend.end(
      &scene,
      at: corner,
      to: corner.x + width - 40,
      width: width,
      margin: 16,
      fitter: fitter
    )
  }

  /// The group id of a card.
  func id(of number: Int) -> String {
    let card = cards.cards[number]
    guard let node = card.view ?? card.controller else { return "card-\(number)" }
    let id = tree.nodes[node].id
    return "card-\(id.process)-\(id.number)-\(number)"
  }
}
