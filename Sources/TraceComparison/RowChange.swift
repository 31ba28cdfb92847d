extension TraceComparison {
  /// How a row of a comparison differs.
  public enum Change: Hashable, Sendable {
    /// Both traces have the call in one place.
    case none
    /// Only the first trace has the call.
    case onlyFirst
    /// Only the second trace has the call.
    case onlySecond
    /// Both traces have the call, in different places: the row of the other place.
    case moved(Int)
    /// Both traces call the same in one place, with different arguments: the row of the other call.
    case argument(Int)

    /// The row of the same call in the other trace.
    public var partner: Int? {
      switch self {
      case .moved(let row), .argument(let row): row
      case .none, .onlyFirst, .onlySecond: nil
      }
    }
  }
}

/// Finds out how rows differ: two rows of equal calls are one that moved, two rows of one call with
/// different arguments are one that changed.
///
/// Equal calls are paired in the order of their traces. Calls with different arguments are paired
/// where no equal row stands between them; no two such pairs cross.
struct RowChanges {
  private(set) var changes: [TraceComparison.Change]

  private let rows: [TraceComparison.Row]
  private let first: [ComparedCall]
  private let second: [ComparedCall]

  /// What two calls share that differ in their arguments.
  private struct Callee: Hashable {
    var object: String
    var name: String
  }

  /// Sorts rows.
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
    for (place, row) in rows.enumerated() where row.second == nil {
      guard let call = row.first else { continue }
      waiting[first[call].sentence, default: []].append(place)
    }
    var taken: [String: Int] = [:]
    for (place, row) in rows.enumerated() where row.first == nil {
      guard let sentence = row.second.map({ second[$0].sentence }),
        let partners = waiting[sentence]
      else { continue }
      let next = taken[sentence, default: 0]
      guard next < partners.count else { continue }
      taken[sentence] = next + 1
      changes[place] = .moved(partners[next])
      changes[partners[next]] = .moved(place)
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
    for case .both(let one, let other) in alignment.steps {
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
