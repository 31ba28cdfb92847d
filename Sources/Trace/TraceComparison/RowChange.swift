extension TraceComparison {
  /// The kind of difference in a row of a comparison.
  public enum Change: Hashable, Sendable {
    /// Both traces contain the call at the same position.
    case none
    /// Only the first trace contains the call.
    case onlyFirst
    /// Only the second trace contains the call.
    case onlySecond
    /// Both traces contain the call at different positions: the index of the other row.
    case moved(Int)
    /// Both traces contain the call with different arguments: the index of the other row.
    case argument(Int)

    /// The index of the row of the same call in the other trace.
    public var partner: Int? {
      switch self {
      case .moved(let row), .argument(let row): row
      case .none, .onlyFirst, .onlySecond: nil
      }
    }
  }
}

/// Determines how rows differ: two rows with equal calls are a call that moved, two rows with
/// different arguments are a call that changed.
///
/// Equal calls are paired in the order of their traces. Calls with different arguments are paired
/// if no equal row is between them; such pairs do not cross.
struct RowChanges {
  private(set) var changes: [TraceComparison.Change]

  private let rows: [TraceComparison.Row]
  private let first: [ComparedCall]
  private let second: [ComparedCall]

  /// The common part of two calls that differ in their arguments.
  private struct Callee: Hashable {
    var object: String
    var name: String
  }

  /// Determines the change of each row.
  ///
  /// - Complexity: that of ``SequenceAlignment`` over the rows that differ.
  init(_ rows: [TraceComparison.Row], _ first: [ComparedCall], _ second: [ComparedCall]) {
    self.rows = rows
    self.first = first
    self.second = second
    changes = rows.map { row in
      row.isEqual ? .none : row.second == nil ? .onlyFirst : .onlySecond
    }
    pairMoved()
    pairArguments()
  }

  private mutating func pairMoved() {
    var waiting: [String: [Int]] = [:]
    for (index, row) in rows.enumerated() where row.second == nil {
      guard let call = row.first else { continue }
      waiting[first[call].sentence, default: []].append(index)
    }
    var taken: [String: Int] = [:]
    for (index, row) in rows.enumerated() where row.first == nil {
      guard let sentence = row.second.map({ second[$0].sentence }),
        let partners = waiting[sentence]
      else { continue }
      let next = taken[sentence, default: 0]
      guard next < partners.count else { continue }
      taken[sentence] = next + 1
      changes[index] = .moved(partners[next])
      changes[partners[next]] = .moved(index)
    }
  }

  private mutating func pairArguments() {
    var start = 0
    while start < rows.count {
      guard !rows[start].isEqual else {
        start += 1
        continue
      }
      let end = rows[start...].firstIndex(where: \.isEqual) ?? rows.count
      pairArguments(in: start..<end)
      start = end
    }
  }

  private mutating func pairArguments(in stretch: Range<Int>) {
    let left = stretch.filter { changes[$0] == .onlyFirst && callee(of: $0) != nil }
    let right = stretch.filter { changes[$0] == .onlySecond && callee(of: $0) != nil }
    guard !left.isEmpty, !right.isEmpty else { return }
    let alignment = SequenceAlignment(left.map(callee), right.map(callee))
    for case .both(let one, let other) in alignment.elements {
      changes[left[one]] = .argument(right[other])
      changes[right[other]] = .argument(left[one])
    }
  }

  private func callee(of row: Int) -> Callee? {
    let call = rows[row].first.map { first[$0] } ?? rows[row].second.map { second[$0] }
    guard let call, call.kind == .call else { return nil }
    return Callee(object: call.object, name: call.name)
  }
}
