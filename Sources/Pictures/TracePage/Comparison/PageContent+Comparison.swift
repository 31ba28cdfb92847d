internal import DiagramLayout
internal import TraceComparison
internal import TraceModel

extension PageContent {
  /// The lanes from top to bottom, and for each lane 1 if it shows the object of the lane above in
  /// the other trace, otherwise 0.
  func orderedLanes() -> (lanes: [LaneOrder.Lane], seconds: [Int]) {
    let lanes = LaneOrder(history, findings: findings).lanes
    guard let joined else { return (lanes, lanes.map { _ in 0 }) }
    let labels = labels(joined)
    let sides = (0...1).map { side in
      lanes.filter { joined.side(ofProcess: history.subjects[$0.life].id.process) == side }
    }
    let alignment = SequenceAlignment(
      sides[0].map { labels[$0.life] },
      sides[1].map { labels[$0.life] }
    )
    var result: [LaneOrder.Lane] = []
    var seconds: [Int] = []
    for element in alignment.elements {
      switch element {
      case .first(let index):
        result.append(sides[0][index])
        seconds.append(0)
      case .second(let index):
        result.append(sides[1][index])
        seconds.append(0)
      case .both(let first, let second):
        let isDrawn = sides[0][first].isDrawn || sides[1][second].isDrawn
        for (number, lane) in [sides[0][first], sides[1][second]].enumerated() {
          result.append(lane)
          result[result.count - 1].isDrawn = isDrawn
          result[result.count - 1].depth = sides[0][first].depth
          result[result.count - 1].startsPanel = number == 0 && lane.startsPanel
          seconds.append(number)
        }
      }
    }
    return (result, seconds)
  }

  /// The label of each lifetime, without the numbers that differ between runs.
  private func labels(_ joined: JoinedTraces) -> [String] {
    let events = history.trace.events
    var next = [0, 0]
    return history.subjects.map { subject in
      let side = joined.side(ofProcess: subject.id.process)
      let isBorn =
        events.kinds.indices.contains(subject.birth) && events.kinds[subject.birth] == .birth
        && events.subjects[subject.birth] == subject.id
      guard isBorn, next[side] < joined.labels[side].count else {
        return "unnamed#\(subject.id.number)"
      }
      defer { next[side] += 1 }
      return joined.labels[side][next[side]]
    }
  }

  /// Adds the traces and differences of a comparison.
  mutating func addComparison() {
    let kinds = Array(Difference.allCases)
    let differences = joined?.differences ?? []
    data.add("differences.kind", differences.map { kinds.firstIndex(of: $0.kind) ?? 0 })
    data.add("differences.event", differences.map(\.event), isDelta: true)
    data.add("differences.partner", differences.map { $0.partner.map { $0 + 1 } ?? 0 })
    guard let joined else { return }
    data.members.objects("differenceKinds", kinds) { kind, json in
      json.member("word", kind.word)
      json.member("color", kind.color.rawValue)
      json.member("fill", kind.fill.rawValue)
    }
    let processes = Set(history.subjects.map(\.id.process)).union(
      history.trace.events.lazy.map(\.process)
    ).sorted()
    data.members.objects("sides", joined.names.indices) { side, json in
      json.member("letter", JoinedTraces.letters[side])
      json.member("name", VisibleText.of(joined.names[side]))
      let own = processes.filter { joined.side(ofProcess: $0) == side }
      json.array("processes") { json in for process in own { json.literal("\(process)") } }
    }
    data.members.member("equalCalls", joined.inBoth)
  }
}
