internal import TraceAnalysis
internal import TraceModel

/// A view with its controller, or a controller without a view, as one card.
struct TreeCard {
  /// How a card hangs below another one.
  enum Link: Equatable {
    /// A subview.
    case subview
    /// A subview on the way from a controller's view to its child's.
    case containment
    /// The view of a child controller.
    case contained
    /// The view of a controller whose parent is not told.
    case missing
  }

  var view: Int?
  var controller: Int?
  var children: [Int] = []
  var link = Link.subview
  /// The views below that have no card.
  var hiddenBelow = 0
  var findings: [Finding] = []
}

/// The cards of a tree: those in windows and those beside them.
struct TreeCards {
  private(set) var cards: [TreeCard] = []
  /// The windows' cards.
  private(set) var windows: [Int] = []
  /// The cards of views and controllers that are in no window.
  private(set) var loose: [Int] = []
  /// The views and controllers without a card.
  private(set) var omitted = 0

  private let tree: ViewTree

  init(_ tree: ViewTree, limit: Int) {
    self.tree = tree
    let roots = tree.roots
    let inWindow = roots.filter { tree.nodes[$0].kind == .window }
    let others = roots.filter { tree.nodes[$0].kind != .window }
    windows = grow(inWindow, limit)
    loose = grow(others, limit)
    for (place, node) in tree.nodes.enumerated()
    where node.kind.isController && node.view == nil {
      guard cards.count < max(1, limit) else {
        omitted += 1
        continue
      }
      loose.append(cards.count)
      cards.append(TreeCard(view: nil, controller: place))
    }
    markLinks()
  }

  /// Makes cards level by level until the limit, so that what is left out lies deepest.
  private mutating func grow(_ roots: [Int], _ limit: Int) -> [Int] {
    var tops: [Int] = []
    var queue: [(node: Int, parent: Int?)] = roots.map { ($0, nil) }
    var next = 0
    while next < queue.count {
      let (node, parent) = queue[next]
      next += 1
      guard cards.count < max(1, limit) else {
        let count = subtreeSize(node)
        omitted += count
        if let parent { cards[parent].hiddenBelow += count }
        continue
      }
      let number = cards.count
      cards.append(TreeCard(view: node, controller: tree.nodes[node].controller))
      if let parent { cards[parent].children.append(number) } else { tops.append(number) }
      for child in tree.nodes[node].subviews { queue.append((child, number)) }
    }
    return tops
  }

  private func subtreeSize(_ root: Int) -> Int {
    var stack = [root]
    var count = 0
    while let node = stack.popLast() {
      count += 1
      stack += tree.nodes[node].subviews
    }
    return count
  }

  /// Tells for each edge whether a child controller hangs on it, or should.
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
  }

  /// Attaches findings to the cards of their objects and returns those that found none.
  mutating func attach(_ findings: [Finding]) -> [Finding] {
    var cardOfNode: [SubjectID: Int] = [:]
    for (number, card) in cards.enumerated() {
      for node in [card.view, card.controller].compactMap(\.self) {
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
