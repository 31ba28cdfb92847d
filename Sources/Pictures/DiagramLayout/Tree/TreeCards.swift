internal import Findings
internal import TraceModel

/// The cards of a tree, in windows and outside.
struct TreeCards {
  private(set) var cards: [TreeCard] = []
  /// The cards of windows; in a tree of controllers, the cards of their root controllers.
  private(set) var windows: [Int] = []
  /// The cards of views and controllers that are in no window and belong to no other card.
  private(set) var loose: [Int] = []
  /// The cards of controllers that present, and of the presented controllers.
  private(set) var presentations: [(from: Int, to: Int)] = []
  /// The number of views and controllers above the limit of cards.
  private(set) var omitted = 0
  /// The number of objects below the maximum depth.
  private(set) var tooDeep = 0

  /// Whether the cards are those of controllers.
  let areControllers: Bool

  private let tree: ViewTree
  private let subjects: [Subject]
  private let branches: TreeBranches
  private let options: TreeLayout.Options
  private let changes: TreeChanges?
  private let subjectsWithFindings: Set<SubjectID>
  private var below: [Int: Int] = [:]

  /// Fewer equal siblings are not folded: two cards are easy to read and show their frames.
  private static let leastCopies = EqualSubtrees.leastSiblings
  /// Equal SwiftUI nodes that are not rows of a list have attributes worth reading, such as texts.
  private static let leastNodes = 8
  /// SwiftUI's views that only group others, without a look.
  private static let groups: Set<String> = ["AnyView", "ForEach", "Group", "TupleView"]

  init(
    _ tree: ViewTree,
    _ history: TraceHistory,
    options: TreeLayout.Options,
    subjectsWithFindings: Set<SubjectID> = [],
    changes: TreeChanges? = nil
  ) {
    self.tree = tree
    subjects = history.subjects
    areControllers = options.form == .controllers
    branches =
      areControllers ? TreeBranches(controllersOf: tree) : TreeBranches(viewsOf: tree)
    self.options = options
    self.changes = changes
    self.subjectsWithFindings = subjectsWithFindings
    let limit = max(1, options.maxCards)
    var shapes: SubtreeShapes?
    if options.foldsCopies {
      shapes = SubtreeShapes(branches, tree, history) { index in
        let node = tree.nodes[index]
        return subjectsWithFindings.contains(node.id)
          || node.view.map { subjectsWithFindings.contains(tree.nodes[$0].id) } ?? false
          || changes?[index]?.isPersonal == true
      }
    }
    windows = grow(branches.tops, limit, shapes)
    loose = grow(branches.loose, limit, shapes)
    markBonds()
    findPresentations()
    for (parent, count) in below.sorted(by: { $0.key < $1.key }) {
      cards[parent].children.append(cards.count)
      cards.append(.stub(count, areControllers ? "controller" : "view"))
    }
  }

  /// The change of the object that the cards of a tree are about, otherwise of the other one.
  func change(of card: TreeCard) -> TreeChange? {
    guard let changes else { return nil }
    let objects = areControllers ? [card.controller, card.view] : [card.view, card.controller]
    return objects.lazy.compactMap { $0.flatMap { changes[$0] } }.first
  }

  /// Creates cards level by level up to the limit, so that the deepest views are left out.
  private mutating func grow(_ roots: [Int], _ limit: Int, _ shapes: SubtreeShapes?) -> [Int] {
    var tops: [Int] = []
    var queue: [(run: ArraySlice<Int>, parent: Int?, depth: Int, isCovered: Bool)] = []
    for run in runs(of: roots, shapes) { queue.append((run, nil, 1, false)) }
    var next = 0
    while next < queue.count {
      let (run, parent, depth, isCovered) = queue[next]
      next += 1
      let isTooDeep = depth > options.maxDepth ?? .max
      guard cards.count < limit, !isTooDeep, let node = run.first else {
        let count = run.reduce(0) { $0 + branches.size(of: $1) }
        if isTooDeep { tooDeep += count } else { omitted += count }
        if let parent { below[parent, default: 0] += count }
        continue
      }
      var card = card(of: node)
      card.others = run.dropFirst()
      if !areControllers, options.showsBreadcrumbs, run.count == 1 {
        card.trail = trail(from: node)
      }
      let number = cards.count
      if let parent {
        cards[parent].children.append(number)
        relate(&card, node, to: parent, isCovered: isCovered)
      } else {
        tops.append(number)
      }
      cards.append(card)
      let inner = branches.inner[card.trail.last ?? node]
      for (objects, isCovered) in [(branches.covered[node], true), (inner, false)] {
        for run in runs(of: objects, shapes) { queue.append((run, number, depth + 1, isCovered)) }
      }
    }
    return tops
  }

  private func card(of index: Int) -> TreeCard {
    let node = tree.nodes[index]
    return node.kind.isController
      ? TreeCard(view: node.view, controller: index)
      : TreeCard(view: index, controller: node.controller)
  }

  /// Sets the relation of a card to the card above.
  private func relate(
    _ card: inout TreeCard,
    _ node: Int,
    to parent: Int,
    isCovered: Bool
  ) {
    if areControllers {
      let isPresented = cards[parent].controller.map {
        TreeBranches.presents($0, node, in: tree)
      }
      card.bond = (isPresented ?? false ? .presented : .contained, parent)
    } else if isCovered {
      card.bond = (.covered, parent)
    } else {
      card.edge = tree.nodes[node].kind == .swiftUIView ? .node : .subview
    }
  }

  /// Groups siblings: consecutive ones that look equal share a run.
  private func runs(of siblings: [Int], _ shapes: SubtreeShapes?) -> [ArraySlice<Int>] {
    guard let shapes else { return siblings.indices.map { siblings[$0...$0] } }
    var runs: [ArraySlice<Int>] = []
    var start = 0
    while start < siblings.count {
      let shape = shapes.numbers[siblings[start]]
      let change = changes?[siblings[start]]
      var end = start + 1
      while shape >= 0, end < siblings.count, shapes.numbers[siblings[end]] == shape,
        changes?[siblings[end]] == change
      {
        end += 1
      }
      if end - start >= least(of: siblings[start..<end]) {
        runs.append(siblings[start..<end])
      } else {
        for index in start..<end { runs.append(siblings[index...index]) }
      }
      start = end
    }
    return runs
  }

  /// The minimum number of equal siblings that share a card.
  private func least(of siblings: ArraySlice<Int>) -> Int {
    let isRow = siblings.allSatisfy { index in
      let subject = subjects[tree.nodes[index].subject]
      return subject.kind != .swiftUIView || !subject.place.isEmpty
    }
    return isRow ? Self.leastCopies : Self.leastNodes
  }

  /// The chain of UIKit's views below a view, each of which fills its superview alone, or of
  /// SwiftUI nodes that only group others.
  private func trail(from node: Int) -> [Int] {
    var trail: [Int] = []
    var current = node
    while isPlumbing(current), case let inner = branches.inner[current], inner.count == 1,
      let next = inner.first, isPlumbing(next),
      tree.nodes[next].controller == nil, !subjectsWithFindings.contains(tree.nodes[next].id),
      Self.fills(tree.nodes[next].frame, tree.nodes[current].frame)
    {
      trail.append(next)
      current = next
    }
    return trail
  }

  private func isPlumbing(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let subject = subjects[node.subject]
    guard node.kind != .swiftUIView else {
      return Self.groups.contains(subject.className) && changes?[index] == nil
    }
    return node.kind == .view && !node.isHidden && subject.hasSystemClass && changes?[index] == nil
  }

  private static func fills(_ inner: Rect?, _ outer: Rect?) -> Bool {
    guard let inner, let outer else { return inner == outer }
    return inner.x == 0 && inner.y == 0 && inner.width == outer.width
      && inner.height == outer.height
  }

  /// Determines which controllers belong, or should belong, to a controller above.
  private mutating func markBonds() {
    guard !areControllers else { return }
    var parents: [Int: Int] = [:]
    for (number, card) in cards.enumerated() {
      for child in card.children { parents[child] = number }
    }
    for number in cards.indices where cards[number].bond == nil {
      guard let controller = cards[number].controller, cards[number].view != nil else { continue }
      let parent = tree.nodes[controller].parent
      var current = parents[number]
      var nearest: Int?
      while let above = current, cards[above].controller == nil || cards[above].controller != parent
      {
        if nearest == nil, cards[above].controller != nil { nearest = above }
        current = parents[above]
      }
      if let current {
        cards[number].bond = (.contained, current)
      } else if let nearest {
        cards[number].bond = (.missing, nearest)
      }
    }
  }

  private mutating func findPresentations() {
    var indices: [Int: Int] = [:]
    for (number, card) in cards.enumerated() {
      if let controller = card.controller { indices[controller] = number }
    }
    for (number, card) in cards.enumerated() {
      guard let controller = card.controller, let other = tree.nodes[controller].presented,
        other != controller, let target = indices[other],
        cards[target].bond?.kind != .presented || cards[target].bond?.from != number
      else { continue }
      presentations.append((number, target))
    }
  }

  /// Attaches findings to the cards of their objects and returns those without a card.
  mutating func attach(_ findings: [Finding]) -> [Finding] {
    var cardOfNode: [SubjectID: Int] = [:]
    for (number, card) in cards.enumerated() {
      for node in card.trail + [card.view, card.controller].compactMap(\.self) {
        cardOfNode[tree.nodes[node].id] = number
      }
    }
    var lost: [Finding] = []
    for finding in findings {
      if let number = cardOfNode[finding.subject] {
        cards[number].findings.append(finding)
      } else {
        lost.append(finding)
      }
    }
    return lost
  }
}
