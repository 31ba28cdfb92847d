public import TraceModel

/// Two traces, aligned by objects and calls, never by times.
///
/// The *n*th object of a class in one trace corresponds to the *n*th object of that class in the
/// other, a SwiftUI node to the node with the same structural path. A call corresponds to an equal
/// call of the corresponding object inside corresponding calls.
public struct TraceComparison: Sendable {
  /// A row of the comparison.
  public struct Row: Hashable, Sendable {
    /// The index of the call in the first trace; `nil` if only the second one contains it.
    public var first: Int?
    /// The index of the call in the second trace; `nil` if only the first one contains it.
    public var second: Int?

    /// Whether both traces contain the call.
    public var isEqual: Bool { first != nil && second != nil }
  }

  /// The calls of the first trace.
  public let first: CallList
  /// The calls of the second trace.
  public let second: CallList
  /// All calls of both traces in order.
  public let rows: [Row]
  /// The change of each row, in the order of ``rows``.
  public let changes: [Change]
  /// Sentences about parts that were not compared.
  public let notes: [String]

  /// Compares two traces.
  public init(_ first: Trace, _ second: Trace, options: ComparisonOptions = ComparisonOptions()) {
    let view = SharedView(first, second, options)
    let lists = (CallList(first, options, view), CallList(second, options, view))
    (self.first, self.second) = lists
    let alignment = SequenceAlignment(
      lists.0.calls.map(\.sentence),
      lists.1.calls.map(\.sentence)
    )
    let checksNesting = view.hasEverything
    rows = Nesting(lists.0.calls, lists.1.calls).rows(of: alignment, isStrict: checksNesting)
    changes = RowChanges(rows, lists.0.calls, lists.1.calls).changes
    notes = Self.notes(view)
  }

  /// Whether the traces are equal.
  public var isEqual: Bool { rows.allSatisfy(\.isEqual) }
  /// The number of calls that only the first trace contains.
  public var onlyInFirst: Int { changes.count { $0 == .onlyFirst } }
  /// The number of calls that only the second trace contains.
  public var onlyInSecond: Int { changes.count { $0 == .onlySecond } }
  /// The number of calls that the traces contain at different positions; each has two rows.
  public var moved: Int {
    changes.count { change in if case .moved = change { true } else { false } } / 2
  }
  /// The number of calls with different arguments in the second trace; each has two rows.
  public var withOtherArguments: Int {
    changes.count { change in if case .argument = change { true } else { false } } / 2
  }
  /// The number of equal calls.
  public var inBoth: Int { rows.count(where: \.isEqual) }

  /// The call of a row; that of the second trace if both contain it.
  public func call(of row: Row) -> ComparedCall? {
    row.second.map { second.calls[$0] } ?? row.first.map { first.calls[$0] }
  }

  private static func notes(_ view: SharedView) -> [String] {
    guard !view.hasEverything else { return [] }
    let names = view.callbackTexts.joined(separator: ", ")
    let shown = names.isEmpty ? "no callbacks in common" : "only \(names)"
    return [
      view.callbacks == nil
        ? "a log shows callbacks only: calls, arguments and ends of objects are not compared"
        : "a log shows \(shown): nothing else is compared, nor are arguments"
    ]
  }
}
