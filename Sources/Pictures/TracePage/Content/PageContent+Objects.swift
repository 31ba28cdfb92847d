internal import DiagramLayout
internal import TraceModel

extension PageContent {
  mutating func addLives() {
    let subjects = history.subjects
    data.add("lives.class", subjects.map { strings.index(of: $0.className) })
    data.add("lives.kind", subjects.map { Int($0.kind.rawValue) })
    data.add("lives.slot", subjects.map { slots.slot(of: $0.id) }, isDelta: true)
    let suffixes = subjects.map { subject in
      // A class may end with a part of a character that a suffix would complete.
      let start = subject.className.unicodeScalars.count + "#\(subject.id.number)".count
      return strings.index(of: String(subject.displayName.unicodeScalars.dropFirst(start)))
    }
    data.add("lives.suffix", suffixes)
    let paths = subjects.indices.map { strings.index(of: history.nodePath(of: $0) ?? "") }
    data.add("lives.path", paths)
    data.add("lives.birth", subjects.map(\.birth), isDelta: true)
    data.add("lives.death", subjects.map { $0.death.map { $0 + 1 } ?? 0 }, isDelta: true)
    data.add("lives.alive", subjects.map { $0.alreadyAlive ? 1 : 0 })
    data.add("lives.system", subjects.map { $0.hasSystemClass ? 1 : 0 })
    let (lanes, seconds) = orderedLanes()
    data.add("lanes.life", lanes.map(\.life), isDelta: true)
    data.add("lanes.depth", lanes.map(\.depth))
    data.add("lanes.panel", lanes.map { $0.startsPanel ? 1 : 0 })
    data.add("lanes.drawn", lanes.map { $0.isDrawn ? 1 : 0 })
    data.add("lanes.second", seconds)
    addBands()
  }

  private mutating func addBands() {
    let states = StateBand.State.allCases
    var lives: [Int] = []
    var bands: [StateBand] = []
    for life in history.subjects.indices {
      for band in history.bands[life] {
        lives.append(life)
        bands.append(band)
      }
    }
    data.add("bands.life", lives, isDelta: true)
    data.add("bands.state", bands.map { band in states.firstIndex(of: band.state) ?? 0 })
    data.add("bands.begin", bands.map(\.begin), isDelta: true)
    data.add("bands.end", bands.map { $0.end.map { $0 + 1 } ?? 0 }, isDelta: true)
  }

  mutating func addChanges() {
    let frames = history.trace.events.indices.filter {
      history.trace.events[$0].flags.contains(.hasFrame)
    }
    var numbers: [Int: Int] = [:]
    for (number, event) in frames.enumerated() { numbers[event] = number }
    let changes = history.hierarchyChanges()
    data.add("changes.event", changes.map(\.event), isDelta: true)
    data.add("changes.kind", changes.map { Int($0.kind.rawValue) })
    data.add("changes.slot", changes.map { slots.slot(of: $0.subject) })
    data.add("changes.other", changes.map { slots.reference(to: $0.other) })
    let values = changes.map { change in
      switch change.kind {
      case .enter: change.life
      case .frame: numbers[change.event] ?? 0
      case .bounds: 2 * (numbers[change.event] ?? 0) + change.position
      case .leave, .superview, .container, .parent, .view, .window, .root, .presented, .hidden,
        .attribute, .state:
        change.position
      }
    }
    data.add("changes.value", values)
    let texts = changes.map { change in
      change.text.map { text in
        strings.index(of: text.value.isEmpty ? text.name : "\(text.name): \(text.value)")
      } ?? 0
    }
    data.add("changes.text", texts)
  }
}
