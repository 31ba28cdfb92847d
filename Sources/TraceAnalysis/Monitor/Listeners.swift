import TraceModel

/// Which rules listen to which signals: by the kind, and for signals with a name by the name too.
///
/// One dense table is made before the first event, so that telling the rules costs no search, and
/// nothing at all where none listens.
struct Listeners {
  /// The places of rules in ``places`` for each kind and name: from one number to the next.
  ///
  /// A kind without names has one column, a kind with names one for each known name and a last one
  /// for the names that nobody knows.
  private var starts: [Int32] = []
  private var places: [Int32] = []
  /// The first column of each kind.
  private var columns: [Int] = []
  /// The kinds of signals for which a rule wants a name, as bits, by the name's number.
  private var wanted: [UInt32]

  /// Makes the table of some rules, which are told in their order.
  init(_ rules: [any Rule.Type]) {
    let nameCount = Vocabulary.knownCount + 1
    let signals = rules.map { $0.signals }
    let names = rules.map { rule in Set(rule.names.map { Int($0.id) }) }
    wanted = Array(repeating: 0, count: nameCount)
    for bit in 0..<Signal.Kinds.count {
      let kind = Signal.Kinds(rawValue: 1 << UInt32(bit))
      let hasNames = Signal.Kinds.named.contains(kind)
      let takers = rules.indices.filter { signals[$0].contains(kind) }
      columns.append(starts.count)
      for number in 0..<(hasNames ? nameCount : 1) {
        starts.append(Int32(places.count))
        for place in takers
        where !hasNames || names[place].isEmpty || names[place].contains(number) {
          places.append(Int32(place))
          wanted[number] |= kind.rawValue
        }
      }
    }
    columns.append(starts.count)
    starts.append(Int32(places.count))
  }

  /// Whether a rule wants signals of a kind, whatever their names.
  func want(_ kind: Signal.Kinds) -> Bool {
    starts[columns[kind.place]] < starts[columns[kind.place + 1]]
  }

  /// Whether a rule wants signals of a named kind with a name.
  func want(_ kind: Signal.Kinds, _ name: Name) -> Bool {
    wanted[min(Int(name.id), wanted.count - 1)] & kind.rawValue != 0
  }

  /// The rules that want a kind that has no names, as a range for ``subscript(_:)``.
  func range(of kind: Signal.Kinds) -> Range<Int> {
    let column = columns[kind.place]
    return Int(starts[column])..<Int(starts[column + 1])
  }

  /// The rules that want a name among the signals of a kind, as a range for ``subscript(_:)``.
  func range(of kind: Signal.Kinds, _ name: Name) -> Range<Int> {
    let column = columns[kind.place] + min(Int(name.id), wanted.count - 1)
    return Int(starts[column])..<Int(starts[column + 1])
  }

  /// The place of a rule among all rules.
  subscript(number: Int) -> Int { Int(places[number]) }
}
