internal import TraceModel

/// Finds the tree of a moment.
struct MomentFinder {
  let history: TraceHistory

  /// Returns the tree of a moment.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - isAlone: Whether a moment after the app released its windows is replaced by the last one
  ///     before: the end, if no window has a view, and a time at which nothing is alive. The end of
  ///     a test is such a moment.
  /// - Returns: The tree with the number of events before it.
  /// - Throws: ``LayoutError`` with code `moment-outside` or `unknown-mark`.
  func tree(
    at moment: TreeLayout.Moment,
    withWindow isAlone: Bool = false
  ) throws(LayoutError) -> ViewTree {
    switch moment {
    case .end:
      let tree = history.tree(afterEvents: history.trace.events.count)
      return isAlone && !Self.hasWindow(tree) ? beforeTeardown(tree) : tree
    case .time(let time):
      guard time >= .zero, time <= history.end else {
        throw .outside(time, from: .zero, to: history.end, in: history)
      }
      let tree = history.tree(at: time)
      return isAlone && !Self.shows(tree) ? beforeTeardown(tree) : tree
    case .mark(let name):
      if let tree = history.tree(atMark: name) { return tree }
      throw .unknownMark(name, in: history)
    }
  }

  /// Describes a moment: the requested moment, and the time of the tree.
  func text(of moment: TreeLayout.Moment, _ tree: ViewTree) -> String {
    let time = text(ofTime: tree)
    if isBeforeTeardown(tree, moment) {
      let last = Self.last(tree)
      return switch moment {
      case .time(let asked) where !history.isUntimed:
        "\(time), the last moment \(last) before \(history.text(ofTime: asked.nanoseconds))"
      case .end, .time, .mark: "\(time), the last moment \(last)"
      }
    }
    return switch moment {
    case .end: "the end, \(time)"
    case .time(let asked): text(ofTime: asked, lastChange: time)
    case .mark(let name): "mark “\(name)”, \(time)"
    }
  }

  /// Describes the time of a tree.
  private func text(ofTime tree: ViewTree) -> String {
    history.isUntimed
      ? "event \(tree.events.grouped)" : history.text(ofTime: tree.time.nanoseconds)
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
    let left = history.trace.events.kinds[tree.events...].count { $0 != .metadata }
    let when = moment == .end ? "at the end" : "then"
    let end = history.tree(afterEvents: history.trace.events.count)
    let alive = moment == .end ? end.nodes.count { Self.isShown($0.kind) } : 0
    let reason =
      alive == 0
      ? "no view or controller is alive \(when)"
      : "no window has a view \(when), when \(alive.counted("object")) "
        + (alive == 1 ? "is alive" : "are alive")
    return "\(reason): the tree is that of the last moment \(Self.last(tree)), "
      + "\(text(ofTime: tree)), \(left.counted("event")) before the end"
  }

  /// The error for a tree without objects.
  func nothing(
    _ content: TreeText.Content,
    at moment: TreeLayout.Moment,
    _ tree: ViewTree
  ) -> LayoutError {
    let objects = content == .controllers ? "controller" : "view or controller"
    return LayoutError(
      .nothingToDraw,
      "no \(objects) is alive at \(text(of: moment, tree))",
      help:
        "choose another moment; the trace ends at \(history.text(ofTime: history.end.nanoseconds))"
    )
  }

  /// The properties of the last moment before a teardown.
  private static func last(_ tree: ViewTree) -> String {
    hasWindow(tree) ? "with a window" : "before the teardown"
  }

  /// Whether a view or controller is alive; other objects of the app may outlive them.
  private static func shows(_ tree: ViewTree) -> Bool {
    tree.nodes.contains { isShown($0.kind) }
  }

  private static func isShown(_ kind: SubjectKind) -> Bool {
    kind.isView || kind.isController || kind == .swiftUIView
  }

  private static func hasWindow(_ tree: ViewTree) -> Bool {
    tree.nodes.contains { $0.kind == .window && !$0.subviews.isEmpty }
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
