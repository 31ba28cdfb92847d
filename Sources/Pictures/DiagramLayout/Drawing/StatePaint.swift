internal import TraceModel

/// The appearance of a state: fill, hatch, edge, word.
struct StatePaint {
  var fill: ColorToken?
  var hatch: SceneShape.Hatch?
  var edge: SceneShape.Stroke
  var text: ColorToken
  /// The name of the state in the band and the legend.
  var word: String

  init(_ state: StateBand.State) {
    switch state {
    case .loaded, .waiting:
      self.init(.loaded, nil, SceneShape.Stroke(.loadedEdge), .stateText, "loaded")
    case .appearing:
      let hatch = SceneShape.Hatch(.rising, .appearingHatch)
      self.init(.appearing, hatch, SceneShape.Stroke(.appearingEdge), .stateText, "appearing")
    case .appeared:
      self.init(.appeared, nil, SceneShape.Stroke(.appearedEdge), .appearedText, "appeared")
    case .inWindow:
      self.init(.appeared, nil, SceneShape.Stroke(.appearedEdge), .appearedText, "in window")
    case .inHiddenWindow:
      let edge = SceneShape.Stroke(.loadedEdge, dashes: [4, 3])
      self.init(.loaded, nil, edge, .stateText, "in hidden window")
    case .disappearing:
      let hatch = SceneShape.Hatch(.falling, .disappearingHatch)
      let edge = SceneShape.Stroke(.disappearingEdge)
      self.init(.disappearing, hatch, edge, .stateText, "disappearing")
    case .detached:
      let edge = SceneShape.Stroke(.detached, dashes: [4, 3])
      self.init(nil, nil, edge, .dimText, "detached")
    }
  }

  private init(
    _ fill: ColorToken?,
    _ hatch: SceneShape.Hatch?,
    _ edge: SceneShape.Stroke,
    _ text: ColorToken,
    _ word: String
  ) {
    self.fill = fill
    self.hatch = hatch
    self.edge = edge
    self.text = text
    self.word = word
  }

  /// Draws a state with an unknown end: without a fill, open on the right.
  func drawOpen(_ box: Box, in scene: inout Scene) {
    let points = [
      Point(box.right, box.y), Point(box.x, box.y), Point(box.x, box.bottom),
      Point(box.right, box.bottom),
    ]
    let stroke = SceneShape.Stroke(edge.color, dashes: [4, 3])
    scene.add(SceneShape(.polygon(points, closed: false), stroke: stroke))
  }

  /// Whether the state is a line along the middle of its band, since nothing happens in it.
  var isLine: Bool { fill == nil && hatch == nil }

  func shape(_ box: Box) -> SceneShape {
    guard !isLine else { return line(box) }
    return SceneShape(.rectangle(box, radius: 2), fill: fill, hatch: hatch, stroke: edge)
  }

  /// The shape of a less important state: gray, with the hatch and edge of the state.
  func mutedShape(_ box: Box) -> SceneShape {
    guard !isLine else { return line(box) }
    return SceneShape(
      .rectangle(box, radius: 2),
      fill: fill.map { _ in .rule },
      hatch: hatch.map { SceneShape.Hatch($0.direction, .foldHatch) },
      stroke: edge
    )
  }

  private func line(_ box: Box) -> SceneShape {
    let y = box.center.y
    return SceneShape(.line(Point(box.x, y), Point(box.right, y)), stroke: edge)
  }
}
