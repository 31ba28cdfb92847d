internal import Findings
internal import TraceModel

/// The signs that a timeline uses, in a fixed order.
struct TimelineLegend {
  private(set) var legend = Legend()

  /// Collects the signs.
  ///
  /// - Parameters:
  ///   - content: The content of the picture.
  ///   - history: The history of the trace.
  ///   - breaks: The kinds of compressed time: `true` for pauses during a transition.
  ///   - fitter: Measures the texts of signs.
  ///   - columns: The columns of a dense picture.
  ///   - showsDetached: Whether the picture has a sign for the state detached, as one from left to
  ///     right has.
  init(
    _ content: TimelineContent,
    of history: TraceHistory,
    breaks: Set<Bool>,
    fitter: TextFitter,
    columns: DensityColumns? = nil,
    showsDetached: Bool = true
  ) {
    addStates(content, showsDetached: showsDetached)
    let isNode = { (lane: TimelineContent.Lane) in
      lane.life.map { history.subjects[$0].kind == .swiftUIView } ?? false
    }
    let labels = content.lanes.flatMap(\.labels)
    let marks = Set(content.lanes.flatMap(\.marks).map(\.kind))
    if columns == nil, marks.contains(.call) {
      legend.addCall("callback", .mark)
    }
    if columns == nil, marks.contains(.layout) {
      legend.add("layout callback", width: 4) { point, scene in
        LayoutMark.draw(foot: Point(point.x + 2, point.y + 3), in: &scene)
      }
    }
    if columns == nil, marks.contains(.update) {
      legend.add("SwiftUI view updated", width: showsDetached ? 4 : 2 * UpdateMark.reach) {
        point,
        scene in
        if showsDetached {
          UpdateMark.draw(foot: Point(point.x + 2, point.y + 2), in: &scene)
        } else {
          UpdateMark.drawLevel(center: Point(point.x + UpdateMark.reach, point.y), in: &scene)
        }
      }
    }
    if marks.contains(.write) {
      legend.add("state written", width: 8) { point, scene in
        WriteMark.draw(center: Point(point.x + 4, point.y), in: &scene)
      }
    }
    if content.lanes.contains(where: { $0.bars.contains { !$0.isTask } }) {
      legend.add("call duration", width: 22) { point, scene in
        let box = Box(x: point.x, y: point.y - 5, width: 22, height: 10)
        scene.add(SceneShape(.rectangle(box, radius: 2), fill: .call))
      }
    }
    addTasks(content.lanes.flatMap(\.bars).filter(\.isTask))
    if content.arrows.contains(where: { $0.isLine || !$0.isNumbered }) { addArrow() }
    if content.arrows.contains(where: \.isNumbered) { legend.addNumbers(fitter) }
    if marks.contains(.message) {
      let complained = content.lanes.filter { lane in lane.marks.contains { $0.kind == .message } }
      let owners = [("UIKit", false), ("SwiftUI", true)].filter { owner in
        complained.contains { isNode($0) == owner.1 }
      }
      legend.add("message of \(owners.map(\.0).joined(separator: " or "))", width: 6) {
        point,
        scene in
        let box = Box(x: point.x, y: point.y - 3, width: 6, height: 6)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: .warning))
      }
    }
    addFindings(labels, content.lanes.flatMap(\.signs))
    let dead = content.lanes.filter { $0.death != nil }
    if dead.contains(where: { !isNode($0) }) {
      legend.addDeath()
    } else if !dead.isEmpty {
      legend.addDeath("removed")
    }
    for (group, color, words) in DensityPainter.groups
    where columns?.uses(group, lanes: content.lanes.count) ?? false {
      legend.add(words, width: 11) { point, scene in
        let box = Box(x: point.x, y: point.y - 5.5, width: 11, height: 11)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: color))
      }
    }
    if let columns { addLevels(of: columns) }
    if !content.flows.isEmpty { addFlow() }
    if breaks.contains(false) { legend.addBreak("time compressed", isTransition: false) }
    if breaks.contains(true) { legend.addBreak("in transition, compressed", isTransition: true) }
  }

  private mutating func addStates(_ content: TimelineContent, showsDetached: Bool) {
    let closed = content.lanes.flatMap { $0.hasOpenEnd ? $0.bands.dropLast() : $0.bands[...] }
    legend.addStates(closed.map(\.state).filter { showsDetached || $0 != .detached })
    guard content.lanes.contains(where: \.hasOpenEnd) else { return }
    legend.add("end of the state not logged", width: 22) { point, scene in
      let box = Box(x: point.x, y: point.y - 5.5, width: 22, height: 11)
      StatePaint(.loaded).drawOpen(box, in: &scene)
    }
  }

  /// Explains the heights of columns with a small column of each.
  private mutating func addLevels(of columns: DensityColumns) {
    let levels = columns.scale.levels
    let (width, step, highest) = (DensityColumns.columnWidth, DensityColumns.columnWidth + 2, 17.0)
    let counts = levels.map(\.text).joined(separator: ", ")
    legend.add("\(counts) in a column", width: Double(levels.count) * step - 2) { point, scene in
      for (number, level) in levels.enumerated() {
        let height = level.height / DensityScale.height * highest
        let left = point.x + Double(number) * step
        let box = Box(x: left, y: point.y + highest / 2 - height, width: width, height: height)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: .dimText))
      }
    }
  }

  private mutating func addTasks(_ tasks: [TimelineContent.Bar]) {
    guard !tasks.isEmpty else { return }
    let isCancelled = tasks.contains { $0.cancellation != nil }
    let word = Name.task.knownText
    legend.add(isCancelled ? "\(word), cancelled" : word, width: 26) { point, scene in
      let box = Box(x: point.x, y: point.y - 5, width: 26, height: 10)
      TaskBar.draw(box, cancellation: isCancelled ? 14 : nil, in: &scene)
    }
  }

  private mutating func addArrow() {
    legend.add("call into another object", width: 8) { point, scene in
      let line = SceneShape.Outline.line(
        Point(point.x + 4, point.y - 7),
        Point(point.x + 4, point.y + 2)
      )
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.arrow)))
      let head = [
        Point(point.x + 0.5, point.y + 1), Point(point.x + 7.5, point.y + 1),
        Point(point.x + 4, point.y + 7),
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
      if case .finding(_, let severity) = label.kind { severities.insert(severity) }
    }
    legend.addFindings(severities)
  }

  private mutating func addFlow() {
    legend.add("cause and effect", width: 22) { point, scene in
      let line = SceneShape.Outline.segments([point, Point(point.x + 16, point.y)])
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.arrow, dashes: [4, 2])))
      let head = [
        Point(point.x + 16, point.y - 3.5), Point(point.x + 16, point.y + 3.5),
        Point(point.x + 22, point.y),
      ]
      scene.add(SceneShape(.polygon(head, closed: true), fill: .arrow))
    }
  }
}
