internal import TraceModel

/// The parts of the content that only SwiftUI nodes have.
extension TimelineContentBuilder {
  /// Adds the writes of state to the lanes of their nodes; those of objects outside a tree of views
  /// to the lane of the trace.
  mutating func addWrites() {
    let events = history.trace.events
    for index in filter.events where isShownWrite(index) {
      let life = Int(history.lives[index])
      guard let lane = life < 0 ? traceLane : lanes[life] else { continue }
      let text = NodeCallText(write: events[index], history.trace.names)
      let owner = life < 0 ? "" : " of \(history.subjects[life].displayName)"
      let title = "state \(text.whole)\(owner)"
      content.lanes[lane].marks.append(
        TimelineContent.Mark(kind: .write, event: index, title: title)
      )
      var label = label(.write, at: index, text.short, title: title)
      label.topic = text.topic
      content.lanes[lane].labels.append(label)
    }
  }

  /// Whether the filter shows a write of state that no node owns.
  var hasLooseWrites: Bool {
    filter.events.contains { history.lives[$0] < 0 && isShownWrite($0) }
  }

  private func isShownWrite(_ index: Int) -> Bool {
    let events = history.trace.events
    return events.eventNames[index] == .stateProperty && events.kinds[index] == .hierarchy
      && filter.shows(.stateProperty, isCallback: true)
  }

  /// The lane of the trace as a whole; `nil` if the picture has none.
  private var traceLane: Int? { content.lanes.first.flatMap { $0.life == nil ? 0 : nil } }

  /// Adds the tasks of nodes as bars.
  mutating func addTasks() {
    var touched: Set<Int> = []
    for (number, task) in history.tasks.enumerated() {
      guard let lane = lanes[task.subject], filter.shows(.task, isCallback: true),
        task.begin < filter.events.upperBound,
        task.end.map({ $0 > filter.events.lowerBound }) ?? true
      else { continue }
      touched.insert(lane)
      content.lanes[lane].bars.append(
        TimelineContent.Bar(
          source: .task(number),
          begin: max(task.begin, content.startEvent),
          end: min(task.end ?? content.endEvent, content.endEvent),
          depth: 0,
          outer: nil,
          text: fitter.whole(Name.task.knownText, .bar),
          cancellation: task.cancellation.flatMap { $0 < content.endEvent ? $0 : nil }
        )
      )
    }
    for lane in touched { sortBars(of: lane) }
  }

  /// Sorts the bars of a lane by their begins, and renumbers the surrounding bars.
  private mutating func sortBars(of lane: Int) {
    let bars = content.lanes[lane].bars
    let order = bars.indices.sorted { (bars[$0].begin, $0) < (bars[$1].begin, $1) }
    var positions = Array(repeating: 0, count: bars.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    content.lanes[lane].bars = order.map { index in
      var bar = bars[index]
      bar.outer = bar.outer.map { positions[$0] }
      return bar
    }
  }
}
