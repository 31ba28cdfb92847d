internal import TraceComparison
internal import TraceModel

/// The objects of one trace, by the names that a comparison assigns to them.
struct PairedObjects {
  let history: TraceHistory
  /// The index of the lifetime of each name.
  private(set) var lives: [String: Int] = [:]
  /// All names; names in one panel are adjacent.
  private(set) var names: [String] = []

  private let calls: [ComparedCall]
  private let positions: [Double]

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - list: The compared calls.
  ///   - positions: The position of each call on the axis, ascending.
  init(_ list: CallList, positions: [Double]) {
    history = TraceHistory(list.trace)
    calls = list.calls
    self.positions = positions
    var labels = history.subjects.map { "unnamed#\($0.id.number)" }
    labels.replaceSubrange(..<list.objectLabels.count, with: list.objectLabels)
    for (life, label) in labels.enumerated() where lives[label] == nil { lives[label] = life }
    let panels = LaneGrouping(history, lives: Array(history.subjects.indices)).panels
    names = panels.flatMap { $0.map { labels[$0.life] } }
  }

  /// The position of an event: the position of the last compared call up to the event.
  func position(of event: Int) -> Double {
    let next = calls.partition { $0.event <= event }
    return next == 0 ? 0 : positions[next - 1]
  }

  /// Merges the names of two traces into one order, each name once.
  static func merged(_ first: PairedObjects, _ second: PairedObjects) -> [String] {
    var seen: Set<String> = []
    return SequenceAlignment(first.names, second.names).elements.compactMap { element in
      let name =
        switch element {
        case .both(let index, _), .first(let index): first.names[index]
        case .second(let index): second.names[index]
        }
      return seen.insert(name).inserted ? name : nil
    }
  }
}
