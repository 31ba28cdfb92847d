import TraceModel

/// The subscriptions of rules to signals, by kind and, for signals with a name, by name.
///
/// One dense table is built before the first event, so that sending a signal needs no search and
/// costs almost nothing without a subscriber.
struct Listeners {
  /// For each kind and name, where its rules begin in ``indexes``; they end where the next begin.
  ///
  /// A kind without names has one column; a kind with names has one for each known name and a last
  /// one for all other names.
  private var starts: [Int32] = []
  private var indexes: [Int32] = []
  /// The first column of each kind.
  private var columns: [Int] = []
  /// The kinds of signals for which a rule subscribed to a name, as bits, by the name's number.
  private var wanted: [UInt32]

  /// Builds the table of rules, which receive signals in their order.
  init(_ rules: [any Rule]) {
    let nameCount = NameTable.known.count + 1
    let signals = rules.map { $0.signals }
    let names = rules.map { rule in Set(rule.names.map { Int($0.id) }) }
    wanted = Array(repeating: 0, count: nameCount)
    for bit in 0..<Signal.Kinds.count {
      let kind = Signal.Kinds(rawValue: 1 << UInt32(bit))
      let hasNames = Signal.Kinds.named.contains(kind)
      let subscribers = rules.indices.filter { signals[$0].contains(kind) }
      columns.append(starts.count)
      for number in 0..<(hasNames ? nameCount : 1) {
        starts.append(Int32(indexes.count))
        for index in subscribers
        where !hasNames || names[index].isEmpty || names[index].contains(number) {
          indexes.append(Int32(index))
          wanted[number] |= kind.rawValue
        }
      }
    }
    columns.append(starts.count)
    starts.append(Int32(indexes.count))
  }

  /// Whether a rule subscribed to a kind, with any name.
  func want(_ kind: Signal.Kinds) -> Bool {
    starts[columns[kind.index]] < starts[columns[kind.index + 1]]
  }

  /// Whether a rule subscribed to a name of a kind.
  func want(_ kind: Signal.Kinds, _ name: Name) -> Bool {
    wanted[min(Int(name.id), wanted.count - 1)] & kind.rawValue != 0
  }

  /// The rules that subscribed to a kind without names, as a range for ``subscript(_:)``.
  func range(of kind: Signal.Kinds) -> Range<Int> {
    let column = columns[kind.index]
    return Int(starts[column])..<Int(starts[column + 1])
  }

  /// The rules that subscribed to a name of a kind, as a range for ``subscript(_:)``.
  func range(of kind: Signal.Kinds, _ name: Name) -> Range<Int> {
    let column = columns[kind.index] + min(Int(name.id), wanted.count - 1)
    return Int(starts[column])..<Int(starts[column + 1])
  }

  /// The index of a rule among all rules.
  subscript(number: Int) -> Int { Int(indexes[number]) }
}
