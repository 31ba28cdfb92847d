internal import TraceModel

/// Places lanes below the lanes of their owners, and groups related lanes in panels.
///
/// A child controller is owned by its parent, a root controller by its window, a root view by its
/// controller, any other view by its superview. The first owner counts, so that the order does not
/// depend on later events.
struct LaneGrouping {
  /// A lane in its panel.
  struct Entry: Hashable {
    var life: Int
    var depth: Int
  }

  /// The panels from top to bottom, each with its lanes.
  private(set) var panels: [[Entry]] = []

  private var owners: [Int?]
  private var isPresented: [Bool]
  private let history: TraceHistory

  init(_ history: TraceHistory, lives: [Int]) {
    self.history = history
    owners = Array(repeating: nil, count: history.subjects.count)
    isPresented = Array(repeating: false, count: history.subjects.count)
    findOwners()
    arrange(lives)
  }

  private mutating func findOwners() {
    var superviews = owners
    var views = owners
    var parents = owners
    var hosts = owners
    var current: [SubjectID: Int] = [:]
    let events = history.trace.events
    var isSeen = Array(repeating: false, count: history.subjects.count)
    for index in events.indices where history.lives[index] >= 0 {
      let life = Int(history.lives[index])
      if !isSeen[life] {
        isSeen[life] = true
        current[events.subjects[index]] = life
      }
      guard events.kinds[index] == .hierarchy else { continue }
      let event = events[index]
      guard let other = current[event.argument], other != life else { continue }
      switch event.name {
      case .superviewRelation: superviews[life] = superviews[life] ?? other
      case .parentRelation: parents[life] = parents[life] ?? other
      case .viewRelation:
        views[life] = views[life] ?? other
        owners[other] = owners[other] ?? life
      case .rootRelation: hosts[other] = hosts[other] ?? life
      case .presentedRelation:
        hosts[other] = hosts[other] ?? life
        isPresented[other] = true
      default: break
      }
    }
    for life in owners.indices where owners[life] == nil {
      let viaView = views[life].flatMap { superviews[$0] }
      owners[life] = parents[life] ?? hosts[life] ?? superviews[life] ?? viaView
    }
  }

  private mutating func arrange(_ lives: [Int]) {
    let shown = Set(lives)
    var children: [Int: [Int]] = [:]
    var tops: [Int] = []
    for life in lives {
      if let owner = nearestShown(above: life, shown) {
        children[owner, default: []].append(life)
      } else {
        tops.append(life)
      }
    }
    var reached: Set<Int> = []
    var wasSingle = false
    for top in tops + lives where !reached.contains(top) {
      let isSingle = children[top] == nil
      if !(isSingle && wasSingle) { panels.append([]) }
      wasSingle = isSingle
      walk(from: top, children, &reached)
    }
    panels.removeAll(where: \.isEmpty)
  }

  private mutating func walk(from top: Int, _ children: [Int: [Int]], _ reached: inout Set<Int>) {
    var stack = [Entry(life: top, depth: 0)]
    while let entry = stack.popLast() {
      guard reached.insert(entry.life).inserted else { continue }
      let kind = history.subjects[entry.life].kind
      if entry.life != top, kind.isController, startsPanel(entry.life) { panels.append([]) }
      panels[panels.count - 1].append(entry)
      let depth = kind == .window && entry.depth == 0 ? 0 : entry.depth + 1
      let below = sorted(children[entry.life] ?? [])
      for child in below.reversed() { stack.append(Entry(life: child, depth: depth)) }
    }
  }

  /// Views precede child controllers, which precede controllers with a separate panel; each kind
  /// is in the order of creation.
  private func sorted(_ lives: [Int]) -> [Int] {
    let controllers = lives.filter { history.subjects[$0].kind.isController }
    return lives.filter { !history.subjects[$0].kind.isController }
      + controllers.filter { !startsPanel($0) } + controllers.filter { startsPanel($0) }
  }

  private func startsPanel(_ life: Int) -> Bool {
    guard let owner = owners[life] else { return false }
    let kind = history.subjects[owner].kind
    return kind.isContainer || kind == .viewController && isPresented[life]
  }

  private func nearestShown(above life: Int, _ shown: Set<Int>) -> Int? {
    var current = owners[life]
    // The number of lifetimes limits the loop: owners in a damaged trace may form a cycle.
    for _ in owners.indices {
      guard let owner = current, owner != life else { return nil }
      if shown.contains(owner) { return owner }
      current = owners[owner]
    }
    return nil
  }
}
