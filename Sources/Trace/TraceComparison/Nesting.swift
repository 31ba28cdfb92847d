/// Distinguishes equal calls that are nested in different calls.
struct Nesting {
  private let first: [ComparedCall]
  private let second: [ComparedCall]

  init(_ first: [ComparedCall], _ second: [ComparedCall]) {
    self.first = first
    self.second = second
  }

  /// Converts an alignment to rows; equal calls inside calls that do not correspond become two
  /// rows.
  ///
  /// A surrounding call of only one trace is ignored; the next one around it counts.
  func rows(of alignment: SequenceAlignment, isStrict: Bool) -> [TraceComparison.Row] {
    var rows: [TraceComparison.Row] = []
    rows.reserveCapacity(alignment.elements.count)
    // For each call: the call itself or the nearest call around it that has a partner.
    var firstAnchors = Array(repeating: -1, count: first.count)
    var secondAnchors = Array(repeating: -1, count: second.count)
    var partners = Array(repeating: -1, count: first.count)
    for element in alignment.elements {
      switch element {
      case .first(let index):
        firstAnchors[index] = first[index].parent.map { firstAnchors[$0] } ?? -1
        rows.append(TraceComparison.Row(first: index, second: nil))
      case .second(let index):
        secondAnchors[index] = second[index].parent.map { secondAnchors[$0] } ?? -1
        rows.append(TraceComparison.Row(first: nil, second: index))
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
