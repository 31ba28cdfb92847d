internal import TraceModel

/// Finds the tree of a moment.
struct MomentFinder {
  let history: TraceHistory

  /// Returns the tree of a moment.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - isAlive: Whether a moment at which nothing is alive is replaced by the last one before the
  ///     teardown: a program that ends normally has released everything.
  /// - Returns: The tree with the number of events before it.
  /// - Throws: ``LayoutError`` with code `moment-outside` or `unknown-mark`.
  func tree(
    at moment: TreeLayout.Moment,
    whereSomethingIsAlive isAlive: Bool = false
  ) throws(LayoutError) -> ViewTree {
    switch moment {
    case .end:
      let tree = history.tree(afterEvents: history.trace.events.count)
      return isAlive && !Self.shows(tree) ? beforeTeardown(tree) : tree
    case .time(let time):
      guard time >= .zero, time <= history.end else {
        throw .outside(time, from: .zero, to: history.end, in: history)
      }
      let tree = history.tree(at: time)
      return isAlive && !Self.shows(tree) ? beforeTeardown(tree) : tree
    case .mark(let name):
      if let tree = history.tree(atMark: name) { return tree }
      throw .unknownMark(name, in: history)
    }
  }

  /// Describes a moment.
  func text(of moment: TreeLayout.Moment, _ tree: ViewTree) -> String {
    let time =
      history.isUntimed ? "event \(tree.events)" : history.text(ofTime: tree.time.nanoseconds)
    if isBeforeTeardown(tree, moment) { return "\(time), the last moment before the teardown" }
    return switch moment {
    case .end: "the end, \(time)"
    case .time(let asked): text(ofTime: asked, lastChange: time)
    case .mark(let name): "mark “\(name)”, \(time)"
    }
  }

  /// Describes the requested time, with the time of the last event before it if that differs.
  private func text(ofTime asked: Instant, lastChange: String) -> String {
    guard !history.isUntimed else { return lastChange }
    let time = history.text(ofTime: asked.nanoseconds)
    return time == lastChange ? time : "\(time) (unchanged since \(lastChange))"
  }

  /// Explains why the tree is not that of the requested moment; empty if it is.
  func note(on tree: ViewTree, at moment: TreeLayout.Moment) -> String {
    guard isBeforeTeardown(tree, moment) else { return "" }
    let time = history.text(ofTime: tree.time.nanoseconds)
    let left = history.trace.events.kinds[tree.events...].count { $0 != .metadata }
    let when = moment == .end ? "at the end" : "then"
    return "no view or controller is alive \(when): the tree is that of the last moment before the "
      + "teardown, \(time), \(Count.phrase(left, "event")) before the end"
  }

  /// Whether a view or controller is alive; other objects of the app may outlive them.
  private static func shows(_ tree: ViewTree) -> Bool {
    tree.nodes.contains { $0.kind.isView || $0.kind.isController || $0.kind == .swiftUIView }
  }

  private func beforeTeardown(_ tree: ViewTree) -> ViewTree {
    history.eventsBeforeTeardown(within: tree.events).map(history.tree(afterEvents:)) ?? tree
  }

  private func isBeforeTeardown(_ tree: ViewTree, _ moment: TreeLayout.Moment) -> Bool {
    switch moment {
    case .end: tree.events < history.trace.events.count
    case .time(let time): tree.events < history.tree(at: time).events
    case .mark: false
    }
  }
}
