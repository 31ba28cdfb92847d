internal import TraceModel

/// Collects the signs that two timelines use, in a fixed order.
struct PairedLegend {
  private(set) var legend = Legend()

  init(_ content: PairedTimelines) {
    let lanes = content.panels.flatMap(\.lanes)
    let flags = lanes.flatMap(\.flags)
    let absent = content.panels.compactMap(\.difference)
    for difference in Difference.allCases
    where absent.contains(difference) || flags.contains(where: { $0.difference == difference }) {
      legend.add(difference.word, width: 12) { place, scene in
        difference.drawSign(center: Point(place.x + 6, place.y), in: &scene)
      }
    }
    if flags.contains(where: { $0.difference == nil }) {
      legend.add("call of both", width: 6) { place, scene in
        let line = SceneShape.Outline.line(
          Point(place.x + 3, place.y - 7),
          Point(place.x + 3, place.y + 4)
        )
        scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
        let box = Box(x: place.x + 1, y: place.y + 3, width: 4, height: 4)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: .line))
      }
    }
    addStates(lanes.flatMap(\.pieces))
    if content.panels.contains(where: { !$0.guides.isEmpty }) { addGuide() }
    if lanes.contains(where: { $0.death != nil }) {
      legend.add("deinit", width: 10) { place, scene in
        DeathMark.draw(center: Point(place.x + 5, place.y), in: &scene)
      }
    }
    if content.hiddenAfter > 0 || content.columns.contains(where: { $0.hidden > 0 }) {
      legend.add("equal calls, folded", width: 18) { place, scene in
        let box = Box(x: place.x, y: place.y - 5.5, width: 18, height: 11)
        scene.add(FoldPaint.shape(box, isTransition: false))
      }
    }
  }

  private mutating func addStates(_ pieces: [PairedTimelines.Piece]) {
    let box = { (place: Point) in Box(x: place.x, y: place.y - 5.5, width: 22, height: 11) }
    if pieces.contains(where: \.isEqual) {
      legend.add("same state in both", width: 22) { place, scene in
        scene.add(StatePaint(.loaded).mutedShape(box(place)))
      }
    }
    let used = Set(pieces.filter { !$0.isEqual }.map { StatePaint($0.state).word })
    var added: Set<String> = []
    for state in StateBand.State.allCases {
      let paint = StatePaint(state)
      let isView = state == .inWindow && used.contains("appeared")
      guard used.contains(paint.word), added.insert(paint.word).inserted, !isView else { continue }
      let word =
        state == .appeared && used.contains("in window") ? "appeared, in window" : paint.word
      legend.add("\(word) in one only", width: 22) { place, scene in
        scene.add(paint.shape(box(place)))
      }
    }
  }

  private mutating func addGuide() {
    legend.add("from A to B", width: 22) { place, scene in
      let points = [
        Point(place.x, place.y - 5), Point(place.x, place.y), Point(place.x + 19, place.y),
        Point(place.x + 19, place.y + 5),
      ]
      let line = SceneShape.Outline.polygon(points, closed: false)
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.window, width: 1.4)))
    }
  }
}
