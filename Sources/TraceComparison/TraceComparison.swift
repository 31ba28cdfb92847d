public import TraceModel

/// Two traces beside each other, aligned by objects and calls, never by times.
///
/// An object corresponds to the one of the same class that was born as the same one of its class. A
/// call corresponds to an equal call of the corresponding object inside corresponding calls.
public struct TraceComparison: Sendable {
  /// One line of the comparison.
  public struct Row: Hashable, Sendable {
    /// The place in the calls of the first trace; `nil` when only the second one has it.
    public var first: Int?
    /// The place in the calls of the second trace; `nil` when only the first one has it.
    public var second: Int?

    /// Whether both traces have it.
    public var isEqual: Bool { first != nil && second != nil }
  }

  /// What happened in the first trace.
  public let first: CallList
  /// What happened in the second trace.
  public let second: CallList
  /// All calls of both traces in order.
  public let rows: [Row]
  /// How each row differs, in the order of ``rows``.
  public let changes: [Change]
  /// What was not compared and why, as sentences.
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

  /// Whether nothing differs.
  public var isEqual: Bool { rows.allSatisfy(\.isEqual) }
  /// The number of calls that only the first trace has.
  public var onlyInFirst: Int { changes.count { $0 == .onlyFirst } }
  /// The number of calls that only the second trace has.
  public var onlyInSecond: Int { changes.count { $0 == .onlySecond } }
  /// The number of calls that both traces have in different places; each stands in two rows.
  public var moved: Int {
    changes.count { change in if case .moved = change { true } else { false } } / 2
  }
  /// The number of calls that have other arguments in the second trace; each stands in two rows.
  public var withOtherArguments: Int {
    changes.count { change in if case .argument = change { true } else { false } } / 2
  }
  /// The number of calls that both traces have.
  public var inBoth: Int { rows.count(where: \.isEqual) }

  /// The call of a row: the second trace's where both have it.
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
