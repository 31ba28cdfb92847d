internal import Findings
internal import TraceModel

/// The cards of a tree, in windows and outside.
struct TreeCards {
  private(set) var cards: [TreeCard] = []
  /// The cards of windows.
  private(set) var windows: [Int] = []
  /// The cards of views and controllers that are in no window.
  private(set) var loose: [Int] = []
  /// The cards of controllers that present, and of the presented controllers.
  private(set) var presentations: [(from: Int, to: Int)] = []
  /// The number of views and controllers above the limit of cards.
  private(set) var omitted = 0
  /// The number of views below the maximum depth.
  private(set) var tooDeep = 0

  private let tree: ViewTree
  private let subjects: [Subject]
  private let options: TreeLayout.Options
  private let changes: TreeChanges?
  private let subjectsWithFindings: Set<SubjectID>
  private var below: [Int: Int] = [:]

  /// Fewer equal siblings are not folded: two cards are easy to read and show their frames.
  private static let leastCopies = 3
  /// Equal SwiftUI nodes that are no rows of a list have attributes worth reading, such as texts.
  private static let leastNodes = 8
  /// SwiftUI's views that only group others, without a look.
  private static let groups: Set<String> = ["AnyView", "ForEach", "Group", "TupleView"]

  init(
    _ tree: ViewTree,
    subjects: [Subject],
    options: TreeLayout.Options,
    subjectsWithFindings: Set<SubjectID> = [],
    changes: TreeChanges? = nil
  ) {
    self.tree = tree
    self.subjects = subjects
    self.options = options
    self.changes = changes
    self.subjectsWithFindings = subjectsWithFindings
    let limit = max(1, options.maxCards)
    var shapes: SubtreeShapes?
    if options.foldsCopies {
      shapes = SubtreeShapes(tree, subjects) { [tree] index in
        subjectsWithFindings.contains(tree.nodes[index].id) || changes?[index]?.isPersonal == true
      }
    }
    let roots = tree.roots
    windows = grow(roots.filter { tree.nodes[$0].kind == .window }, limit, shapes)
    loose = grow(roots.filter { tree.nodes[$0].kind != .window }, limit, shapes)
    for (index, node) in tree.nodes.enumerated()
    where node.kind.isController && node.view == nil {
      guard cards.count < limit else {
        omitted += 1
        continue
      }
      loose.append(cards.count)
      cards.append(TreeCard(view: nil, controller: index))
    }
    markLinks()
    findPresentations()
    for (parent, count) in below.sorted(by: { $0.key < $1.key }) {
      cards[parent].children.append(cards.count)
      cards.append(.stub(count))
    }
  }

  /// The change of a card's view, otherwise of its controller.
  func change(of card: TreeCard) -> TreeChange? {
    guard let changes else { return nil }
    return card.view.flatMap { changes[$0] } ?? card.controller.flatMap { changes[$0] }
  }

  /// Creates cards level by level up to the limit, so that the deepest views are left out.
  private mutating func grow(_ roots: [Int], _ limit: Int, _ shapes: SubtreeShapes?) -> [Int] {
    var tops: [Int] = []
    var queue: [(run: ArraySlice<Int>, parent: Int?, depth: Int)] = []
    for run in runs(of: roots, shapes) { queue.append((run, nil, 1)) }
    var next = 0
    while next < queue.count {
      let (run, parent, depth) = queue[next]
      next += 1
      let isTooDeep = depth > options.maxDepth ?? .max
      guard cards.count < limit, !isTooDeep, let node = run.first else {
        let count = run.reduce(0) { $0 + subtreeSize($1) }
        if isTooDeep { tooDeep += count } else { omitted += count }
        if let parent { below[parent, default: 0] += count }
        continue
      }
      var card = TreeCard(view: node, controller: tree.nodes[node].controller)
      card.copies = run.count
      card.lastCopy = run.count > 1 ? run.last : nil
      if options.showsBreadcrumbs, run.count == 1 { card.trail = trail(from: node) }
      let number = cards.count
      cards.append(card)
      if let parent { cards[parent].children.append(number) } else { tops.append(number) }
      for run in runs(of: tree.children(of: card.trail.last ?? node), shapes) {
        queue.append((run, number, depth + 1))
      }
    }
    return tops
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

  /// The chain of UIKit's views below a view, each of which fills its superview alone, or of SwiftUI
  /// nodes that only group others.
  private func trail(from node: Int) -> [Int] {
    var trail: [Int] = []
    var current = node
    while isPlumbing(current), case let inner = tree.children(of: current), inner.count == 1,
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

  private func subtreeSize(_ root: Int) -> Int {
    var stack = [root]
    var count = 0
    while let node = stack.popLast() {
      count += 1
      stack += tree.children(of: node)
    }
    return count
  }

  /// Determines the edges that belong, or should belong, to child controllers.
  private mutating func markLinks() {
    var parents: [Int: Int] = [:]
    for (number, card) in cards.enumerated() {
      for child in card.children { parents[child] = number }
    }
    for number in cards.indices {
      guard let controller = cards[number].controller, cards[number].view != nil else { continue }
      var path = [number]
      var current = parents[number]
      var nearest: Int?
      let parent = tree.nodes[controller].parent
      while let above = current {
        if let owner = cards[above].controller {
          nearest = nearest ?? owner
          if owner == parent { break }
        }
        path.append(above)
        current = parents[above]
      }
      if current != nil {
        for step in path.dropFirst() where cards[step].link == .subview {
          cards[step].link = .containment
        }
        cards[number].link = .contained
      } else if nearest != nil {
        cards[number].link = .missing
      }
    }
    for number in cards.indices where cards[number].link == .subview {
      guard let view = cards[number].view, tree.nodes[view].kind == .swiftUIView else { continue }
      cards[number].link = .node
    }
  }

  private mutating func findPresentations() {
    var indices: [Int: Int] = [:]
    for (number, card) in cards.enumerated() {
      if let controller = card.controller { indices[controller] = number }
    }
    for (number, card) in cards.enumerated() {
      guard let controller = card.controller, let other = tree.nodes[controller].presented,
        other != controller, let target = indices[other]
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
