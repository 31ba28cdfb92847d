internal import DiagramLayout
internal import TraceModel

extension PageContent {
  mutating func addSpans() {
    let spans = history.spans
    data.add("spans.begin", spans.map(\.begin), isDelta: true)
    data.add("spans.length", spans.map { span in span.end.map { $0 - span.begin } ?? 0 })
    data.add("spans.depth", depthsInLanes())
    let parents = spans.enumerated().map { number, span in span.parent.map { number - $0 } ?? 0 }
    data.add("spans.parent", parents)
    let tasks = history.tasks
    data.add("tasks.life", tasks.map(\.subject))
    data.add("tasks.begin", tasks.map(\.begin), isDelta: true)
    data.add("tasks.end", tasks.map { $0.end.map { $0 + 1 } ?? 0 }, isDelta: true)
    let cancellations = tasks.map { $0.cancellation.map { $0 + 1 } ?? 0 }
    data.add("tasks.cancellation", cancellations, isDelta: true)
    let arrows = CauseArrow.all(in: history)
    data.add("arrows.name", arrows.map { strings.index(of: $0.name) })
    data.add("arrows.cause", arrows.map(\.cause), isDelta: true)
    data.add("arrows.effect", arrows.map(\.effect), isDelta: true)
    data.add("arrows.from", arrows.map { $0.from + 1 })
    data.add("arrows.to", arrows.map { $0.to + 1 })
  }

  /// The number of open calls of the same object at the begin of each call, at most 255.
  private func depthsInLanes() -> [Int] {
    var open = Array(repeating: 0, count: history.subjects.count + 1)
    var ends: [(end: Int, life: Int)] = []
    for span in history.spans {
      if let end = span.end { ends.append((end, span.subject ?? open.count - 1)) }
    }
    ends.sort { $0.end < $1.end }
    var next = 0
    return history.spans.map { span in
      while next < ends.count, ends[next].end < span.begin {
        open[ends[next].life] -= 1
        next += 1
      }
      let life = span.subject ?? open.count - 1
      defer { open[life] += 1 }
      return min(open[life], 255)
    }
  }
}
