internal import TraceModel

/// The signs that two timelines use, in a fixed order.
struct PairedLegend {
  private(set) var legend = Legend()

  init(_ content: PairedTimelines) {
    let lanes = content.panels.flatMap(\.lanes)
    let flags = lanes.flatMap(\.flags)
    let absent = content.panels.compactMap(\.difference)
    for difference in Difference.allCases
    where absent.contains(difference) || flags.contains(where: { $0.difference == difference }) {
      legend.add(difference.word, width: 12) { point, scene in
        difference.drawSign(center: Point(point.x + 6, point.y), in: &scene)
      }
    }
    if flags.contains(where: { $0.difference == nil }) {
      legend.addCall("call of both", .line)
    }
    addStates(lanes.flatMap(\.pieces))
    if content.panels.contains(where: { !$0.guides.isEmpty }) { addGuide() }
    if lanes.contains(where: { $0.death != nil }) { legend.addDeath() }
    if content.hiddenAfter > 0 || content.columns.contains(where: { $0.hidden > 0 }) {
      legend.addBreak("equal calls, folded", isTransition: false)
    }
  }

  private mutating func addStates(_ pieces: [PairedTimelines.Piece]) {
    if pieces.contains(where: \.isEqual) {
      legend.add("same state in both", width: 22) { point, scene in
        let box = Box(x: point.x, y: point.y - 5.5, width: 22, height: 11)
        scene.add(StatePaint(.loaded).mutedShape(box))
      }
    }
    legend.addStates(pieces.filter { !$0.isEqual }.map(\.state), ending: " in one only")
  }

  private mutating func addGuide() {
    legend.add("from A to B", width: 22) { point, scene in
      let points = [
        Point(point.x, point.y - 5), Point(point.x, point.y), Point(point.x + 19, point.y),
        Point(point.x + 19, point.y + 5),
      ]
      let line = SceneShape.Outline.polygon(points, closed: false)
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.window, width: 1.4)))
    }
  }
}
