internal import TraceModel

/// Places lanes below the lanes of their owners, and groups related lanes in panels.
///
/// A child controller is owned by its parent, a root controller by its window, a root view by its
/// controller, any other view by its superview, a SwiftUI node by its parent node or hosting view.
/// The first owner counts, so that the order does not depend on later events.
struct LaneGrouping {
  /// A lane in its panel.
  struct Entry: Hashable {
    var life: Int
    var depth: Int
  }

  /// The panels from top to bottom, each with its lanes.
  private(set) var panels: [[Entry]] = []

  /// The owner of each lifetime; `nil` for one without an owner.
  private(set) var owners: [Int?]
  private var isPresented: [Bool]
  /// The position of each SwiftUI node in its tree, depth first.
  private var nodeOrder: [Int: Int] = [:]
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
    var containers = owners
    var contents: [Int: [(index: Int32, life: Int)]] = [:]
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
      case .nodeRelation where containers[life] == nil:
        containers[life] = other
        contents[other, default: []].append((event.index, life))
      case .rootRelation: hosts[other] = hosts[other] ?? life
      case .presentedRelation:
        hosts[other] = hosts[other] ?? life
        isPresented[other] = true
      default: break
      }
    }
    for life in owners.indices where owners[life] == nil {
      let viaView = views[life].flatMap { superviews[$0] }
      owners[life] =
        parents[life] ?? hosts[life] ?? superviews[life] ?? containers[life] ?? viaView
    }
    orderNodes(contents)
  }

  /// Numbers the nodes of each tree as they are nested, siblings by their first positions.
  private mutating func orderNodes(_ contents: [Int: [(index: Int32, life: Int)]]) {
    let contents = contents.mapValues { nodes in
      nodes.sorted { ($0.index, $0.life) < ($1.index, $1.life) }.map(\.life)
    }
    let isNode = { [history] in history.subjects[$0].kind == .swiftUIView }
    for host in contents.keys.filter({ !isNode($0) }).sorted() {
      var stack = [host]
      while let life = stack.popLast() {
        if isNode(life) {
          // A damaged trace may nest a node in itself.
          guard nodeOrder[life] == nil else { continue }
          nodeOrder[life] = nodeOrder.count
        }
        stack += (contents[life] ?? []).reversed()
      }
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

  /// Views precede SwiftUI nodes, which precede child controllers, which precede controllers with a
  /// separate panel; nodes are in the order of their tree, each other kind in the order of
  /// creation.
  private func sorted(_ lives: [Int]) -> [Int] {
    let controllers = lives.filter { history.subjects[$0].kind.isController }
    let nodes = lives.filter { nodeOrder[$0] != nil }
      .sorted { nodeOrder[$0, default: 0] < nodeOrder[$1, default: 0] }
    return lives.filter { !history.subjects[$0].kind.isController && nodeOrder[$0] == nil } + nodes
      + controllers.filter { !startsPanel($0) } + controllers.filter { startsPanel($0) }
  }

  private func startsPanel(_ life: Int) -> Bool {
    guard let owner = owners[life] else { return false }
    let kind = history.subjects[owner].kind
    return kind.isContainer || kind == .viewController && isPresented[life]
  }

  /// The innermost owner of a lifetime that is shown.
  func nearestShown(above life: Int, _ shown: Set<Int>) -> Int? {
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
