internal import TraceAnalysis
internal import TraceModel

/// Collects the signs that a timeline uses, in a fixed order.
struct TimelineLegend {
  private(set) var legend = Legend()

  /// Collects the signs; the state detached has one unless the picture shows it as a plain line.
  init(_ content: TimelineContent, hasFolds: Bool, showsDetached: Bool = true) {
    addStates(content, showsDetached: showsDetached)
    let labels = content.lanes.flatMap(\.labels)
    if content.lanes.contains(where: { !$0.flags.isEmpty }) {
      legend.add("callback", width: 6) { place, scene in
        let line = SceneShape.Outline.line(
          Point(place.x + 3, place.y - 7),
          Point(place.x + 3, place.y + 4)
        )
        scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
        let box = Box(x: place.x + 1, y: place.y + 3, width: 4, height: 4)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: .mark))
      }
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
    addFindings(labels)
    if content.lanes.contains(where: { $0.death != nil }) {
      legend.add("deinit", width: 10) { place, scene in
        DeathMark.draw(center: Point(place.x + 5, place.y), in: &scene)
      }
    }
    if hasFolds { addFold() }
  }

  private mutating func addStates(_ content: TimelineContent, showsDetached: Bool) {
    let closed = content.lanes.flatMap { $0.hasOpenEnd ? $0.bands.dropLast() : $0.bands[...] }
    let used = Set(closed.map { StatePaint($0.state).word })
    var added: Set<String> = []
    for state in StateBand.State.allCases where showsDetached || state != .detached {
      let paint = StatePaint(state)
      let isView = state == .inWindow && used.contains("appeared")
      guard used.contains(paint.word), added.insert(paint.word).inserted, !isView else { continue }
      let word =
        state == .appeared && used.contains("in window") ? "appeared, in window" : paint.word
      legend.add(word, width: 22) { place, scene in
        scene.add(paint.shape(Box(x: place.x, y: place.y - 5.5, width: 22, height: 11)))
      }
    }
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

  private mutating func addFindings(_ labels: [TimelineContent.Label]) {
    var severities: Set<Severity> = []
    for label in labels {
      if case .finding(let severity) = label.kind { severities.insert(severity) }
    }
    legend.addFindings(severities)
  }

  private mutating func addFold() {
    legend.add("time compressed", width: 18) { place, scene in
      let box = Box(x: place.x, y: place.y - 5.5, width: 18, height: 11)
      scene.add(SceneShape(.rectangle(box, radius: 0), fill: .fold))
    }
  }
}
