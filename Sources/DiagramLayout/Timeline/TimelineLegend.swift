internal import Findings
internal import TraceModel

/// Collects the signs that a timeline uses, in a fixed order.
struct TimelineLegend {
  private(set) var legend = Legend()

  /// Collects the signs.
  ///
  /// - Parameters:
  ///   - content: What the picture shows.
  ///   - folds: The sorts of compressed time: `true` for one in which something was on its way.
  ///   - density: The columns of a dense picture.
  ///   - showsDetached: Whether the state detached has a sign of its own in the picture.
  init(
    _ content: TimelineContent,
    folds: Set<Bool>,
    density: DensityPainter? = nil,
    showsDetached: Bool = true
  ) {
    addStates(content, showsDetached: showsDetached)
    let labels = content.lanes.flatMap(\.labels)
    if density == nil, content.lanes.contains(where: { !$0.flags.isEmpty }) {
      legend.addCall("callback", .mark)
    }
    if content.lanes.contains(where: { !$0.bars.isEmpty }) {
      legend.add("call duration", width: 22) { place, scene in
        let box = Box(x: place.x, y: place.y - 5, width: 22, height: 10)
        scene.add(SceneShape(.rectangle(box, radius: 2), fill: .call))
      }
    }
    if !content.arrows.isEmpty { addArrow() }
    if content.lanes.contains(where: { !$0.messages.isEmpty }) {
      legend.add("message of UIKit", width: 6) { place, scene in
        let box = Box(x: place.x, y: place.y - 3, width: 6, height: 6)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: .warning))
      }
    }
    addFindings(labels, content.lanes.flatMap(\.signs))
    if content.lanes.contains(where: { $0.death != nil }) { legend.addDeath() }
    for (sort, color, words) in DensityPainter.sorts
    where density?.uses(sort, lanes: content.lanes.count) ?? false {
      legend.add(words, width: 11) { place, scene in
        let box = Box(x: place.x, y: place.y - 5.5, width: 11, height: 11)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: color))
      }
    }
    if !content.flows.isEmpty { addFlow() }
    if folds.contains(false) { legend.addFold("time compressed", isTransition: false) }
    if folds.contains(true) { legend.addFold("in transition, compressed", isTransition: true) }
  }

  private mutating func addStates(_ content: TimelineContent, showsDetached: Bool) {
    let closed = content.lanes.flatMap { $0.hasOpenEnd ? $0.bands.dropLast() : $0.bands[...] }
    legend.addStates(closed.map(\.state).filter { showsDetached || $0 != .detached })
    guard content.lanes.contains(where: \.hasOpenEnd) else { return }
    legend.add("end of the state not logged", width: 22) { place, scene in
      let box = Box(x: place.x, y: place.y - 5.5, width: 22, height: 11)
      StatePaint(.loaded).drawOpen(box, in: &scene)
    }
  }

  private mutating func addArrow() {
    legend.add("call into another object", width: 8) { place, scene in
      let line = SceneShape.Outline.line(
        Point(place.x + 4, place.y - 7),
        Point(place.x + 4, place.y + 2)
      )
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.arrow)))
      let head = [
        Point(place.x + 0.5, place.y + 1), Point(place.x + 7.5, place.y + 1),
        Point(place.x + 4, place.y + 7),
      ]
      scene.add(SceneShape(.polygon(head, closed: true), fill: .arrow))
    }
  }

  private mutating func addFindings(
    _ labels: [TimelineContent.Label],
    _ signs: [TimelineContent.Sign]
  ) {
    var severities = Set(signs.map(\.severity))
    for label in labels {
      if case .finding(let severity) = label.kind { severities.insert(severity) }
    }
    legend.addFindings(severities)
  }

  private mutating func addFlow() {
    legend.add("cause and effect", width: 22) { place, scene in
      let line = SceneShape.Outline.segments([place, Point(place.x + 16, place.y)])
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.arrow, dashes: [4, 2])))
      let head = [
        Point(place.x + 16, place.y - 3.5), Point(place.x + 16, place.y + 3.5),
        Point(place.x + 22, place.y),
      ]
      scene.add(SceneShape(.polygon(head, closed: true), fill: .arrow))
    }
  }
}
