internal import TraceComparison
internal import TraceModel

/// The events of two traces that correspond to each other, in ascending order in both traces.
///
/// Calls correspond as the comparison aligns them. Between two such calls, their ends and the
/// births of objects with equal labels correspond too, as far as their order is the same.
struct EventPairs {
  /// The events of the first and of the second trace.
  private(set) var pairs: [(first: Int, second: Int)] = []

  /// Finds the pairs.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the whole traces.
  ///   - sides: The events of both traces that are kept.
  init(_ comparison: TraceComparison, _ sides: [ReducedTrace]) {
    let calls = Self.calls(comparison, sides)
    let inner = Self.inner(comparison, sides, calls)
    var next = 0
    var last = (first: -1, second: -1)
    for call in calls + [(Int.max, Int.max)] {
      while next < inner.count, inner[next].first < call.first {
        let pair = inner[next]
        next += 1
        guard pair.first > last.first, pair.second > last.second, pair.second < call.second
        else { continue }
        pairs.append(pair)
        last = pair
      }
      guard call.first < .max, call.first > last.first, call.second > last.second
      else { continue }
      pairs.append(call)
      last = call
    }
  }

  /// The calls in both traces, and those with different arguments.
  private static func calls(
    _ comparison: TraceComparison,
    _ sides: [ReducedTrace]
  ) -> [(first: Int, second: Int)] {
    comparison.rows.indices.compactMap { row in
      guard let one = comparison.rows[row].first else { return nil }
      var other = comparison.rows[row].second
      if case .argument(let partner) = comparison.changes[row] {
        other = comparison.rows[partner].second
      }
      guard let other,
        let first = sides[0].reducedPosition(of: comparison.first.calls[one].event),
        let second = sides[1].reducedPosition(of: comparison.second.calls[other].event)
      else { return nil }
      return (first, second)
    }
  }

  /// The ends of calls and the births that correspond, by the events of the first trace.
  private static func inner(
    _ comparison: TraceComparison,
    _ sides: [ReducedTrace],
    _ calls: [(first: Int, second: Int)]
  ) -> [(first: Int, second: Int)] {
    let ends = sides.map { Self.ends(of: $0.trace) }
    var result = calls.compactMap { call -> (first: Int, second: Int)? in
      guard let first = ends[0][call.first], let second = ends[1][call.second] else { return nil }
      return (first, second)
    }
    let births = zip([comparison.first, comparison.second], sides).map { list, side in
      let births = side.trace.events.indices.filter { side.trace.events.kinds[$0] == .birth }
      return zip(list.objectLabels, births)
    }
    let second = Dictionary(births[1].map { ($0, $1) }) { first, _ in first }
    for (label, birth) in births[0] {
      if let other = second[label] { result.append((birth, other)) }
    }
    return result.sorted { $0.first < $1.first }
  }

  /// The end of each call, by its begin.
  private static func ends(of trace: Trace) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [ThreadID: [Int]] = [:]
    for position in trace.events.indices {
      switch trace.events.kinds[position] {
      case .begin: open[trace.events[position].threadID, default: []].append(position)
      case .end:
        if let begin = open[trace.events[position].threadID]?.popLast() { ends[begin] = position }
      default: break
      }
    }
    return ends
  }
}
