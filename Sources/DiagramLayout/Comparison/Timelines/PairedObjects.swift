internal import TraceComparison
internal import TraceModel

/// The objects of one trace by the names that a comparison gives them.
struct PairedObjects {
  let history: TraceHistory
  /// The life of each name.
  private(set) var lives: [String: Int] = [:]
  /// All names, what belongs together beside each other.
  private(set) var names: [String] = []

  private let calls: [ComparedCall]
  private let places: [Double]

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - list: The compared calls.
  ///   - places: The place of each call on the axis, ascending.
  init(_ list: CallList, places: [Double]) {
    history = TraceHistory(list.trace)
    calls = list.calls
    self.places = places
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

  /// The place of an event: that of the last compared call up to it.
  func place(of event: Int) -> Double {
    let next = calls.partition { $0.event <= event }
    return next == 0 ? 0 : places[next - 1]
  }

  /// The names of two traces in one order, each name once.
  static func merged(_ first: PairedObjects, _ second: PairedObjects) -> [String] {
    var seen: Set<String> = []
    return SequenceAlignment(first.names, second.names).steps.compactMap { step in
      let name =
        switch step {
        case .both(let place, _), .first(let place): first.names[place]
        case .second(let place): second.names[place]
        }
      return seen.insert(name).inserted ? name : nil
    }
  }
}
