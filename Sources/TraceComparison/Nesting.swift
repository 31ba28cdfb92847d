/// Tells equal calls apart that are made inside different calls.
struct Nesting {
  private let first: [ComparedCall]
  private let second: [ComparedCall]

  init(_ first: [ComparedCall], _ second: [ComparedCall]) {
    self.first = first
    self.second = second
  }

  /// Turns an alignment into rows; equal calls inside calls that do not correspond become two rows.
  ///
  /// A call around that only one trace has does not count: the one around it does.
  func rows(of alignment: SequenceAlignment, isStrict: Bool) -> [TraceComparison.Row] {
    var rows: [TraceComparison.Row] = []
    rows.reserveCapacity(alignment.steps.count)
    // For each call the nearest call around it, or itself, that has a partner.
    var firstAnchors = Array(repeating: -1, count: first.count)
    var secondAnchors = Array(repeating: -1, count: second.count)
    var partners = Array(repeating: -1, count: first.count)
    for step in alignment.steps {
      switch step {
      case .first(let place):
        firstAnchors[place] = first[place].parent.map { firstAnchors[$0] } ?? -1
        rows.append(TraceComparison.Row(first: place, second: nil))
      case .second(let place):
        secondAnchors[place] = second[place].parent.map { secondAnchors[$0] } ?? -1
        rows.append(TraceComparison.Row(first: nil, second: place))
      case .both(let left, let right):
        let outerLeft = first[left].parent.map { firstAnchors[$0] } ?? -1
        let outerRight = second[right].parent.map { secondAnchors[$0] } ?? -1
        let isSame = outerLeft < 0 ? outerRight < 0 : partners[outerLeft] == outerRight
        firstAnchors[left] = left
        secondAnchors[right] = right
        partners[left] = right
        if isSame || !isStrict {
          rows.append(TraceComparison.Row(first: left, second: right))
        } else {
          rows.append(TraceComparison.Row(first: left, second: nil))
          rows.append(TraceComparison.Row(first: nil, second: right))
        }
      }
    }
    return rows
  }
}
