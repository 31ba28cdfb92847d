internal import TraceModel

/// Finds the trees of moments, and says what to do where there is none.
struct MomentFinder {
  let history: TraceHistory

  /// Returns the tree of a moment.
  func tree(at moment: TreeLayout.Moment) throws(LayoutError) -> ViewTree {
    switch moment {
    case .end: return history.tree(afterEvents: history.trace.events.count)
    case .time(let time):
      guard time >= .zero, time <= history.end else {
        throw .outside(time, from: .zero, to: history.end, in: history)
      }
      return history.tree(at: time)
    case .mark(let name):
      if let tree = history.tree(atMark: name) { return tree }
      throw .unknownMark(name, in: history)
    }
  }

  /// Names a moment for people.
  func text(of moment: TreeLayout.Moment, _ tree: ViewTree) -> String {
    let time =
      history.isUntimed ? "event \(tree.events)" : history.text(ofTime: tree.time.nanoseconds)
    return switch moment {
    case .end: "the end, \(time)"
    case .time(let asked): text(ofTime: asked, lastChange: time)
    case .mark(let name): "mark “\(name)”, \(time)"
    }
  }

  /// Names the time that was asked for, and when the last event before it was if that is another.
  private func text(ofTime asked: Instant, lastChange: String) -> String {
    guard !history.isUntimed else { return lastChange }
    let time = history.text(ofTime: asked.nanoseconds)
    return time == lastChange ? time : "\(time) (unchanged since \(lastChange))"
  }
}
