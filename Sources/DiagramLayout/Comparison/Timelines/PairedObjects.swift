internal import TraceComparison
internal import TraceModel

/// The objects of one trace, by the names that a comparison assigns to them.
struct PairedObjects {
  let history: TraceHistory
  /// The index of the lifetime of each name.
  private(set) var lives: [String: Int] = [:]
  /// All names; those of a panel are adjacent.
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
    var counts: [String: Int] = [:]
    for (life, subject) in history.subjects.enumerated().prefix(list.trace.subjects.count) {
      let number = counts[subject.className, default: 0] + 1
      counts[subject.className] = number
      labels[life] = "\(subject.className.isEmpty ? "unnamed" : subject.className)#\(number)"
    }
    for (life, label) in labels.enumerated() where lives[label] == nil { lives[label] = life }
    let panels = LaneGrouping(history, lives: Array(history.subjects.indices)).panels
    names = panels.flatMap { $0.map { labels[$0.life] } }
  }

  /// The position of an event: that of the last compared call up to it.
  func position(of event: Int) -> Double {
    let next = calls.partition { $0.event <= event }
    return next == 0 ? 0 : positions[next - 1]
  }

  /// Merges the names of two traces into one order, each name once.
  static func merged(_ first: PairedObjects, _ second: PairedObjects) -> [String] {
    var seen: Set<String> = []
    return SequenceAlignment(first.names, second.names).steps.compactMap { step in
      let name =
        switch step {
        case .both(let index, _), .first(let index): first.names[index]
        case .second(let index): second.names[index]
        }
      return seen.insert(name).inserted ? name : nil
    }
  }
}
